"""The games that are installed and load."""

from collections.abc import Iterator

import typer

from ..i18n.catalogue import Words, machine_language
from ..i18n.errors import GothamError
from ..match.game import Game, all_games, game


def installed_games() -> Iterator[Game]:
    """Yield the games that load; print why the others do not, so that a broken one does not hide the rest."""
    for name in all_games():
        try:
            this = game(name)
            this.check_hooks()
            yield this
        except GothamError as error:
            typer.echo(f"gotham: {error.say(Words(machine_language()))}", err=True)
