"""Haggled matches with all that happened in them, compiled where that can be."""

import functools
import os
from typing import Any, NamedTuple

import pytest

from gotham.engine import copied, has_numba
from gotham.games.chinatown.rules.state import NO, YES
from gotham.match.table import Entry

from .haggling import haggle

MODE = os.environ.get("GOTHAM_MODE") or ("compiled" if has_numba() else "plain")
ROUNDS = 6 if MODE != "plain" else 2  # interpreted, the rest would take too long


class Step(NamedTuple):
    """What was done, and the states around it."""

    entry: Entry
    before: Any
    after: Any


@functools.cache
def match(players, seed, **options):
    """A table, and all steps of its match."""
    steps = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GOTHAM_MODE", MODE)
        for table in haggle(players, seed, options, drafts=10, rounds=ROUNDS):
            table.follow = lambda moment: steps.append(Step(moment.entry, copied(moment.before), copied(moment.after)))
    return table, steps


def struck(step):
    """Whether a deal was struck in a step."""
    return YES <= step.entry.action < NO and step.after["struck"].sum() > step.before["struck"].sum()
