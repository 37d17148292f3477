"""What a game is: the names its `rules` define. Stubs, to be read first; `bind` puts a game's own in their place.

A game is a package with `rules` (below), `text` (see docs/new_game.md) and `twin` (see `laws`). Functions
take the state `s` and change it in place; they may use numbers, tuples of numbers, the record and each
other, and no strings, exceptions, recursion or allocation, so that they compile for processors of all kinds.

| constant  | is                                                                                        |
| --------- | ----------------------------------------------------------------------------------------- |
| State     | `record(...)`: field = number of values, or (low, high), or (either, shape); it has       |
|           | the fields `key` (eight words), `players` and `options` (a word for each option)          |
| ACTIONS   | `actions(...)`: kinds and the sizes of their operands                                     |
| PLAYERS   | the numbers of players there can be, as a range                                           |
| OPTIONS   | name -> its values as texts, the default first; rules get the index of the chosen one     |
| VERSION   | goes up whenever an old transcript would play differently                                 |
| CLAUSES   | prefix of the clause ids of the rulebook; a clause is named by the number behind it       |
| LIMIT     | most decisions a match can have                                                           |
| LIVELY    | weight of each kind of action, for random play that reaches the interesting parts         |
| NAMELESS  | kinds, only seen and never done, whose doer is not told to who sees them; may be left out |

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
    """Marks a place that `bind` fills with the game's own function, from its `rules` or a module of that name."""
    function.is_stub = True
    return function


@stub
def setup(s: Any, players: int, options: Any, key: Any) -> None:
    """Makes s the start of a match. All chance comes from the key (eight words), now and later."""


@stub
def actors(s: Any) -> int:
    """Who may act now, as bits."""


@stub
def awaited(s: Any) -> int:
    """Who is waited for, a part of the actors: clocks and alerts follow it."""


@stub
def legal(s: Any, player: int, mask: Any) -> None:
    """Marks the player's legal actions; depends only on what that player sees."""


@stub
def why(s: Any, player: int, action: int) -> int:
    """0 where the action is legal, else the number of the clause that forbids it."""


@stub
def apply(s: Any, player: int, action: int) -> bool:
    """Carries out a legal action; True when it showed anybody anything hidden or random.

    That is: anything which the action, as they see it, does not say; also an outcome that tested something hidden.
    """


@stub
def seen(s: Any, player: int, action: int, viewer: int) -> int:
    """The action as the viewer notices it, asked before it happens: itself, a vaguer one, or NOTHING."""


@stub
def look(s: Any, viewer: int, view: Any) -> None:
    """Copies into view, which comes in all UNKNOWN, what the viewer may know and nothing else."""


@stub
def guess(s: Any, viewer: int, seed: int) -> None:
    """Turns a view into some full state that looks the same to that viewer."""


@stub
def is_over(s: Any) -> bool:
    """Whether the match has ended."""


@stub
def returns(s: Any, out: Any) -> None:
    """Fills in each seat's result; before the end, the result if it ended now. When over, views must tell it too."""


@stub
def winners(s: Any) -> int:
    """The winning seats of a match that is over, as bits."""


@stub
def check(s: Any) -> int:
    """0, or the number of a clause that this state breaks: guards scenes, proves conservation."""


@stub
def twin(s: Any, viewer: int, seat: int, action: int, seed: int) -> None:
    """Changes what a viewer may not know and the coming action of a seat will not show. Written from the rulebook's
    words on information and not from `look`, in the game's `twin.py`: the laws hold one against the other."""


@stub
@rule
def tally(s: Any, seat: int, action: int, after: Any, counts: Any) -> None:
    """Counts what an action brought about, for the laws and benchmarks to print: the game's `tally.py`, which names
    the counts in COUNTS with the least to be met. A game may do without."""
