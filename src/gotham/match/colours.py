"""The colours of the seats: which seat has which, and how a game's own colours are painted on a table.

In the rules and in every file colours are canonical: seat 0 has the first colour, seat 1 the second, and so on. What
people see and type has the colours that they chose. A paint is a permutation: canonical colour -> colour shown.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..i18n.catalogue import LANGUAGES
from ..i18n.catalogue import Paint as Paint
from ..i18n.errors import Conflict, GothamError, Invalid, Unavailable, Unknown
from ..i18n.names import suggestion

if TYPE_CHECKING:
    from .types import Game


def check_colour(game: "Game", colour: str) -> str:
    """Return a colour of the game; refuse another name."""
    known = game.text.colours
    if not known:
        raise Unavailable("error-colourless", game=game.name)
    if colour not in known:
        raise Unknown("error-colour", name=colour[:40], known=", ".join(known), near=suggestion(colour, known))
    return colour


def find_colour(game: "Game", text: str) -> str:
    """Return the colour that a person means: its name in any language, whatever its capitals."""
    wish = text.strip().lower()
    names = {game.words(language)(f"colour-{id}"): id for id in game.text.colours for language in LANGUAGES}
    return check_colour(game, {name.lower(): id for name, id in names.items()}.get(wish, wish))


def check_colours(game: "Game", players: int, chosen: Sequence[str]) -> tuple[str, ...]:
    """Return the chosen colour of each seat, empty where none was; refuse a colour that is chosen twice."""
    if len(chosen) > players:
        raise Invalid("error-colours", colours=str(len(chosen)), players=str(players))
    wished = (*chosen, *[""] * (players - len(chosen)))
    for seat, colour in enumerate(wished):
        if colour and check_colour(game, colour) in wished[:seat]:
            raise taken(colour, f"#{wished.index(colour) + 1}")
    return wished


def taken(colour: str, who: str) -> Conflict:
    """Return the refusal of a colour that somebody has; it is named in the language of the reader."""
    return Conflict("error-colour-taken", colour=GothamError(f"colour-{colour}"), who=who)


def shared_out(known: Sequence[str], chosen: Sequence[str]) -> tuple[int, ...]:
    """Return the colour of each seat, as an index: what it has chosen, else its own if that is left, else the first
    that is left."""
    return _shared_out([known.index(colour) if colour in known else None for colour in chosen], len(known))


def _shared_out(wished: Sequence[int | None], total: int) -> tuple[int, ...]:
    own = {at for at, wish in enumerate(wished) if wish is None and at not in wished}
    spare = iter([colour for colour in range(total) if colour not in wished and colour not in own])
    return tuple(wish if wish is not None else at if at in own else next(spare) for at, wish in enumerate(wished))


def paint_of(known: Sequence[str], chosen: Sequence[str]) -> Paint:
    """Return the paint of a table: the colours of its seats, and of those that nobody has, their own where they can;
    empty where all are canonical."""
    seats, total = shared_out(known, chosen), len(known)
    paint = _shared_out([*seats, *[None] * (total - len(seats))], total)
    return () if paint == tuple(range(total)) else paint


def inverse(paint: Paint) -> Paint:
    """Return the paint that takes this one back."""
    return tuple(paint.index(colour) for colour in range(len(paint)))
