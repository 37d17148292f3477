"""Types that hooks share: what they are given, and the plain data that they return.

Hooks lie below matches and bots, so the classes of those are imported for type checkers alone.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from ..i18n.catalogue import Label as Label
from ..i18n.catalogue import Name as Name

if TYPE_CHECKING:
    from ..bots import Maker as Maker
    from ..bots.ranking import Ranked as Ranked
    from ..match.game import Game as Game
    from ..match.scene import Lines as Lines
    from ..match.table import Event as Event
    from ..match.table import Table as Table
    from ..match.view import View as View
    from ..printing.drawings import Drawings as Drawings
    from ..study.puzzles import Puzzle as Puzzle

State: TypeAlias = np.record
"""One state, or a view of one: its fields are attributes."""

Rows: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.record]]
"""States as an array of records; `rows[0]` is the first."""

Counts: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.int64]]
"""Whole numbers that a rule fills in."""

Json: TypeAlias = Mapping[str, "Json"] | Sequence["Json"] | str | int | float | bool | None
"""Plain data that can be written as JSON."""

JsonObject: TypeAlias = dict[str, "Json"]
"""Plain data with names."""

Options: TypeAlias = Mapping[str, str]
"""Option -> chosen value."""

Actions: TypeAlias = Sequence[int]
"""Numbers of actions."""

Notes: TypeAlias = Mapping[str, str]
"""A seat's private notes: subject -> text."""

Shares: TypeAlias = Sequence[float]
"""Each seat's share of the win; they sum to 1."""

Worth: TypeAlias = Callable[[State, int, int, Counts], float]
"""The rule `worth(s, player, action, out)`; `out` is scratch space for results."""
