"""Chinatown: positions as text. A line begins with its name; sums are written in full, seats count from 0.

Hidden values are `?` if a line has a place for them. A view has the offers that its viewer sees, and no
drafts of others. The stock has all tiles that are neither on the map nor at a seat.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from ....engine import UNKNOWN
from ..rules.material import BUILDINGS, NAMES, NO_SHOP, ROUNDS, SEATS
from ..rules.offers import offers
from ..rules.placement import tiles_held
from ..rules.state import (
    ACTIONS,
    DEALT_TO,
    FIRST,
    KEEPING,
    LEAVE_EMPTY,
    MOST_STEPS,
    NEGOTIATING,
    NO_CARD,
    NO_PROMISE,
    PLACING,
    REFUSED_BY,
)
from .notation import BUILDING, CARD, GROUP, OFFER, OPENNESS, OPERANDS, PHASE
from .offers import draft_of, has_hidden


def write_scene(s: Any) -> list[str]:
    """Return the position: the round, public data, then the data of the phase."""
    over = s.round_ >= ROUNDS
    seats = range(int(s.players))
    lines = ["round over" if over else f"round {s.round_ + 1} {PHASE[int(s.phase)]}", f"marker {s.marker}"]
    lines.append(_join("ready", (seat for seat in seats if s.ready[seat])))
    lines.append(_join("turned", (CARD[card] for card in s.turned if card != NO_CARD)))
    lines += [_join(f"income {seat}", _incomes(s, seat)) for seat in seats]
    lines += [f"money {seat} {_sum(s.money[seat])} got {_sum(s.got[seat])} gave {_sum(s.gave[seat])}" for seat in seats]
    lines += [_join(f"owns {seat}", _places(s, s.owner, seat, s.shop)) for seat in seats]
    lines += [_join(f"tiles {seat}", _tiles(s, seat)) for seat in seats]
    if s.phase == KEEPING and not over:
        lines += [_join(f"dealt {seat}", _dealt(s, seat)) for seat in seats]
    elif s.phase == NEGOTIATING:
        for word, counters in (("struck", [*s.struck[: s.players], s.struck[SEATS]]), ("left", s.left[: s.players])):
            lines.append(_join(word, ("?" if count == UNKNOWN else count for count in counters)))
        lines += _steps(s)
    elif s.phase == PLACING:
        lines += [_join(f"plan {seat}", _plan(s, seat)) for seat in seats if not s.ready[seat]]
    return [*lines, *_promises(s), *_debts(s), *_drafts(s), *_offers(s)]


def _join(label: str, parts: Iterable[Any]) -> str:
    return " ".join([label, *map(str, parts)])


def _sum(thousands: Any) -> str:
    return "?" if thousands == UNKNOWN else f"{int(thousands) * 1000:,}"


def _incomes(s: Any, seat: int) -> Iterator[str]:
    """Yield the income of each round from shops and the prosperity card."""
    for round_ in range(int(s.round_)):
        yield f"{_sum(s.income[seat, round_])}+{_sum(s.bonus[seat, round_])}"


def _places(s: Any, owner: Any, seat: int, tiles: Any) -> Iterator[str]:
    """Yield buildings of a seat, each with its tile."""
    for building in range(BUILDINGS):
        if owner[building] == seat:
            kind = int(tiles[building])
            yield BUILDING[building] + (f"={NAMES[kind]}" if kind != NO_SHOP else "")


def _tiles(s: Any, seat: int) -> Iterator[str]:
    """Yield the loose tiles of a seat; hidden ones by their number alone."""
    if has_hidden(s, seat):
        yield f"{int(tiles_held(s, seat))}*?"
        return
    for kind, count in enumerate(s.loose[seat].tolist()):
        if count:
            yield NAMES[kind] if count == 1 else f"{count}*{NAMES[kind]}"


def _dealt(s: Any, seat: int) -> list[str]:
    """Return the cards of a seat, refused ones with a minus."""
    cards = {DEALT_TO + seat: "", REFUSED_BY + seat: "-"}
    known = [BUILDING[place] + cards[int(s.card[place])] for place in range(BUILDINGS) if int(s.card[place]) in cards]
    return known or ["?"]


def _plan(s: Any, seat: int) -> list[str]:
    """Return prepared tiles, each with its building."""
    own = [place for place in range(BUILDINGS) if s.owner[place] == seat]
    if any(s.plan[place] == UNKNOWN for place in own):
        return ["?"]
    return [f"{BUILDING[place]}={NAMES[int(s.plan[place])]}" for place in own if s.plan[place] != NO_SHOP]


def _steps(s: Any) -> Iterator[str]:
    """Yield the steps left for drafts, where some are used up; the first version of the rules counts none."""
    steps = [] if FIRST else s.steps[: s.players].tolist()
    if any(left not in (MOST_STEPS, UNKNOWN) for left in steps):
        yield _join("steps", ("?" if left == UNKNOWN else left for left in steps))


def _promises(s: Any) -> Iterator[str]:
    for building in range(BUILDINGS):
        promise, audience = int(s.promise[building]), int(s.audience[building])
        if promise != NO_PROMISE:
            what = "empty" if promise == LEAVE_EMPTY else NAMES[promise]
            yield f"promise {BUILDING[building]} {what} {_name(audience)}"


def _name(name: int) -> str:
    return f"{OFFER[name >> 1]} {OPENNESS[name & 1]}"


def _debts(s: Any) -> Iterator[str]:
    for secret, openness in enumerate(OPENNESS):
        for giver in range(int(s.players)):
            for to in range(int(s.players)):
                if s.owed[secret, giver, to]:
                    yield f"owe {giver} {to} {_sum(s.owed[secret, giver, to])} {openness}"
    for seat, giver, to in np.argwhere(s.heard > 0).tolist():
        yield f"heard {seat} {giver} {to} {_sum(s.heard[seat, giver, to])}"


def _drafts(s: Any) -> Iterator[str]:
    for seat in range(int(s.players)):
        if s.drafting[seat] > 0:
            yield _join(f"draft {seat}", [_moves(draft_of(s, seat))]).strip()


def _offers(s: Any) -> Iterator[str]:
    for offer in offers(s):
        yield f"offer {offer.author} {_name(offer.name)} yes {GROUP[offer.yes]} : {_moves(offer.moves)}"


def _moves(moves: Iterable[int]) -> str:
    """Return moves in notation, with the giver or promiser if it is not implied."""
    return "; ".join(_move(move) for move in moves)


def _move(move: int) -> str:
    kind, operands = ACTIONS.parts(move // SEATS)
    text = " ".join([kind, *(names[operand] for names, operand in zip(OPERANDS[kind], operands))])
    return f"{text} by {move % SEATS}" if kind in ("give", "build", "empty") else text
