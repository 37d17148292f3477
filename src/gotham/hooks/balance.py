"""Hooks of `insight.balance` (flat: `balance`): what `gotham report` measures of a game."""

from collections.abc import Callable, Mapping, Sequence

from .declaration import constant, hooks
from .types import State


def _no_rounds(s: State) -> Sequence[tuple[int, Sequence[int]]]:
    return []


@hooks("balance")
class BalanceHooks:
    """What a report on the balance of a game compares."""

    bot: str = constant(default="")
    """Spec of the bot that plays for `gotham report` unless one is named; otherwise that of the best level."""

    variants: Mapping[str, Sequence[str]] = constant(factory=dict)
    """Option -> the values that a report compares with the default; all others otherwise."""

    first: Callable[[State], int] | None = None
    """Who plays first, from the state at the start: `first(s)`; otherwise the seat awaited first. The message
    `balance-note` may add to that."""

    rounds: Callable[[State], Sequence[tuple[int, Sequence[int]]]] = _no_rounds
    """For each round of a finished match, the seat that began it and the points by seat: `rounds(s)`; a report is
    silent on rounds otherwise."""

    standing: Callable[[State], Sequence[int]] | None = None
    """How far each seat is, higher is better, to tell who leads: `standing(s)`; otherwise the results as of now."""
