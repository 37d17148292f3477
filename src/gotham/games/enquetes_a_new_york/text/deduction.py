"""What a viewer can conclude: the squares excluded by clues read or by accusations heard."""

from ....match.view import View
from ..cases.clues import CLUES
from ..rules.board import SQUARES
from ..rules.state import BESIDE, CARDS
from .phrases import has_read


def cards_read(view: View) -> list[int]:
    """Return the cards that the viewer has read: those in hand first, each part in the order of labels."""
    s = view.state
    return sorted((card for card in range(CARDS) if has_read(s, card)), key=lambda card: s.holder[card] != view.viewer)


def excluded(view: View) -> dict[int, list[int]]:
    """Return the squares that the viewer's clues exclude, each with the excluding cards in the order of labels."""
    truth = {card: CLUES[view.state.clue[card]].truth for card in sorted(cards_read(view))}
    against = ((square, [card for card in truth if not truth[card] >> square & 1]) for square in range(SQUARES))
    return {square: cards for square, cards in against if cards}


def accused(view: View) -> dict[int, list[int]]:
    """Return the wrongly accused squares, which are public, each with its accusers."""
    found: dict[int, list[int]] = {}
    for seat in range(view.players):
        if view.state.accused[seat] != BESIDE:
            found.setdefault(int(view.state.accused[seat]), []).append(seat)
    return found


def remaining(view: View) -> list[int]:
    """Return the squares left for the viewer."""
    out = {*excluded(view), *accused(view)}
    return [square for square in range(SQUARES) if square not in out]
