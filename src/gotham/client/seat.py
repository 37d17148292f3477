"""A seat over a socket: look, act, offer, try, talk, wait. It reconnects, and knows whether an action was made."""

import asyncio
import contextlib
import itertools
from collections.abc import Sequence
from typing import Literal
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from ..i18n.errors import Conflict, GothamError, Unavailable
from ..match.view import View
from ..server.ws.protocol import (
    Accepted,
    Act,
    Hello,
    Refusal,
    ServerMessage,
    Talk,
    Tried,
    Try,
)
from .links import TableLink
from .requests import UNREADABLE, ServerRefusal
from .state import SeatState, proposal
from .transport import LARGEST

FORBIDDEN = 1008  # the close code after which a client may not come again
LEAVING = 1001  # the close code of a server that stops: another is ready
FIRST, LONGEST = 0.1, 5.0  # seconds between two attempts to connect; each takes twice as long as the last
TOO_LARGE = 1009  # the close code for a message that is too large
WELCOME = 60.0  # seconds until everything must have been sent after the hello
SILENCE = 15.0  # seconds after which an unanswered request means that the network stalls
decoder = msgspec.json.Decoder(ServerMessage)
encoder = msgspec.json.Encoder()
Language = Literal["", "en", "fr", "nl", "de"]


class _DirectConnection(connect):
    """A connection that follows no redirect: a server could send its clients anywhere."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


class RemoteSeat:
    """One viewer of a table on any server. Use it with `async with`; it connects, and reconnects until it is closed.

    `patience` is how many seconds it tries to reconnect before it gives up; `None` for ever.
    """

    def __init__(
        self, link: TableLink, language: Language = "", describe: bool = False, patience: float | None = None
    ) -> None:
        self.link, self.language, self.describe, self.patience = link, language, describe, patience
        self.state = SeatState()
        self._socket: ClientConnection | None = None
        self._ids = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Accepted | Tried]] = {}
        self._changed = asyncio.Condition()
        self._failure: GothamError | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "RemoteSeat":
        self._task = asyncio.create_task(self._run())
        async with self._changed:
            await self._changed.wait_for(self._is_ready)
        if self._failure is not None:
            raise self._failure
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def _is_ready(self) -> bool:
        frozen = self.state.table is not None and self.state.table.state == "frozen"
        return self._failure is not None or (self._socket is not None and (self.state.latest is not None or frozen))

    # --------------------------------------------------------------------------------------- playing

    def look(self) -> View:
        """Return the present view."""
        return self.state.view()

    async def act(self, *actions: int | str, note: str = "", revision: int | None = None) -> None:
        """Act, as of a revision, by default the present one; all actions happen, or none.

        Where the connection is lost before the answer, the log tells whether the action was made; if not, it is sent
        again, and the server refuses it if the position has changed since.
        """
        known = self.state.revision if revision is None else revision
        while True:
            try:
                await self._request(Act([*actions], revision=known, note=note))
                return
            except ConnectionClosed:
                await self._ready()
                if self._has_acted(known):
                    return

    def _has_acted(self, revision: int) -> bool:
        """Return whether this seat acted after a revision."""
        own = None if self.state.table is None else self.state.table.seat
        return any(entry.seat == own for entry in self.state.log[revision:])

    async def offer(self, *terms: str, secret: bool = False, note: str = "") -> None:
        """Propose a deal in one call: its terms in any order, as people type them in the terminal."""
        revision = self.state.revision
        await self.act(*proposal(self.look(), terms, secret), note=note, revision=revision)

    async def try_(self, *actions: int | str) -> Tried:
        """Return what actions would do."""
        while True:
            try:
                answer = await self._request(Try([*actions]))
            except ConnectionClosed:
                await self._ready()
                continue
            if isinstance(answer, Tried):
                return answer

    async def talk(self, text: str, to: Sequence[int] | None = None) -> None:
        """Send a line of chat to all, or to some seats. A lost connection is an error: the line may have arrived."""
        try:
            await self._request(Talk(text, None if to is None else [*to]))
        except ConnectionClosed:
            raise Unavailable("error-disconnected") from None

    async def wait(self, seconds: float | None = None) -> bool:
        """Wait until the server has sent something; return whether it did in so many seconds."""
        if self._failure is not None:
            raise self._failure
        try:
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait()
        except TimeoutError:
            return False
        if self._failure is not None:
            raise self._failure
        return True

    async def _ready(self) -> None:
        """Wait for a connection."""
        async with self._changed:
            await self._changed.wait_for(self._is_ready)
        if self._failure is not None:
            raise self._failure

    async def _request(self, message: Act | Try | Talk) -> Accepted | Tried:
        """Send a message and return its answer."""
        await self._ready()
        socket = self._socket
        assert socket is not None
        message.id = next(self._ids)
        answer: asyncio.Future[Accepted | Tried] = asyncio.get_running_loop().create_future()
        self._answers[message.id] = answer
        try:
            await socket.send(encoder.encode(message), text=True)
            async with asyncio.timeout(SILENCE):
                return await answer
        except TimeoutError:
            await socket.close()
            raise ConnectionClosed(None, None) from None
        finally:
            self._answers.pop(message.id, None)

    # ------------------------------------------------------------------------------------ connecting

    async def _run(self) -> None:
        """Connect, read until the connection ends, and connect again; stop where the server forbids it."""
        address = f"{self.link.server.replace('http', 'ws', 1)}/api/tables/{quote(self.link.table, safe='')}/socket"
        delay, since = FIRST, asyncio.get_running_loop().time()
        while self._failure is None:
            try:
                async with _DirectConnection(address, max_size=LARGEST, compression=None, proxy=None) as socket:
                    await self._listen(socket)
            except (*UNREADABLE, LookupError, InvalidURI) as error:
                self._failure = self._not_gotham(error)
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                if isinstance(error, ConnectionClosed) and error.sent is not None and error.sent.code == TOO_LARGE:
                    self._failure = self._not_gotham(error)
                elif isinstance(error, ConnectionClosed) and error.rcvd is not None:
                    delay, since = FIRST, asyncio.get_running_loop().time()
                    delay = 0.0 if error.rcvd.code == LEAVING else FIRST
                    self._failure = self._failure or _closed_for_good(error)
            finally:
                await self._disconnect()
            if self.patience is not None and asyncio.get_running_loop().time() - since > self.patience:
                self._failure = self._failure or Unavailable("error-disconnected")
            async with self._changed:
                self._changed.notify_all()
            await asyncio.sleep(delay)
            delay = min(2 * delay or FIRST, LONGEST)

    async def _listen(self, socket: ClientConnection) -> None:
        """Say hello, then merge every message."""
        hello = Hello(self.link.token, self.language, describe=self.describe, since=self.state.revision)
        await socket.send(encoder.encode(hello), text=True)
        self.state.forget_talks()
        welcomed = False
        async with asyncio.timeout(WELCOME) as patience:
            async for text in socket:
                message: ServerMessage = decoder.decode(text)
                async with self._changed:
                    if isinstance(message, Accepted | Tried | Refusal):
                        self._answer(message, welcomed)
                    else:
                        self.state.merge(message)
                    if not welcomed and self._is_welcome(message):
                        self._socket, welcomed = socket, True
                        patience.reschedule(None)
                    self._changed.notify_all()
        raise ConnectionClosed(socket.protocol.close_rcvd, socket.protocol.close_sent)

    def _not_gotham(self, error: Exception) -> GothamError:
        return GothamError("error-not-gotham", server=self.link.server, reason=str(error)[:200])

    def _is_welcome(self, message: ServerMessage) -> bool:
        """Return whether everything was sent after the hello: the view comes last."""
        frozen = self.state.table is not None and self.state.table.state == "frozen"
        return frozen or getattr(message, "whole", False)

    def _answer(self, message: Accepted | Tried | Refusal, welcomed: bool) -> None:
        answer = self._answers.get(message.id)
        if isinstance(message, Refusal):
            if not welcomed:  # the hello itself was refused
                self._failure = ServerRefusal(message)
            elif answer is not None and not answer.done():
                answer.set_exception(ServerRefusal(message))
        elif answer is not None and not answer.done():
            answer.set_result(message)

    async def _disconnect(self) -> None:
        self._socket = None
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionClosed(None, None))


def _closed_for_good(error: ConnectionClosed) -> GothamError | None:
    if error.rcvd is not None and error.rcvd.code == FORBIDDEN:
        return Conflict("error-socket-forbidden")
    return None
