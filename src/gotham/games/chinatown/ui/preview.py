"""Chinatown as one picture, for link previews: the map with owners and shops."""

from collections.abc import Callable, Iterator

from ....i18n.catalogue import Words
from ....match.view import View
from ....printing.placing import picture_of, placed_at
from ..rules.map import STREET
from ..rules.material import CELLS, MAPS, NO_SHOP, NOBODY
from ..rules.state import MAP

LOT, ROAD, MARGIN = 100, 54, 12  # as the drawn map has them
WIDTH, HEIGHT, WEST = 1232, 1078, 820
DRAWN = (*MAPS, MAPS[-1])  # by value of the option: the map that is drawn  CT-40


def picture(view: View, words: Words, drawing: Callable[[str], str]) -> str:
    """Return the map as SVG."""
    option = int(view["options"][MAP])
    map_ = DRAWN[option]
    parts = [
        placed_at(drawing(f"map-{map_}-west"), 0, 0, WEST, HEIGHT),
        placed_at(drawing(f"map-{map_}-east"), WEST, 0, WIDTH - WEST, HEIGHT),
    ]
    owner, shop = view["owner"].tolist(), view["shop"].tolist()
    for building, x, y in _sites(option):
        if shop[building] != NO_SHOP and shop[building] >= 0:
            parts.append(f'<rect x="{x + 7}" y="{y + 7}" width="86" height="86" rx="6" fill="#fdf9ef"/>')
            parts.append(placed_at(drawing(f"sign-{shop[building]}"), x + 14, y + 10, 72, 72))
        if owner[building] != NOBODY and owner[building] >= 0:
            colour = words.paint[owner[building]] if words.paint else owner[building]
            parts.append(placed_at(drawing(f"token-{colour}"), x + 52, y + 52, 44, 44))
    return picture_of(parts, WIDTH, HEIGHT)


def _sites(option: int) -> Iterator[tuple[int, int, int]]:
    """Yield each building with its corner on the drawing."""
    cells = CELLS[option]
    rows, columns = (max(places) + 1 for places in zip(*cells, strict=True))
    roads_down = [all(cells[row, column] == STREET for row in range(rows)) for column in range(columns)]
    roads_across = [all(cells[row, column] == STREET for column in range(columns)) for row in range(rows)]
    for (row, column), building in cells.items():
        if building >= 0:
            x = MARGIN + sum(ROAD if road else LOT for road in roads_down[:column])
            yield building, x, MARGIN + sum(ROAD if road else LOT for road in roads_across[:row])
