"""Figures as text, the same in the terminal and on a page."""

from ...i18n.catalogue import Words
from ..sprt import BOUND, SprtResult
from ..statistics import Figure


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def share(figure: Figure) -> str:
    """Format a share with its interval."""
    low, high = bounds(figure)
    return f"{percent(figure.mean)} [{100 * low:5.1f}, {100 * high:5.1f}]"


def bounds(figure: Figure) -> tuple[float, float]:
    """Return the interval of a share; the whole range if too few matches were played."""
    return figure.low or 0.0, 1.0 if figure.high is None else figure.high


def number(figure: Figure) -> str:
    """Format a number with its interval."""
    low, high = ("?" if value is None else short(value) for value in (figure.low, figure.high))
    return f"{short(figure.mean)} [{low}, {high}]"


def short(value: float) -> str:
    return f"{value:,.{1 if abs(value) < 1000 else 0}f}"


def verdict_line(bot: str, result: SprtResult, words: Words) -> str:
    """Return the state of a test in a sentence."""
    return words(
        "arena-test",
        bot=bot,
        low=f"{result.hypotheses.low:g}",
        high=f"{result.hypotheses.high:g}",
        ratio=f"{result.ratio:.2f}",
        bound=f"{BOUND:.2f}",
        blocks=len(result.curve),
        decision=result.decision,
    )
