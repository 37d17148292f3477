"""`gotham mcp`: the tools of the Model Context Protocol over standard input and output."""

import asyncio
import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import structlog
import typer

from .... import folders
from ....i18n.errors import Unavailable
from ...options import language_of

if TYPE_CHECKING:
    from ....server.settings import Settings


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
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # the protocol has standard output
    language = language_of(lang)
    if server:
        asyncio.run(_serve_elsewhere(server, language))
    else:
        _serve_own(data or folders.state() / "mcp", language)


def check_extra() -> None:
    """Refuse where the packages of the extra `mcp` are not installed."""
    try:
        import mcp  # noqa: F401
    except ModuleNotFoundError:
        raise Unavailable("error-mcp") from None


async def _serve_elsewhere(server: str, language: str) -> None:
    """Play at tables of a server on the network."""
    from ....client import Client
    from ....mcp.service import make_service

    async with Client(server, language=language) as client:
        await make_service(lambda _: client).run_stdio_async()


def _serve_own(data: Path, language: str) -> None:
    """Play at tables of a server in this process, which nobody else can reach."""
    from ....server.db.lockfile import held
    from ....server.db.store import prepare
    from ....server.settings import Settings

    settings = Settings(data=data, pace=0.0, limited=False)
    prepare(settings)
    with held(settings.folder):
        asyncio.run(_run_own(settings, language))


async def _run_own(settings: "Settings", language: str) -> None:
    from ....client import Client
    from ....mcp.in_process import InProcessTransport
    from ....mcp.service import make_service
    from ....server.app import make_app

    app = make_app(settings)
    client = Client("", InProcessTransport(app), language)
    async with app.lifespan():
        await make_service(lambda _: client).run_stdio_async()
