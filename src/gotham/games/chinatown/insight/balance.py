"""Chinatown: what a report on its balance looks at."""

from typing import Any

from ....hooks.balance import BalanceHooks

BOT = "trader"  # strikes as many deals as masters do, in a fraction of their time


def first(s: Any) -> int:
    """Return who has the marker of the first player; without the option it decides nothing.  CT-19"""
    return int(s.marker)


HOOKS = BalanceHooks(bot=BOT, first=first)
