"""`gotham games`: what can be played."""

from collections.abc import Iterator

import typer

from ....i18n.catalogue import Words, machine_language
from ....i18n.errors import GothamError
from ....match.game import Game, all_games, game


def games() -> None:
    """List the games that are installed, with their players and options."""
    for this in usable():
        words = this.words(machine_language())
        least, most = min(this.rules.PLAYERS), max(this.rules.PLAYERS)
        players = words("players", least=least, most=most)
        typer.echo(f"{this.name}  ({players}, {words('version')} {this.rules.VERSION})")
        typer.echo(f"  {words('summary')}")
        for option, values in this.rules.OPTIONS.items():
            typer.echo(f"  --option {option}={'|'.join(values)}  {words(f'option-{option}')}")


def usable() -> Iterator[Game]:
    """The games that load; of the others it is said why, so that a broken one does not hide the rest."""
    for name in all_games():
        try:
            this = game(name)
            this.check_hooks()
            yield this
        except GothamError as error:
            typer.echo(f"gotham: {error.say(Words(machine_language()))}", err=True)
