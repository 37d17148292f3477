"""Each seat's share of the win of a finished match."""

from ..hooks.types import Rows
from ..match.game import Game
from ..match.view import seats_of


def shares(game: Game, rows: Rows) -> list[float]:
    """Return each seat's share: equal parts for the winners, or for all seats if nobody has won.

    Who plays alone and has not won has lost.
    """
    seats = range(int(rows[0].players))
    winners = seats_of(game.ask("winners", rows)) or (seats if len(seats) > 1 else ())
    return [float(seat in winners) / max(len(winners), 1) for seat in seats]
