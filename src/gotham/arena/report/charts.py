"""Charts for HTML pages: scalable SVG, with all text outside of it, where it stays readable."""

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from ..statistics import Figure

MARGIN = 0.06  # of the width, left free at both ends of a chart
BARS = 16  # of a histogram, about


class Axis(NamedTuple):
    """The range of a chart, from left to right; the mark is a value to compare with."""

    least: float
    greatest: float
    mark: float | None = None

    def place(self, value: float) -> float:
        """Return the position of a value, in hundredths of the width."""
        span = (self.greatest - self.least) or 1.0
        inside = min(max((value - self.least) / span, 0.0), 1.0)
        return round(100 * (MARGIN + (1 - 2 * MARGIN) * inside), 2)


def around(figures: Sequence[Figure], mark: float | None = None) -> Axis:
    """Return an axis that contains all intervals."""
    values = [value for each in figures for value in (each.low, each.mean, each.high) if value is not None]
    return Axis(min(values), max(values), mark)


def interval_table(
    heads: tuple[str, str], rows: Sequence[tuple[str, Figure]], axis: Axis, write: Callable[[float], str]
) -> str:
    """Return a table whose middle column draws every mean as a dot in its interval."""
    body = "".join(_interval_row(label, figure, axis, write) for label, figure in rows)
    head = f'<th scope="col">{escape(heads[0])}</th><td></td><th scope="col" class="number">{escape(heads[1])}</th>'
    return f'<table class="intervals"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def _interval_row(label: str, figure: Figure, axis: Axis, write: Callable[[float], str]) -> str:
    interval = "" if figure.low is None or figure.high is None else f"{write(figure.low)} – {write(figure.high)}"
    value = f'{write(figure.mean)} <span class="between">{interval}</span>'
    drawing = _interval(figure, axis)
    name = escape(label).replace(":", ":<wbr>")
    return f'<tr><th scope="row">{name}</th><td>{drawing}</td><td class="number">{value}</td></tr>'


def _interval(figure: Figure, axis: Axis) -> str:
    parts = [_line("rail", axis.place(axis.least), axis.place(axis.greatest))]
    if axis.mark is not None:
        place = axis.place(axis.mark)
        parts.append(f'<line class="mark" x1="{place}%" x2="{place}%" y1="0" y2="100%"/>')
    if figure.low is not None and figure.high is not None:
        parts.append(_line("interval", axis.place(figure.low), axis.place(figure.high)))
    parts.append(f'<circle cx="{axis.place(figure.mean)}%" cy="50%" r="5"/>')
    return f'<svg class="bar" aria-hidden="true">{"".join(parts)}</svg>'


def _line(kind: str, start: float, end: float) -> str:
    return f'<line class="{kind}" x1="{start}%" x2="{end}%" y1="50%" y2="50%"/>'


# ------------------------------------------------------------------------------------------------- histogram


class Bin(NamedTuple):
    """The number of values from one number up to, and without, another."""

    start: int
    end: int
    size: int


def bins(values: Sequence[int]) -> list[Bin]:
    """Group whole numbers in classes of a round width."""
    least, span = min(values), max(values) - min(values) + 1
    width = next(step for step in _round_numbers() if step * BARS >= span)
    start = least // width * width
    counts = [0] * ((max(values) - start) // width + 1)
    for value in values:
        counts[(value - start) // width] += 1
    return [Bin(start + place * width, start + (place + 1) * width, count) for place, count in enumerate(counts)]


def _round_numbers() -> list[int]:
    return [step * 10**power for power in range(16) for step in (1, 2, 5)]


def histogram(classes: Sequence[Bin], title: str) -> str:
    """Draw bars side by side, above the numbers they begin at."""
    most, width = max(each.size for each in classes), 100 / len(classes)
    bars = "".join(
        f'<rect x="{place * width + 0.1 * width:.2f}%" width="{0.8 * width:.2f}%" '
        f'y="{100 - 100 * each.size / most:.2f}%" height="{100 * each.size / most:.2f}%"/>'
        for place, each in enumerate(classes)
    )
    ends = f"<span>{classes[0].start:,}</span><span>{classes[-1].end - 1:,}</span>"
    drawing = f'<svg class="histogram" role="img" aria-label="{escape(title)}">{bars}</svg>'
    return f'{drawing}<div class="ends" aria-hidden="true">{ends}</div>'


# ----------------------------------------------------------------------------------------------------- curve


def curve(values: Sequence[float], limit: float, title: str) -> str:
    """Draw a line from value to value, between an upper and a lower limit."""
    top = max(limit * 1.15, *map(abs, values)) if values else limit
    points = [(0.0, 0.0), *((100 * (place + 1) / len(values), value) for place, value in enumerate(values))]
    path = " ".join(f"{x:.2f},{_height(y, top)}" for x, y in points)
    limits = "".join(_level("limit", _height(sign * limit, top)) for sign in (1, -1))
    drawing = f'{_level("zero", 50.0)}{limits}<polyline class="curve" points="{path}"/>'
    box = 'viewBox="0 0 100 100" preserveAspectRatio="none"'
    picture = f'<svg class="ratio" role="img" aria-label="{escape(title)}" {box}>{drawing}</svg>'
    scale = "".join(f'<span style="top:{_height(value, top)}%">{value:+.2f}</span>' for value in (limit, -limit))
    ends = f'<div class="ends" aria-hidden="true"><span>0</span><span>{len(values):,}</span></div>'
    return f'<div class="plot">{picture}<div class="scale" aria-hidden="true">{scale}</div></div>{ends}'


def _height(value: float, top: float) -> float:
    return round(50 - 50 * value / top, 2)


def _level(kind: str, height: float) -> str:
    return f'<line class="{kind}" x1="0" x2="100" y1="{height}" y2="{height}"/>'
