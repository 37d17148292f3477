"""Chinatown: deals as messages of the catalogue."""

from collections.abc import Iterator, Sequence

from ....bots import speech
from ..rules.drafts import building_of, kind_of, receiver, sum_of
from ..rules.material import NAMES, SEATS
from ..rules.state import BUILD, CASH, TILE


def handovers(moves: Sequence[int]) -> Iterator[str]:
    """Yield the immediate transfers of a deal, a sentence for each giver and receiver: buildings, tiles, money."""
    pairs = sorted({(move % SEATS, int(receiver(move))) for move in moves if move // SEATS < BUILD})
    for giver, to in pairs:
        between = [move for move in moves if move % SEATS == giver and receiver(move) == to]
        who = {"who": f"seat:{giver}", "to": f"seat:{to}"}
        if buildings := [str(building_of(move // SEATS) + 1) for move in between if move // SEATS < TILE]:
            yield speech("insight-gives-buildings", **who, count=len(buildings), buildings=",".join(buildings))
        if tiles := [tile_named(move) for move in between if TILE <= move // SEATS < CASH]:
            yield speech("insight-gives-tiles", **who, count=len(tiles), tiles=",".join(tiles))
        if cash := sum(int(sum_of(move // SEATS)) for move in between if CASH <= move // SEATS < BUILD):
            yield speech("insight-gives-money", **who, sum=money(cash))


def received(moves: Sequence[int], seat: int) -> str:
    """Return the things that a seat gets in a deal, in short form."""
    own = [move for move in moves if receiver(move) == seat != move % SEATS]
    buildings = [str(building_of(move // SEATS) + 1) for move in own if move // SEATS < TILE]
    tiles = [tile_named(move) for move in own if TILE <= move // SEATS < CASH]
    sum_ = sum(int(sum_of(move // SEATS)) for move in own if move // SEATS >= CASH)
    things = [*buildings, *tiles, *([money(sum_)] if sum_ else [])]
    return speech("insight-things", things=",".join(things)) if things else ""


def tile_named(move: int) -> str:
    """Return the type of a given tile."""
    return f"shop:kind:{NAMES[int(kind_of(move // SEATS))]}"


def money(thousands: float) -> str:
    """Return a sum as a value of a message."""
    return f"money:sum:{round(thousands) * 1000}"


def amount(thousands: float) -> str:
    """Return a sum that may be a loss, as a cell."""
    return speech("insight-sum" if thousands >= 0 else "insight-sum-less", sum=money(abs(thousands)))
