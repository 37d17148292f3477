"""New York New York as one picture, for link previews: the skyline in two rows."""

from collections.abc import Callable

from ....i18n.catalogue import Words
from ....match.view import View
from ....printing.placing import picture_of, placed_at
from ..rules.state import EMPTY, NUMBERS

ROW = NUMBERS // 2
WIDTH, HEIGHT, GAP = 100, 140, 12
COLOURS = "YRGB"


def picture(view: View, words: Words, drawing: Callable[[str], str]) -> str:
    """Return the skyline as SVG."""
    parts = []
    for position, top in enumerate(view["top"].tolist()):
        x, y = (position % ROW) * (WIDTH + GAP), (position // ROW) * (HEIGHT + GAP)
        if top == EMPTY:
            parts.append(
                f'<rect x="{x + 2}" y="{y + 2}" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="6" fill="#0a101f"/>'
            )
        else:
            suit, number = divmod(top, NUMBERS)
            colour = COLOURS[words.paint[suit] if words.paint else suit]
            parts.append(placed_at(drawing(f"card-{colour}{number + 1}"), x, y, WIDTH, HEIGHT))
    return picture_of(parts, ROW * (WIDTH + GAP) - GAP, 2 * HEIGHT + GAP)
