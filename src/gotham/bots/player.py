"""The interface of a bot, reading what one answers, and its budget: simulations, which are reproducible, or a time."""

import contextlib
import re
from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from typing import NamedTuple, Protocol

from ..i18n.catalogue import is_speech
from ..i18n.errors import Invalid
from ..match.view import View

WAIT = -1  # in the place of an action: nothing now, ask again when something changed
BUDGET = re.compile(r"(\d{1,9})(ms|s)?")
_share: ContextVar[float] = ContextVar("share", default=1.0)  # of every budget, under load


class Bot(Protocol):
    """A player: receives its seat's view and answers with the number of a legal action.

    A decision that takes several actions, such as an offer, may be answered as a list, which is carried out
    entirely or not at all. Where several seats may act at once a bot may answer WAIT, unless it is the last call.
    An optional `reason` is shown to all with the answer, so it must reveal nothing hidden; an optional method `advise`
    explains the answer to a reader with the same view. See `reason_of` and `advice_of`.
    State between questions belongs in `memory`, plain data that can be read and set: the server sends every question to
    any free worker.
    """

    def act(self, view: View, last_call: bool = False) -> int | Sequence[int]: ...


def run_of(answer: int | Sequence[int]) -> Sequence[int]:
    """Return the actions of an answer."""
    return answer if isinstance(answer, Sequence) else [answer]


def reason_of(player: Bot) -> str:
    """Return a bot's public reason in the form of `speech`; empty if it has none, or none of that form."""
    reason = getattr(player, "reason", "")
    return reason if is_speech(reason) else ""


def advice_of(player: Bot) -> str:
    """Return a bot's private advice, for a reader with the same view; computed only on request."""
    advise = getattr(player, "advise", str)
    advice = advise()
    return advice if is_speech(advice) else reason_of(player)


# ---------------------------------------------------------------------------------------- the budget


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
