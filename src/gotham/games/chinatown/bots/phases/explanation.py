"""Chinatown for bots: the explanation of the latest answer, worked out only when somebody asks for it."""

from collections.abc import Callable


class Explanation:
    """`reason` is said to everybody; `advice` is for somebody with the same view, and may mention hidden things."""

    def __init__(self) -> None:
        self.reason: Callable[[], str] = str
        self.advice: Callable[[], str] = str

    def clear(self) -> None:
        self.reason = self.advice = str

    def advise(self) -> str:
        """Return the advice, or the reason where there is none."""
        return self.advice() or self.reason()
