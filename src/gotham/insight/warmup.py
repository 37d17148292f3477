"""Compile the functions of an analysis in advance."""

from ..bots import action_kinds, bot, play
from ..bots.registry import default_bot
from ..match.game import Game
from . import jobs
from .finished_match import Source, match_of

SEED = "rehearsal"
EVERY = 5  # decisions, of which one is valued


def warm_up(game: Game) -> None:
    """Analyse some decisions of two matches, with the fewest and with the most players."""
    for players in {min(game.rules.PLAYERS), max(game.rules.PLAYERS)}:
        _warm_up(Source(_played(game, players), SEED, game))


def _played(game: Game, players: int) -> str:
    table = game.table(players, SEED)
    return play(table, [bot(game, default_bot(game), SEED) for _ in range(players)]).transcript()


def _warm_up(source: Source) -> None:
    plan = jobs.plan(source)
    valued = sorted({*plan.decisions[::EVERY], *plan.decisions[-1:]})
    gauged = [jobs.value_frame(source, place, counts=True) for place in valued]
    for place in _of_every_sort(source, plan.decisions):
        jobs.find_alternatives(source, place)
    jobs.start_shares(source)
    jobs.findings(source, gauged)


def _of_every_sort(source: Source, decisions: list[int]) -> set[int]:
    """Return the first and the last decision of every combination of action kinds."""
    sorts = {at: action_kinds(match_of(source).view(at)) for at in decisions}
    first, last = ({sorts[at]: at for at in order} for order in (reversed(decisions), decisions))
    return {*first.values(), *last.values()}
