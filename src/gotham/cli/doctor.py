"""`gotham doctor`: what is installed, compiled and cached."""

import importlib.metadata
import platform

import typer

from .. import __version__, folders
from ..bots import bots
from ..kernel import default_mode, has_numba
from ..library import Game
from .games import usable
from .options import compiled_for
from .show import title

LIBRARIES = ("numpy", "numba", "llvmlite", "fluent.runtime", "rich", "typer")


def doctor() -> None:
    """Show what is installed, whether rules are compiled, and where that is kept."""
    title("installed")
    line("gotham", __version__)
    line("python", f"{platform.python_version()} on {platform.system()} {platform.machine()}")
    for library in LIBRARIES:
        line(library, version(library))
    title("rules")
    line("mode", default_mode() + ("" if has_numba() else "  (with numba installed they run far faster)"))
    for this in usable():
        line(this.name, f"version {this.rules.VERSION}, {compiled(this)}; bots: {', '.join(bots(this))}")
    title("cache")
    files = [file for file in folders.cache().rglob("*") if file.is_file()]
    line("folder", f"{folders.cache()}  (may be deleted at any time)")
    line("size", f"{sum(file.stat().st_size for file in files) / 1e6:.1f} MB in {len(files)} files")


def line(name: str, value: str) -> None:
    typer.echo(f"  {name:<20} {value}")


def version(library: str) -> str:
    try:
        return importlib.metadata.version(library)
    except importlib.metadata.PackageNotFoundError:
        return "not installed"


def compiled(game: Game) -> str:
    """Whether the next start has to compile."""
    if game.mode == "plain":
        return "interpreted"
    return "compiled" if compiled_for(game) else "not compiled yet"
