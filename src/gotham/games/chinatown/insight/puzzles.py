"""Exchanges of three to find: each gives one thing and gets one, and all earn more; whether one is best, and why."""

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


@functools.cache
def exchange_search(game: Game) -> ThreeWaySearch:
    """Return the search of this process."""
    return ThreeWaySearch(game)


def state_of(game: Game, puzzle: Puzzle) -> Any:
    """Return the position of a puzzle."""
    return read_scene(game, puzzle.scene).rows(game, puzzle.id)[0]


def trios(s: Any, seat: int, named: Sequence[int] = ()) -> list[tuple[int, ...]]:
    """Return the groups of three that are asked about: all with a seat, or the one that is named."""
    others = [other for other in range(int(s.players)) if other != seat]
    return [tuple(named)] if named else [(seat, *two) for two in itertools.combinations(others, PARTIES - 1)]


# ------------------------------------------------------------------------------------------ an answer


def same(game: Game, puzzle: Puzzle, actions: list[int]) -> bool:
    """Whether the solution was proposed; who knows of it does not matter."""
    return whole(game, puzzle, actions) and drafted(actions) == drafted(solution(game, puzzle))


def whole(game: Game, puzzle: Puzzle, actions: list[int]) -> bool:
    """Whether an answer is complete: a proposal, or being done."""
    return any(action == DONE or PROPOSE <= action < DROP for action in actions)


def drafted(actions: Sequence[int]) -> list[int]:
    """Return the moves of the latest draft."""
    starts = [at for at, action in enumerate(actions) if action == DRAFT]
    return [action for action in actions[starts[-1] + 1 :] if action < PROPOSE] if starts else []


def refute(game: Game, puzzle: Puzzle, actions: list[int]) -> str:
    """Return what is wrong with an answer: that it is no such exchange, or who earns no more by it."""
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
    """Return who gains least by an exchange and how much; or what all three gain, where another brings them more."""
    exchange_search(game).lay_out(s)
    gains = exchange_search(game).more(ring)
    more, seat = min(zip(gains, ring.seats, strict=True))
    who = f"seat:{seat}"
    if more > 0:
        return speech("puzzle-not-most", sum=_money(sum(gains)))
    return speech("puzzle-less", who=who, sum=_money(-more)) if more else speech("puzzle-no-more", who=who)


# ------------------------------------------------------------------------------------------- one of them


def check(game: Game, puzzle: Puzzle) -> None:
    """Raise where the solution is not the best exchange of all, or not alone in that: see `found`."""
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
    """Return every exchange of three, one thing each, by which all of them earn more, and what they earn more together.

    That each gives and each gets is no limit: who gets nothing does not earn more.
    """
    return {ring: sum(rings.more(ring)) for three in groups for ring in rings.all(three)}


def _is_free(s: Any) -> bool:
    """Whether nothing is promised, owed or prepared."""
    return not (s.audience.any() or s.owed.any())


# ----------------------------------------------------------------------------------------------- words


def question(s: Any, ways: int, named: Sequence[int] = ()) -> str:
    """Return what is asked: of three who are named, or of the seat and two others who are to be found as well."""
    many = "only" if ways == 1 else "several"
    if named:
        return speech("puzzle-three", who=_seats(named), ways=many)
    return speech("puzzle-find", count=int(s.players) - 1, ways=many)


def asked(puzzle: Puzzle) -> tuple[int, ...]:
    """Return the three who are named in the question, if they are."""
    details = dict(part.split("=") for part in puzzle.question.split()[1:])
    return tuple(int(each.removeprefix("seat:")) for each in details["who"].split(",")) if "who" in details else ()


def why(rings: ThreeWaySearch, ring: ThreeWayExchange) -> Iterator[str]:
    """Yield what each gives, and earns by what it gets."""
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


HOOKS = PuzzleHooks(check=check, same=same, whole=whole, refute=refute)
