"""A round as one would write it in plain Python, to measure the compiled rules against."""

import random

PLAYERS, OPTIONS = 2, {"rounds": "1"}
WITHOUT = "pass"  # random players would pass early and leave little to measure


def plain_round(rng: random.Random) -> int:
    """Plays a random round without passing; returns the number of decisions."""
    deck = [(suit, number) for suit in range(4) for number in range(1, 13)]
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(6)] for _ in range(PLAYERS)]
    reserve = [deck.pop() for _ in range(6)]
    skyline: dict[int, tuple[int, int]] = {}
    seat, decisions = 0, 0
    while any(hands):
        if hands[seat]:
            card = rng.choice(hands[seat])
            hands[seat].remove(card)
            skyline[card[1]] = card
            decisions += 1
            if reserve:
                card = rng.choice(reserve)
                reserve.remove(card)
                hands[seat].append(card)
                decisions += 1
                if deck:
                    reserve.append(deck.pop())
        seat = (seat + 1) % PLAYERS
    for seat in range(PLAYERS):
        _score(skyline, seat)
    return decisions


def _score(skyline: dict[int, tuple[int, int]], suit: int) -> int:
    mine = [number in skyline and skyline[number][0] == suit for number in range(1, 13)]
    points = sum(number for number, own in enumerate(mine, 1) if own)
    start = mine.index(False) if False in mine else 0
    runs = "".join("x" if own else " " for own in mine[start:] + mine[:start]).split()
    return points + sum((0, 0, 3, 6, 10, 15, 25)[min(len(run), 6)] for run in runs)
