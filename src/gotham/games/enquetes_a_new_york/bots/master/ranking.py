"""What a master holds of its choices, best first, in figures for who has read the same cards."""

from .....bots.ranking import CHANCE, MOST, VALUE, Kind, Ranked
from ...rules.state import ACCUSE
from ..detective.advice import excluding
from ..detective.belief import Numbers


def certain(square: int) -> list[Ranked]:
    """One square is left, and whoever accuses it wins."""
    return [Ranked((ACCUSE + square,), CHANCE, 1.0)]


def racing(chances: Numbers, chosen: int, going_on: int, later: float) -> list[Ranked]:
    """To go on with the chance to win that it leaves, and to accuse the likeliest squares: who is wrong is out."""
    figures = {going_on: later}
    likeliest = sorted(range(len(chances)), key=lambda square: -chances[square])[: MOST - 1]
    figures |= {ACCUSE + square: float(chances[square]) for square in likeliest if chances[square] > 0}
    return _best_first(figures, chosen, CHANCE)


def learning(values: dict[int, float], chosen: int) -> list[Ranked]:
    """How many of the possibilities each way does away with on average, in percent; of equals the first will do."""
    figures = {action: float(excluding(values[action])) for action in (chosen, *values)}
    differing = {figure: action for action, figure in reversed(figures.items())}
    return _best_first({action: figure for figure, action in differing.items()}, chosen, VALUE)


def _best_first(figures: dict[int, float], chosen: int, kind: Kind) -> list[Ranked]:
    """What was chosen comes first, whatever the noise of a simulation says of the others."""
    order = sorted(figures, key=lambda action: (action != chosen, -figures[action]))
    return [Ranked((action,), kind, figures[action]) for action in order[:MOST]]
