"""Chinatown: whether a bot loses in a cycle of deals, a money pump.

In positions from play it is offered deals of two and three parties: random things, and things to return that
changed hands before, each at its lowest accepted price. Accepted deals are settled by the rules; all others accept
everything. No deal may lower its own value of its seat, and when everybody has the same things as before, it must
not have less money.
"""

import random
from typing import Any, NamedTuple

import numpy as np

from ....bots import play
from ....engine import copied
from ....match.table import Change
from ..bots.deals.draft_actions import draft
from ..rules.material import ROUNDS, SEATS, TYPES
from ..rules.state import KEEPING, NEGOTIATING
from .samples import Setting
from .trial import Trial

OFFERS, LAST = 7, 2  # offers in a cycle; the last ones return everything
BACK = 0.4  # chance that an earlier offer returns things
THINGS = 3  # most things given at random
AT_A_TIME = 10 * ROUNDS * SEATS  # cycles in one deal
ANY_PRICE = 0.2  # chance that a price is random instead of the lowest


class CycleCounts(NamedTuple):
    """Counts of offers: made, accepted, closing a cycle, lowering the bot's value, costing it money."""

    cycles: int = 0
    offers: int = 0
    accepted: int = 0
    returns: int = 0
    lowered: int = 0
    lost: int = 0

    @property
    def is_sound(self) -> bool:
        """Return whether nothing was lost, and enough offers were accepted."""
        return not self.lowered and not self.lost and self.accepted >= self.cycles

    def __add__(self, other: tuple[int, ...]) -> "CycleCounts":  # type: ignore[override]
        return CycleCounts(*(one + two for one, two in zip(self, other, strict=True)))


def measure(this: Setting, number: int, cycles: int = AT_A_TIME) -> CycleCounts:
    """Run so many cycles in positions of one deal: all rounds, all seats."""
    table, bots, rng = this.table(number), this.bots(number), random.Random(f"{this.seed}/{number}")
    counts, places = [CycleCounts()], ROUNDS * this.players

    def follow(moment: Change) -> None:
        before, after = moment.before[0], moment.after[0]
        if before.phase == KEEPING and after.phase == NEGOTIATING:
            trial = Trial(this.game, copied(moment.after))
            for seat, bot in enumerate(bots):
                place = int(after.round_) * this.players + seat
                for _ in range(place, cycles, places):
                    counts[0] += Cycle(trial, bot, seat, rng).run()

    table.follow = follow
    play(table, bots)
    return counts[0]


class Cycle:
    """A few offers to one bot, one after the other."""

    def __init__(self, trial: Trial, bot: Any, seat: int, rng: random.Random) -> None:
        self.trial, self.bot, self.seat, self.rng = trial, bot, seat, rng
        self.past = [trial]

    def run(self) -> CycleCounts:
        """Make the offers; the last ones restore the initial holdings."""
        counts = CycleCounts(cycles=1)
        for number in range(OFFERS):
            if number >= OFFERS - LAST:
                counts += self._offer(self.past[0].state.owner, self.past[0].state.loose)
            elif self.rng.random() < BACK:
                then = self.rng.choice(self.past).state
                counts += self._offer(then.owner, then.loose)
            else:
                counts += self._offer(*self._shuffled())
        return counts

    def _shuffled(self) -> tuple[Any, Any]:
        """Return the owners after a deal of some things between the bot and one or two others."""
        s, rng = self.trial.state, self.rng
        owner, loose = s.owner.copy(), s.loose.copy()
        others = rng.sample([other for other in range(int(s.players)) if other != self.seat], rng.choice((1, 1, 2)))
        ring = [self.seat, *others]
        for giver, to in zip(ring, [*ring[1:], ring[0]], strict=True):
            for _ in range(rng.randint(0, THINGS)):
                self._give(owner, loose, giver, to)
        return owner, loose

    def _give(self, owner: Any, loose: Any, giver: int, to: int) -> None:
        """Give a random building or tile that the giver had before the deal."""
        s = self.trial.state
        kinds = [kind for kind in range(TYPES) if min(s.loose[giver, kind], loose[giver, kind])]
        buildings = ((s.owner == giver) & (owner == giver)).nonzero()[0].tolist()
        if kinds and (not buildings or self.rng.random() < 0.5):
            kind = self.rng.choice(kinds)
            loose[giver, kind] -= 1
            loose[to, kind] += 1
        elif buildings:
            owner[self.rng.choice(buildings)] = to

    # ----------------------------------------------------------------------------------------- an offer

    def _offer(self, owner: Any, loose: Any) -> CycleCounts:
        """Offer the bot these owners at its lowest accepted price, and count the outcome."""
        s = self.trial.state
        parties = {int(seat) for seat in np.unique([s.owner[s.owner != owner], owner[s.owner != owner]])}
        parties |= {int(seat) for seat in (s.loose != loose).any(axis=1).nonzero()[0]}
        if self.seat not in parties or len(parties) < 2:
            return CycleCounts()
        author = self.rng.choice(sorted(parties - {self.seat}))
        struck = self._struck(author, owner, loose)
        if struck is None:
            return CycleCounts(offers=1)
        lowered = self._value(struck) < self._value(self.trial)
        same = [then for then in self.past if _same(then.state, struck.state)]
        lost = any(then.state.money[self.seat] > struck.state.money[self.seat] for then in same)
        self.trial = struck
        self.past.append(struck)
        return CycleCounts(0, 1, 1, bool(same), lowered, lost)

    def _value(self, trial: Trial) -> int:
        return int(self.bot.worth(trial.view(self.seat)))

    def _struck(self, author: int, owner: Any, loose: Any) -> Trial | None:
        """Return the position after a deal, at any price or at the lowest; None if the bot refuses all."""
        s = self.trial.state
        low, high = -int(s.money[self.seat]), int(s.money[author])
        if self.rng.random() < ANY_PRICE:
            return self._at(author, owner, loose, self.rng.randint(low, high))
        best = self._at(author, owner, loose, high)
        while best and low < high:
            middle = (low + high) // 2
            struck = self._at(author, owner, loose, middle)
            best, low, high = (struck, low, middle) if struck else (best, middle + 1, high)
        return best

    def _at(self, author: int, owner: Any, loose: Any, price: int) -> Trial | None:
        """Return the position after a deal in which the author pays the bot so much, if the bot accepts."""
        s, money = self.trial.state, np.zeros(SEATS, np.int64)
        money[author], money[self.seat] = -price, price
        moves = draft(s.owner, owner, loose - s.loose, money)
        proposed = self.trial.propose(author, moves)
        if proposed is None:
            return None
        offer = proposed.offer(author, moves)
        return proposed.strike(offer) if self.bot.suits(proposed.view(self.seat), offer) else None


def _same(one: Any, two: Any) -> bool:
    """Return whether all seats have the same things."""
    return np.array_equal(one.owner, two.owner) and np.array_equal(one.loose, two.loose)
