"""Lets a bot of this machine play a seat to the end."""

import asyncio
import secrets

from ..bots import WAIT, bot, run_of
from ..i18n.errors import GothamError
from ..match.view import View
from .requests import ServerRefusal
from .seat import RemoteSeat

PATIENCE = 20.0  # seconds that a bot may wait for others where the match also waits for it


async def play_seat(seat: RemoteSeat, spec: str, patience: float = PATIENCE, seed: str = "") -> None:
    """Play a seat until the match is over. The bot is asked when its view has changed; it may wait for others, for so
    many seconds if the match waits for it too."""
    player = bot(seat.state.game, spec, seed or secrets.token_hex(16))
    waiting: View | None = None
    while not seat.state.is_over:
        if not seat.state.may_act:
            await seat.wait()
            continue
        view, revision, last_call = seat.look(), seat.state.revision, _is_last_call(seat)
        if waiting == view and not last_call:
            changed = await seat.wait(patience if _is_awaited(seat) else None)
            if changed:
                continue
            last_call = True
        answer = await asyncio.to_thread(player.act, view, last_call)
        waiting = view if answer == WAIT else None
        if answer != WAIT:
            await _act(seat, [*run_of(answer)], revision)


async def _act(seat: RemoteSeat, actions: list[int], revision: int) -> None:
    """Act; where the position has changed since the bot was asked, it is asked again."""
    try:
        await seat.act(*actions, revision=revision)
    except ServerRefusal as refusal:
        if refusal.clause:
            raise GothamError("error-refused", reason=refusal.reason) from refusal
        if seat.state.revision == revision and not seat.state.is_over:
            await seat.wait(1.0)


def _is_awaited(seat: RemoteSeat) -> bool:
    table, view = seat.state.table, seat.state.latest
    return table is not None and view is not None and table.seat in view.awaited


def _is_last_call(seat: RemoteSeat) -> bool:
    """Return whether the match waits for this seat alone, which then must act."""
    table, view = seat.state.table, seat.state.latest
    return table is not None and view is not None and [*view.awaited] == [table.seat]
