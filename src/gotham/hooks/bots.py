"""Hooks of `bots.registry` (flat: `bots`): the bots of a game, its levels and its characters."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from .declaration import constant, hooks
from .types import Worth

if TYPE_CHECKING:
    from .types import Maker, Table, View


def _measure_nothing(table: "Table") -> Mapping[str, float]:
    return {}


@hooks("bots")
class BotHooks:
    """Who plays a game, and what bots know of it."""

    worth: Worth | None = None
    """A rule: the value of an action for the greedy bot, `worth(s, player, action, out)`; otherwise the lead that the
    action gives at once."""

    bots: "Mapping[str, Maker]" = constant(factory=dict)
    """Name -> maker of a bot for this game alone; see [A new bot](new_bot.md)."""

    default: str = constant(default="greedy")
    """Spec of the bot that plays against people unless they choose another."""

    hint: str = constant(default="")
    """Spec of the bot that gives hints at a web table; otherwise that of the best level."""

    levels: Mapping[str, str] = constant(factory=dict)
    """Level (`beginner`, `casual`, `practised`, `expert`, `master`) -> spec of its bot, the weakest first. The message
    `level-LEVEL-about` describes its play in a sentence. Otherwise there is a general ladder: `random`, `greedy`, and
    `ismcts` with more and more time."""

    characters: Mapping[str, str] = constant(factory=dict)
    """Character -> spec of its bot, for games whose bots differ in more than strength. The messages `character-ID` and
    `character-ID-about` give its name and describe its play."""

    remark: "Callable[[View, int], str] | None" = None
    """Comment on an action at once, as `speech` writes it, to go with a hint: `remark(view, action)`."""

    figures: "Callable[[Table], Mapping[str, float]]" = _measure_nothing
    """Measure a finished table, name -> number, for `gotham pairs` to compare: `figures(table)`."""
