"""Gymnasium's checker passes, render check included; the vector environment names its autoreset mode and keeps it."""

import numpy as np
import pytest
from tests.research.environments import NAMES, is_heavy, plain

import gotham
from gotham.research import seat_env, vector_env

gymnasium = pytest.importorskip("gymnasium")
env_checker = pytest.importorskip("gymnasium.utils.env_checker")

LIGHT = [name for name in NAMES if not is_heavy(name)]


@pytest.fixture
def ids():
    from gotham.research import ids

    return dict(zip(NAMES, ids.register(), strict=True))


@pytest.mark.parametrize("name", NAMES)
def test_check_env_passes_with_its_render_check(name, ids):
    env = gymnasium.make(ids[name], mode="plain")
    env_checker.check_env(env.unwrapped)


def test_ids_name_the_version_of_the_rules(ids):
    assert ids == {name: f"gotham/{name}-v{plain(name).rules.VERSION}" for name in NAMES}


@pytest.mark.parametrize("name", LIGHT)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_seat_plays_whole_matches_against_bots(name, seat):
    env, rng = seat_env(plain(name), opponents="random", seat=seat), np.random.default_rng(1)
    seats = set()
    for seed in range(4):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        ended, rewards = False, []
        while not ended:
            assert seen["observation"][0] == info["seat"]
            seen, reward, ended, truncated, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
            rewards.append(reward)
            assert not truncated
            assert "illegal" not in info
        assert not seen["action_mask"].any()
        assert not any(rewards[:-1])
        assert -1 <= rewards[-1] <= 1
    assert seats == ({0, 1} if seat is None else {seat})


def test_an_illegal_action_costs_a_penalty_and_changes_nothing(game):
    env = seat_env(game, seat=0, penalty=-0.5)
    seen, _ = env.reset(seed=1)
    for action in (int(np.flatnonzero(seen["action_mask"] == 0)[0]), -5, 10**6):
        again, reward, ended, truncated, info = env.step(action)
        assert (reward, ended, truncated) == (-0.5, False, False)
        assert info["illegal"]
        assert all(np.array_equal(seen[key], again[key]) for key in seen)


def test_a_bot_or_seat_that_does_not_exist_is_refused(game):
    with pytest.raises(gotham.Unknown, match="nobody"):
        seat_env(game, opponents="nobody")
    with pytest.raises(gotham.GothamError, match="seat"):
        seat_env(game, seat=7)
    with pytest.raises(gotham.GothamError, match="players"):
        seat_env(game, players=9)


def test_bots_that_may_act_at_any_time_play_with_a_seat(taxi):
    env, rng = seat_env(taxi, players=3, opponents=["greedy", "random"]), np.random.default_rng(1)
    for seed in range(5):
        seen, _ = env.reset(seed=seed)
        ended = False
        while not ended:
            seen, _, ended, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
            assert "illegal" not in info


# ------------------------------------------------------------------------------------------ many at once


def random_actions(seen, rng):
    return (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1)


@pytest.mark.parametrize("opponents", ["random", None])
def test_a_vector_of_matches_starts_the_next_in_the_same_step(game, opponents):
    envs, rng = vector_env(game, 6, opponents=opponents), np.random.default_rng(2)
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen, infos = envs.reset(seed=1)
    finished = 0
    for _ in range(80):
        assert seen in envs.observation_space
        assert np.array_equal(seen["observation"][:, 0], infos["seat"])
        assert seen["action_mask"].any(1).all()
        seen, rewards, ended, truncated, infos = envs.step(random_actions(seen, rng))
        assert not truncated.any()
        for index in np.flatnonzero(ended):
            assert not infos["final_obs"][index]["action_mask"].any()
            assert rewards[index] in infos["rewards"][index]
            assert infos["rewards"][index].sum() == pytest.approx(0)
        finished += ended.sum()
    assert finished > 3


def test_a_vector_repeats_itself_and_keeps_what_it_gave(game):
    def run():
        envs, rng, given = vector_env(game, 3), np.random.default_rng(3), []
        seen, _ = envs.reset(seed=5)
        for _ in range(40):
            given.append((seen, seen["observation"].tobytes()))
            seen, *_ = envs.step(random_actions(seen, rng))
        assert all(seen["observation"].tobytes() == copy for seen, copy in given)
        return [copy for _, copy in given]

    assert run() == run()


def test_a_place_of_a_vector_plays_what_a_seat_alone_plays(game):
    envs, env = vector_env(game, 2), seat_env(game, seat=1)
    seen, _ = envs.reset(seed=7)
    alone, _ = env.reset(seed=8)
    assert np.array_equal(seen["observation"][1], alone["observation"])


def test_an_illegal_action_in_a_vector_costs_only_its_match(game):
    envs = vector_env(game, 2)
    seen, _ = envs.reset(seed=1)
    actions = [int(np.flatnonzero(seen["action_mask"][0] == 0)[0]), int(np.flatnonzero(seen["action_mask"][1])[0])]
    again, rewards, _, _, infos = envs.step(np.array(actions))
    assert rewards.tolist() == [-1.0, 0.0]
    assert infos["_illegal"].tolist() == [True, False]
    assert np.array_equal(seen["observation"][0], again["observation"][0])
    assert not np.array_equal(seen["observation"][1], again["observation"][1])


@pytest.mark.parametrize("mode", ["sync", None])
def test_gymnasium_makes_vectors_itself(game, ids, mode):
    made = {"vectorization_mode": mode} if mode else {"vectorization_mode": "vector_entry_point"}
    envs = gymnasium.make_vec(ids[game.name], num_envs=2, **made, mode="plain")
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape[0] == 2
    envs.close()
