"""TCP connections with limits of time, number and bytes: without a proxy in front, nobody else enforces them.

uvicorn waits for ever: for the first byte of a request, for the rest of it, and for a client that reads nothing.
"""

import asyncio
import ipaddress
from collections import defaultdict, deque
from collections.abc import Hashable, Sequence
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from . import limits
from .addresses import household
from .limits import Limit
from .settings import Settings
from .ws.connection import ABORT, SOCKET

FINAL_TEXT, MASK, LENGTH = 0x81, 0x80, 0x7F  # of the first two bytes of a frame (RFC 6455, section 5.2)
MASKED, SHORT, MEDIUM = 6, 125, 0xFFFF  # bytes of a short header with its mask; lengths of two kinds of frames


class OpenConnections:
    """The open connections of a server, and the bytes that unfinished requests and responses hold."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.addresses: dict[Hashable, str] = {}  # of every open connection; empty for a proxy
        self.counts = defaultdict[str, int](int)
        self.held: dict[Hashable, int] = {}  # bytes, the oldest first
        self.size = 0

    def enter(self, transport: Hashable, host: str) -> bool:
        """Count a connection; return whether there may be one more."""
        address = "" if is_trusted(host, self.settings.proxies) else household(host)
        most = limits.CONNECTIONS_OF_ADDRESS.value
        full = len(self.addresses) >= limits.CONNECTIONS.value or (address and self.counts[address] >= most)
        self.addresses[transport] = address
        self.counts[address] += 1
        return not (full and self.settings.limited)

    def leave(self, transport: Hashable) -> None:
        self.release(transport)
        address = self.addresses.pop(transport, None)
        if address is not None:
            self.counts[address] -= 1
            if not self.counts[address]:
                del self.counts[address]

    def hold(self, transport: Any, size: int) -> None:
        """Count bytes that a connection holds; close the oldest ones beyond the budget."""
        self.held[transport] = self.held.get(transport, 0) + size
        self.size += size
        while self.size > limits.BODIES.value and self.held:
            oldest: Any = next(iter(self.held))
            self.release(oldest)
            oldest.abort()

    def release(self, transport: Hashable) -> None:
        self.size -= self.held.pop(transport, 0)


def is_trusted(host: str, proxies: Sequence[str]) -> bool:
    """Return whether a connection comes from a proxy, or from the socket file of one: it has many clients."""
    if not host or "*" in proxies:
        return True
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
        return any(address in ipaddress.ip_network(each, strict=False) for each in proxies)
    except ValueError:
        return host in proxies


class BoundedConfig(uvicorn.Config):
    """The configuration of a server with limited connections."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        sizes: dict[str, Any] = {"ws_max_size": limits.BODY.value, "ws_ping_timeout": limits.PONG.value}
        super().__init__(app, http=BoundedHttp, ws=BoundedSocket, **sizes, **more)
        self.open = OpenConnections(settings)


class BoundedHttp(HttpToolsProtocol):
    """A connection that is closed when its client is too slow."""

    config: BoundedConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        if self.config.open.enter(transport, self.client[0] if self.client else ""):
            self._expect(limits.HANDSHAKE)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self.config.open.leave(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()

    # ------------------------------------------------------------------------------- the request

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect(limits.HANDSHAKE)

    def on_headers_complete(self) -> None:
        self._expect(limits.REQUEST_TIME)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self.config.open.hold(self.transport, len(body))

    def on_message_complete(self) -> None:
        self._timer = _cancelled(self._timer)
        super().on_message_complete()

    def _expect(self, limit: Limit) -> None:
        """Give the client some time for the next part of its request."""
        _cancelled(self._timer)
        self._timer = self.loop.call_later(limit.value, self.transport.abort)

    # ------------------------------------------------------------------------------ the response

    def on_response_complete(self) -> None:
        self._count_unread()
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._count_unread()
        self._watch()

    def _count_unread(self) -> None:
        """Count what the client has not read; its request is answered."""
        self.config.open.release(self.transport)
        if self.flow.write_paused:
            self.config.open.hold(self.transport, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        self._unread = _cancelled(self._unread)
        self.config.open.release(self.transport)
        super().resume_writing()

    def _watch(self, before: int | None = None) -> None:
        """Close the connection when its client reads nothing for some time."""
        unread = self.transport.get_write_buffer_size()
        if unread == before:
            self.transport.abort()
        else:
            self._unread = self.loop.call_later(limits.STALLED.value, self._watch, unread)

    def _stop(self) -> None:
        self._timer, self._unread = _cancelled(self._timer), _cancelled(self._unread)


class Mailbox:
    """A queue for one reader, with what uvicorn uses of `asyncio.Queue`, in a third of its time."""

    def __init__(self) -> None:
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[Any] | None = None

    @property
    def awaited(self) -> bool:
        """Whether the reader waits, so that the next event is not stored."""
        return self._reader is not None

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        reader, self._reader = self._reader, None
        if reader is None or reader.done():  # a reader that was cancelled takes nothing
            self._events.append(event)
        else:
            reader.set_result(event)

    async def get(self) -> Any:
        if self._events:
            return self._events.popleft()
        self._reader = asyncio.get_running_loop().create_future()
        return await self._reader


class BoundedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is disconnected when its client reads nothing, or sends what only costs memory."""

    config: BoundedConfig
    queue: Mailbox  # type: ignore[assignment]

    def __init__(self, *details: Any, **more: Any) -> None:
        super().__init__(*details, **more)
        self.queue = Mailbox()
        self._full = False  # the client must read before more is sent
        self._between = False  # the parser has read whole frames: what comes next is the first byte of one

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.open.leave(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self.scope[ABORT] = self.transport.abort  # type: ignore[literal-required]
        self.scope[SOCKET] = self  # type: ignore[literal-required]
        await super().run_asgi()

    # -------------------------------------------------------------------------------- the short way

    def data_received(self, data: bytes) -> None:
        """Read what is exactly one short text message, as almost all are, in a tenth of the general parser's time."""
        text = self._short_text(data)
        if text is None:
            super().data_received(data)
            self._between = _is_between_frames(self.conn.parser)
            return
        awaited = self.queue.awaited
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not awaited and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _short_text(self, data: bytes) -> str | None:
        """Return the text of a single unfragmented frame of up to 125 bytes; None for everything else."""
        if (
            not self._between
            or len(data) < MASKED
            or data[0] != FINAL_TEXT
            or data[1] & LENGTH != len(data) - MASKED
            or data[1] < MASK
        ):
            return None
        if self.frames or self.close_sent or self.conn.state is not OPEN or data[1] & LENGTH > SHORT:
            return None
        try:
            return apply_mask(data[MASKED:], data[2:MASKED]).decode()
        except UnicodeDecodeError:
            return None

    def send_texts(self, *messages: bytes) -> bool:
        """Send messages at once; return False where they must wait, because the client reads too slowly or closes."""
        if self._full or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(_framed(messages[0]) if len(messages) == 1 else b"".join(map(_framed, messages)))
        return True

    def pause_writing(self) -> None:
        self._full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._full = False
        super().resume_writing()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read: answers would fill the memory."""
        answer = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(answer)

    def handle_cont(self, event: Frame) -> None:
        """Refuse a message of many fragments: empty ones are no part of its size."""
        if len(self.frames) >= limits.FRAGMENTS.value:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """Disconnect a client that answers no pings: one that reads nothing would never get the close frame."""
        super().keepalive_timeout()
        self.loop.call_later(limits.CLOSING.value, self.transport.abort)


def _cancelled(timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle | None:
    """Cancel a timer; return what takes its place."""
    if timer is not None:
        timer.cancel()
    return None


def _is_between_frames(parser: Any) -> bool:
    """Return whether the parser, a generator, waits for the first byte of a frame; only then its buffer is all it has
    read."""
    while parser is not None and parser.gi_yieldfrom is not None:
        parser = parser.gi_yieldfrom
    return parser is not None and parser.gi_code is StreamReader.at_eof.__code__


def _framed(message: bytes) -> bytes:
    """Return a text message as one frame of a server."""
    size = len(message)
    if size <= SHORT:
        return b"\x81%c%b" % (size, message)
    if size <= MEDIUM:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
