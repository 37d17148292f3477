"""`gotham bots`: available opponents."""

from typing import Annotated

import typer

from ....bots import bots as makers
from ....bots.registry import OpponentChoice, character_choices, level_choices
from ....match import game as library
from ...options import language_of
from ...terminal.screen import clean


def bots(
    game: Annotated[str, typer.Argument(help="The game.")],
    lang: Annotated[str | None, typer.Option(help="Language: en, fr, nl or de.")] = None,
) -> None:
    """List available opponents: levels from weakest to strongest, characters, and all bots."""
    this = library.game(game)
    words = this.words(language_of(lang))
    _list(words("bots-levels"), level_choices(this, words))
    _list(words("bots-characters"), character_choices(this, words))
    typer.echo(f"{words('bots-all')}  {', '.join(makers(this))}")


def _list(title: str, opponents: list[OpponentChoice]) -> None:
    """Print each opponent's id, name and description."""
    if not opponents:
        return
    widths = [max(len(clean(text)) for text in column) for column in zip(*opponents, strict=True)]
    typer.echo(title)
    for id, _, name, about in opponents:
        typer.echo(f"  {clean(id):<{widths[0]}}  {clean(name):<{widths[2]}}  {clean(about)}".rstrip())
