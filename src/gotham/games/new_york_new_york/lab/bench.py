"""A round in plain Python, written in three ways, as the baseline for the compiled rules."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from ....hooks.bench import BenchHooks

PLAYERS, OPTIONS = 2, {"rounds": "1"}
WITHOUT = "pass"  # random players would pass early and leave little to measure
BONUS = (0, 0, 3, 6, 10, 15, 25)


@dataclass(frozen=True)
class PlainCard:
    """A card as a dataclass."""

    suit: int
    number: int


@dataclass(frozen=True)
class PlainAction:
    kind: str
    card: PlainCard


class LightCard(NamedTuple):
    """A card as a named tuple, which is faster."""

    suit: int
    number: int


class LightAction(NamedTuple):
    kind: str
    card: LightCard


@dataclass
class PlainRound:
    """A round of two players, driven like the compiled one: list legal actions, choose, apply."""

    deck: list[Any]
    action: type = PlainAction
    hands: list[list[Any]] = field(default_factory=list)
    reserve: list[Any] = field(default_factory=list)
    skyline: dict[int, Any] = field(default_factory=dict)
    turn: int = 0
    taking: bool = False

    def __post_init__(self) -> None:
        self.hands = [[self.deck.pop() for _ in range(6)] for _ in range(PLAYERS)]
        self.reserve = [self.deck.pop() for _ in range(6)]

    @property
    def over(self) -> bool:
        return not any(self.hands) and not self.taking

    def legal(self) -> list[Any]:
        if self.taking:
            return [self.action("take", card) for card in self.reserve]
        return [self.action("play", card) for card in self.hands[self.turn]]

    def apply(self, action: Any) -> None:
        card = action.card
        if action.kind == "play":
            self.hands[self.turn].remove(card)
            self.skyline[card.number] = card
            self.taking = bool(self.reserve)
        else:
            self.reserve.remove(card)
            self.hands[self.turn].append(card)
            self.taking = False
            if self.deck:
                self.reserve.append(self.deck.pop())
        if not self.taking:
            self.turn = (self.turn + 1) % PLAYERS

    def scores(self) -> list[int]:
        return [_score(self.skyline, suit) for suit in range(PLAYERS)]


def _deck(rng: random.Random, card: type) -> list[Any]:
    deck = [card(suit, number) for suit in range(4) for number in range(1, 13)]
    rng.shuffle(deck)
    return deck


def by_class(card: type, action: type, rng: random.Random) -> int:
    """Play a random round without passing; return the number of decisions."""
    this, decisions = PlainRound(_deck(rng, card), action), 0
    while not this.over:
        this.apply(rng.choice(this.legal()))
        decisions += 1
    this.scores()
    return decisions


def by_function(rng: random.Random) -> int:
    """Play the same in a single loop: no list of legal actions, no interface, nothing reusable."""
    deck = _deck(rng, LightCard)
    hands = [[deck.pop() for _ in range(6)] for _ in range(PLAYERS)]
    reserve = [deck.pop() for _ in range(6)]
    skyline: dict[int, LightCard] = {}
    seat, decisions = 0, 0
    while any(hands):
        card = rng.choice(hands[seat])
        hands[seat].remove(card)
        skyline[card.number] = card
        decisions += 1
        if reserve:
            card = rng.choice(reserve)
            reserve.remove(card)
            hands[seat].append(card)
            decisions += 1
            if deck:
                reserve.append(deck.pop())
        seat = (seat + 1) % PLAYERS
    for suit in range(PLAYERS):
        _score(skyline, suit)
    return decisions


def _score(skyline: dict[int, Any], suit: int) -> int:
    mine = [number in skyline and skyline[number].suit == suit for number in range(1, 13)]
    points = sum(number for number, own in enumerate(mine, 1) if own)
    start = mine.index(False) if False in mine else 0
    runs = "".join("x" if own else " " for own in mine[start:] + mine[:start]).split()
    return points + sum(BONUS[min(len(run), 6)] for run in runs)


PLAIN: dict[str, Callable[[random.Random], int]] = {
    "plain Python with dataclasses": partial(by_class, PlainCard, PlainAction),
    "plain Python with named tuples": partial(by_class, LightCard, LightAction),
    "plain Python in a single loop": by_function,
}

HOOKS = BenchHooks(players=PLAYERS, options=OPTIONS, without=WITHOUT, plain=PLAIN)
