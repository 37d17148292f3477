"""A table as its seat knows it, in words: made from what the server sends that seat."""

from ..client.state import SeatState
from ..match.game import Game
from ..match.game import game as find_game
from ..server.http.schemas import Snapshot
from .answers import ChatLine, LegalAction, LogLine, Position, SeatInfo

LATEST = 12  # events and lines of chat in a position, unless more is asked for


class SeatSnapshot:
    """A snapshot of a table, read: the seat's view, its legal actions and their notation."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.snapshot, self.state = snapshot, SeatState(mode="plain")
        self.state.merge(snapshot.table)
        if snapshot.view is not None:
            self.state.merge(snapshot.view)

    @property
    def game(self) -> Game:
        return find_game(self.snapshot.table.game, "plain").of_version(self.snapshot.table.version)

    @property
    def numbers(self) -> list[int]:
        """The legal actions, where the seat may act."""
        return self.state.numbers if self.state.may_act else []

    def action(self, number: int) -> LegalAction:
        notation = self.game.notation[number]
        return LegalAction(action=notation, label=self.state.words.get(number, notation))

    def kind(self, number: int) -> str:
        return str(self.game.rules.ACTIONS.parts(number)[0])

    def position(self, since: int | None = None, heard: int | None = None) -> Position:
        """Return the position, with the events after a revision and the chat after so many lines; else the latest."""
        table, view, answers = self.snapshot.table, self.snapshot.view, frozenset(self.game.text.answers)
        over = view is not None and view.over
        return Position(
            table=table.id,
            game=table.game,
            state=table.state,
            seat=table.seat,
            revision=self.state.revision,
            heard=len(self.snapshot.talk),
            may_act=self.state.may_act,
            awaited=[] if view is None else [*view.awaited],
            seats=self._seats(),
            lines=self.state.lines,
            offers=[self.action(number) for number in self.numbers if self.kind(number) in answers],
            legal=len(self.numbers),
            log=self._log(since),
            chat=self._chat(heard),
            winners=[*view.winners] if over and view is not None and isinstance(view.winners, list) else [],
            returns=[*view.returns] if over and view is not None and isinstance(view.returns, list) else [],
        )

    def _seats(self) -> list[SeatInfo]:
        seats = enumerate(self.snapshot.table.seats)
        return [
            SeatInfo(seat=at, kind=seat.kind, name=seat.name, program=seat.program, online=seat.online)
            for at, seat in seats
        ]

    def _log(self, since: int | None) -> list[LogLine]:
        entries = self.state.log[-LATEST:] if since is None else self.state.log[since:]
        return [
            LogLine(number=entry.number, seat=entry.seat, action=entry.action, text=" ".join(entry.lines))
            for entry in entries
        ]

    def _chat(self, heard: int | None) -> list[ChatLine]:
        lines = self.snapshot.talk[-LATEST:] if heard is None else self.snapshot.talk[heard:]
        return [
            ChatLine(number=line.number, seat=line.seat, name=line.name, text=line.text or line.about, to=line.to)
            for line in lines
        ]
