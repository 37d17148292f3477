"""The root command `gotham`: its commands, and errors as one line on stderr."""

import os
import sys
from importlib.util import find_spec
from typing import Annotated, NoReturn

import typer
from typer.exceptions import TyperException

from .. import __version__
from ..i18n.catalogue import Words, machine_language
from ..i18n.errors import GothamError
from ..match.game import entries, loading
from .commands.host.build import build
from .commands.host.doctor import doctor
from .commands.measure.arena import arena
from .commands.measure.bench import bench
from .commands.measure.laws import laws
from .commands.measure.pairs import pairs
from .commands.measure.perft import perft
from .commands.measure.report import report
from .commands.play.analyse import analyse
from .commands.play.bots import bots
from .commands.play.games import games
from .commands.play.play import play
from .commands.play.presets import presets
from .commands.play.print import print_game
from .commands.play.puzzle import puzzle
from .commands.play.replay import replay
from .program import INTERRUPTED
from .terminal.screen import clean

HELP = "New York tabletop games with exact rules."
HAS_SERVER = find_spec("gotham.server") is not None  # the distribution gotham has it, gotham-core has not
app = typer.Typer(pretty_exceptions_enable=False, help=HELP)
COMMANDS = (games, presets, bots, play, puzzle, replay, analyse, laws, perft, bench, doctor, arena, pairs, report)
for command in COMMANDS:
    app.command()(command)
app.command("print")(print_game)
app.add_typer(build, name="build")
if HAS_SERVER:
    from .admin import admin
    from .commands.host.arena_watch import arena_watch
    from .commands.host.mcp import mcp
    from .commands.host.serve import serve
    from .commands.play.connect import connect

    app.command()(connect)
    app.command()(arena_watch)
    app.command()(serve)
    app.command()(mcp)
    app.add_typer(admin, name="admin")


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"gotham {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Handle options given without a command."""


def main() -> None:
    """Run the command line; without words it opens the browser. Errors are one line on stderr; the exit code is 2."""
    _drop_invalid_sizes()
    try:
        words = sys.argv[1:] or _words_alone()
        if not words:
            return
        add_commands("--help" if _is_completing() else words[0])
        code = app(words, standalone_mode=False)
    except GothamError as error:
        exit_with_error(error.say(Words(machine_language())), error.exit_code)
    except TyperException as error:
        exit_with_error(" ".join(getattr(error, "format_message", error.__str__)().split()))
    except typer.Abort:
        sys.exit(INTERRUPTED)
    except OSError as error:
        exit_with_error(f"{error.filename}: {error.strerror}" if error.filename and error.strerror else str(error))
    sys.exit(code or 0)


def _words_alone() -> list[str]:
    """Return the words of a command line that has none."""
    if not HAS_SERVER or _is_completing():
        return ["--help"]
    from .commands.host.home import home_words

    return home_words()


def add_commands(wanted: str) -> None:
    """Add the commands of games; load only the one called, or all for --help."""
    for name, entry in entries("gotham.commands").items():
        if wanted in (name, "--help"):
            with loading(name):
                app.add_typer(entry.load(), name=name)


def _is_completing() -> bool:
    """Return whether a shell asks how to complete a line: then all commands must be known."""
    return any(name.startswith("_GOTHAM") and name.endswith("_COMPLETE") for name in os.environ)


def _drop_invalid_sizes() -> None:
    """Ignore invalid COLUMNS and LINES, which rich would trust."""
    for name in ("COLUMNS", "LINES"):
        size = os.environ.get(name, "")
        if size and not (size.isascii() and size.isdigit() and size.strip("0") and len(size) < 6):
            del os.environ[name]


def exit_with_error(reason: str, code: int = 2) -> NoReturn:
    print(f"gotham: {clean(reason)}", file=sys.stderr)
    sys.exit(code)
