"""Chinatown: settings of its balance report."""

from typing import Any

from ....hooks.balance import BalanceHooks

BOT = "trader"  # makes as many deals as masters in a fraction of their time


def first(s: Any) -> int:
    """Return the seat with the marker of the first player; without the option it has no effect.  CT-19"""
    return int(s.marker)


HOOKS = BalanceHooks(bot=BOT, first=first)
