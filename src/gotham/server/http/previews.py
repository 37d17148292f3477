"""Pictures of positions for link previews: of a match what a spectator sees, of a puzzle what its solver sees."""

import functools
import hashlib
from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from ...engine import SPECTATOR
from ...study import puzzles
from ..history.cards import Card
from ..live.room import Room
from .dependencies import Game as GameName
from .dependencies import HttpRequest, Id, ServicesDep, counted_address
from .security import language_of

PNG = "image/png"
HEADERS = {"cache-control": "public, max-age=300", "cross-origin-resource-policy": "cross-origin"}
Name = Annotated[str, PathParameter(max_length=40)]


@get("/api/tables/{match:str}/picture", media_type=PNG)
async def match_picture(services: ServicesDep, request: HttpRequest, match: Id) -> Response[bytes]:
    """Return a picture of a match as a spectator sees it now."""
    language = language_of(request)
    room = await services.rooms.room(match)
    async with room.lock:
        card = _card(room, language)
    # by what is seen and not by the length of the log: how long an answer takes must not tell of hidden actions
    seen = hashlib.sha256(card.view.cells.tobytes()).digest()
    key = match, seen, card.view.paint, language, card.lines
    drawn = await services.cards.get(key, card, counted_address(services, request))
    return Response(drawn, media_type=PNG, headers=HEADERS)


def _card(room: Room, language: str) -> Card:
    table = room.playing()
    words = table.words(language)
    name = functools.partial(table.name, words=words)
    lines = tuple(name(seat) for seat in range(table.players))
    if table.over:
        lines = tuple(f"{line}: {points}" for line, points in zip(lines, table.returns, strict=True))
    return Card(words("title"), lines, table.copy().view(SPECTATOR), words, name)


@get("/api/games/{game:str}/puzzles/{name:str}/picture", media_type=PNG)
async def puzzle_picture(services: ServicesDep, request: HttpRequest, game: GameName, name: Name) -> Response[bytes]:
    """Return a picture of a puzzle's position, without its solution."""
    this, language = services.games.game(game), language_of(request)
    found = puzzles.find(this, name)
    table, words = puzzles.begin(this, found), this.words(language)
    lines = (puzzles.said(this, found, found.question, words, table),)
    card = Card(words("title"), lines, table.view(found.seat), words, functools.partial(table.name, words=words))
    drawn = await services.cards.get((game, name, language), card, counted_address(services, request))
    return Response(drawn, media_type=PNG, headers=HEADERS)


PREVIEWS = (match_picture, puzzle_picture)
