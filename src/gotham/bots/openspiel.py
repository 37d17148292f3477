"""OpenSpiel's ISMCTS as a bot, for comparison."""

from ..i18n.errors import Unavailable
from ..match.game import Game, seed_number
from ..match.view import View
from .player import budget


class OpenSpielBot:
    """OpenSpiel's ISMCTS: `openspiel:500` simulates so often and repeats itself exactly, `openspiel:100ms` so long."""

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        self.budget, self.seed, self.turns = budget(argument, "500"), seed, 0
        try:
            from .openspiel_search import OpenSpielSearch
        except ImportError as error:
            raise Unavailable("error-extra", name=str(error.name), extra="bench") from None
        self.search = OpenSpielSearch

    def act(self, view: View, last_call: bool = False) -> int:
        numbers = view.numbers
        if len(numbers) == 1:
            return numbers[0]
        self.turns += 1
        return self.search(view, self.budget, seed_number(self.seed, self.turns)).choose()
