"""`gotham mcp`: the tools of the Model Context Protocol over standard input and output."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import structlog
import typer

from ....i18n.catalogue import machine_language
from ....i18n.errors import Unavailable
from ...options import language_of

if TYPE_CHECKING:
    from ....client import Client


def mcp(
    server: Annotated[
        str, typer.Argument(help="The server whose tables are played, as https://play.example.org; default: its own.")
    ] = "",
    data: Annotated[Path | None, typer.Option(help="The data folder of its own tables.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language of sentences: en, fr, nl or de.")] = None,
) -> None:
    """Let a language model play, as an MCP server over standard input and output.

    Without a server it has tables of its own, for the model and bots.
    """
    check_extra()
    asyncio.run(_serve(server, data, language_of(lang) if lang else machine_language()))


def check_extra() -> None:
    """Refuse where the packages of the extra `mcp` are not installed."""
    try:
        import mcp  # noqa: F401
    except ModuleNotFoundError:
        raise Unavailable("error-mcp") from None


async def _serve(server: str, data: Path | None, language: str) -> None:
    from ....mcp.service import make_service

    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    async with _client(server, data, language) as client:
        await make_service(lambda _: client).run_stdio_async()


@contextlib.asynccontextmanager
async def _client(server: str, data: Path | None, language: str) -> AsyncIterator["Client"]:
    """Yield the client of a server on the network, or of one that runs in this process."""
    from ....client import Client

    if server:
        async with Client(server, language=language) as client:
            yield client
        return
    from ....mcp.in_process import InProcessTransport
    from ....server.app import make_app
    from ....server.db.lockfile import held
    from ....server.db.store import prepare
    from ....server.settings import Settings

    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # the protocol has standard output
    settings = Settings(data=data, pace=0.0, limited=False)
    prepare(settings)
    with held(settings.folder):
        app = make_app(settings)
        async with app.lifespan():
            yield Client("", InProcessTransport(app), language)
