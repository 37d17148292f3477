"""Enquêtes à New York: what a balance report measures."""

from typing import Any

from ....hooks.balance import BalanceHooks
from ..rules.state import BESIDE

BOT = "master:expert"  # deduces everything from clues; the master simulates worlds and takes ten times as long
VARIANTS = {"case": ("generated",)}  # a numbered case is one of those on the wheel


def standing(s: Any) -> list[int]:
    """Return how many cards each seat has read; -1 if eliminated."""
    read = (int(s.knows[seat, seat]).bit_count() for seat in range(s.players))
    return [count if s.accused[seat] == BESIDE else -1 for seat, count in enumerate(read)]


HOOKS = BalanceHooks(bot=BOT, variants=VARIANTS, standing=standing)
