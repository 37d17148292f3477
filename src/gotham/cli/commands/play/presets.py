"""`gotham presets`: the editions and house rules of the games."""

from typing import Annotated

import typer

from ....i18n.catalogue import Words, machine_language
from ....match import game as library
from ....match.game import Game
from ...installed import installed_games
from ...options import complete_game


def presets(
    game: Annotated[
        str | None, typer.Argument(autocompletion=complete_game, help="The game; all where none is named.")
    ] = None,
) -> None:
    """List the presets: options under a name, for `gotham play --preset`."""
    for this in [library.game(game)] if game else installed_games():
        words = this.words(machine_language())
        for line in preset_lines(this, words):
            typer.echo(line)


def preset_lines(game: Game, words: Words) -> list[str]:
    """Return a game's presets, each with its title, its year, its sentence, its players and its options."""
    lines = [game.name] if game.presets else []
    for preset in game.presets:
        title = words(f"preset-{preset.id}")
        called = title if preset.year is None else words("preset-of-year", title=title, year=str(preset.year))
        lines.append(f"  --preset {preset.id}  {called}: {words(f'preset-{preset.id}-about')}")
        lines += [f"    --players {preset.players}"] if preset.players else []
        lines += [f"    --option {name}={value}" for name, value in preset.options.items()]
    return lines
