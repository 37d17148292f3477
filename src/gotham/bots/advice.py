"""A bot's advice: what it recommends, and its reasons in words."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..i18n.catalogue import Words, said
from ..match.view import View
from .player import WAIT, Bot, run_of
from .ranking import Ranked, rank_of


class Recommendation(NamedTuple):
    """What to do, none to wait, and the choices it was compared with, the best first."""

    actions: tuple[int, ...]
    ranked: list[Ranked]


def recommend(player: Bot, view: View, last_call: bool = False) -> Recommendation:
    """Ask a bot what to do: the choice that its own figures rank first, or its answer where it has no figures."""
    answer = player.act(view, last_call)
    ranked = rank_of(player)
    if ranked:
        return Recommendation(ranked[0].actions, ranked)
    return Recommendation(() if answer == WAIT else tuple(map(int, run_of(answer))), ranked)


def reasons(
    view: View,
    actions: Sequence[int],
    reason: str,
    words: Words,
    name: Callable[[int], str],
    label: Callable[[int], str],
) -> str:
    """Explain why a bot would take these actions or wait, with the game's own remark."""
    if not actions:
        return words("hint-wait")
    remark = view.game.bots.remark
    notes = [reason, *([] if remark is None else [remark(view, actions[0])])]
    texts = [said(note, words, name, label) for note in notes]
    return " ".join(words("hint-silent") if not text or text.startswith("=") else text for text in texts)
