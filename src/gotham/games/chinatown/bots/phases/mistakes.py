"""Chinatown for bots: mistakes of the lower levels, the same ones for the same question."""

import random
from collections.abc import Sequence

from .....match.view import View

CERTAIN = 100  # per cent


class Mistakes:
    """`blur`: points by which the gain of a deal is misjudged; `slips`: how often cards and tiles are random."""

    def __init__(self, seed: int, blur: int = 0, slips: int = 0) -> None:
        self.seed, self.blur, self.slips = seed, blur, slips

    def error(self, view: View, moves: Sequence[int]) -> int:
        """Return the points by which the bot misjudges a deal."""
        return round(self._random(view, moves).gauss(0, self.blur)) if self.blur else 0

    def cards(self, view: View, refused: list[int]) -> list[int]:
        """Return these cards to refuse, or by mistake any others."""
        rng = self._random(view, view.numbers) if self.slips else None
        return rng.sample(view.numbers, len(refused)) if rng and self._slips(rng) else refused

    def tile(self, view: View, action: int) -> int:
        """Return this placement, or by mistake any other."""
        rng = self._random(view, view.numbers) if self.slips else None
        return rng.choice(view.numbers) if rng and self._slips(rng) else action

    def _random(self, view: View, *about: object) -> random.Random:
        return random.Random(f"{self.seed} {view.state.round_} {about}")

    def _slips(self, rng: random.Random) -> bool:
        return rng.random() * CERTAIN < self.slips
