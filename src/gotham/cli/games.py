"""`gotham games`: what can be played."""

import typer

from ..library import game
from ..library import games as installed
from ..words import machine_language


def games() -> None:
    """List the games that are installed, with their players and options."""
    for name in installed():
        this = game(name)
        words = this.words(machine_language())
        least, most = min(this.rules.PLAYERS), max(this.rules.PLAYERS)
        typer.echo(f"{name}  ({words('players', least=least, most=most)}, {words('version')} {this.rules.VERSION})")
        typer.echo(f"  {words('summary')}")
        for option, values in this.rules.OPTIONS.items():
            typer.echo(f"  --option {option}={'|'.join(values)}  {words(f'option-{option}')}")
