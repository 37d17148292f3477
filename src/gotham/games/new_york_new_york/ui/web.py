"""New York New York for the drawn board of a browser: everything it shows, from a view alone.

Cards, positions and seats are numbers from 0, as in actions. The board draws; it never reckons.
"""

import functools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from ....hooks.web import WebHooks
from ....i18n.catalogue import Words
from ....match.view import View
from ..rules import contract as rules
from ..rules.scoring import score, shows
from ..rules.state import BONUS, BONUSES, DEALT, EMPTY, NUMBERS, PILE, RESERVED, SKYLINE, SUITS, TAKEN
from ..rules.turns import rounds
from ..text.runs import bonus, runs
from ..text.timing import late as late
from ..text.timing import move as move

FIELDS = rules.State.dtype.names or ()


def board(view: View, words: Words, name: Callable[[int], str]) -> dict[str, Any]:
    """What a viewer's board shows; it has its own words for that."""
    s = _plain(view)
    over = bool(rules.is_over(s))
    places = _places(s)
    last = int(s.round_) - over  # when all is over, the skyline still shows the last round
    return {
        "round": last + 1,
        "rounds": int(rounds(s)),
        "over": over,
        "starter": s.starter,
        "turn": None if over else s.turn,
        "taking": bool(s.taking),
        "bonuses": BONUS[2:] if s.options[BONUSES] == 0 else (),  # of runs of 2, 3, and so on
        "skyline": _skyline(s, places[SKYLINE]),
        "reserve": places[RESERVED],
        "pile": s.pile,
        "neutral": list(range(s.players, SUITS)),
        "seats": [_seat(s, seat, places, last) for seat in range(s.players)],
    }


def _plain(view: View) -> Any:
    """The view's fields as Python's own numbers and lists: the rules read them several times as fast."""
    fields = zip(FIELDS, view.rows[0].item(), strict=True)
    return SimpleNamespace(**{name: value if isinstance(value, int) else value.tolist() for name, value in fields})


def _places(s: Any) -> list[list[int]]:
    """The cards at each place that is no pile, as far as they are known."""
    places: list[list[int]] = [[] for _ in range(PILE)]
    for card, place in enumerate(s.place):
        if 0 <= place < PILE:
            places[place].append(card)
    return places


def _skyline(s: Any, played: list[int]) -> list[dict[str, Any]]:
    """Each position with its top card and those it covers; in which order they lie, nothing depends on."""
    positions: list[dict[str, Any]] = [{"top": None if top == EMPTY else top, "covered": []} for top in s.top]
    for card in played:
        if card != s.top[card % NUMBERS]:
            positions[card % NUMBERS]["covered"].append(card)
    return positions


def _seat(s: Any, seat: int, places: list[list[int]], last: int) -> dict[str, Any]:
    """A seat's hand as far as it is known, and its points with what they are made of."""
    taken, dealt = places[TAKEN + seat], places[DEALT + seat]
    before = [s.points[round_][seat] for round_ in range(last)]
    now, tops, found = _worth(tuple(s.top), tuple(s.options), seat)
    return {
        "taken": taken,  # before all eyes
        "dealt": dealt,  # one's own alone
        "unknown": s.held[seat] - len(taken) - len(dealt),
        "passed": bool(s.passed[seat]),
        "tops": tops,
        "runs": [{"positions": _positions(first, length), "bonus": bonus(length)} for first, length in found],
        "numbers": now - sum(bonus(length) for _, length in found),
        "now": now,
        "before": before,
        "earlier": sum(before),
        "total": sum(before) + now,
    }


@functools.lru_cache(maxsize=4096)  # the skyline is the same for all who look, and while a card is taken
def _worth(
    top: tuple[int, ...], options: tuple[int, ...], seat: int
) -> tuple[int, tuple[int, ...], tuple[tuple[int, int], ...]]:
    """What a skyline is worth to a seat, the positions that its colour tops, and its runs."""
    s = SimpleNamespace(top=top, options=options)
    tops = tuple(position for position in range(NUMBERS) if shows(s, position, seat))
    return int(score(s, seat)), tops, tuple(runs(s, seat))


def _positions(first: int, length: int) -> list[int]:
    """The positions of a run, along the ring."""
    return [(first + step) % NUMBERS for step in range(length)]


HOOKS = WebHooks(board=board, move=move, late=late)
