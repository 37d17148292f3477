"""What the best bot of a game would do in a person's place, from their view alone."""

import functools
from collections.abc import Callable, Sequence

from ...bots import advice_of, bot
from ...bots.advice import reasons, recommend
from ...bots.ranking import CHANCE, Ranked
from ...bots.registry import adviser
from ...i18n.catalogue import Words
from ...i18n.errors import GothamError
from ...match.view import View

Name = Callable[[int], str]


def hint_lines(view: View, last_call: bool, name: Name, words: Words) -> list[str]:
    """Return what a bot recommends, its reason and its ranking, a line each."""
    player = bot(view.game, adviser(view.game), view.cells.tobytes().hex())
    actions, ranked = recommend(player, view, last_call)
    reason = advice_of(player) if actions else ""
    label = functools.partial(view.called, words=words, name=name)
    lines = [*_called(view, actions, name, words), reasons(view, actions, reason, words, name, label)]
    return [*lines, *(_choice(view, each, name, words) for each in ranked)]


def _choice(view: View, ranked: Ranked, name: Name, words: Words) -> str:
    called = "; ".join(_called(view, ranked.actions, name, words)) or words("analyse-wait")
    return f"{figure(ranked.kind, ranked.figure):>8}  {called}"


def figure(kind: str, value: float) -> str:
    """Format the figure of a choice."""
    return f"{100 * value:.1f} %" if kind == CHANCE else f"{value:+,.10g}"


def _called(view: View, actions: Sequence[int], name: Name, words: Words) -> list[str]:
    """Return the label of each action of a run, on a sampled table."""
    try:
        steps = view.guess().rehearse(view.viewer, *actions) if len(actions) > 1 else [(view, each) for each in actions]
    except GothamError:  # the table that looks the same is not the same
        steps = [(view, each) for each in actions]
    return [before.called(each, words, name) for before, each in steps]
