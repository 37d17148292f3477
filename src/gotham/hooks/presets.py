"""Hooks of `text.presets` (flat: `presets`): editions and house rules, each a name, a year and a set of options."""

from dataclasses import dataclass

from .declaration import constant, hooks
from .types import Options


@dataclass(frozen=True)
class Preset:
    """Options under a name, so that "play it as in ..." is one choice; those not named keep their defaults.

    The messages `preset-ID` and `preset-ID-about` give its title and describe it in a sentence.
    """

    id: str
    options: Options
    year: int | None = None  # of the edition; None for a house rule
    ours: bool = False  # whether it is this project's own, and no publisher's
    players: int | None = None  # that it is for; None for any number
    clock: int = 0  # seconds for a phase that all decide at once, where its source has a time for it


@hooks("presets")
class PresetHooks:
    """The presets of a game."""

    presets: tuple[Preset, ...] = constant(default=())
    """The presets in the order in which they are offered, the oldest edition first."""
