"""The HTTP API, typed by the server's own messages."""

from collections.abc import Sequence
from typing import Any, TypeVar
from urllib.parse import quote, urlencode

import msgspec

from .. import __version__
from ..i18n.errors import GothamError
from ..server.http.schemas import GameInfo, Invitations, Listing, NewTable, Opened, Sit, Snapshot
from ..server.ws.protocol import Accepted, Act, Message, Refusal, Talk, Tried, Try
from .transport import NetworkTransport, Response, Transport

Found = TypeVar("Found")
LONGEST = 500  # characters of a refusal, and of a token that is printed
UNREADABLE = msgspec.MsgspecError, ValueError, RecursionError  # of JSON that is nested, not UTF-8, or of other types
encoder = msgspec.json.Encoder()


class ServerRefusal(GothamError):
    """A server refused a request, which changed nothing: the reason in words, and the clause that forbids it."""

    def __init__(self, refusal: Refusal, code: int = 400) -> None:
        super().__init__("error-refused", reason=refusal.reason[:LONGEST])
        self.reason, self.clause, self.part, self.code = refusal.reason, refusal.clause, refusal.part, code


class Client:
    """A server. Requests about a table take the personal token of their seat; without one, a client is a spectator."""

    def __init__(self, server: str, transport: Transport | None = None, language: str = "en") -> None:
        self.server, self.language = server.rstrip("/"), language
        self.transport = transport or NetworkTransport(self.server)

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.transport.close()

    # ------------------------------------------------------------------------------------- requests

    async def games(self) -> list[GameInfo]:
        return await self._ask(list[GameInfo], "GET", "/api/games")

    async def tables(self) -> list[Listing]:
        """Return the public tables."""
        return await self._ask(list[Listing], "GET", "/api/tables")

    async def open(self, wish: NewTable) -> Opened:
        """Open a table; its host has the token."""
        return self._opened(await self._ask(Opened, "POST", "/api/tables", wish))

    async def sit(self, table: str, wish: Sit, token: str = "") -> Opened:
        """Take a seat; somebody without a token gets one."""
        return self._opened(await self._ask(Opened, "POST", _path(table, "/sit"), wish, token))

    async def stand(self, table: str, token: str) -> None:
        """Leave a seat."""
        await self._ask(dict[str, str], "POST", _path(table, "/stand"), None, token)

    async def invitations(self, table: str, token: str) -> Invitations:
        return await self._ask(Invitations, "GET", _path(table, "/invitations"), None, token)

    async def look(self, table: str, token: str = "") -> Snapshot:
        """Return everything about a table that the holder of the token may know."""
        return await self._ask(Snapshot, "GET", _path(table), None, token)

    async def wait(self, table: str, token: str, revision: int, talk: int, seconds: float) -> Snapshot:
        """Return the same when there is more than this revision and so many lines of chat, or after so many seconds."""
        query = urlencode({"revision": revision, "talk": talk, "seconds": seconds})
        return await self._ask(Snapshot, "GET", f"{_path(table, '/wait')}?{query}", None, token)

    async def act(self, table: str, token: str, actions: Sequence[int | str], revision: int, note: str = "") -> None:
        """Act, as of a revision: all actions happen, or none."""
        message = Act([*actions], revision=revision, note=note)
        await self._ask(Accepted, "POST", _path(table, "/act"), message, token)

    async def try_(self, table: str, token: str, actions: Sequence[int | str]) -> Tried:
        """Return what actions would do."""
        return await self._ask(Tried, "POST", _path(table, "/try"), Try([*actions]), token)

    async def talk(self, table: str, token: str, text: str, to: Sequence[int] | None = None) -> None:
        """Send a line of chat to all, or to some seats."""
        message = Talk(text, None if to is None else [*to])
        await self._ask(Accepted, "POST", _path(table, "/talk"), message, token)

    # --------------------------------------------------------------------------------------- sending

    async def _ask(
        self, kind: type[Found], method: str, path: str, body: Message | None = None, token: str = ""
    ) -> Found:
        headers = {"accept-language": self.language, "user-agent": f"gotham/{__version__}"}
        headers |= {"authorization": f"Bearer {token}"} if token else {}
        headers |= {} if method == "GET" else {"content-type": "application/json"}
        content = b"" if method == "GET" else encoder.encode({} if body is None else _checked(body))
        return self._read(kind, await self.transport.request(method, path, headers, content))

    def _opened(self, answer: Opened) -> Opened:
        """Return an answer whose token can be printed."""
        if answer.token.isprintable() and answer.token.isascii() and len(answer.token) <= LONGEST:
            return answer
        raise GothamError("error-not-gotham", server=self.server, reason="token")

    def _read(self, kind: type[Found], answer: Response) -> Found:
        if answer.status >= 400:
            raise ServerRefusal(self._refusal(answer), answer.status)
        try:
            return msgspec.json.decode(answer.body, type=kind)
        except UNREADABLE as error:
            raise GothamError("error-not-gotham", server=self.server, reason=str(error)[:200]) from error

    def _refusal(self, answer: Response) -> Refusal:
        try:
            return msgspec.json.decode(answer.body, type=Refusal)
        except UNREADABLE:
            raise GothamError("error-not-gotham", server=self.server, reason=f"HTTP {answer.status}") from None


def _path(table: str, rest: str = "") -> str:
    return f"/api/tables/{quote(table, safe='')}{rest}"


def _checked(message: Message) -> Any:
    """Return a message as plain data without its tag, which requests do not have."""
    plain = msgspec.to_builtins(message)
    plain.pop("type", None)
    return plain
