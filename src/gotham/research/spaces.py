"""The spaces of observations and actions, and rendering, as Gymnasium and PettingZoo share them."""

from typing import Any

import numpy as np

from .episode import MatchSetting
from .extra import needing

with needing():
    from gymnasium import spaces

MODES = ("ansi", "human")  # of rendering: a text that is returned, or printed


def observation_space(setting: MatchSetting) -> Any:
    """Return the space of an observation with its mask of legal actions."""
    layout = setting.layout
    return spaces.Dict(
        {
            "observation": spaces.Box(
                layout.hidden.astype(layout.dtype), layout.high.astype(layout.dtype), dtype=layout.dtype
            ),
            "action_mask": spaces.Box(0, 1, (setting.wait + 1,), np.int8),
        }
    )


def action_space(setting: MatchSetting) -> Any:
    """Return the space of actions: the game's own by their numbers, then to wait."""
    return spaces.Discrete(setting.wait + 1)


def shown(text: str, mode: str | None) -> str | None:
    """Return a text, or print it, as the mode of rendering says."""
    if mode == "human":
        print(text)
        return None
    return text
