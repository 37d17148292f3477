"""What a match is worth to each seat with all hands open: by habit while there is a pile, exact where it can be."""

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
from ..bots.master.rollouts import Desk, outcomes
from ..bots.master.search import ActionEstimate, scratch, tables
from ..rules.scoring import total
from ..rules.state import CARDS, DEALT, PILE, SEATS, TAKEN, State
from ..rules.turns import rounds

LOOK = 120_000  # actions by habit, in as many worlds as that makes
# What habit brings in a round on average, by seat behind its starter, and how much leads vary (of a logistic curve).
AWAITED = {2: (0.0, 23.0), 3: (0.0, 5.3, 11.0), 4: (0.0, 3.3, 6.4, 11.1)}
SPREAD = {2: 11.0, 3: 12.0, 4: 9.6}
LAST = 200_000  # positions of the last cards of three and four players
SLOWER = 1000  # times, where rules are interpreted
HARD = 2000  # positions of an endgame that is left to habit there


def opened(game: Game, rows: Any, viewer: int = 0) -> View:
    """What all seats know together: every hand, and nothing of the pile or of deals to come."""
    rows = copied(rows)
    s = rows[0]
    s.place[(s.place >= DEALT) & (s.place < PILE)] -= DEALT - TAKEN
    s.place[s.place >= PILE] = UNKNOWN
    s.key[:] = UNKNOWN
    return View(game, rows, viewer)


# ---------------------------------------------------------------------------------------- by habit


def by_habit(game: Game, rows: Any, seed: int, parts: int = 1) -> list[float]:
    """Each seat's share when all go on by habit to the end of the round, by one of so many parts of a look."""
    view, look = opened(game, rows), LOOK if game.mode == "compiled" else LOOK // SLOWER
    points, room = np.zeros((1 + look // (parts * left(rows[0])), SEATS), np.int64), State.rows()
    _, found, _, _, liking, _ = scratch()
    play = game.bind(outcomes)
    play(view.cells, room, cells(room), Desk.rows()[0], tables(view), found, liking, points, seed)
    return shares(rows[0], points[:, : view.players])


def left(s: Any) -> int:
    """How many actions there are at most to the end of the round."""
    return int(s.held.sum() + 2 * (s.reserve + s.pile) - s.taking)


def shares(s: Any, points: Any) -> list[float]:
    """Each seat's share of the win when this round brings so many points, a row for each way in which it may end."""
    players, to_come = int(s.players), int(rounds(s) - s.round_ - 1)
    totals = points + [float(total(s, seat)) for seat in range(players)]
    if not to_come:
        won = (totals == totals.max(1, keepdims=True)).astype(float)
    else:
        for later in range(1, to_come + 1):
            totals += np.roll(AWAITED[players], int(s.starter) + later)
        won = np.exp((totals - totals.max(1, keepdims=True)) / (SPREAD[players] * to_come**0.5))
    return [float(share) for share in (won / won.sum(1, keepdims=True)).mean(0)]


def refilled(game: Game, rows: Any, action: int) -> Iterator[Any]:
    """The states behind taking a card, one for each card of the pile that may come in its place."""
    place, top = rows[0].place, PILE + int(rows[0].pile) - 1
    for card in range(CARDS):
        if place[card] >= PILE:
            then = copied(rows)
            then[0].place[place == top], then[0].place[card] = place[card], top
            game.step(then, int(then[0].turn), action)
            yield then


# ------------------------------------------------------------------------------------------- exact


def endgame(game: Game, rows: Any) -> Endgame | None:
    """The endgame of two players, solved; None where there is none, or none that interpreted rules can solve."""
    s = rows[0]
    if s.players > 2 or s.pile or game.status(rows)[2]:
        return None
    return _endgame(game, rows.tobytes())


@functools.lru_cache(1)  # several questions about one state come in a row
def _endgame(game: Game, state: bytes) -> Endgame | None:
    found = Endgame(game, np.frombuffer(bytearray(state), State.dtype)[0])
    return found if found.solve(1 << 60 if game.mode == "compiled" else HARD) else None


def last_cards(game: Game, rows: Any) -> list[ActionEstimate]:
    """What each action is worth to who acts, the best first, when three or four have only few cards to play.

    Everybody does what is best for themselves; nothing is hidden, so there is one world.
    """
    limit = LAST if game.mode == "compiled" else LAST // SLOWER
    view = opened(game, rows, int(rows[0].turn))
    return settled(view, np.zeros((0, ROW)), limit, 0, 1) if view.players > 2 else []
