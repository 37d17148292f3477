"""What a seat makes of its view: what is told by a card from here or there, and so what each square is worth."""

import functools
import math
from typing import Any

from ...cases.generator import kind_of, squares_left
from ...rules.board import EXPERTS, KIND_OF, SQUARES
from ...rules.board import GO as GO_SQUARE
from ...rules.board import INFORMANTS as INFORMANTS_SQUARE
from ...rules.board import SWAP as SWAP_SQUARE
from ...rules.state import BESIDE, CARDS, INFORMANTS, KINDS, LEVEL, MOST_ROUNDS, PILE, ROUNDS
from .accusation import MOST, prospect
from .belief import Numbers, belief, counted, gain

DENIAL = 1e-6  # bits, between choices that tell the same: a pile with few cards left is drawn from first
CARDS_OF = (INFORMANTS, CARDS - INFORMANTS)


class Notebook:
    """A view with its conclusions. All values are in bits: how much less is unknown afterwards, on average."""

    def __init__(self, s: Any, seat: int) -> None:
        self.s, self.seat = s, seat
        self.level, self.read = int(s.options[LEVEL]), int(s.knows[seat, seat])
        self.held: list[list[int]] = s.held.tolist()  # by holder and kind
        self.rivals = [other for other in range(s.players) if other != seat and s.accused[other] == BESIDE]

    @functools.cached_property
    def chances(self) -> Numbers:
        """How likely each square is."""
        return belief(self.s, self.read)

    @functools.cached_property
    def gains(self) -> tuple[float, ...]:
        """What a card that is not read yet tells, by kind."""
        return tuple(gain(self.chances, self.level, kind) for kind in range(KINDS))

    # ------------------------------------------------------------------------------- cards elsewhere

    @functools.cached_property
    def hidden(self) -> list[list[int]]:
        """How many cards of each holder and kind cannot be told apart from here."""
        hidden: list[list[int]] = self.s.held.tolist()
        for card in range(CARDS):
            if self.s.located[self.seat] >> card & 1:
                hidden[self.s.holder[card]][kind_of(card)] -= 1
        return hidden

    @functools.cached_property
    def unread(self) -> tuple[float, ...]:
        """How likely a hidden card is one that is not read yet, by kind: some are read and lost from sight."""
        hidden, read = [sum(each) for each in zip(*self.hidden, strict=True)], counted(self.read)
        return tuple((CARDS_OF[kind] - read[kind]) / max(1, hidden[kind]) for kind in range(KINDS))

    def read_by(self, rival: int) -> int:
        """About how many different cards a rival has read: between those known of, with what is hidden in their hand,
        and all they ever looked at, of which some were the same again. With two players the former is exact."""
        known = int(self.s.knows[self.seat, rival]).bit_count() + sum(self.hidden[rival])
        return min(CARDS, known if self.s.players == 2 else (known + int(self.s.looks[rival])) // 2)

    def waiting(self) -> float:
        """The chance to win without accusing now."""
        squares, turns = int((self.chances > 0).sum()), MOST_ROUNDS[self.s.options[ROUNDS]] - 1 - int(self.s.round_)
        if squares > MOST and turns:
            return 1.0
        rivals = [self.read_by(rival) for rival in self.rivals]
        return prospect(squares, float(self.chances.max()), self.read.bit_count(), rivals, self.level, turns)

    # ----------------------------------------------------------------------------- what they would tell

    def drawing(self, holder: int, kind: int) -> float:
        """A card of a kind by lot, from a player or the pile."""
        held = self.held[holder][kind]
        return self.hidden[holder][kind] / held * self.unread[kind] * self.gains[kind] if held else 0.0

    def spying(self, victim: int) -> float:
        """One of all cards that somebody has."""
        held = self.held[victim]
        return sum(held[kind] * self.drawing(victim, kind) for kind in range(KINDS)) / max(1, sum(held))

    def taking(self, holder: int) -> float:
        """A card of the kind that the square under the own pawn gives."""
        return self.drawing(holder, int(KIND_OF[self.s.pawn[self.seat]] == EXPERTS))

    def swapping(self, card: int, partner: int, kind: int) -> float:
        """A card of the partner, less what the own one tells them, which matters less where there are more rivals."""
        return self.drawing(partner, kind) - self.telling(card, partner) / len(self.rivals)

    def telling(self, card: int, rival: int) -> float:
        """What a card would tell a rival, by the cards they are known to have read; nothing where it is one of them."""
        known = int(self.s.knows[self.seat, rival])
        before, after = (int(squares_left(self.s, cards)).bit_count() for cards in (known, known | 1 << card))
        return math.log2(before / after)

    # --------------------------------------------------------------------------------------- squares

    def landing(self, square: int) -> float:
        """Going to a square: spying there, and then doing what it says."""
        return max(map(self.spying, self.met_at(square)), default=0.0) + self.action(square)

    def met_at(self, square: int) -> list[int]:
        """Who can be spied on at a square."""
        return [rival for rival in self.rivals if self.s.pawn[rival] == square and any(self.held[rival])]

    def action(self, square: int) -> float:
        """What a square itself gives."""
        if KIND_OF[square] == GO_SQUARE:
            return max(0.0, self.best_landing)
        return self.by_kind[KIND_OF[square]]

    @functools.cached_property
    def best_landing(self) -> float:
        """The best square from which one does not go on."""
        return max(self.landing(square) for square in range(SQUARES) if KIND_OF[square] != GO_SQUARE)

    @functools.cached_property
    def by_kind(self) -> dict[int, float]:
        """What the squares of each kind give, but for those from which one goes on."""
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
