"""Puzzles of three-way exchanges: each gives and gets one thing, and all earn more; a proof that one is best."""

import functools
import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from ....hooks.puzzles import PuzzleHooks
from ....i18n.catalogue import speech
from ....match.game import Game
from ....match.scene import read_scene
from ....study.puzzles import Puzzle, solution
from ..rules.drafts import parties_of
from ..rules.material import BUILDINGS, NAMES
from ..rules.state import CASH, DONE, DRAFT, DROP, NEGOTIATING, PROPOSE
from ..text.offers import move_of
from .three_way import PARTIES, ThreeWayExchange, ThreeWaySearch, exchange_of

SOLVES = ("effect",)  # of a deal on one's income, which the puzzles ask for


@functools.cache
def exchange_search(game: Game) -> ThreeWaySearch:
    """Return the search of this process."""
    return ThreeWaySearch(game)


def state_of(game: Game, puzzle: Puzzle) -> Any:
    """Return the position of a puzzle."""
    return read_scene(game, puzzle.scene).rows(game, puzzle.id)[0]


def trios(s: Any, seat: int, named: Sequence[int] = ()) -> list[tuple[int, ...]]:
    """Return the groups of three in question: all with a seat, or the named one."""
    others = [other for other in range(int(s.players)) if other != seat]
    return [tuple(named)] if named else [(seat, *two) for two in itertools.combinations(others, PARTIES - 1)]


# ------------------------------------------------------------------------------------------ an answer


def same(game: Game, puzzle: Puzzle, actions: list[int]) -> bool:
    """Return whether the solution was proposed, open or secret."""
    return whole(game, puzzle, actions) and drafted(actions) == drafted(solution(game, puzzle))


def whole(game: Game, puzzle: Puzzle, actions: list[int]) -> bool:
    """Return whether an answer is complete: a proposal, or being done."""
    return any(action == DONE or PROPOSE <= action < DROP for action in actions)


def drafted(actions: Sequence[int]) -> list[int]:
    """Return the moves of the latest draft."""
    starts = [at for at, action in enumerate(actions) if action == DRAFT]
    return [action for action in actions[starts[-1] + 1 :] if action < PROPOSE] if starts else []


def refute(game: Game, puzzle: Puzzle, actions: list[int]) -> str:
    """Return the fault of an answer: it is no such exchange, or a seat earns no more."""
    s, draft = state_of(game, puzzle), drafted(actions)
    moves = [move_of(s, action) for action in draft if action < CASH]
    ring, named = exchange_of(moves), asked(puzzle)
    if not draft:
        return speech("puzzle-exists")
    if len(moves) < len(draft):
        return speech("puzzle-things-only")
    if named and parties_of(moves, len(moves)) != sum(1 << seat for seat in named):
        return speech("puzzle-others", who=_seats(named))
    if ring is None:
        return speech("puzzle-one-each")
    return _weighed(game, s, ring)


def _weighed(game: Game, s: Any, ring: ThreeWayExchange) -> str:
    """Return the smallest gain of an exchange and its seat; or the joint gain, if another exchange has more."""
    exchange_search(game).lay_out(s)
    gains = exchange_search(game).more(ring)
    more, seat = min(zip(gains, ring.seats, strict=True))
    who = f"seat:{seat}"
    if more > 0:
        return speech("puzzle-not-most", sum=_money(sum(gains)))
    return speech("puzzle-less", who=who, sum=_money(-more)) if more else speech("puzzle-no-more", who=who)


# ------------------------------------------------------------------------------------------- one of them


def check(game: Game, puzzle: Puzzle) -> None:
    """Raise an error unless the solution is the only best exchange: see `found`."""
    s = state_of(game, puzzle)
    if s.phase != NEGOTIATING or s.ready.any() or s.name.any() or s.drafting.any() or not _is_free(s):
        raise ValueError("this is not the beginning of a negotiation")
    exchange_search(game).lay_out(s)
    ways = found(exchange_search(game), trios(s, puzzle.seat, asked(puzzle)))
    most = [[*ring.actions] for ring, more in ways.items() if more == max(ways.values())]
    if most != [drafted(solution(game, puzzle))]:
        raise ValueError(f"{len(most)} exchanges bring most")
    if puzzle.question != question(s, len(ways), asked(puzzle)):
        raise ValueError(f"{len(ways)} exchanges let all three earn more, which is not what the question says")


def found(rings: ThreeWaySearch, groups: Sequence[Sequence[int]]) -> dict[ThreeWayExchange, int]:
    """Return every exchange of three, one thing each, after which all earn more, and the joint gain.

    Requiring that each gives and gets excludes nothing: a seat that gets nothing does not earn more.
    """
    return {ring: sum(rings.more(ring)) for three in groups for ring in rings.all(three)}


def _is_free(s: Any) -> bool:
    """Return whether nothing is promised, owed or prepared."""
    return not (s.audience.any() or s.owed.any())


# ----------------------------------------------------------------------------------------------- words


def question(s: Any, ways: int, named: Sequence[int] = ()) -> str:
    """Return the question: about three named seats, or about the seat and two others to find."""
    many = "only" if ways == 1 else "several"
    if named:
        return speech("puzzle-three", who=_seats(named), ways=many)
    return speech("puzzle-find", count=int(s.players) - 1, ways=many)


def asked(puzzle: Puzzle) -> tuple[int, ...]:
    """Return the three seats named in the question, if any."""
    details = dict(part.split("=") for part in puzzle.question.split()[1:])
    return tuple(int(each.removeprefix("seat:")) for each in details["who"].split(",")) if "who" in details else ()


def why(rings: ThreeWaySearch, ring: ThreeWayExchange) -> Iterator[str]:
    """Yield each seat's gift, and its additional income."""
    earned = dict(zip(ring.seats, rings.more(ring), strict=True))
    for giver, thing, to in ring.handovers:
        incomes = {"before": _money(rings.incomes[to]), "after": _money(rings.incomes[to] + earned[to])}
        who = {"who": f"seat:{giver}", "to": f"seat:{to}"}
        if thing < BUILDINGS:
            yield speech("puzzle-gives-building", **who, building=thing + 1, **incomes)
        else:
            yield speech("puzzle-gives-tile", **who, shop=f"shop:kind:{NAMES[thing - BUILDINGS]}", **incomes)


def _seats(seats: Sequence[int]) -> str:
    return ",".join(f"seat:{seat}" for seat in seats)


def _money(thousands: int) -> str:
    return f"money:sum:{thousands * 1000}"


HOOKS = PuzzleHooks(check=check, same=same, whole=whole, refute=refute, solves=SOLVES)
