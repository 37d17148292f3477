"""New York New York for the browser's board: everything it shows, computed from a view.

Cards, positions and seats are numbers from 0, as in actions. The board only draws; it computes nothing.
"""

import functools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from ....engine import SPECTATOR
from ....hooks.web import WebHooks
from ....i18n.catalogue import Words
from ....match.table import Table
from ....match.view import View
from ..rules import contract as rules
from ..rules.scoring import points_of, rounds, score, shows, target
from ..rules.state import ACTIONS, BONUS, BONUSES, DEALT, EMPTY, NUMBERS, PILE, RESERVED, SKYLINE, SUITS, TAKEN
from ..text.sentences import bonus, runs
from ..text.timing import late as late
from ..text.timing import move as move
from .preview import picture as picture

FIELDS = rules.State.dtype.names or ()


def board(view: View, words: Words, name: Callable[[int], str]) -> dict[str, Any]:
    """Return the data of a viewer's board, without words: the board has its own."""
    s = _plain(view)
    over = bool(rules.is_over(s))
    places = _places(s)
    last = int(s.round_) - over  # after the match the skyline still shows the last round
    return {
        "round": last + 1,
        "rounds": int(rounds(s)),
        "target": int(target(s)),
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
    """Return the view's fields as Python numbers and lists, which the rules read several times as fast."""
    fields = zip(FIELDS, view.rows[0].item(), strict=True)
    return SimpleNamespace(**{name: value if isinstance(value, int) else value.tolist() for name, value in fields})


def _places(s: Any) -> list[list[int]]:
    """Return the known cards at each place outside the pile."""
    places: list[list[int]] = [[] for _ in range(PILE)]
    for card, place in enumerate(s.place):
        if 0 <= place < PILE:
            places[place].append(card)
    return places


def _skyline(s: Any, played: list[int]) -> list[dict[str, Any]]:
    """Return each position with its top card and the covered ones, whose order does not matter."""
    positions: list[dict[str, Any]] = [{"top": None if top == EMPTY else top, "covered": []} for top in s.top]
    for card in played:
        if card != s.top[card % NUMBERS]:
            positions[card % NUMBERS]["covered"].append(card)
    return positions


def _seat(s: Any, seat: int, places: list[list[int]], last: int) -> dict[str, Any]:
    """Return a seat's known hand, and its points with their parts."""
    taken, dealt = places[TAKEN + seat], places[DEALT + seat]
    before = [int(points_of(s, round_, seat)) for round_ in range(last)]
    now, tops, found = _worth(tuple(s.top), tuple(s.options), seat)
    return {
        "taken": taken,  # in public
        "dealt": dealt,  # known to their player only
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


@functools.lru_cache(maxsize=4096)  # the skyline is the same for all viewers, and while a card is taken
def _worth(
    top: tuple[int, ...], options: tuple[int, ...], seat: int
) -> tuple[int, tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Return the points of a seat, the positions that its colour tops, and its runs."""
    s = SimpleNamespace(top=top, options=options)
    tops = tuple(position for position in range(NUMBERS) if shows(s, position, seat))
    return int(score(s, seat)), tops, tuple(runs(s, seat))


def _positions(first: int, length: int) -> list[int]:
    """Return the positions of a run along the ring."""
    return [(first + step) % NUMBERS for step in range(length)]


# ---------------------------------------------------------------------------------------- the whole match


def story(table: Table) -> dict[str, Any]:
    """Return a finished match: each seat's points by round, for cards on top and for runs; `runs` is None where the
    round was played before this match began."""
    last = table.first_rows()[0]
    seats = range(table.players)
    found = {
        round_: [_whole(int(points_of(last, round_, seat))) for seat in seats] for round_ in range(int(last.round_))
    }
    for entry, _, before, after in table.history(SPECTATOR):
        if after[0].round_ > before[0].round_:
            s = _last_skyline(before[0], entry.action)
            found[int(before[0].round_)] = [_parts(s, seat) for seat in seats]
    return {"rounds": [found[round_] for round_ in sorted(found)]}


def _last_skyline(s: Any, action: int) -> Any:
    """Return the skyline that a round ends with: its last action may be a card."""
    kind, operands = ACTIONS.parts(action)
    top = [int(card) for card in s.top]
    if kind == "play":
        top[operands[0] % NUMBERS] = operands[0]
    return SimpleNamespace(top=top, options=[int(option) for option in s.options])


def _parts(s: Any, seat: int) -> dict[str, int | None]:
    points = int(score(s, seat))
    cards = sum(position + 1 for position in range(NUMBERS) if shows(s, position, seat))
    return {"cards": cards, "runs": points - cards}


def _whole(points: int) -> dict[str, int | None]:
    return {"cards": points, "runs": None}


HOOKS = WebHooks(
    board=board,
    picture=picture,
    story=story,
    minutes=20,
    age=8,
    authors=("Wolfgang Kramer",),
    published="F.X. Schmid, 1989",
    move=move,
    late=late,
)
