"""Playing one block: a deal with every rotation of the line-up."""

from collections.abc import Sequence
from typing import NamedTuple

from ..bots import Bot, bot, play
from ..i18n.errors import GothamError
from ..match.game import Game
from ..match.table import Table
from .outside import OutsideSeats
from .schedule import Schedule


class MatchResult(NamedTuple):
    """The result of a match: bots and returns by seat, winning seats, number of actions."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    returns: tuple[int, ...]
    length: int
    transcript: str = ""  # only on request

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win, split among all winners."""
        return tuple((seat in self.winners) / max(len(self.winners), 1) for seat in range(len(self.bots)))

    @property
    def margins(self) -> tuple[int, ...]:
        """Each seat's lead over the best other."""
        return tuple(own - max(self.returns[:seat] + self.returns[seat + 1 :]) for seat, own in enumerate(self.returns))


Block = tuple[MatchResult, ...]


def play_block(
    game: Game, schedule: Schedule, block: int, transcripts: bool = False, outside: OutsideSeats | None = None
) -> Block:
    """Play the deal of a block with every rotation of the line-up."""
    return tuple(_play(game, schedule, block, rotation, transcripts, outside) for rotation in range(schedule.players))


def _play(
    game: Game, schedule: Schedule, block: int, rotation: int, transcript: bool, outside: OutsideSeats | None
) -> MatchResult:
    deal, seating = schedule.deal(block), schedule.seating(rotation)
    table = game.table(schedule.players, deal, schedule.options, names=_names(seating))
    # The rotation is in the seed: with one bot on several seats, two matches of a block would be the same.
    players: list[Bot] = [
        outside.player(spec, table, seat)
        if outside is not None and spec in outside.calls
        else bot(game, spec, f"{deal}/{rotation}/{seat}")
        for seat, spec in enumerate(seating)
    ]
    try:
        return _result(play(table, players), seating, transcript)
    except GothamError as error:
        raise broken(table, seating, deal, error) from None


def broken(table: Table, seating: Sequence[str], deal: str, error: GothamError) -> GothamError:
    """Return the error of a broken match as plain text, since not every error can be pickled."""
    bots, action = ", ".join(seating), str(len(table.log) + 1)
    return GothamError("error-arena-broken", bots=bots, deal=deal, action=action, reason=str(error))


def _names(seating: tuple[str, ...]) -> list[str]:
    """Return the players' names; bots of the same name get their seat."""
    return [spec if seating.count(spec) == 1 else f"{spec} ({seat})" for seat, spec in enumerate(seating)]


def _result(table: Table, seating: tuple[str, ...], transcript: bool) -> MatchResult:
    text = table.transcript() if transcript else ""
    return MatchResult(seating, table.winners, table.returns, len(table.log), text)
