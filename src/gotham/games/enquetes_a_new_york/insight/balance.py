"""Enquêtes à New York: what a report on its balance looks at."""

from typing import Any

from ....hooks.balance import BalanceHooks
from ..rules.state import BESIDE

BOT = "master:expert"  # concludes all that clues say; the master imagines more, and takes ten times as long
VARIANTS = {"case": ("generated",)}  # a case by its number is one of those on the wheel


def standing(s: Any) -> list[int]:
    """How many cards each has read; who is eliminated is behind all."""
    read = (int(s.knows[seat, seat]).bit_count() for seat in range(s.players))
    return [count if s.accused[seat] == BESIDE else -1 for seat, count in enumerate(read)]


HOOKS = BalanceHooks(bot=BOT, variants=VARIANTS, standing=standing)
