"""Forks: a new table against bots that starts at a moment of a finished match."""

import asyncio
import secrets
from typing import Any

from ...bots import bot
from ...bots.registry import default_bot
from ...i18n.errors import Conflict
from ...match.game import Game
from ...match.scene import write_scene
from .. import steady
from ..auth import hashed, new_token
from ..http.schemas import Onward, Opened
from ..live.registry import RoomRegistry
from ..live.room import Room
from ..live.seating import clean_name
from ..live.setup import TableSetup, new_id, setup_from
from ..live.state import Chair, Participant, People
from .replay import Replays


async def play_on(rooms: RoomRegistry, replays: Replays, room: Room, wish: Onward) -> Opened:
    """Open the table; the requester has the seat, and bots all others."""
    table, rows = await replays.state(room, wish.seat, wish.move)
    game = table.game
    if game.status(rows)[2]:
        raise Conflict("error-onward-over")
    spec = wish.bots or default_bot(game)
    bot(game, spec)  # an unknown one is refused now, and not when its turn comes
    setup = await asyncio.to_thread(_setup_from, game, rows)
    token = new_token()
    host = Participant(hashed(token), clean_name(wish.name), wish.language, host=True, seat=wish.seat)
    colours = table.colours if table.paint else [""] * setup.players
    chairs = [Chair(bot=spec, colour=colour) for colour in colours]
    chairs[wish.seat] = Chair(holder=host.token, colour=colours[wish.seat])
    await rooms.create(setup, People(setup.id, setup.secret, [host], chairs))
    return Opened(setup.id, token)


def _setup_from(game: Game, rows: Any) -> TableSetup:
    """Return the setup of a match that starts at a position, with a new random seed."""
    table = game.scene(write_scene(game, rows))
    return setup_from(table, new_id(), secrets.token_hex(32), False, steady.now())
