"""`gotham games`: what can be played."""

import typer

from ..library import all_games, game
from ..words import machine_language


def games() -> None:
    """List the games that are installed, with their players and options."""
    for name in all_games():
        this = game(name)
        words = this.words(machine_language())
        least, most = min(this.rules.PLAYERS), max(this.rules.PLAYERS)
        typer.echo(f"{name}  ({words('players', least=least, most=most)}, {words('version')} {this.rules.VERSION})")
        typer.echo(f"  {words('summary')}")
        for option, values in this.rules.OPTIONS.items():
            typer.echo(f"  --option {option}={'|'.join(values)}  {words(f'option-{option}')}")
