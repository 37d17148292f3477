"""Has compiled what an analysis needs, before anybody waits for one."""

from ..bots import bot, play
from ..library import Game
from . import jobs
from .match import Source

SEED = "rehearsal"
EVERY = 5  # decisions, of which one is looked at


def rehearse(game: Game) -> None:
    """Looks at some decisions of two matches: with the most players other things are asked than with the fewest."""
    for players in {min(game.rules.PLAYERS), max(game.rules.PLAYERS)}:
        _rehearse(Source(_played(game, players), SEED, game))


def _played(game: Game, players: int) -> str:
    table = game.table(players, SEED)
    spec = str(game.hook("bots", "DEFAULT", "greedy"))
    return play(table, [bot(game, spec, SEED) for _ in range(players)]).transcript()


def _rehearse(source: Source) -> None:
    plan = jobs.plan(source)
    chosen = sorted({*plan.decisions[::EVERY], *plan.decisions[-1:]})
    gauged = [jobs.gauge(source, place, counts=True) for place in chosen]
    for place in (chosen[0], chosen[-1]):
        jobs.better(source, place)
    jobs.start(source)
    jobs.findings(source, gauged)
