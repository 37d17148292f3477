"""Playing on from a moment of a match that is over: a new table whose start is that position, against bots."""

import asyncio
import secrets
import time
from typing import Any

from ...bots import bot
from ...bots.opponents import default_bot
from ...i18n.errors import Conflict
from ...match.game import Game
from ...match.scene import write_scene
from .. import auth as tokens
from ..http.schemas import Onward, Opened
from ..live.registry import Rooms, cleaned
from ..live.room import Room
from ..live.seats import Chair, People, Person
from ..live.setup import Match, match_at
from .replay import Replays


async def play_on(rooms: Rooms, replays: Replays, room: Room, wish: Onward) -> Opened:
    """Opens the table; whoever asked has the seat, and bots all others."""
    table, rows = await replays.state(room, wish.seat, wish.move)
    game = table.game
    if game.status(rows)[2]:
        raise Conflict("error-onward-over")
    spec = wish.bots or default_bot(game)
    bot(game, spec)  # an unknown one is refused now, and not when its turn comes
    match = await asyncio.to_thread(_match_from, game, rows)
    token = tokens.new_token()
    host = Person(tokens.hashed(token), cleaned(wish.name), wish.language, host=True, seat=wish.seat)
    chairs = [Chair(bot=spec) for _ in range(match.players)]
    chairs[wish.seat] = Chair(holder=host.token)
    await rooms.seat(match, People(match.id, match.secret, [host], chairs))
    return Opened(match.id, token)


def _match_from(game: Game, rows: Any) -> Match:
    """A match that starts with a position; what chance decides later is drawn anew."""
    table = game.scene(write_scene(game, rows))
    return match_at(table, secrets.token_urlsafe(12), secrets.token_hex(32), False, time.time())
