"""An analysis in the terminal: chances, key moves, luck and skill, and the game's own sections."""

import shlex
from collections.abc import Iterator, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...i18n.catalogue import Words
from ...insight.presentation import AnalysisCell, AnalysisChoice, AnalysisDocument, AnalysisKeyMove, AnalysisSection
from ..program import program
from .hint import figure
from .screen import clean

INDENT = 8
STEPS = "▁▂▃▄▅▆▇█"
WIDE, BESIDE = 60, 22  # most characters of a line of chances, and of the text beside it without the names


def show(told: AnalysisDocument, file: str, words: Words, every: bool) -> None:
    """Print an analysis, on request with every decision in numbers."""
    console = Console(markup=False, emoji=False, highlight=False)
    for part in _parts(told, file, words, every, console.width):
        console.print(part, soft_wrap=isinstance(part, Text) and bool(part.no_wrap))


def _parts(told: AnalysisDocument, file: str, words: Words, every: bool, width: int) -> Iterator[RenderableType]:
    yield Text(words("analyse-chances"), "bold")
    yield _chances(told, width)
    if every:
        yield _points(told, words)
    yield Text("\n" + words("analyse-keys"), "bold")
    for key in told.keys:
        yield from _key(told, key, file, words)
    if not told.keys:
        yield words("analyse-no-keys")
    yield Text("\n" + words("analyse-luck"), "bold")
    yield words("analyse-luck-about")
    yield _accounts(told, words)
    for section in told.sections:
        yield from _section(section)


def percent(share: float) -> str:
    return f"{100 * share:z.1f} %"


def points(gain: float) -> str:
    """Format a change of a share, in hundredths."""
    return f"{100 * gain:+.1f}" if gain else "0.0"


def _chances(told: AnalysisDocument, width: int) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    room = max(1, min(WIDE, width - BESIDE - max(map(len, told.names))))
    for seat, name in enumerate(told.names):
        shares = [*(point.shares[seat] for point in told.points), told.result[seat]]
        line = "".join(STEPS[min(int(share * len(STEPS)), len(STEPS) - 1)] for share in _thinned(shares, room))
        grid.add_row(clean(name), line, f"{percent(told.start[seat])} → {percent(told.result[seat])}")
    return grid


def _thinned(shares: Sequence[float], room: int) -> list[float]:
    """Return at most as many as fit, always with the last one."""
    count = min(len(shares), room)
    return [shares[-1 - (count - 1 - at) * (len(shares) - 1) // max(count - 1, 1)] for at in range(count)]


def _points(told: AnalysisDocument, words: Words) -> Table:
    table = Table("", words("analyse-what"), *map(clean, told.names), words("analyse-gain"), box=None, pad_edge=False)
    for column in (table.columns[0], *table.columns[2:]):
        column.justify = "right"
    for number, point in enumerate(told.points, 1):
        gain = points(point.gains[point.seat])
        table.add_row(str(number), clean(point.words), *map(percent, point.shares), gain)
    table.add_row("", words("analyse-result"), *map(percent, told.result))
    return table


def _key(told: AnalysisDocument, key: AnalysisKeyMove, file: str, words: Words) -> Iterator[RenderableType]:
    point, of = told.points[key.point], words("analyse-decision", number=key.point + 1, last=len(told.points))
    yield f"{points(key.gain):>6}  {clean(point.words)} ({of})"
    lines = [_choice(choice, words) for choice in key.choices]
    if key.same:
        lines.insert(0, words("analyse-same"))
    yield Padding("\n".join(lines), (0, 0, 0, INDENT), expand=False)
    # a command that breaks cannot be copied
    command = f"{program()} replay {shlex.quote(file)} --seat {point.seat} --upto {point.move}"
    yield Text(" " * INDENT + command, no_wrap=True)


def _choice(choice: AnalysisChoice, words: Words) -> str:
    called = "; ".join(map(clean, choice.words)) or words("analyse-wait")
    mark = words("analyse-done") if choice.done else ""
    changed = "" if choice.gain is None or choice.done else words("analyse-instead", gain=points(choice.gain))
    return " ".join(filter(None, (f"{figure(choice.kind, choice.figure):>7}", called, mark, changed)))


def _accounts(told: AnalysisDocument, words: Words) -> Table:
    heads = ("analyse-start", "analyse-own", "analyse-others", "analyse-chance", "analyse-result")
    table = Table("", *map(words, heads), box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, each in zip(told.names, told.accounts, strict=True):
        changes = map(points, (each.own, each.others, each.luck))
        table.add_row(clean(name), percent(each.start), *changes, percent(each.result))
    return table


def _section(section: AnalysisSection) -> Iterator[RenderableType]:
    yield Text("\n" + section.title, "bold")
    yield from map(clean, section.lines)
    if section.table:
        table = Table(*section.head, box=None, pad_edge=False)
        for row in section.table:
            table.add_row(*(_cell(cell) for cell in row))
        yield table


def _cell(cell: AnalysisCell) -> str:
    if cell.share is not None:
        return percent(cell.share)
    if cell.move is not None:
        return f"--seat {cell.seat} --upto {cell.move}"
    return clean(cell.text) if cell.number is None else f"{cell.number:,.10g}"
