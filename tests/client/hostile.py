"""A server that means harm to its clients: it answers requests and sockets with whatever a test tells it to send."""

import asyncio
import contextlib
import http

import msgspec
from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response

import gotham
from gotham.engine import cells
from gotham.server.ws.protocol import Seat, TableMessage, ViewMessage

GAME = "new-york-new-york"


def table_message(**changes):
    """Return what an honest server sends of a table of two people, as plain data with changes."""
    match = gotham.game(GAME, "plain").table(2, "hostile")
    seats = [Seat("person", name) for name in ("Ada", "Bob")]
    known = TableMessage("T", GAME, match.game.rules.VERSION, match.options, "running", seats, "0", seat=0)
    return msgspec.to_builtins(known) | changes


def view_message(**changes):
    match = gotham.game(GAME, "plain").table(2, "hostile")
    view = match.view(0)
    legal = [end for number in view.numbers for end in (number, number)]
    known = ViewMessage(0, [*view.actors], [*view.awaited], legal, whole=True, view=cells(view.rows)[0].tolist())
    return msgspec.to_builtins(known) | changes


def text(message):
    return message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()


@contextlib.asynccontextmanager
async def hostile(*messages, body=b"{}", status=200, headers=()):
    """Serve: every GET has this answer, and every socket is sent these messages after its hello. Yield the address."""

    async def talk(socket):
        with contextlib.suppress(ConnectionClosed):
            await socket.recv()
            for message in messages:
                await socket.send(text(message))
            await socket.wait_closed()

    def answer(connection, request):
        if request.path.endswith("/socket") and status < 300:
            return None
        known = Headers([*headers, ("content-length", str(len(body))), ("connection", "close")])
        return Response(status, http.HTTPStatus(status).phrase, known, body)

    async with serve(talk, "127.0.0.1", 0, process_request=answer, compression=None) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@contextlib.asynccontextmanager
async def endless(head, piece, pause=0.0):
    """Serve: every connection is sent a head, and then pieces without an end. Yield the address."""
    talking = set()

    async def talk(reader, writer):
        talking.add(asyncio.current_task())
        try:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(head)
            while not writer.is_closing():
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(pause)
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in talking:
            task.cancel()
        await asyncio.gather(*talking, return_exceptions=True)
