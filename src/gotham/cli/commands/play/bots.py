"""`gotham bots`: available opponents."""

from typing import Annotated

import typer

from ....bots import bots as makers
from ....bots.registry import OpponentChoice, character_choices, level_choices
from ....match import game as library
from ....match.game import Game
from ...installed import installed_games
from ...options import complete_game, complete_language, language_of
from ...terminal.screen import clean


def bots(
    game: Annotated[str | None, typer.Argument(autocompletion=complete_game, help="The game; default: all.")] = None,
    lang: Annotated[
        str | None, typer.Option(autocompletion=complete_language, help="Language: en, fr, nl or de.")
    ] = None,
) -> None:
    """List available opponents: levels from weakest to strongest, characters, and all bots."""
    language = language_of(lang)
    if game is not None:
        _list_all(library.game(game), language)
        return
    for this in installed_games():
        typer.echo(f"{clean(this.words(language)('title'))}  ({this.name})")
        _list_all(this, language)
        typer.echo()


def _list_all(this: Game, language: str) -> None:
    words = this.words(language)
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
