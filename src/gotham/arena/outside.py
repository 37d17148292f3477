"""Seats that outside programs serve: asked over HTTP or MCP, with time-outs, counts, and a stand-in for bad answers."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..bots import WAIT, bot
from ..i18n.errors import GothamError, Invalid
from ..match.game import Game
from ..match.table import Table
from ..match.view import View
from .outside_calls import ProgramCall, Unanswered, call_of

LANGUAGE = "en"  # of positions and events
TRIES = 3  # answers to one question, before a random action is made
SILENCES = 3  # unanswered questions in a row, after which a program is not asked any more in that match
LISTED = 2_000  # legal actions in a question; further ones may still be chosen


@dataclass
class SeatCounts:
    """What an outside program did: questions, and what went wrong."""

    asked: int = 0
    late: int = 0  # no answer in time
    illegal: int = 0  # answers that the rules forbid, or that name no action
    failed: int = 0  # no answer, or one that cannot be read
    replaced: int = 0  # decisions made for it at random

    def __str__(self) -> str:
        return ", ".join(f"{name} {count}" for name, count in asdict(self).items())


class OutsideSeats:
    """The outside programs of a run, by the name that results and transcripts use; addresses are stored nowhere."""

    def __init__(self, addresses: Mapping[str, str], seconds: float) -> None:
        self.calls: dict[str, ProgramCall] = {name: call_of(address, seconds) for name, address in addresses.items()}
        self.counts = {name: SeatCounts() for name in addresses}

    def player(self, name: str, table: Table, seat: int) -> "OutsidePlayer":
        return OutsidePlayer(self.calls[name], self.counts[name], table, seat)

    def close(self) -> None:
        for call in self.calls.values():
            call.close()


def parse_seats(texts: Sequence[str], game: Game, bots: Sequence[str]) -> dict[str, str]:
    """Read `NAME=ADDRESS` of each outside seat. A name stands for one program only, and must be in the line-up."""
    found: dict[str, str] = {}
    for text in texts:
        name, _, address = text.partition("=")
        if not name or not address or name in found or name not in bots or not name.isprintable():
            raise Invalid("error-outside-seat", text=name[:40])
        try:
            bot(game, name)
        except GothamError:
            found[name] = address
        else:
            raise Invalid("error-outside-name", text=name[:40])
    return found


class OutsidePlayer:
    """A seat of one match. The program gets what its seat may know, and nothing more."""

    def __init__(self, call: ProgramCall, counts: SeatCounts, table: Table, seat: int) -> None:
        self.call, self.counts, self.table, self.seat = call, counts, table, seat
        self.stand_in = bot(table.game, "random", f"{table.seed}/{seat}")
        self.match, self.silences, self.told = secrets.token_hex(8), 0, 0

    def act(self, view: View, last_call: bool = False) -> int | Sequence[int]:
        refused = ""
        for _ in range(TRIES):
            if self.silences >= SILENCES:
                break
            self.counts.asked += 1
            try:
                answer = self.call.ask(self._question(view, last_call, refused))
                self.silences = 0
                return self._checked(answer, last_call)
            except TimeoutError:
                self.counts.late += 1
                self.silences += 1
            except Unanswered:
                self.counts.failed += 1
                self.silences += 1
            except GothamError as error:
                self.counts.illegal += 1
                refused = str(error)
        self.counts.replaced += 1
        return self.stand_in.act(view, True)

    def _question(self, view: View, last_call: bool, refused: str) -> dict[str, Any]:
        events = [self.table.tell(event, self.table.words(LANGUAGE)) for event in self.table.events(self.seat)]
        news, self.told = events[self.told :], len(events)
        return {
            "match": self.match,
            "game": view.game.name,
            "version": view.game.rules.VERSION,
            "options": dict(self.table.options),
            "seat": self.seat,
            "players": view.players,
            "position": view.describe(LANGUAGE),
            "events": [" ".join(lines) for lines in news],
            "legal": view.legal[:LISTED],
            "must_act": last_call,
            "refused": refused,
        }

    def _checked(self, answer: Any, last_call: bool) -> int | Sequence[int]:
        """Return the actions of an answer; refuse what is no list of actions, or against the rules."""
        actions = answer.get("actions") if isinstance(answer, dict) else None
        if actions == [] and not last_call:
            return WAIT
        if not isinstance(actions, list) or not actions or len(actions) > 64 or not all(map(_is_text, actions)):
            raise Invalid("error-outside-answer")
        return [number for _, number in self.table.rehearse(self.seat, *actions)]


def _is_text(value: Any) -> bool:
    return isinstance(value, str)
