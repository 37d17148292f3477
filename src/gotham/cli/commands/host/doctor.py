"""`gotham doctor`: checks the installation, the cache and a server's database, or watches a running server."""

import asyncio
import importlib.metadata
import platform
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from .... import __version__, folders
from ....bots import bots
from ....engine import default_mode, has_numba
from ....match.compiled import compiled_for
from ....match.game import Game
from ...admin.database import DATA, DATABASE
from ...installed import installed_games
from ...network import public_address
from ...output.columns import title
from ...terminal.screen import clean

LIBRARIES = ("numpy", "numba", "llvmlite", "fluent.runtime", "rich", "typer")


def doctor(
    data: DATA = None,
    database: DATABASE = "",
    channels: Annotated[
        str, typer.Option(envvar="GOTHAM_CHANNELS", help="Message channel of the servers: redis://… or postgresql://…")
    ] = "",
    server: Annotated[str, typer.Option(help="Watch a running server instead: its address, http://…")] = "",
    seconds: Annotated[float, typer.Option(help="How long to watch it.", min=0.0, max=3600.0)] = 5.0,
    metrics: Annotated[
        str, typer.Option(envvar="GOTHAM_METRICS", help="The token of its metrics, for queues, lag and bots.")
    ] = "",
) -> None:
    """Show what is installed and compiled, and check a server's database; or what is wrong with a running server."""
    if server:
        if not _watch(public_address(server), metrics, seconds):
            raise typer.Exit(1)
        return
    title("installed")
    line("gotham", __version__)
    line("python", f"{platform.python_version()} on {platform.system()} {platform.machine()}")
    for library in LIBRARIES:
        line(library, version(library))
    title("rules")
    line("mode", default_mode() + ("" if has_numba() else "  (with numba installed they run far faster)"))
    for this in installed_games():
        line(this.name, f"version {this.rules.VERSION}, {compiled(this)}; bots: {', '.join(bots(this))}")
    title("cache")
    files = [file for file in folders.cache().rglob("*") if file.is_file()]
    line("folder", f"{folders.cache()}  (may be deleted at any time)")
    line("size", f"{sum(file.stat().st_size for file in files) / 1e6:.1f} MB in {len(files)} files")
    if find_spec("gotham.server") and not asyncio.run(_look_at_server(data, database, channels)):
        raise typer.Exit(1)


async def _look_at_server(data: Path | None, database: str, channels: str) -> bool:
    """Print every check of the server, if there is one; return whether all pass."""
    from ....server.admin.health import WRONG, all_checks
    from ....server.settings import Settings

    settings, sound = Settings(data=data, database=database, channels=channels), True
    if data is None and not database and not channels and not settings.file.exists():
        return True
    title("server")
    async for check in all_checks(settings):
        line(check.name, f"{check.verdict:<5}  {clean(check.why)}")
        sound = sound and check.verdict != WRONG
    return sound


def _watch(address: str, token: str, seconds: float) -> bool:
    """Print what the metrics of a running server tell; return whether nothing is wrong."""
    from ....server.admin.diagnosis import diagnose, fetch
    from ....server.admin.health import WRONG

    title(address)
    before = fetch(address, token)
    time.sleep(seconds)
    sound = True
    for check in diagnose(before, fetch(address, token), seconds):
        line(check.name, f"{check.verdict:<5}  {clean(check.why)}")
        sound = sound and check.verdict != WRONG
    return sound


def line(name: str, value: str) -> None:
    typer.echo(f"  {name:<20} {value}")


def version(library: str) -> str:
    try:
        return importlib.metadata.version(library)
    except importlib.metadata.PackageNotFoundError:
        return "not installed"


def compiled(game: Game) -> str:
    """Say whether the next start has to compile."""
    if game.mode == "plain":
        return "interpreted"
    return "compiled" if compiled_for(game) else "not compiled yet"
