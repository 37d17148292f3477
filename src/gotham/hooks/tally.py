"""Hooks of `rules.tally` (flat: `tally`): what `gotham laws` and `gotham bench` count in a game."""

from collections.abc import Callable, Mapping

import numpy as np

from .declaration import constant, hooks

# Not from `types`: rules depend on this module, and must be compiled again for as few edits as can be.
Tally = Callable[[np.record, int, int, np.record, np.ndarray[tuple[int, ...], np.dtype[np.int64]]], None]


@hooks("tally")
class TallyHooks:
    """Counts of events that lively play must meet."""

    counts: Mapping[str, int] = constant(factory=dict)
    """Name -> the least number in 2,000 lively matches of what `tally` counts, in its order."""

    tally: Tally | None = None
    """A rule: count what an action brought about, `tally(s, seat, action, after, counts)`. The compiler finds it by
    the name of its module."""
