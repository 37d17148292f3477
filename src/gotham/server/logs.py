"""The log: a line of JSON per event, or sentences on a terminal, with the id of the request that caused it. It never
names people."""

import logging
import re
import secrets
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..i18n.catalogue import Words, machine_language
from ..match.game import game as find_game

HEADER = b"x-request-id"
VALID = re.compile(rb"[A-Za-z0-9._-]{1,64}", re.ASCII)  # nothing that could look like another field or line of the log
SENTENCES = {  # events that people at a terminal read as sentences
    "preparing": "serve-preparing",
    "compiling": "serve-compiling",
    "interpreted": "serve-interpreted",
    "compiled": "serve-ready",
}
Event = MutableMapping[str, Any]


def set_up_log() -> None:
    """Log to stderr, also what libraries log: a line of JSON per event, or sentences on a terminal."""
    shown = TerminalLog() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,  # the id of the request
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, shown],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    own = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler = logging.StreamHandler(sys.stderr)
    named = structlog.stdlib.add_logger_name
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=[named, *shared], processors=[own, shown])
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


class TerminalLog:
    """Writes the log for people: sentences in their language while the server starts, and coloured fields else."""

    def __init__(self) -> None:
        self.words, self.fields = Words(machine_language()), structlog.dev.ConsoleRenderer()

    def __call__(self, logger: Any, method: str, event: Event) -> str:
        sentence = SENTENCES.get(event["event"], "")
        if not sentence:
            return self.fields(logger, method, event)
        game = find_game(event["game"]).words(self.words.language)("title") if "game" in event else ""
        return self.words(sentence, game=game, reason=str(event.get("error", "")))


def request_id(scope: Scope) -> str:
    """Return the id that a proxy or client gave to a request, or a new one where that is none or no valid one."""
    given = next((value for name, value in scope["headers"] if name == HEADER), b"")
    return given.decode() if VALID.fullmatch(given) else secrets.token_hex(8)


def identified(app: ASGIApp) -> ASGIApp:
    """Give every request and socket an id: it is in all lines that they log, and in the response."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        id = request_id(scope)
        header = (HEADER, id.encode())

        async def send_with_id(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message["headers"] = [*message.get("headers", ()), header]
            await send(message)

        with structlog.contextvars.bound_contextvars(request=id):
            await app(scope, receive, send_with_id)

    return middleware
