"""One socket: a viewer who is told what changes, and asks for actions."""

import asyncio
import contextlib
from collections import deque
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...i18n.catalogue import Words
from ...i18n.errors import GothamError, Invalid, Refused
from .. import metrics
from ..http.rate_limit import Bucket
from ..http.security import DIRECT, address_of, same_site
from ..live.chat import note, talk
from ..live.commands import act, trial, undo
from ..live.room import Room, encoder
from ..live.seats import Person
from ..live.viewer import Wants
from ..services import House
from .protocol import Accepted, Act, ClientMessage, Hello, Note, Refusal, Talk, Tried, Try, Undo

log = structlog.get_logger()
BEHIND = 2000  # messages a client may be behind
SILENCE = 20.0  # seconds until the first message
AGAIN, POLICY = 1012, 1008  # why a socket is closed: come again; do not
decoder = msgspec.json.Decoder(ClientMessage)


class Viewer:
    """A socket's end at a table. Messages go out in their order, by a task of their own: nobody waits for the slow."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hello: Hello, person: Person | None, mark: str) -> None:
        self.socket, self.mark, self.person, self.wants = (
            socket,
            mark,
            person,
            Wants(hello.describe, hello.board, hello.view),
        )
        self.language: str = hello.language
        self.outbox: deque[bytes] = deque()
        self.filled = asyncio.Event()
        self.writer = asyncio.create_task(self._write())

    def push(self, message: bytes) -> None:
        self.outbox.append(message)
        self.filled.set()
        if len(self.outbox) > BEHIND:
            self.close()

    def close(self) -> None:
        self.writer.cancel()
        asyncio.get_running_loop().create_task(_close(self.socket, AGAIN))

    async def _write(self) -> None:
        send: Any = self.socket.scope.get(DIRECT, self.socket.send)
        while True:
            await self.filled.wait()
            self.filled.clear()
            while self.outbox:
                await send({"type": "websocket.send", "bytes": None, "text": self.outbox.popleft().decode()})


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it is closed
        await socket.close(code)


@websocket("/api/tables/{match:str}/socket")
async def table_socket(house: NamedDependency[House], socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """A viewer of a table; the first message says who."""
    address = address_of(socket)
    if not same_site(socket, house.settings) or not house.sockets.enter(address):
        await socket.close(POLICY)
        return
    metrics.sockets.inc()
    try:
        await socket.accept()
        await _serve(house, socket, match)
    except WebSocketDisconnect:
        pass
    finally:
        house.sockets.leave(address)
        metrics.sockets.dec()


async def _serve(house: House, socket: WebSocket[Any, Any, Any], match: str) -> None:
    """Greets, then listens until one of the two goes."""
    hello = await _greeted(socket)
    if hello is None:
        return
    words = Words(hello.language or "en")
    try:
        mark = house.check_coming(address_of(socket))
        room = await house.rooms.room(match)
        person = await house.rooms.person(room, hello.token)
        if person is None:
            house.check_watching(room, mark)
    except GothamError as error:
        await socket.send_data(encoder.encode(Refusal(error.say(words))), mode="text")
        await socket.close(POLICY)
        return
    viewer = Viewer(socket, hello, person, mark)
    try:
        await room.join(viewer, hello.since)
        if room.broken:  # while we waited for it
            viewer.close()
        await _listen(house, room, viewer, words)
    finally:
        viewer.writer.cancel()
        await room.leave(viewer)


async def _greeted(socket: WebSocket[Any, Any, Any]) -> Hello | None:
    """The first message, if it is a greeting and comes soon."""
    try:
        message = _read(await asyncio.wait_for(_received(socket), SILENCE), Words("en"))
    except TimeoutError:
        message = None
    if isinstance(message, Hello):
        return message
    refusal = message if isinstance(message, Refusal) else Refusal(Words("en")("error-hello"))
    await socket.send_data(encoder.encode(refusal), mode="text")
    await socket.close(POLICY)
    return None


async def _received(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="")
    return event.get("text") or event.get("bytes") or b""  # type: ignore[return-value]


def _read(text: str | bytes, words: Words) -> Any:
    """A message, or why it is none."""
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Refusal(words("error-message", reason=str(error)[:200]))


async def _listen(house: House, room: Room, viewer: Viewer, words: Words) -> None:
    bucket = Bucket(house.settings.messages_per_second, 5 * house.settings.messages_per_second)
    while True:
        message = _read(await _received(viewer.socket), words)
        id = getattr(message, "id", 0)
        if house.settings.limited and not bucket.take():
            message = Refusal(words("error-many"), id)
        answer = message if isinstance(message, Refusal) else await _answer(room, viewer, message, words)
        if isinstance(answer, Refusal):
            metrics.refusals.inc()
        viewer.push(encoder.encode(answer))


async def _answer(room: Room, viewer: Viewer, message: Any, words: Words) -> Accepted | Tried | Refusal:
    """What came of a message; an error of ours is noted, and told without its details."""
    try:
        if isinstance(message, Try):
            return await trial(room, viewer.person, message, viewer.language)
        return await carry_out(room, viewer.person, message)
    except GothamError as error:
        return refusal_of(error, words, getattr(message, "id", 0))
    except Exception:
        metrics.failures.inc()
        log.exception("message", kind=type(message).__name__)
        return Refusal(words("error-server"), getattr(message, "id", 0))


async def carry_out(room: Room, person: Person | None, message: Act | Undo | Talk | Note | Hello) -> Accepted:
    """Does what a message asks for: the same by socket and by POST."""
    match message:
        case Act():
            return await act(room, person, message)
        case Undo():
            return await undo(room, person, message)
        case Talk():
            return await talk(room, person, message)
        case Note():
            return await note(room, person, message)
        case Hello():
            raise Invalid("error-hello")


def refusal_of(error: GothamError, words: Words, id: int = 0) -> Refusal:
    """An error as a client is told it."""
    if isinstance(error, Refused):
        return Refusal(error.say(words), id, error.clause, error.part)
    return Refusal(error.say(words), id)
