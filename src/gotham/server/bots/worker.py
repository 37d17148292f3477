"""What runs in a worker process: a bot is built for every question, with the memory of its latest answer."""

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ...bots import WAIT, Bot, advice_of, bot, reason_of, run_of, warm_up
from ...bots.player import sharing
from ...bots.ranking import Ranked, rank_of
from ...insight.finished_match import can_be_analysed
from ...insight.warmup import warm_up as warm_up_analysis
from ...match.compiled import ANALYSIS, compiled_for, mark_compiled
from ...match.game import game as find_game
from ...match.view import View
from ...parallel.bootstrap import lower_priority

GLIMPSE = 0.01  # of a budget, where the answer does not matter
BotMemory = Any  # plain data of the bot's own


class Question(NamedTuple):
    """A question to a bot: its spec and seat, the rules and the view. The seed follows from the view, so that asking
    again draws nothing new."""

    spec: str
    seat: int
    game: str
    mode: str
    version: int
    cells: bytes
    seed: str
    last_call: bool = False
    memory: BotMemory = None  # after the bot's latest answer
    advice: bool = False  # whether the reason is for a person with the same view, and not public

    @property
    def kind(self) -> tuple[str, str, str]:
        """The key of bots that take about as long."""
        return self.game, self.mode, self.spec


class Answer(NamedTuple):
    """Actions, or none to wait; and why."""

    actions: Sequence[int]
    reason: str = ""
    memory: BotMemory = None
    seconds: float | None = None  # of thinking; None where loading took part of the time
    ranked: Sequence[Ranked] = ()  # its choices with figures, for a person with the same view


_loaded: set[tuple[str, str, str]] = set()  # kinds of bots that have answered in this process


def question_of(view: View, spec: str, seed: str, **more: Any) -> Question:
    """Return a question about a view."""
    game = view.game
    return Question(spec, view.viewer, game.name, game.mode, game.rules.VERSION, view.cells.tobytes(), seed, **more)


def answer(question: Question, share: float = 1.0) -> Answer:
    """Return a bot's answer, found with a share of its budget."""
    view = _view(question)
    began = time.perf_counter()
    with sharing(share):
        player = bot(view.game, question.spec, question.seed)
        if question.memory is not None:
            player.memory = question.memory  # type: ignore[attr-defined]
        said = player.act(view, question.last_call)
    memory = getattr(player, "memory", None)
    actions = [] if said == WAIT else [int(number) for number in run_of(said)]
    reason = _reason(player, question) if actions else ""
    seconds = time.perf_counter() - began if question.kind in _loaded else None
    _loaded.add(question.kind)
    return Answer(actions, reason, memory, seconds, rank_of(player) if question.advice else ())


def _reason(player: Bot, question: Question) -> str:
    return advice_of(player) if question.advice else reason_of(player)


def _view(question: Question) -> View:
    game = find_game(question.game, question.mode).of_version(question.version)
    rows: Any = np.frombuffer(bytearray(question.cells), game.rules.State.dtype)
    return View(game, rows, question.seat)


def load(question: Question) -> None:
    """Load the rules that a question needs."""
    view = _view(question)
    _ = view.numbers, view.guess(0).view(question.seat).numbers


def compile_bots(name: str, specs: Sequence[str]) -> None:
    """Compile a game and its bots into the cache that all processes share."""
    with sharing(GLIMPSE):
        warm_up(find_game(name).table(), specs)


def lacks_analysis(name: str) -> bool:
    """Return whether the analysis of a game is not compiled yet on this machine."""
    game = find_game(name)
    return can_be_analysed(game) and ANALYSIS not in compiled_for(game)


def compile_analysis(name: str) -> None:
    """Compile the analysis of a game, at low priority."""
    game = find_game(name)
    lower_priority()
    warm_up_analysis(game)
    mark_compiled(game, [ANALYSIS])
