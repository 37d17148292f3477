"""Random matches with all their steps, compiled if possible."""

import functools
import os
from typing import Any, NamedTuple

import pytest

from gotham.engine import copied, has_numba
from gotham.games.chinatown.rules.state import NO, YES
from gotham.match.table import Entry

from .haggling import haggle

MODE = os.environ.get("GOTHAM_MODE") or ("compiled" if has_numba() else "plain")
ROUNDS = 6 if MODE != "plain" else 2  # interpreted rules are too slow for the rest


class Step(NamedTuple):
    """An action and the states around it."""

    entry: Entry
    before: Any
    after: Any


@functools.cache
def match(players, seed, **options):
    """Return a table and all steps of its match."""
    steps = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GOTHAM_MODE", MODE)
        for table in haggle(players, seed, options, drafts=10, rounds=ROUNDS):
            table.follow = lambda moment: steps.append(Step(moment.entry, copied(moment.before), copied(moment.after)))
    return table, steps


def struck(step):
    """Return whether a step settled a deal."""
    return YES <= step.entry.action < NO and step.after["struck"].sum() > step.before["struck"].sum()
