"""What is played for a report: every number of players, with the usual options and with each other value of one."""

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..arena import Schedule, plan
from ..arena.schedule import MOST
from ..bots.registry import levels
from ..i18n.errors import GothamError
from ..match.game import Game

LESS = 4  # a variant has so many times fewer matches than the usual game, unless said otherwise

Counts = tuple[int, ...]  # of matches, by number of players


@dataclass(frozen=True)
class Sample:
    """Matches of one sort: one bot on every seat, and all options as usual but for one at most."""

    schedule: Schedule
    matches: int
    option: str = ""  # that is not as usual
    value: str = ""

    @property
    def players(self) -> int:
        return self.schedule.players


@dataclass(frozen=True)
class Survey:
    """All samples of a report, with its settings."""

    game: str
    bot: str
    matches: Counts
    variants: Counts
    seed: str
    samples: tuple[Sample, ...]
    preset: str = ""  # whose options are the usual ones

    @property
    def command(self) -> str:
        """The command that reproduces the matches."""
        words = ["gotham", "report", self.game, *(["--preset", self.preset] if self.preset else [])]
        words += ["--bots", self.bot, "--matches", written(self.matches)]
        return shlex.join([*words, "--variants", written(self.variants), "--seed", self.seed])


def survey(
    game: Game, bot: str | None, matches: str, variants: str | None, seed: str, preset: str | None = None
) -> Survey:
    """Check the settings and return a survey. The default bot is the game's choice, else its strongest level."""
    options = game.check_options(None, preset)
    spec = bot or game.balance.bot or [*levels(game).values()][-1]
    usual = read_counts(matches, game.rules.PLAYERS, least=1)
    fewer = tuple(-(-count // LESS) for count in usual)
    if variants is not None:
        fewer = read_counts(variants, game.rules.PLAYERS, least=0)
    samples = [*_samples(game, spec, usual, seed, options)]
    for option, values in _variants(game, options).items():
        for value in values:
            samples += _samples(game, spec, fewer, seed, options, option, value)
    return Survey(game.name, spec, usual, fewer, samples[0].schedule.seed, tuple(samples), preset or "")


def read_counts(text: str, players: Sequence[int], least: int, most: int = MOST) -> Counts:
    """Numbers of matches, from one for all numbers of players or one for each."""
    parts = text.split(",")
    if len(parts) not in (1, len(players)):
        raise GothamError("error-balance-counts", matches=text, count=str(len(players)))
    for part in parts:
        if not (part.isascii() and part.isdigit() and least <= int(part[:20]) <= most):
            raise GothamError("error-arena-matches", matches=part, most=str(most))
    counts = tuple(map(int, parts))
    return counts * len(players) if len(counts) == 1 else counts


def written(counts: Counts) -> str:
    """The counts as they are read."""
    return str(counts[0]) if len(set(counts)) == 1 else ",".join(map(str, counts))


def _variants(game: Game, usual: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """Option -> the values to look at beside the usual one."""
    others = dict(game.rules.OPTIONS) | dict(game.balance.variants)
    return {option: tuple(value for value in values if value != usual[option]) for option, values in others.items()}


def _samples(
    game: Game, bot: str, counts: Counts, seed: str, usual: Mapping[str, str], option: str = "", value: str = ""
) -> list[Sample]:
    """A sample for every number of players that is to have matches."""
    options = {**usual, **({option: value} if option else {})}
    wanted = [(players, count) for players, count in zip(game.rules.PLAYERS, counts, strict=True) if count]
    return [Sample(plan(game, [bot], players, options, seed), count, option, value) for players, count in wanted]
