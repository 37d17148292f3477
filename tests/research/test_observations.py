"""An observation is the seat's view and nothing else: twin worlds that differ in hidden cells look the same."""

import random

import numpy as np
import pytest
from tests.research.environments import NAMES, choose, is_heavy, plain

from gotham.engine import UNKNOWN, cells
from gotham.research import aec_env, layout_of
from gotham.research.episode import Episode, setting

OPTIONS = [*((name, {}) for name in NAMES), ("chinatown", {"tiles": "hidden"})]


def moments(name, count, seed, options=None):
    """Yield states of a random match, with the seat that is asked and the action that it takes."""
    env, rng = aec_env(plain(name), players=3, options=options or {}), random.Random(seed)
    env.reset(seed=seed)
    for _ in range(count):
        if env.terminations[env.agent_selection]:
            return
        action = choose(env.last()[0]["action_mask"], rng)
        yield env.episode, env.episode.asked, action
        env.step(action)


def glances(episode, rows, seat):
    """Return the mask and observation of a seat in another world."""
    other = Episode(episode.setting)
    other.begin(rows)
    return other.glance(seat)


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_twin_worlds_give_the_same_observation(name, options):
    game = plain(name)
    twin = game.bind(game.module("twin").twin)
    differing = 0
    for seed in range(1 if is_heavy(name) else 3):
        for episode, asked, action in moments(name, 4 if is_heavy(name) else 20, seed, options):
            if action == episode.wait:
                continue
            for seat in range(3):
                world = episode.rows.copy()
                twin(world[0], seat, asked, action, seed)
                differing += world.tobytes() != episode.rows.tobytes()
                for ours, theirs in zip(episode.glance(seat), glances(episode, world, seat), strict=True):
                    assert np.array_equal(ours, theirs)
    assert differing > 3


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_guessed_worlds_give_the_same_observation(name, options):
    game, differing = plain(name), 0
    for episode, _, _ in moments(name, 2 if is_heavy(name) else 20, 2, options):
        for seat in range(3):
            world = game.guess(game.look(episode.rows, seat), seat, 5)
            differing += cells(world)[0].tolist() != cells(episode.rows)[0].tolist()
            for ours, theirs in zip(episode.glance(seat), glances(episode, world, seat), strict=True):
                assert np.array_equal(ours, theirs)
    assert differing > 3


@pytest.mark.parametrize("name", NAMES)
def test_the_slices_are_the_fields_of_the_view(name):
    game = plain(name)
    layout = layout_of(game)
    assert [*layout.slices] == ["seat", *(field for field in game.rules.State.dtype.names if field != "key")]
    for episode, seat, _ in moments(name, 10, 3):
        observed = episode.glance(seat)[1]
        fields, view = layout.fields(observed), episode.view(seat)
        assert fields.pop("seat") == seat
        for field, values in fields.items():
            shown, hidden = np.asarray(view[field]), layout.slices[field].low - 1
            assert values.shape == shown.shape
            assert np.array_equal(values, np.where(shown == UNKNOWN, hidden, shown))


@pytest.mark.parametrize("name", NAMES)
def test_scaled_observations_are_between_minus_one_and_one(name):
    layout = layout_of(plain(name))
    for episode, seat, _ in moments(name, 10, 4):
        observed = episode.glance(seat)[1]
        scaled = layout.scaled(observed)
        assert scaled.dtype == np.float32
        assert np.array_equal(scaled == -1, observed == layout.hidden)
        assert ((scaled == -1) | ((scaled >= 0) & (scaled <= 1))).all()


def test_the_key_is_in_no_observation(game):
    episode = Episode(setting(game))
    episode.start("1")
    before = episode.glance(0)[1]
    episode.boards["key"][0] += 1
    assert np.array_equal(before, episode.glance(0)[1])
