"""Random playouts of card games in OpenSpiel and pgx, in decisions per second."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ...i18n.errors import Unavailable
from .speed import rate

SPIEL_GAMES = ("gin_rummy", "hearts", "crazy_eights")
PGX_GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
BATCH, STEPS = 4096, 64


def all_peers(seconds: float) -> dict[str, float]:
    """Decisions per second of the peers; they come with the extra `bench`."""
    try:
        return openspiel(seconds) | pgx_games(seconds)
    except ImportError as error:
        raise Unavailable("error-extra", name=str(error.name), extra="bench") from None


def spiel_playout(game: Any) -> int:
    """Play one game at random and count the decisions, chance left out."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def openspiel(seconds: float) -> dict[str, float]:
    """Decisions per second of each OpenSpiel game, some seconds each."""
    import pyspiel

    games = {name: pyspiel.load_game(name) for name in SPIEL_GAMES}
    return {f"OpenSpiel {name}": rate(partial(spiel_playout, game), seconds) for name, game in games.items()}


def pgx_playout(init: Any, step: Any) -> int:
    """Play one game at random, one jitted call a decision, and count the decisions."""
    state, decisions = init(random.getrandbits(31)), 0
    while not state.terminated:
        state = step(state, random.choice(np.flatnonzero(state.legal_action_mask)))
        decisions += 1
    return decisions


def pgx_block(env: Any) -> Callable[[], int]:
    """A function that plays some steps of a batch of games in one jitted call."""
    import jax
    from pgx.experimental import act_randomly, auto_reset

    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(states: Any, key: Any) -> tuple[Any, None]:
        pick, deal = jax.random.split(key)
        actions = act_randomly(pick, states.legal_action_mask)
        return step(states, actions, jax.random.split(deal, BATCH)), None

    @jax.jit  # type: ignore[untyped-decorator]
    def block(seed: int) -> Any:
        key = jax.random.key(seed)
        states = jax.vmap(env.init)(jax.random.split(key, BATCH))
        return jax.lax.scan(advance, states, jax.random.split(key, STEPS))[0]

    return lambda: STEPS * len(np.asarray(block(random.getrandbits(31)).terminated))


def pgx_games(seconds: float) -> dict[str, float]:
    """Decisions per second of each pgx game, one by one and in a batch, some seconds each."""
    import jax
    import pgx

    rates = {}
    for name in PGX_GAMES:
        env = pgx.make(name)
        init = jax.jit(lambda seed, env=env: env.init(jax.random.key(seed)))
        rates[f"pgx {name}, one by one"] = rate(partial(pgx_playout, init, jax.jit(env.step)), seconds)
        rates[f"pgx {name}, {BATCH} at once"] = rate(pgx_block(env), seconds)
    return rates
