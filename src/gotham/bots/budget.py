"""A bot's budget: a number of simulations, which is reproducible, or a time."""

import contextlib
import re
from collections.abc import Iterator
from contextvars import ContextVar
from typing import NamedTuple

from ..i18n.errors import Invalid

BUDGET = re.compile(r"(\d{1,9})(ms|s)?")
_share: ContextVar[float] = ContextVar("share", default=1.0)  # of every budget, under load


class Budget(NamedTuple):
    """Simulations, or seconds where there is no number of simulations."""

    simulations: int
    seconds: float

    def shared(self) -> "Budget":
        """Return the share of this budget that a busy server grants."""
        share = _share.get()
        return Budget(self.simulations and max(1, int(self.simulations * share)), self.seconds * share)


@contextlib.contextmanager
def sharing(share: float) -> Iterator[None]:
    """Grant bots made in this context a share of their budgets."""
    token = _share.set(share)
    try:
        yield
    finally:
        _share.reset(token)


def budget(text: str, default: str) -> Budget:
    """Parse the budget after the colon of a spec: `1000`, `100ms` or `2s`."""
    found = BUDGET.fullmatch(text or default)
    if not found or int(found[1]) == 0:
        raise Invalid("error-budget", text=text[:40])
    amount, unit = int(found[1]), found[2]
    if not unit:
        return Budget(amount, 0.0).shared()
    return Budget(0, amount / 1000 if unit == "ms" else float(amount)).shared()
