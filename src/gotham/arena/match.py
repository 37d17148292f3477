"""One match and one block of matches between bots."""

import random
from typing import NamedTuple

from ..bots import bot, play
from ..errors import GothamError
from ..library import Game
from ..table import Table, View
from .schedule import Schedule


class Match(NamedTuple):
    """How a match ended: by seat, the bot and its return; the winning seats; the number of actions."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    returns: tuple[int, ...]
    length: int
    transcript: str = ""  # kept on request only

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win: one among all winners."""
        return tuple((seat in self.winners) / max(len(self.winners), 1) for seat in range(len(self.bots)))

    @property
    def margins(self) -> tuple[int, ...]:
        """How far each seat is ahead of the best other."""
        return tuple(own - max(self.returns[:seat] + self.returns[seat + 1 :]) for seat, own in enumerate(self.returns))


Block = tuple[Match, ...]


def play_block(game: Game, schedule: Schedule, block: int, transcripts: bool = False) -> Block:
    """The deal of a block, played with every rotation of the line-up."""
    return tuple(_play(game, schedule, block, rotation, transcripts) for rotation in range(schedule.players))


def _play(game: Game, schedule: Schedule, block: int, rotation: int, transcript: bool) -> Match:
    deal, seating = schedule.deal(block), schedule.seating(rotation)
    table = game.table(schedule.players, deal, schedule.options, names=seating)
    players = [bot(game, spec, f"{deal}/{seat}") for seat, spec in enumerate(seating)]
    try:
        return _result(play(table, players), transcript)
    except GothamError as error:
        # Made anew from texts, since not every error survives the way out of a worker.
        bots, action = ", ".join(seating), str(len(table.log) + 1)
        raise GothamError("error-arena-broken", bots=bots, deal=deal, action=action, reason=str(error)) from None


def _result(table: Table, transcript: bool) -> Match:
    text = table.transcript() if transcript else ""
    return Match(table.names, table.winners, table.returns, len(table.log), text)


def rehearse(game: Game, schedule: Schedule) -> None:
    """Asks each bot at the first and at the last real choice of a match, so that whatever they need is compiled."""
    table, rng = game.table(schedule.players, schedule.deal(0), schedule.options), random.Random(0)
    views: list[View] = []
    while not table.over:
        seat = table.awaited[0]
        numbers = table.numbers(seat)
        if len(numbers) > 1:
            views = [*views[:1], table.view(seat)]
        table.act(seat, rng.choice(numbers))
    for spec in dict.fromkeys(schedule.bots):
        for view in views:
            bot(game, spec).act(view, last_call=True)
    _result(table, transcript=False)
