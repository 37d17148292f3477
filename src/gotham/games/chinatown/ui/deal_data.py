"""Chinatown for the drawn board of a browser: what a view holds in a form that is read quickly, and deals as data.

Seats, buildings and types are numbers from 0, as in actions; money is in dollars.
"""

import functools
from collections.abc import Iterator, Sequence
from typing import Any

from ....engine import SPECTATOR, plain
from ....match.view import View
from ..rules.drafts import building_of, kind_of, receiver, sum_of
from ..rules.material import SEATS
from ..rules.offers import Offer
from ..rules.state import BUILD, CASH, EMPTY, OWE, TILE

MEANT = ("players", "options", "round_", "owner", "shop", "loose", "promise", "audience", "owed")
DOLLARS = 1000  # money of the rules is counted in thousands

Data = dict[str, Any]


class BoardView(View):
    """A view whose state is read often. Two are equal where all deals mean the same to the same viewer."""

    @functools.cached_property
    def state(self) -> Any:
        return plain(self.rows)

    @functools.cached_property
    def key(self) -> tuple[Any, ...]:
        """Everything that a deal depends on, and the viewer."""
        own = int(self["money"][self.viewer]) if self.viewer != SPECTATOR else 0
        return self.game, self.viewer, own, b"".join(self[name].tobytes() for name in MEANT)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BoardView) and self.key == other.key

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(self.key)


def offer_id(author: int, name: int) -> str:
    """Return what an offer is called between the board and the server."""
    return f"{author}.{name}"


def deal_data(offer: Offer) -> Data:
    """Return a deal, whoever looks at it."""
    return {
        "author": offer.author,
        "parties": offer.parties,
        "secret": offer.secret,
        "moves": [*moves_data(offer.moves)],
    }


def moves_data(moves: Sequence[int]) -> Iterator[Data]:
    """Yield the moves of a deal; sums between the same two are one."""
    sums: dict[tuple[str, int, int], int] = {}
    for move in moves:
        action, giver, to = move // SEATS, move % SEATS, int(receiver(move))
        if action < TILE:
            yield {"kind": "give", "building": int(building_of(action)), "from": giver, "to": to}
        elif action < CASH:
            yield {"kind": "tile", "type": int(kind_of(action)), "from": giver, "to": to}
        elif BUILD <= action < EMPTY:
            yield {"kind": "build", "building": int(building_of(action)), "type": int(kind_of(action)), "from": giver}
        elif EMPTY <= action < OWE:
            yield {"kind": "empty", "building": int(building_of(action)), "from": giver}
        else:
            pair = ("cash" if action < BUILD else "owe", giver, to)
            sums[pair] = sums.get(pair, 0) + int(sum_of(action))
    for (kind, giver, to), sum_ in sums.items():
        yield {"kind": kind, "from": giver, "to": to, "sum": sum_ * DOLLARS}
