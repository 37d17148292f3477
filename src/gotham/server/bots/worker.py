"""What happens in the processes where bots think. A bot is made for every question, with what it has kept in mind."""

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ...bots import WAIT, Bot, advice_of, bot, reason_of, run_of, warm_up
from ...bots.budget import sharing
from ...bots.ranking import Ranked, rank_of
from ...insight.finished_match import can_be_analysed
from ...insight.warmup import warm_up as warm_up_analysis
from ...match import game as library
from ...match.compiled import ANALYSIS, compiled_for, mark_compiled
from ...match.view import View
from .pool import give_way

GLIMPSE = 0.01  # of a budget, where nobody wants to know


class Asked(NamedTuple):
    """Who is asked about which view: a bot at a seat, and the rules it plays by. The seed comes from the view, so that
    nobody has the same chances twice."""

    spec: str
    seat: int
    game: str
    mode: str
    version: int
    cells: bytes
    seed: str
    last_call: bool = False
    memory: Any = None  # what the bot had in mind behind its latest answer
    advice: bool = False  # whether the reason is for who has the same view, and not for all

    @property
    def kind(self) -> tuple[str, str, str]:
        """What bots have in common that take about as long."""
        return self.game, self.mode, self.spec


class Answer(NamedTuple):
    """Actions, or none to wait; and why."""

    actions: Sequence[int]
    reason: str = ""
    memory: Any = None
    seconds: float | None = None  # that it took to think; not told where much had to be loaded first
    ranked: Sequence[Ranked] = ()  # what it holds of its choices, for who has the same view


_loaded: set[tuple[str, str, str]] = set()  # kinds of bots that have answered in this process


def asked(view: View, spec: str, seed: str, **more: Any) -> Asked:
    """A question about a view."""
    game = view.game
    return Asked(spec, view.viewer, game.name, game.mode, game.rules.VERSION, view.cells.tobytes(), seed, **more)


def answer(question: Asked, share: float = 1.0) -> Answer:
    """A bot's answer, with a share of its budget."""
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


def _reason(player: Bot, question: Asked) -> str:
    return advice_of(player) if question.advice else reason_of(player)


def _view(question: Asked) -> View:
    game = library.game(question.game, question.mode).of_version(question.version)
    rows: Any = np.frombuffer(bytearray(question.cells), game.rules.State.dtype)
    return View(game, rows, question.seat)


def load(question: Asked) -> None:
    """Has the rules at hand that a question is about."""
    view = _view(question)
    _ = view.numbers, view.guess(0).view(question.seat).numbers


def compile_bots(name: str, specs: Sequence[str]) -> None:
    """Has a game and its bots compiled, into the cache that all processes share. They need not think for long."""
    with sharing(GLIMPSE):
        warm_up(library.game(name).table(), specs)


def lacks_analysis(name: str) -> bool:
    """Whether nobody has had compiled on this machine what an analysis needs."""
    game = library.game(name)
    return can_be_analysed(game) and ANALYSIS not in compiled_for(game)


def compile_analysis(name: str) -> None:
    """Has that compiled; whoever plays goes before."""
    game = library.game(name)
    give_way()
    warm_up_analysis(game)
    mark_compiled(game, [ANALYSIS])
