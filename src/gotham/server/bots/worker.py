"""What runs in a worker process: a bot is built for every question, with the memory of its latest answer."""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ...bots import WAIT, Bot, advice_of, bot, reason_of, run_of, warm_up
from ...bots.advice import recommend
from ...bots.player import sharing
from ...bots.ranking import Ranked
from ...bots.registry import characters, levels
from ...insight.finished_match import can_be_analysed
from ...insight.warmup import warm_up as warm_up_analysis
from ...match.compiled import ANALYSIS, all_bots, compiled_for, compiled_share, mark_compiled
from ...match.game import game as find_game
from ...match.view import View, rehearse
from ...parallel.bootstrap import lower_priority, start_worker

GLIMPSE = 0.01  # of a budget, where the answer does not matter
OFTEN = 0.5  # seconds between two reports of progress
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
        actions, ranked = _asked(player, view, question)
    memory = getattr(player, "memory", None)
    reason = _reason(player, question) if actions else ""
    seconds = time.perf_counter() - began if question.kind in _loaded else None
    _loaded.add(question.kind)
    return Answer(actions, reason, memory, seconds, ranked)


def _asked(player: Bot, view: View, question: Question) -> tuple[Sequence[int], Sequence[Ranked]]:
    """Return what a bot does; for a person who asked for advice, what it recommends and its choices."""
    if question.advice:
        return recommend(player, view, question.last_call)
    said = player.act(view, question.last_call)
    return [] if said == WAIT else [int(number) for number in run_of(said)], ()


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


def specs_of(name: str) -> list[str]:
    """Return the bots of a game's levels and characters, the weakest first."""
    game = find_game(name)
    return [*levels(game).values(), *characters(game).values()]


def lacks_bots(name: str) -> bool:
    """Return whether a game and all its levels and characters are not compiled yet on this machine."""
    game = find_game(name)
    return all_bots(game) not in compiled_for(game)


_progress: Any = None  # a number that this process shares with the server


def start_reporting(progress: Any) -> None:
    """Start a worker that reports its progress by a shared number."""
    global _progress
    start_worker()
    _progress = progress


def compile_bots(name: str, specs: Sequence[str]) -> None:
    """Compile a game and its bots into the cache that all processes share."""
    game = find_game(name)
    with _reporting(lambda: compiled_share(game)):
        load_bots(name, specs)
        rehearse(game)
    mark_compiled(game, [all_bots(game)])


def load_bots(name: str, specs: Sequence[str], share: float = 1.0) -> None:
    """Load a game and bots, compiled where they are not yet; whatever share of a budget the server grants."""
    with sharing(GLIMPSE):
        warm_up(find_game(name).table(), specs)


@contextlib.contextmanager
def _reporting(share: Callable[[], float]) -> Iterator[None]:
    """Report progress from a thread: compiling one rule takes seconds."""
    ended = threading.Event()

    def report() -> None:
        while _progress is not None and not ended.wait(OFTEN):
            _progress.value = share()

    threading.Thread(target=report, daemon=True).start()
    try:
        yield
    finally:
        ended.set()


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
