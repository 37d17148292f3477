"""Asks which game to play."""

from ...i18n.errors import GothamError, Invalid
from ...match.game import Game, all_games, game
from ..installed import installed_games
from .screen import PlainScreen, clean


def ask_game(screen: PlainScreen, language: str) -> Game:
    """List the games and read a number or a name; refuse at the end of input."""
    listed = [*installed_games()]
    for number, this in enumerate(listed, 1):
        words = this.words(language)
        screen.say("note", f"{number}  {clean(words('title'))}: {clean(words('summary'))}")
    screen.say("note", screen.words("play-which"))
    while True:
        try:
            return _read(screen.ask(), listed)
        except EOFError:
            raise Invalid("error-which-game", known=", ".join(all_games())) from None
        except GothamError as error:
            screen.say("error", error.say(screen.words))


def _read(answer: str, listed: list[Game]) -> Game:
    if answer.isascii() and answer.isdigit() and 0 < int(answer[:3]) <= len(listed):
        return listed[int(answer[:3]) - 1]
    return game(answer)
