"""What the tests of the environments share: the games, and random play."""

import random

import pytest

import gotham

NAMES = gotham.all_games()
HEAVY = 1000  # words of a state above which a decision takes so long that long runs are only in `make deep`


def plain(name):
    return gotham.game(name, "plain")


def is_heavy(name):
    return plain(name).rules.State.dtype.itemsize // 8 > HEAVY


def default_lengths():
    """All games, each to be tested as long as the libraries test by default; long runs are deep."""
    return [pytest.param(name, marks=pytest.mark.deep if is_heavy(name) else ()) for name in NAMES]


def short_lengths():
    """The games whose default lengths are deep."""
    return [name for name in NAMES if is_heavy(name)]


def choose(mask, rng):
    """Return one of the marked actions."""
    return rng.choice(mask.nonzero()[0].tolist())


def play(env, seed, steps, rng=None):
    """Yield what an AEC environment shows at each of some decisions, and answer at random."""
    rng = rng or random.Random(seed)
    env.reset(seed=seed)
    for _ in range(steps):
        seen, reward, ended, _, _ = env.last()
        if ended:
            return
        action = choose(seen["action_mask"], rng)
        yield env.agent_selection, seen, reward, action
        env.step(action)
