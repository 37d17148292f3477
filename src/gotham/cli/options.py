"""What commands have in common: options of games, how an interrupt is told, and how this program is called."""

import os
import shlex
import shutil
import sys
from typing import Annotated

import typer

from ..i18n.errors import Unreadable

INTERRUPTED = 130  # the exit code of what Ctrl-C has ended
OPTION = Annotated[list[str] | None, typer.Option("--option", "-o", help="an option of the game, name=value")]


def chosen(texts: list[str] | None) -> dict[str, str]:
    """The options from their texts."""
    options = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Unreadable("error-option-text", text=text[:80])
        options[name] = value
    return options


def program() -> str:
    """How this program can be started again from here: by its name only where that is found."""
    return "gotham" if shutil.which("gotham") else shlex.quote(os.path.relpath(sys.argv[0]))
