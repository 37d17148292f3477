"""Observations and actions as texts, with the methods that arenas of language models use."""

from collections.abc import Iterator
from typing import Any

from ..engine import NOTHING
from ..i18n.errors import Conflict, GothamError
from ..match.game import Game
from ..match.log import Change, Event
from ..match.table import Table
from ..match.turns import Turn, last_actor, turns
from ..match.view import View
from .episode import MatchSetting, setting
from .rewards import reward_of

WAIT = "wait"


class TextEnv:
    """A match in texts. `get_observation` says who is asked and what they see; `step` takes their action in notation.

    Where several may act, a seat may answer `wait`, unless it is called. With `list_actions`, an observation ends
    with the legal actions. A refused answer changes nothing but a count.
    """

    def __init__(self, setting: MatchSetting, list_actions: bool = True, language: str = "en") -> None:
        self.setting, self.list_actions, self.language = setting, list_actions, language
        self.words = setting.game.words(language)
        self.illegal = [0] * setting.players  # refused answers of each seat
        self.table: Table | None = None

    def reset(self, seed: int | str | None = None) -> None:
        """Start a match; the same seed starts what `game.table` starts."""
        self.table = self.setting.game.table(self.setting.players, seed, self.setting.options)
        self.illegal = [0] * self.setting.players
        self._waiting: dict[int, View] = {}
        self._news: list[list[str]] = [[] for _ in self.illegal]  # what each seat has noticed since it was last asked
        self.table.follow = self._tell
        self._ask()

    def _tell(self, change: Change) -> None:
        """Tell every seat what it noticed of a change."""
        table, game = self._playing(), self.setting.game
        for seat, news in enumerate(self._news):
            if (seen := change.seen(seat)) != NOTHING:
                views = [View.of(game, rows, seat) for rows in (change.before, change.after)]
                news += table.tell(Event(views[0], *table.as_seen(change.entry, seen), views[1]), self.words)

    def _playing(self) -> Table:
        if self.table is None:
            self.reset()
        assert self.table is not None
        return self.table

    def _ask(self) -> None:
        table = self._playing()
        waits = self._waiting
        self._turns: Iterator[Turn] = turns(table, last_actor(table), lambda seat, view: waits.get(seat) == view)
        self._turn = None if table.over else self._next()

    def _next(self) -> Turn:
        turn = next(self._turns)
        return turn._replace(last_call=turn.last_call or len(self._playing().actors) == 1)

    def get_observation(self) -> tuple[int, str]:
        """Return the seat that is asked, and what it sees; -1 and the spectator's view at the end."""
        table = self._playing()
        if self._turn is None:
            return -1, "\n".join(table.view().describe(self.language))
        seat = self._turn.seat
        lines = [*self._news[seat], *self._turn.view.describe(self.language)]
        if self.list_actions:
            lines.append(self.words("text-legal", actions=", ".join(self.legal())))
        lines.append(self.words("text-ask"))
        return seat, "\n".join(lines)

    def legal(self) -> list[str]:
        """Return the legal answers of the seat that is asked."""
        if self._turn is None:
            return []
        return [*self._turn.view.legal, *([] if self._turn.last_call else [WAIT])]

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Take the answer of the seat that is asked; return whether the match is over, and why it was refused."""
        table, turn = self._playing(), self._turn
        if turn is None:
            return True, {}
        text, told = " ".join(action.split()), len(self._news[turn.seat])
        if text.lower() == WAIT and not turn.last_call:
            self._waiting[turn.seat] = turn.view
            self._news[turn.seat] = []
            self._turn = self._next()
            return False, {"seat": turn.seat}
        try:
            if text.lower() == WAIT:
                raise Conflict("error-wait")
            table.act(turn.seat, text)
        except GothamError as error:
            self.illegal[turn.seat] += 1
            return False, {"seat": turn.seat, "illegal": error.say(self.words)}
        self._waiting.pop(turn.seat, None)
        del self._news[turn.seat][:told]
        self._ask()
        return table.over, {"seat": turn.seat}

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """Return each seat's reward, 0 before the end, and the counts of refused answers."""
        table = self._playing()
        rewards = reward_of(self.setting.reward)(table.returns, table.winners)
        return dict(enumerate(rewards if table.over else [0.0] * table.players)), {"illegal": [*self.illegal]}


def text_env(game: Game | str, *, list_actions: bool = True, language: str = "en", **chosen: Any) -> TextEnv:
    """Return a game in texts; `chosen` are players, options, preset, reward and mode."""
    return TextEnv(setting(game, **chosen), list_actions, language)
