"""The levels of the master, weakest first: what each misses, plays at random, and when it accuses."""

from typing import NamedTuple


class EnquetesLevel(NamedTuple):
    """The weaknesses of a level."""

    misses: float  # share of the clues that it ignores
    wanders: float  # share of the choices before an accusation that are random
    hasty: int  # accuses with this many squares left; 0: weighs being right now against winning later
    imagines: bool  # simulates worlds that agree with its view, and knows how cases are generated
    strays: float = 0.0  # added to `wanders` on new cases, where imagining worlds is worth less than in the box


LEVELS = {
    "beginner": EnquetesLevel(misses=0.4, wanders=1.0, hasty=1, imagines=False),
    "casual": EnquetesLevel(misses=0.2, wanders=0.8, hasty=1, imagines=False),
    "practised": EnquetesLevel(misses=0.05, wanders=0.4, hasty=1, imagines=False),
    "expert": EnquetesLevel(misses=0.0, wanders=0.0, hasty=0, imagines=False, strays=0.25),
    "master": EnquetesLevel(misses=0.0, wanders=0.0, hasty=0, imagines=True),
}
