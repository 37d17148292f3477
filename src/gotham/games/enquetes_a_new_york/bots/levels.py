"""The levels of the master, weakest first: what each misses, leaves to chance, and how soon it accuses."""

from typing import NamedTuple


class EnquetesLevel(NamedTuple):
    """How somebody plays."""

    misses: float  # of the clues, how many it makes nothing of
    wanders: float  # of the choices on the way, how many it leaves to chance
    hasty: int  # squares left with which it accuses; 0 where it weighs to be right now against winning later
    imagines: bool  # whether it thinks of worlds that fit what it has seen, and of how cases are made


LEVELS = {
    "beginner": EnquetesLevel(misses=0.4, wanders=1.0, hasty=1, imagines=False),
    "casual": EnquetesLevel(misses=0.2, wanders=0.8, hasty=1, imagines=False),
    "practised": EnquetesLevel(misses=0.05, wanders=0.4, hasty=1, imagines=False),
    "expert": EnquetesLevel(misses=0.0, wanders=0.0, hasty=0, imagines=False),
    "master": EnquetesLevel(misses=0.0, wanders=0.0, hasty=0, imagines=True),
}
