"""One open socket: sends queued messages in order, reads commands, and answers each."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ...i18n.catalogue import Words
from ...i18n.errors import GothamError, Invalid, Refused
from .. import limits, metrics
from ..http.rate_limit import RateLimiter
from ..http.security import DIRECT
from ..live import chat
from ..live.broadcast import encoder
from ..live.room import Room
from ..live.state import Participant
from ..live.viewer import Wants
from .backlog import LARGE, Backlogs
from .protocol import Accepted, Act, ClientMessage, Hello, Note, Refusal, Talk, Tried, Try, Undo

log = structlog.get_logger()
ABORT = "gotham.abort"  # in the scope of a socket: disconnects it
SOCKET = "gotham.socket"  # in the scope of a socket: sends and receives without the layers between
RECONNECT, POLICY, LATER = 1012, 1008, 1013  # close codes: come again; do not; come again, you read too slowly
LEAVING = 1001  # close code: all that was read is answered; come again at once, and repeat what has no answer
DRAIN = 1.0  # seconds for the last answer of a socket to be sent
decoder = msgspec.json.Decoder(ClientMessage)
Socket = WebSocket[Any, Any, Any]


class DirectSocket(Protocol):
    """What the server below the framework offers for one socket."""

    def send_texts(self, *messages: bytes) -> bool:
        """Send messages at once, by one call of the system; return False where they must wait."""

    async def receive(self) -> Any:
        """Return the next event."""


class SocketConnection:
    """A socket's end at a table. Messages are sent at once; those for a slow client wait for a task of its own, so that
    nobody else does."""

    def __init__(
        self, socket: Socket, hello: Hello, person: Participant | None, mark: str, backlogs: Backlogs, table: str
    ) -> None:
        self.socket, self.mark, self.person = socket, mark, person
        self.wants = Wants(hello.describe, hello.board, hello.view)
        self.language: str = hello.language
        self._backlogs = backlogs
        self.outbox = backlogs.outbox(self._overflow, self.key, mark, table)
        self._direct: DirectSocket | None = socket.scope.get(SOCKET)  # type: ignore[assignment]
        self._waiting = False  # messages are in the outbox, or the task is sending one
        self._held: list[bytes] = []  # messages that leave together with an answer, or with the next turn of the loop
        self.writer = asyncio.create_task(self._write())
        self._closing: asyncio.Task[None] | None = None
        self.leaving = False  # later messages are neither read nor answered
        self.answering = False

    @property
    def key(self) -> str:
        """Who is at the other end, for budgets and rates: a person, or an address."""
        return self.mark if self.person is None else self.person.token

    def push(self, message: bytes, replaces: str = "") -> None:
        if self.answering and not replaces and len(message) <= LARGE:
            self._hold(message)
            return
        held, self._held = self._held, []
        if not self._sent(*held, message):
            self._queue(*held)
            self._queue(message, replaces=replaces)

    def _hold(self, message: bytes) -> None:
        """Let a message wait for the answer to a command, which mostly follows in the same turn."""
        if not self._held:
            asyncio.get_running_loop().call_soon(self._release)
        self._held.append(message)

    def _release(self) -> None:
        """Send what was held, if no answer took it along."""
        held, self._held = self._held, []
        if held and not self._sent(*held):
            self._queue(*held)

    def _sent(self, *messages: bytes) -> bool:
        """Send messages at once; return False where they must wait behind others."""
        direct = self._direct
        if direct is None or self._waiting or not self.outbox.open or len(messages[-1]) > LARGE:
            return False
        return direct.send_texts(*messages)

    def _queue(self, *messages: bytes, replaces: str = "") -> None:
        """Let the task send messages."""
        for each in messages:
            self._waiting = True
            self.outbox.add(each, replaces)

    def renew(self) -> None:
        self.outbox.begin()

    def close(self) -> None:
        self._close(RECONNECT)

    async def finish(self) -> None:
        """Close the socket after the answer to what was read, because the server stops."""
        self.leaving = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAIN):
                while self.answering or self.outbox:
                    await asyncio.sleep(0.005)
        self._close(LEAVING)

    def _overflow(self) -> None:
        self._close(LATER)

    def _close(self, code: int) -> None:
        self._release()
        self.outbox.close()
        self.writer.cancel()
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(_close(self.socket, code))

    async def _write(self) -> None:
        send: Any = self.socket.scope.get(DIRECT, self.socket.send)
        outbox = self.outbox
        while True:
            await outbox.filled.wait()
            outbox.filled.clear()
            while outbox:
                if outbox.has_large:
                    await self._backlogs.turn()
                await send({"type": "websocket.send", "bytes": None, "text": outbox.pop().decode()})
            self._waiting = False


async def _close(socket: Socket, code: int) -> None:
    """Close a socket; disconnect it after a while, since a client that reads nothing never gets the close frame."""
    abort: Callable[[], None] = socket.scope.get(ABORT, lambda: None)  # type: ignore[assignment]
    asyncio.get_running_loop().call_later(limits.CLOSING.value, abort)
    with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):  # it is closed already
        await socket.close(code)


async def listen(room: Room, connection: SocketConnection, rate: RateLimiter | None, words: Words) -> None:
    """Answer messages until the socket closes; `rate` counts those of a person over all their sockets."""
    while True:
        text = await receive(connection.socket)
        if connection.leaving:
            continue
        connection.answering, message = True, parse(text, words)
        if rate is not None and not rate.take(connection.key):
            message = Refusal(words("error-many"), getattr(message, "id", 0))
        answer = message if isinstance(message, Refusal) else await _answer(room, connection, message, words)
        if isinstance(answer, Refusal):
            metrics.refusals.inc()
        connection.answering = False
        connection.push(encoder.encode(answer))


async def receive(socket: Socket) -> str | bytes:
    direct: DirectSocket | WebSocket[Any, Any, Any] = socket.scope.get(SOCKET, socket)  # type: ignore[assignment]
    event = await direct.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="")
    return event.get("text") or event.get("bytes") or b""  # type: ignore[return-value]


def parse(text: str | bytes, words: Words) -> ClientMessage | Refusal:
    """Return a message, or the refusal of a text that is none."""
    try:
        message: ClientMessage = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Refusal(words("error-message", reason=str(error)[:200]))
    return message


async def _answer(
    room: Room, connection: SocketConnection, message: ClientMessage, words: Words
) -> Accepted | Tried | Refusal:
    """Run the command of a message. A failure of the server is logged, and sent without details."""
    try:
        if isinstance(message, Try):
            return await room.trial_for(connection.person, message, connection.language)
        return await carry_out(room, connection.person, message)
    except GothamError as error:
        return refusal_of(error, words, getattr(message, "id", 0))
    except Exception:
        metrics.failures.inc()
        log.exception("message", kind=type(message).__name__)
        return Refusal(words("error-server"), getattr(message, "id", 0))


async def carry_out(room: Room, person: Participant | None, message: Act | Undo | Talk | Note | Hello) -> Accepted:
    """Run the command of a message that changes something."""
    match message:
        case Act():
            return await room.run(Room.act_for, person, message)
        case Undo():
            return await room.run(Room.undo_for, person, message)
        case Talk():
            return await room.run(chat.talk, person, message)
        case Note():
            return await room.run(chat.note, person, message)
        case Hello():
            raise Invalid("error-hello")


def refusal_of(error: GothamError, words: Words, id: int = 0) -> Refusal:
    """Return an error as the client is sent it."""
    if isinstance(error, Refused):
        return Refusal(error.say(words), id, error.clause, error.part)
    return Refusal(error.say(words), id)
