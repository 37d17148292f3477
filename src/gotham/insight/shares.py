"""The shares of a match that is over."""

from ..hooks.types import Rows
from ..match.game import Game
from ..match.view import seats_of


def shares(game: Game, rows: Rows) -> list[float]:
    """Each seat's share of a match that is over: the winners have equal parts, or all seats where nobody has won."""
    seats = range(int(rows[0].players))
    winners = seats_of(game.ask("winners", rows)) or seats
    return [float(seat in winners) / len(winners) for seat in seats]
