"""The WebSocket endpoint of a table: admits a client, reads its hello, joins the room, and listens until it leaves."""

import asyncio
import contextlib
import time

from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...i18n.catalogue import Words
from ...i18n.errors import GothamError
from .. import limits, metrics
from ..http.security import address_of, same_site
from ..live.broadcast import encoder
from ..services import Services
from .connection import POLICY, Socket, SocketConnection, listen, parse, receive
from .protocol import ClientMessage, Hello, Refusal


@websocket("/api/tables/{match:str}/socket")
async def table_socket(services: NamedDependency[Services], socket: Socket, match: FromPath[str]) -> None:
    """A viewer of a table; the first message says who."""
    address = address_of(socket)
    if not same_site(socket, services.settings) or not services.sockets.enter(address):
        await socket.close(POLICY)
        return
    metrics.sockets.inc()
    try:
        await socket.accept()
        await _serve(services, socket, match)
    except WebSocketDisconnect:
        pass
    finally:
        services.sockets.leave(address)
        metrics.sockets.dec()


async def _serve(services: Services, socket: Socket, match: str) -> None:
    """Read the hello, then listen until either side closes."""
    hello = await _hello(socket)
    if hello is None:
        return
    words, opened = Words(hello.language or "en"), time.monotonic()
    try:
        mark = services.admit(address_of(socket))
        room = await services.rooms.room(match)
        person = await services.rooms.person(room, hello.token)
        if person is None:
            services.admit_spectator(room, mark)
    except GothamError as error:
        await socket.send_data(encoder.encode(Refusal(error.say(words))), mode="text")
        await socket.close(POLICY)
        return
    connection = SocketConnection(socket, hello, person, mark, services.backlogs, match)
    try:
        await room.join(connection, hello.since, opened)
        connection.outbox.opened()
        if room.broken:  # while it waited for the lock
            connection.close()
        rate = services.messages if services.settings.limited else None
        # a task of its own: a message wakes it alone, and not every layer of the framework above it
        await asyncio.create_task(listen(room, connection, rate, words))
    finally:
        connection.writer.cancel()
        services.backlogs.leave(connection.outbox)
        await room.leave(connection)


async def _hello(socket: Socket) -> Hello | None:
    """Return the first message, if it is a hello and comes in time; else refuse and close."""
    message: ClientMessage | Refusal | None = None
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(limits.HELLO.value):
            message = parse(await receive(socket), Words("en"))
    if isinstance(message, Hello):
        return message
    refusal = message if isinstance(message, Refusal) else Refusal(Words("en")("error-hello"))
    await socket.send_data(encoder.encode(refusal), mode="text")
    await socket.close(POLICY)
    return None
