"""What a game is: the names its `rules` define. Stubs, to be read first; `bind` puts a game's own in their place.

A game is a package with `rules` (below), `text` (see docs/new_game.md) and `twin` (see `laws`). Functions
take the state `s` and change it in place; they may use numbers, tuples of numbers, the record and each
other, and no strings, exceptions, recursion or allocation, so that they compile for processors of all kinds.

| constant    | is                                                                                      |
| ----------- | --------------------------------------------------------------------------------------- |
| State       | `record(...)`: field = number of values, or (low, high), or (either, shape); it has     |
|             | the fields `key` (eight words), `players` and `options` (a word for each option)        |
| ACTIONS     | `actions(...)`: kinds and the sizes of their operands                                   |
| PLAYERS     | the numbers of players who can play against each other, as a range                      |
| SOLO        | whether one player can play alone, too; optional                                        |
| OPTIONS     | name -> its values as texts, the default first; rules get the index of the chosen one   |
| VERSION     | goes up whenever an old transcript would play differently                               |
| CLAUSES     | prefix of the clause ids of the rulebook; a clause is named by the number after it      |
| LIMIT       | most decisions a match can have                                                         |
| LIVELY      | weight of each kind of action, for random play that reaches the interesting parts       |
| NAMELESS    | kinds, only seen and never done, that do not reveal the actor to viewers; optional      |
| RETRACTABLE | kinds, only seen and never done, after which an action may still be undone; optional    |

A player is a seat from 0; a viewer is a seat or SPECTATOR. Sets of seats are bits.
"""

from typing import Any

from .compiler import rule

FUNCTIONS = (
    *("setup", "actors", "awaited", "legal", "why", "apply", "seen"),
    *("look", "guess", "is_over", "returns", "winners", "check"),
)
FIELDS = ("key", "players", "options")  # that every State has
TEXTS = ("OPERANDS", "describe", "tell")  # that every `text` has


def stub(function: Any) -> Any:
    """Mark a place that `bind` fills with the game's own function, from its `rules` or a module of that name."""
    function.is_stub = True
    return function


@stub
def setup(s: Any, players: int, options: Any, key: Any) -> None:
    """Set s to the start of a match. All chance comes from the key (eight words), now and later."""


@stub
def actors(s: Any) -> int:
    """Return the seats that may act now, as bits."""


@stub
def awaited(s: Any) -> int:
    """Return the awaited seats, a subset of the actors: clocks and alerts follow it."""


@stub
def legal(s: Any, player: int, mask: Any) -> None:
    """Mark the player's legal actions; depends only on what that player sees."""


@stub
def why(s: Any, player: int, action: int) -> int:
    """Return 0 if the action is legal, otherwise the number of the clause that forbids it."""


@stub
def apply(s: Any, player: int, action: int) -> bool:
    """Carry out a legal action; return True if it showed anybody anything hidden or random.

    That is: anything that the action, as they see it, does not imply; also an outcome that tested something hidden.
    """


@stub
def seen(s: Any, player: int, action: int, viewer: int) -> int:
    """Return the action as the viewer notices it, before it happens: itself, a vaguer one, or NOTHING."""


@stub
def look(s: Any, viewer: int, view: Any) -> None:
    """Copy into view, initially all UNKNOWN, what the viewer may know and nothing else."""


@stub
def guess(s: Any, viewer: int, seed: int) -> None:
    """Turn a view into a full state that looks the same to that viewer."""


@stub
def is_over(s: Any) -> bool:
    """Return whether the match has ended."""


@stub
def returns(s: Any, out: Any) -> None:
    """Fill in each seat's result; before the end, the result if it ended now. After it, views must give it too."""


@stub
def winners(s: Any) -> int:
    """Return the winning seats of a finished match, as bits."""


@stub
def check(s: Any) -> int:
    """Return 0, or the number of a clause that this state breaks: guards scenes, proves conservation."""


@stub
def twin(s: Any, viewer: int, seat: int, action: int, seed: int) -> None:
    """Change what a viewer may not know and the coming action of a seat will not show. Written from the rulebook's
    words on information and not from `look`, in the game's `twin.py`: the laws compare the two."""


@stub
@rule
def tally(s: Any, seat: int, action: int, after: Any, counts: Any) -> None:
    """Count what an action brought about, for the laws and benchmarks to print: the game's `tally.py`, which names
    the counts in COUNTS with their minimum. Optional."""
