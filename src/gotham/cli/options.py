"""What commands have in common: options of games, how an interrupt is told, and how this program is called."""

from typing import Annotated

import typer

from ..i18n.catalogue import LANGUAGES, machine_language
from ..i18n.errors import Unknown, Unreadable
from .terminal.screen import clean

OPTION = Annotated[list[str] | None, typer.Option("--option", "-o", help="an option of the game, name=value")]


def parse_options(texts: list[str] | None) -> dict[str, str]:
    """The options from their texts."""
    options = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Unreadable("error-option-text", text=text[:80])
        options[name] = value
    return options


def language_of(lang: str | None) -> str:
    """The language to speak: the one asked for, else the machine's."""
    if lang is not None and lang not in LANGUAGES:
        raise Unknown("error-language", name=clean(lang[:40]), known=", ".join(LANGUAGES))
    return lang or machine_language()


def seat_of(seat: int, players: int) -> int:
    """A seat, if the table has it."""
    if not 0 <= seat < players:
        raise Unknown("error-seat", seat=str(seat), most=str(players - 1))
    return seat
