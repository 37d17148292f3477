"""Pictures for link previews: title, players and position on one card, drawn from what everybody may see."""

import asyncio
import functools
import json
from collections import OrderedDict
from collections.abc import Hashable
from typing import NamedTuple

from ...i18n.catalogue import Name, Words
from ...match.view import View
from ...printing.drawings import Drawings, drawings
from ...printing.typesetting import pictures
from .. import limits
from .queue import Places

DOTS = 72.0  # an inch has as many points: a point is a pixel
LINES = 9  # of text where a game draws no picture
PAGE = """
#let data = json("data.json")
#set page(width: 1200pt, height: 630pt, margin: 0pt, fill: rgb("#14213d"))
#set text(font: "Jost", fill: rgb("#f3ead6"), size: 30pt)
#let side = if data.drawn { 440pt } else { 1080pt }
#place(top + left, dx: 56pt, dy: 52pt, block(width: side - 20pt, clip: true, height: 530pt)[
  #text(font: "Limelight", size: 27pt, fill: rgb("#e3b45a"))[Gotham]
  #v(-8pt)
  #text(size: 46pt, weight: 700, data.title)
  #v(4pt)
  #for line in data.lines { text(size: 25pt, line); linebreak() }
])
#if data.drawn { place(right + horizon, dx: -40pt, image("picture.svg", width: 660pt, height: 560pt, fit: "contain")) }
#place(bottom, rect(width: 100%, height: 10pt, fill: rgb("#d9a441")))
"""


class Card(NamedTuple):
    """What a card shows: a title, lines of text, and the position as a view; in words where the game draws none."""

    title: str
    lines: tuple[str, ...]
    view: View
    words: Words
    name: Name = str


class Cards:
    """Draws cards one at a time, and stores those that were asked for last."""

    def __init__(self) -> None:
        self.stored: OrderedDict[Hashable, bytes] = OrderedDict()
        self.places = Places(limits.CARDS_WAITING, limits.CARDS_OF_ADDRESS)
        self._drawing = asyncio.Lock()

    async def get(self, key: Hashable, card: Card, address: str = "") -> bytes:
        """Return a card as PNG; the key names everything that it shows. An empty address is not limited."""
        if key in self.stored:
            self.stored.move_to_end(key)
            return self.stored[key]
        with self.places.place(address):
            async with self._drawing:
                if key not in self.stored:
                    self.stored[key] = await asyncio.to_thread(draw, card)
        made = self.stored[key]
        while len(self.stored) > 1 and sum(map(len, self.stored.values())) > limits.CARDS.value:
            self.stored.popitem(last=False)
        return made


def draw(card: Card) -> bytes:
    """Return a card as PNG."""
    game, lines, picture = card.view.game, card.lines, ""
    found = _drawings(game.name)
    if game.web.picture is not None and found.pictures:
        picture = game.web.picture(card.view, card.words, lambda name: found.filled(name, card.words))
    else:
        lines = (*lines, *list(game.text.describe(card.view, card.name, card.words))[:LINES])
    data = {"title": card.title, "lines": lines, "drawn": bool(picture)}
    files = {"main": PAGE.encode(), "data.json": json.dumps(data).encode()}
    return pictures({**files, **({"picture.svg": picture.encode()} if picture else {})}, DOTS)[0]


@functools.lru_cache(maxsize=16)
def _drawings(game: str) -> Drawings:
    return drawings(game)
