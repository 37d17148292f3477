"""Chinatown: the analysis of a finished match: chances to win, gains by deals, missed deals."""

import functools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ....bots import bot, run_of
from ....bots.ranking import Ranked, rank_of
from ....engine import copied, key_of
from ....hooks.insight import InsightHooks
from ....insight import Frame, Section, shares
from ....match.game import Game
from ....match.view import View, seats_of
from ..bots.trader import TraderBot
from ..bots.valuation.win_chance import mean, win_chances
from ..rules.material import REFUSED, ROUNDS
from ..rules.offers import name_of
from ..rules.state import DONE, DROP, KEEPING, NEGOTIATING, NO, PLACING, PROPOSE, REFUSED_BY, RESUME, YES, group
from .deal_values import NegotiationStudy, studied
from .sections import sections

WORLDS = 16  # samples of chance


def value(game: Game, rows: Any, seed: int) -> list[float]:
    """Return each seat's chance to win. A seat that has not chosen cards keeps those a trader would."""
    if game.status(rows)[2]:
        return shares(game, rows)
    if rows[0].phase == KEEPING:
        return mean(win_chances(game).chances(kept[0]) for kept in _kept(game, rows, seed))
    return win_chances(game).chances(rows[0])


def after(game: Game, rows: Any, seat: int, action: int, seed: int) -> list[float]:
    """Return the same after an action, before chance: cards and tiles are resampled, and no income is paid yet."""
    s = rows[0]
    if not _shows(s, seat, action):
        return value(game, _done(game, rows, seat, action), seed)
    if s.phase == PLACING and s.round_ < ROUNDS - 1:
        return win_chances(game).chances(_shown(s, seat))
    return mean(value(game, _done(game, world, seat, action), seed) for world in _worlds(rows, seed))


def better(game: Game, view: View, seed: int) -> list[Ranked]:
    """Return a master's ranking of the actor's choices by its chance to win."""
    player = bot(game, "master", seed)
    player.act(view, last_call=True)
    return rank_of(player)


def counts(game: Game, rows: Any, seat: int, action: int) -> bool:
    """Return whether an action is a decision: cards, tiles, settled deals, being done or not; no offers or answers."""
    s = rows[0]
    if s.phase != NEGOTIATING or action in (DONE, RESUME):
        return True
    return bool(s.ready[seat]) if PROPOSE <= action < DROP else _is_struck(game, rows, seat, action)


def deciders(game: Game, rows: Any, seat: int, action: int) -> list[int]:
    """Return all parties of a deal: each of them decided on it."""
    return [*seats_of(int(group(name_of(action))))] if YES <= action < NO and rows[0].phase == NEGOTIATING else [seat]


def study(game: Game, frame: Frame, seed: int) -> NegotiationStudy | None:
    """Return the values at the start and end of a negotiation, and of a deal in it."""
    return studied(game, frame)


def findings(game: Game, frames: Sequence[Frame], seed: int) -> list[Section]:
    """Return the deals, the surplus of every round, and the best deal that nobody made."""
    return sections(frames)


# -------------------------------------------------------------------------------------------------------- chance


def _done(game: Game, rows: Any, seat: int, action: int) -> Any:
    """Return a state after an action."""
    then = copied(rows)
    game.step(then, seat, action)
    return then


def _is_struck(game: Game, rows: Any, seat: int, action: int) -> bool:
    if not YES <= action < NO:
        return False
    return bool(_done(game, rows, seat, action)[0].struck.sum() > rows[0].struck.sum())


def _shows(s: Any, seat: int, action: int) -> bool:
    """Return whether chance follows an action: by the last seat to choose cards or to place."""
    others = all(s.ready[other] for other in range(int(s.players)) if other != seat)
    if s.phase == KEEPING:
        return others and _left(s, seat) == 1
    return bool(s.phase == PLACING and action == DONE and others)


def _shown(s: Any, seat: int) -> Any:
    """Return a state in which the last seat has revealed its tiles, before the income."""
    then = s.copy()
    then.ready[seat] = 1
    return then


def _left(s: Any, seat: int) -> int:
    """Return how many cards a seat must still give back."""
    return REFUSED - int((s.card == REFUSED_BY + seat).sum())


def _worlds(rows: Any, seed: int) -> Iterator[Any]:
    """Yield the same state with other random draws, the same ones for the same round and seed."""
    for number in range(WORLDS):
        world = copied(rows)
        world[0].key[:] = key_of(f"{seed}/{rows[0].round_}/{number}")
        yield world


def _kept(game: Game, rows: Any, seed: int) -> Iterator[Any]:
    """Yield worlds in which all have chosen their cards and drawn tiles."""
    chosen = [(seat, action) for seat in range(int(rows[0].players)) for action in _choice(game, rows, seat)]
    for world in _worlds(rows, seed):
        for seat, action in chosen:
            game.step(world, seat, action)
        yield world


def _choice(game: Game, rows: Any, seat: int) -> tuple[int, ...]:
    """Return the cards that a trader would give back for a seat that has not chosen yet."""
    if rows[0].ready[seat]:
        return ()
    view = game.look(rows, seat)
    view[0].ready[:] = 0  # it does not matter which others have chosen
    return _refused(game, seat, view.tobytes())


@functools.lru_cache(4096)
def _refused(game: Game, seat: int, cells: bytes) -> tuple[int, ...]:
    rows: Any = np.frombuffer(bytearray(cells), game.rules.State.dtype)
    return tuple(run_of(_trader(game).act(View(game, rows, seat))))


@functools.cache
def _trader(game: Game) -> TraderBot:
    return TraderBot(game, "", 0)


HOOKS = InsightHooks(
    value=value,
    after=after,
    better=better,
    counts=counts,
    deciders=deciders,
    study=study,
    findings=findings,
)
