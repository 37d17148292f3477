"""The root command `gotham`: its commands, and errors as one line on stderr."""

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, NoReturn

import typer
from typer.exceptions import TyperException

from .. import __version__
from ..i18n.catalogue import Words, machine_language
from ..i18n.errors import GothamError
from ..match.game import entries, loading
from .program import INTERRUPTED

HELP = "New York tabletop games with exact rules."
HAS_SERVER = find_spec("gotham.server") is not None  # the distribution gotham has it, gotham-core has not
app = typer.Typer(pretty_exceptions_enable=False, help=HELP)
COMMANDS = {  # the module of each; only the one called is loaded, because a server starts with `serve`
    **dict.fromkeys(("games", "presets", "bots", "play", "puzzle", "replay", "analyse"), "play"),
    **dict.fromkeys(("laws", "perft", "bench"), "measure"),
    "doctor": "host",
    **dict.fromkeys(("arena", "pairs", "report"), "measure"),
    "print": "play",
}
OF_SERVER = {"connect": "play", "arena-watch": "host", "serve": "host", "mcp": "host"}
FUNCTIONS = {"print": "print_game"}  # where they are not called like the command
GROUPS = {"build": ".commands.host.build", **({"admin": ".admin"} if HAS_SERVER else {})}
if HAS_SERVER:
    COMMANDS |= OF_SERVER


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
    """Add the command that is called, or all for --help; those of games, too."""
    app.registered_commands.clear()
    app.registered_groups.clear()
    known = wanted in COMMANDS or wanted in GROUPS
    for name, part in COMMANDS.items():
        if not known or name == wanted:
            module = import_module(f".commands.{part}.{name.replace('-', '_')}", __package__)
            app.command(name)(getattr(module, FUNCTIONS.get(name, name.replace("-", "_"))))
    for name, path in GROUPS.items():
        if not known or name == wanted:
            app.add_typer(getattr(import_module(path, __package__), name), name=name)
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
    from .terminal.screen import clean

    print(f"gotham: {clean(reason)}", file=sys.stderr)
    sys.exit(code)
