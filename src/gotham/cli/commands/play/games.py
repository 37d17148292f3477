"""`gotham games`: the installed games."""

import typer

from ....i18n.catalogue import machine_language
from ...installed import installed_games


def games() -> None:
    """List the installed games with their players and options."""
    for this in installed_games():
        words = this.words(machine_language())
        least, most = min(this.numbers), max(this.numbers)
        players = words("players", least=least, most=most)
        typer.echo(f"{this.name}  ({players}, {words('version')} {this.rules.VERSION})")
        typer.echo(f"  {words('summary')}")
        for option, values in this.rules.OPTIONS.items():
            typer.echo(f"  --option {option}={'|'.join(values)}  {words(f'option-{option}')}")
