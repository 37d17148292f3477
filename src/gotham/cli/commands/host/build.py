"""`gotham build wasm`: the rules of a game for programs in any language."""

import gzip
from pathlib import Path
from typing import Annotated

import typer

from ....i18n.catalogue import LANGUAGES
from ....match.game import Game
from ....match.game import game as find_game
from ....wasm.build import write_module
from ....wasm.description import Clauses
from ...terminal.rulebook import clauses

build = typer.Typer(help="Build a game's rules for other programs.", no_args_is_help=True)


@build.callback()
def root() -> None:
    """Build a game's rules for other programs."""


@build.command()
def wasm(
    game: Annotated[str, typer.Argument(help="The game.")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The folder; default: GAME-wasm.")] = None,
) -> None:
    """Write a game's rules as a WebAssembly module, with a description and a wrapper in JavaScript."""
    this = find_game(game, "plain")
    for path in write_module(this, all_clauses(this), output or Path(f"{this.name}-wasm")):
        content = path.read_bytes()
        typer.echo(f"{path}  {len(content):,} bytes, {len(gzip.compress(content)):,} compressed")


def all_clauses(game: Game) -> Clauses:
    """Return every clause of a game's rulebook by its id, in all languages."""
    texts = {language: clauses(game, game.words(language)) for language in LANGUAGES}
    return {name: {language: texts[language][name] for language in LANGUAGES} for name in texts["en"]}
