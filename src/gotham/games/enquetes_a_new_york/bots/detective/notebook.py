"""What a seat concludes from its view: the information of each card, and so the value of each square."""

import functools
import math
from typing import Any

from ...cases.generator import kind_of, squares_left
from ...rules.board import EXPERTS, KIND_OF, SQUARES
from ...rules.board import GO as GO_SQUARE
from ...rules.board import INFORMANTS as INFORMANTS_SQUARE
from ...rules.board import SWAP as SWAP_SQUARE
from ...rules.state import BESIDE, CARDS, INFORMANTS, KINDS, LEVEL, PILE
from ...rules.turns import most_rounds
from .accusation import MOST, prospect
from .belief import Numbers, belief, counted, gain

DENIAL = 1e-6  # bits, a tie-breaker: draw first from a pile with few cards left
CARDS_OF = (INFORMANTS, CARDS - INFORMANTS)


class Notebook:
    """A view with its conclusions. All values are in bits: the expected reduction of entropy."""

    def __init__(self, s: Any, seat: int) -> None:
        self.s, self.seat = s, seat
        self.level, self.read = int(s.options[LEVEL]), int(s.knows[seat, seat])
        self.held: list[list[int]] = s.held.tolist()  # by holder and kind
        self.rivals = [other for other in range(s.players) if other != seat and s.accused[other] == BESIDE]

    @functools.cached_property
    def chances(self) -> Numbers:
        """The chance of each square."""
        return belief(self.s, self.read)

    @functools.cached_property
    def gains(self) -> tuple[float, ...]:
        """The information of an unread card, by kind."""
        return tuple(gain(self.chances, self.level, kind) for kind in range(KINDS))

    # ------------------------------------------------------------------------------- cards elsewhere

    @functools.cached_property
    def hidden(self) -> list[list[int]]:
        """How many cards of each holder and kind this seat cannot locate."""
        hidden: list[list[int]] = self.s.held.tolist()
        for card in range(CARDS):
            if self.s.located[self.seat] >> card & 1:
                hidden[self.s.holder[card]][kind_of(card)] -= 1
        return hidden

    @functools.cached_property
    def unread(self) -> tuple[float, ...]:
        """The chance that a hidden card is unread, by kind: some were read and lost from sight."""
        hidden, read = [sum(each) for each in zip(*self.hidden, strict=True)], counted(self.read)
        return tuple((CARDS_OF[kind] - read[kind]) / max(1, hidden[kind]) for kind in range(KINDS))

    def read_by(self, rival: int) -> int:
        """Estimate how many different cards a rival has read.

        The mean of a lower bound (those known of, and the hidden ones in their hand) and of all cards they looked at,
        repeats included. With two players the lower bound is exact.
        """
        known = int(self.s.knows[self.seat, rival]).bit_count() + sum(self.hidden[rival])
        return min(CARDS, known if self.s.players == 2 else (known + int(self.s.looks[rival])) // 2)

    def waiting(self) -> float:
        """Return the chance to win without accusing now."""
        squares, turns = int((self.chances > 0).sum()), int(most_rounds(self.s)) - 1 - int(self.s.round_)
        if squares > MOST and turns:
            return 1.0
        rivals = [self.read_by(rival) for rival in self.rivals]
        return prospect(squares, float(self.chances.max()), self.read.bit_count(), rivals, self.level, turns)

    # ----------------------------------------------------------------------------- information of cards

    def drawing(self, holder: int, kind: int) -> float:
        """Return the value of a random card of a kind, from a player or the pile."""
        held = self.held[holder][kind]
        return self.hidden[holder][kind] / held * self.unread[kind] * self.gains[kind] if held else 0.0

    def spying(self, victim: int) -> float:
        """Return the value of a random card of a player."""
        held = self.held[victim]
        return sum(held[kind] * self.drawing(victim, kind) for kind in range(KINDS)) / max(1, sum(held))

    def taking(self, holder: int) -> float:
        """Return the value of a player's card of the kind of the own pawn's square."""
        return self.drawing(holder, int(KIND_OF[self.s.pawn[self.seat]] == EXPERTS))

    def swapping(self, card: int, partner: int, kind: int) -> float:
        """Return the value of the partner's card, less what the own card tells them, per rival."""
        return self.drawing(partner, kind) - self.telling(card, partner) / len(self.rivals)

    def telling(self, card: int, rival: int) -> float:
        """Return what a card tells a rival, given the cards they are known to have read; 0 if it is one of them."""
        known = int(self.s.knows[self.seat, rival])
        before, after = (int(squares_left(self.s, cards)).bit_count() for cards in (known, known | 1 << card))
        return math.log2(before / after)

    # --------------------------------------------------------------------------------------- squares

    def landing(self, square: int) -> float:
        """Return the value of going to a square: spying there, then its own action."""
        return max(map(self.spying, self.met_at(square)), default=0.0) + self.action(square)

    def met_at(self, square: int) -> list[int]:
        """Return the rivals that can be spied on at a square."""
        return [rival for rival in self.rivals if self.s.pawn[rival] == square and any(self.held[rival])]

    def action(self, square: int) -> float:
        """Return the value of the action of a square."""
        if KIND_OF[square] == GO_SQUARE:
            return max(0.0, self.best_landing)
        return self.by_kind[KIND_OF[square]]

    @functools.cached_property
    def best_landing(self) -> float:
        """The value of the best square that is not a go square."""
        return max(self.landing(square) for square in range(SQUARES) if KIND_OF[square] != GO_SQUARE)

    @functools.cached_property
    def by_kind(self) -> dict[int, float]:
        """The value of the action of each kind of square, except go squares."""
        return {INFORMANTS_SQUARE: self._pile(0), EXPERTS: self._pile(1), SWAP_SQUARE: self._best_swap()}

    def _pile(self, kind: int) -> float:
        left = self.held[PILE][kind]
        if left:
            return self.drawing(PILE, kind) - DENIAL * left
        return max((self.drawing(rival, kind) for rival in self.rivals), default=0.0)

    def _best_swap(self) -> float:
        own = [card for card in range(CARDS) if self.s.holder[card] == self.seat]
        partners = [(rival, kind) for rival in self.rivals for kind in range(KINDS) if self.held[rival][kind]]
        return max((self.swapping(card, *each) for card in own for each in partners), default=0.0)
