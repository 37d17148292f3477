"""The choices of a master with their figures, best first."""

from .....bots.ranking import CHANCE, MOST, VALUE, Kind, Ranked, best_first
from ...rules.state import ACCUSE
from ..detective.advice import excluding
from ..detective.belief import Numbers


def certain(square: int) -> list[Ranked]:
    """Return the ranking with one square left: accusing it wins."""
    return [Ranked((ACCUSE + square,), CHANCE, 1.0)]


def racing(chances: Numbers, chosen: int, going_on: int, later: float) -> list[Ranked]:
    """Rank playing on, with its win chance, against accusing the likeliest squares."""
    figures = {going_on: later}
    likeliest = sorted(range(len(chances)), key=lambda square: -chances[square])[: MOST - 1]
    figures |= {ACCUSE + square: float(chances[square]) for square in likeliest if chances[square] > 0}
    return _best_first(figures, chosen, CHANCE)


def learning(values: dict[int, float], chosen: int) -> list[Ranked]:
    """Rank actions by the percentage of possibilities they exclude on average; of equals only the first."""
    figures = {action: float(excluding(values[action])) for action in (chosen, *values)}
    differing = {figure: action for action, figure in reversed(figures.items())}
    return _best_first({action: figure for figure, action in differing.items()}, chosen, VALUE)


def _best_first(figures: dict[int, float], chosen: int, kind: Kind) -> list[Ranked]:
    """Order by figure; of equals the chosen action comes first."""
    order = sorted(figures, key=lambda action: action != chosen)
    return best_first(Ranked((action,), kind, figures[action]) for action in order)[:MOST]
