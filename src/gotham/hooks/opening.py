"""Hooks of `cases.opening` (flat: `opening`): starts of a match that the rules alone do not make."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from .declaration import hooks

if TYPE_CHECKING:
    from .types import Game


def _by_the_rules(game: "Game", players: int, options: dict[str, str], seed: str) -> None:
    return None


@hooks("opening")
class OpeningHooks:
    """How a match of the game starts, where `setup` is not all of it."""

    scene: "Callable[[Game, int, dict[str, str], str], str | None]" = _by_the_rules
    """The start of a match as the text of a scene, which is stored with it: `scene(game, players, options, seed)`;
    `None` where the rules can always make it again."""

    started: "Callable[[Game, str, int, dict[str, str], str], str | None] | None" = None
    """The scene of a start that has a name, such as the case of the day: `started(game, start, players, options,
    seed)`."""
