"""What commands have in common: options of games, `--option name=value`, and how an interrupt is told."""

from typing import Annotated

import typer

from ..errors import Unreadable

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
