"""The command `gotham`: one module a command, and one line for everything that is refused."""

import sys

import typer

from ..errors import GothamError
from ..words import Words, machine_language
from .arena import arena
from .bench import bench
from .doctor import doctor
from .games import games
from .laws import laws
from .perft import perft
from .play import play
from .replay import replay

app = typer.Typer(no_args_is_help=True, add_completion=False, help="New York tabletop games with exact rules.")
for command in (games, play, replay, laws, perft, bench, doctor, arena):
    app.command()(command)


def main() -> None:
    """Runs the command line; bad input is told in one line, with exit code 2."""
    try:
        app()
    except GothamError as error:
        print(f"gotham: {error.say(Words(machine_language()))}", file=sys.stderr)
        sys.exit(2)
