"""Each seat's share of the win with all hands open: by rollouts while there is a pile, exact in endgames."""

import functools
from collections.abc import Iterator
from typing import Any

import numpy as np

from ....engine import UNKNOWN, cells, copied
from ....match.game import Game
from ....match.view import View
from ..bots.endgame.several_players import settled
from ..bots.endgame.two_players import Endgame
from ..bots.master.memory import ROW
from ..bots.master.rollouts import CardLayout, outcomes
from ..bots.master.search import WinEstimate, scratch, tables
from ..bots.master.tree import PACE
from ..rules.scoring import rounds, target, total
from ..rules.state import CARDS, DEALT, PILE, SEATS, TAKEN, State

LOOK = 120_000  # actions of rollouts in total, which sets the number of worlds
# The average points of a round in rollouts by seat after its starter, and the spread of leads (of a logistic curve).
AWAITED = {2: (0.0, 23.0), 3: (0.0, 5.3, 11.0), 4: (0.0, 3.3, 6.4, 11.1)}
SPREAD = {2: 11.0, 3: 12.0, 4: 9.6}
LAST = 200_000  # positions of the last cards of three and four players
SLOWER = 1000  # times, with interpreted rules
HARD = 2000  # positions of an endgame before interpreted rules fall back to rollouts


def opened(game: Game, rows: Any, viewer: int = 0) -> View:
    """Return the joint view of all seats: every hand, and nothing of the pile or of later deals."""
    rows = copied(rows)
    s = rows[0]
    s.place[(s.place >= DEALT) & (s.place < PILE)] -= DEALT - TAKEN
    s.place[s.place >= PILE] = UNKNOWN
    s.key[:] = UNKNOWN
    return View(game, rows, viewer)


# ---------------------------------------------------------------------------------------- by habit


def by_habit(game: Game, rows: Any, seed: int, parts: int = 1) -> list[float]:
    """Return each seat's share by rollouts to the end of the round, with a fraction 1/parts of the budget."""
    view, look = opened(game, rows), LOOK if game.mode == "compiled" else LOOK // SLOWER
    points, room = np.zeros((1 + look // (parts * left(rows[0])), SEATS), np.int64), State.rows()
    _, found, _, _, liking, _ = scratch()
    play = game.bind(outcomes)
    play(view.cells, room, cells(room), CardLayout.rows()[0], tables(view), found, liking, points, seed)
    return shares(rows[0], points[:, : view.players])


def left(s: Any) -> int:
    """Return the maximum number of actions to the end of the round."""
    return int(s.held.sum() + 2 * (s.reserve + s.pile) - s.taking)


def shares(s: Any, points: Any) -> list[float]:
    """Return each seat's share of the win given the points of this round, one row per possible result."""
    totals = points + [float(total(s, seat)) for seat in range(int(s.players))]
    to_come = _rounds_to_come(s, totals)
    won = np.zeros(totals.shape)
    for count in set(to_come.tolist()):
        won[to_come == count] = _won(s, totals[to_come == count], count)
    return [float(share) for share in won.mean(0)]


def _rounds_to_come(s: Any, totals: Any) -> Any:
    """Return for each row of totals how many rounds follow; an estimate in a match to a number of points."""
    most = int(rounds(s) - s.round_ - 1)
    if not target(s):
        return np.full(len(totals), most)
    missing = int(target(s)) - totals.max(1).astype(int)
    return np.minimum(np.where(missing > 0, 1 + missing // PACE[int(s.players)], 0), most)


def _won(s: Any, totals: Any, to_come: int) -> Any:
    """Return the shares of each row of totals after this round, with so many rounds to come."""
    players = int(s.players)
    if not to_come:
        won = (totals == totals.max(1, keepdims=True)).astype(float)
    else:
        for later in range(1, to_come + 1):
            totals = totals + np.roll(AWAITED[players], int(s.starter) + later)
        won = np.exp((totals - totals.max(1, keepdims=True)) / (SPREAD[players] * to_come**0.5))
    return won / won.sum(1, keepdims=True)


def refilled(game: Game, rows: Any, action: int) -> Iterator[Any]:
    """Yield the states after taking a card, one for each card of the pile that may refill the reserve."""
    place, top = rows[0].place, PILE + int(rows[0].pile) - 1
    for card in range(CARDS):
        if place[card] >= PILE:
            then = copied(rows)
            then[0].place[place == top], then[0].place[card] = place[card], top
            game.step(then, int(then[0].turn), action)
            yield then


# ------------------------------------------------------------------------------------------- exact


def endgame(game: Game, rows: Any) -> Endgame | None:
    """Return the solved endgame of two players; None if there is none or interpreted rules cannot solve it."""
    s = rows[0]
    if s.players > 2 or s.pile or game.status(rows)[2]:
        return None
    return _endgame(game, rows.tobytes())


@functools.lru_cache(1)  # callers ask several questions about one state in a row
def _endgame(game: Game, state: bytes) -> Endgame | None:
    found = Endgame(game, np.frombuffer(bytearray(state), State.dtype)[0])
    return found if found.solve(1 << 60 if game.mode == "compiled" else HARD) else None


def last_cards(game: Game, rows: Any) -> list[WinEstimate]:
    """Return the action values of the seat on turn, the best first, when three or four players have few cards left.

    Every seat maximises its own result; nothing is hidden, so there is one world.
    """
    limit = LAST if game.mode == "compiled" else LAST // SLOWER
    view = opened(game, rows, int(rows[0].turn))
    return settled(view, np.zeros((0, ROW)), limit, 0, 1) if view.players > 2 else []
