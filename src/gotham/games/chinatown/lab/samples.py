"""Chinatown: sample matches of one bot against itself, on all cores."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from ....bots import Bot, bot, play, warm_up
from ....i18n.catalogue import Words
from ....i18n.errors import GothamError
from ....match.game import Game, check_text, game
from ....match.table import Table
from ....parallel.pool import worker_pool

NAME = "chinatown"
T = TypeVar("T")


@dataclass(frozen=True)
class Setting:
    """The setting of a sample: bot, players, options and the seed of the deals."""

    mode: str
    bot: str
    players: int
    options: Mapping[str, str]
    seed: str

    @property
    def game(self) -> Game:
        return game(NAME, self.mode)

    def table(self, number: int) -> Table:
        """Return the table of a deal."""
        return self.game.table(self.players, f"{self.seed}/{number}", self.options)

    def bots(self, number: int) -> list[Bot]:
        """Return the bots of a deal, one for each seat."""
        return [bot(self.game, self.bot, f"{self.seed}/{number}/{seat}") for seat in range(self.players)]


class NotMeasurable(GothamError):
    """A bot that cannot be measured; the game's own catalogue says why."""

    def say(self, words: Words) -> str:
        return super().say(game(NAME, "plain").words(words.language))


def setting(spec: str, players: int, options: Mapping[str, str], seed: str, asked: bool = False) -> Setting:
    """Return a checked setting: for some measures the bot must be able to say whether a deal suits it."""
    this = game(NAME)
    if not hasattr(bot(this, spec), "suits") and asked:
        raise NotMeasurable("error-never-asked", bot=spec[:40])
    return Setting(this.mode, spec, this.check_players(players), this.check_options(options), check_text(seed))


def spread(work: Callable[[Setting, int], T], this: Setting, numbers: Iterable[int], jobs: int) -> Iterator[T]:
    """Do the work for every number, in order; functions are compiled once."""
    if jobs < 2:
        yield from (work(this, number) for number in numbers)
        return
    if this.mode != "plain":
        warm_up(this.table(0), [this.bot])
    with worker_pool(jobs) as pool:
        running = [pool.submit(work, this, number) for number in numbers]
        yield from (future.result() for future in running)


def played(this: Setting, number: int) -> Table:
    """Return a deal, played to its end."""
    return play(this.table(number), this.bots(number))
