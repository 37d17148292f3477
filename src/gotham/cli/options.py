"""Options that several commands share, and reading them."""

from typing import Annotated

import typer

from ..i18n.catalogue import LANGUAGES, machine_language
from ..i18n.errors import Unknown, Unreadable
from ..match.game import all_games
from .terminal.screen import clean

OPTION = Annotated[list[str] | None, typer.Option("--option", "-o", help="A game option, name=value.")]

PRESET = Annotated[str | None, typer.Option("--preset", help="Play it as in an edition; gotham presets lists them.")]


def complete_game(beginning: str) -> list[str]:
    """Return the games whose names begin so, for the completion of a shell."""
    return [name for name in all_games() if name.startswith(beginning)]


def complete_language(beginning: str) -> list[str]:
    """Return the languages whose codes begin so."""
    return [code for code in LANGUAGES if code.startswith(beginning)]


def parse_options(texts: list[str] | None) -> dict[str, str]:
    """Parse name=value texts."""
    options = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Unreadable("error-option-text", text=text[:80])
        options[name] = value
    return options


def language_of(lang: str | None) -> str:
    """Return the language asked for, else the machine's."""
    if lang is not None and lang not in LANGUAGES:
        raise Unknown("error-language", name=clean(lang[:40]), known=", ".join(LANGUAGES))
    return lang or machine_language()


def seat_of(seat: int, players: int) -> int:
    """Return the seat if the table has it."""
    if not 0 <= seat < players:
        raise Unknown("error-seat", seat=str(seat), most=str(players - 1))
    return seat
