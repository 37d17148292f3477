"""Draws a flame graph of collapsed stacks: `python -m tools.flame STACKS SVG [ROOT]`.

STACKS is what `py-spy record --gil --function --format raw` writes; with ROOT, stacks start at the frame that has it.
"""

import html
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

WIDTH, HEIGHT, LETTER = 1200, 16, 6.2  # of the drawing, of a row and of a letter
LEAST = 0.004  # share of the samples below which a frame is left out
COLOURS = ("#e8a33d", "#e4b363", "#d98e32", "#efc87a")

Node = dict[str, "Frame"]


class Frame:
    """A function under its callers: how many samples it is in, and what it calls."""

    def __init__(self) -> None:
        self.samples, self.calls = 0, Node()


def tree(lines: Iterable[str], root: str) -> Frame:
    """Return the frames of stacks, each a line of names with a count."""
    top = Frame()
    for line in lines:
        stack, _, count = line.rpartition(" ")
        names = [name.split(" (")[0] for name in stack.split(";")]
        start = next((at for at, name in enumerate(names) if root in name), None) if root else 0
        if start is None:
            continue
        frame = top
        top.samples += int(count)
        for name in names[start:]:
            frame = frame.calls.setdefault(name, Frame())
            frame.samples += int(count)
    return top


def boxes(frame: Frame, whole: int, left: float, depth: int) -> Iterable[tuple[str, int, float, int]]:
    """Yield the name, samples, left edge and depth of every frame that is wide enough to see."""
    for name, called in sorted(frame.calls.items()):
        if called.samples >= LEAST * whole:
            yield name, called.samples, left, depth
            yield from boxes(called, whole, left, depth + 1)
        left += WIDTH * called.samples / whole


def drawing(top: Frame) -> str:
    """Return the SVG, callers above what they call."""
    found = list(boxes(top, top.samples, 0.0, 0))
    rows = 1 + max((depth for *_, depth in found), default=0)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {rows * HEIGHT}" font-family="monospace">']
    for name, samples, left, depth in found:
        wide, share = WIDTH * samples / top.samples, 100 * samples / top.samples
        label = html.escape(name[: int(wide / LETTER)]) if wide > 4 * LETTER else ""
        colour, y = COLOURS[sum(map(ord, name)) % len(COLOURS)], depth * HEIGHT
        parts.append(
            f"<g><title>{html.escape(name)}: {share:.1f} %</title>"
            f'<rect x="{left:.1f}" y="{y}" width="{wide:.1f}" height="{HEIGHT - 1}" fill="{colour}"/>'
            f'<text x="{left + 2:.1f}" y="{y + 11}" font-size="10">{label}</text></g>'
        )
    return "\n".join([*parts, "</svg>\n"])


def main(words: Sequence[str]) -> None:
    if len(words) not in (2, 3):
        sys.exit("usage: python -m tools.flame STACKS SVG [ROOT]")
    stacks = Path(words[0]).read_text("utf-8").splitlines()
    Path(words[1]).write_text(drawing(tree(stacks, words[2] if len(words) > 2 else "")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
