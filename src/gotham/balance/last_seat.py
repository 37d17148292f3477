"""Whether it is an advantage to play last, in sentences."""

from collections.abc import Iterator, Mapping

from ..arena import Figure
from ..arena.report.figures import percent
from ..i18n.catalogue import Words
from . import figures
from .records import Measured

ORDER = ("more", "less", "unclear")  # certain results first


def answers(usual: Mapping[int, Measured], words: Words) -> Iterator[str]:
    """Yield the answers by number of players: for rounds, if there are several, and for matches."""
    has_rounds = all(map(figures.has_rounds, usual.values()))
    if has_rounds:
        yield from _answers(usual, figures.LAST_ROUND, "rounds", words)
    yield from _answers(usual, figures.LAST, "whole" if has_rounds else "matches", words)


def _answers(usual: Mapping[int, Measured], aspect: figures.Aspect, of: str, words: Words) -> Iterator[str]:
    groups: dict[str, list[str]] = {each: [] for each in ORDER}
    for players, matches in usual.items():
        share = figures.mean(matches, aspect)
        groups[figures.judged(share, 1 / players)].append(
            words("balance-share", players=players, share=share_text(share))
        )
    for judged, shares in groups.items():
        if shares:
            yield words("balance-answer", verdict=judged, of=of, shares=", ".join(shares))


def verdict(last: Figure, fair: float, of: str, words: Words) -> str:
    """Return the value of playing last as a sentence."""
    judged = figures.judged(last, fair)
    return words("balance-verdict", verdict=judged, share=share_text(last), fair=_unbroken(percent(fair)), of=of)


def share_text(share: Figure) -> str:
    """Return a share with its interval."""
    low, high = ("?" if value is None else f"{100 * value:.1f}" for value in (share.low, share.high))
    return _unbroken(f"{percent(share.mean)} [{low}, {high}]")


def _unbroken(text: str) -> str:
    """Prevent line breaks."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")
