"""The vector environment on a batch has the spaces of the other one, and plays the same matches."""

import numpy as np
import pytest
from tests.research.environments import NAMES, is_heavy, plain

import gotham
from gotham.research import vector_env
from gotham.research.rewards import REWARDS, by_seats

gymnasium = pytest.importorskip("gymnasium")

from gotham.research import batch_env  # noqa: E402


def random_actions(seen, rng):
    return (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1)


@pytest.mark.parametrize("name", [name for name in NAMES if not is_heavy(name)])
def test_it_has_the_spaces_of_the_vector_environment(name):
    this, other = batch_env(plain(name), 2, threads=1), vector_env(plain(name), 2, opponents=None)
    assert this.observation_space == other.observation_space
    assert this.action_space == other.action_space
    seen, infos = this.reset(seed=4)
    assert seen in this.observation_space
    assert np.array_equal(seen["observation"][:, 0], infos["seat"])


def test_its_first_match_is_the_vector_environments(game):
    this, other = batch_env(game, 3, threads=1), vector_env(game, 1, opponents=None)
    seen, expected, rng = this.reset(seed=7)[0], other.reset(seed=7)[0], np.random.default_rng(1)
    ended = np.zeros(3, bool)
    while not ended[0]:
        assert all(np.array_equal(seen[key][:1], expected[key]) for key in seen)
        actions = random_actions(seen, rng)
        seen, rewards, ended, _, infos = this.step(actions)
        expected, their_rewards, their_end, _, their_infos = other.step(actions[:1])
        assert rewards[0] == their_rewards[0]
        assert ended[0] == their_end[0]
    assert infos["rewards"][0].tolist() == their_infos["rewards"][0].tolist()
    assert np.array_equal(seen["observation"][0], their_infos["final_obs"][0]["observation"])


def test_the_next_match_starts_in_the_next_step(game):
    envs, rng = batch_env(game, 5, threads=1), np.random.default_rng(2)
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.NEXT_STEP
    seen, _ = envs.reset(seed=1)
    before, finished, given = np.zeros(5, bool), 0, []
    for _ in range(120):
        given.append((seen, seen["observation"].tobytes()))
        seen, rewards, ended, truncated, infos = envs.step(random_actions(seen, rng))
        assert np.array_equal(seen["action_mask"].any(1), ~ended)
        assert not (ended & before).any()
        assert not rewards[~ended].any()
        assert not truncated.any()
        assert infos["rewards"].sum(axis=1) == pytest.approx(0)
        before, finished = ended, finished + ended.sum()
    assert finished > 3
    assert all(kept["observation"].tobytes() == copy for kept, copy in given)


def test_an_illegal_action_costs_a_penalty_and_changes_nothing(game):
    envs = batch_env(game, 2, threads=1, penalty=-0.5)
    seen, _ = envs.reset(seed=1)
    legal = int(seen["action_mask"][0].argmax())
    again, rewards, _, _, infos = envs.step([legal, envs.setting.wait])
    assert rewards.tolist() == [0.0, -0.5]
    assert (infos["illegal"] != 0).tolist() == [False, True]
    assert np.array_equal(seen["observation"][1], again["observation"][1])


def test_without_a_seed_other_matches_follow_and_repeat(game):
    def deals():
        envs = batch_env(game, 2, threads=1)
        return [envs.reset(seed=seed)[0]["observation"].tobytes() for seed in (3, None, None)]

    assert deals() == deals()
    assert len(set(deals())) == 3


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("name", REWARDS)
def test_rewards_of_many_matches_are_those_of_each(name, players):
    rng = np.random.default_rng(5)
    results, winners = rng.integers(-3, 4, (50, players)), rng.integers(0, 1 << players, 50)
    expected = [
        REWARDS[name](row.tolist(), [seat for seat in range(players) if won >> seat & 1])
        for row, won in zip(results, winners.tolist(), strict=True)
    ]
    assert by_seats(name, results, winners, np).tolist() == expected


def test_an_unknown_device_is_refused(game):
    with pytest.raises(gotham.Unknown, match="abacus"):
        batch_env(game, 1, device="abacus")
