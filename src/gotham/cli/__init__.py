"""The command `gotham`: one module a command, and one line for everything that is refused."""

import sys

import typer

from ..errors import GothamError
from ..words import Words, machine_language
from .games import games

app = typer.Typer(no_args_is_help=True, add_completion=False, help="New York tabletop games with exact rules.")
for command in (games,):
    app.command()(command)


def main() -> None:
    """Runs the command line; bad input is told in one line, with exit code 2."""
    try:
        app()
    except GothamError as error:
        print(f"gotham: {error.say(Words(machine_language()))}", file=sys.stderr)
        sys.exit(2)
