"""PettingZoo's own tests pass, and stronger ones of seeds, masks and turns."""

import random

import numpy as np
import pytest
from tests.research.environments import NAMES, choose, default_lengths, is_heavy, plain, play, short_lengths

import gotham
from gotham.engine import has_numba
from gotham.i18n.errors import Conflict
from gotham.research import aec_env, parallel_env

pettingzoo_test = pytest.importorskip("pettingzoo.test")

# PettingZoo warns of every environment with a mask that is not on its own list.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def steps_of(name):
    return 8 if is_heavy(name) else 200


# --------------------------------------------------------------------------------------- PettingZoo's own tests


@pytest.mark.parametrize("name", default_lengths())
def test_its_api_test_passes(name):
    pettingzoo_test.api_test(aec_env(plain(name)))


@pytest.mark.parametrize("name", default_lengths())
def test_its_seed_test_passes(name):
    pettingzoo_test.seed_test(lambda: aec_env(plain(name)))


@pytest.mark.parametrize("name", default_lengths())
def test_its_parallel_api_test_passes(name):
    pettingzoo_test.parallel_api_test(parallel_env(plain(name)))


@pytest.mark.parametrize("name", NAMES)
def test_its_parallel_seed_test_passes(name):
    pettingzoo_test.parallel_seed_test(lambda: parallel_env(plain(name)))


@pytest.mark.parametrize("name", short_lengths())
def test_they_pass_for_a_shorter_time(name):
    pettingzoo_test.api_test(aec_env(plain(name)), num_cycles=3)
    pettingzoo_test.seed_test(lambda: aec_env(plain(name)), num_cycles=3)
    pettingzoo_test.parallel_api_test(parallel_env(plain(name)), num_cycles=3)


# ------------------------------------------------------------------------------------------ seeds and masks


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_repeats_whole_matches_and_the_next_ones(name):
    def run():
        env, shown = aec_env(plain(name)), []
        for seed in (5, None):
            rng = random.Random(1)
            env.reset(seed=seed)
            for _ in range(steps_of(name)):
                seen, reward, ended, _, info = env.last()
                shown.append((env.agent_selection, seen["observation"].tobytes(), reward, ended, info))
                if ended:
                    break
                env.step(choose(seen["action_mask"], rng))
        return shown

    first = run()
    assert first == run()
    starts = {seen for _, seen, *_ in first}
    assert len(starts) > 2


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_deals_what_a_table_deals(name):
    env, game = aec_env(plain(name), players=3), plain(name)
    env.reset(seed=11)
    assert env.episode.rows.tobytes() == game.table(3, 11).rows.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_the_mask_is_what_the_rules_allow_and_nothing_else_is_accepted(name):
    env, rng, checked = aec_env(plain(name)), random.Random(2), 0
    for seed in range(20):
        for agent, seen, _, _ in play(env, seed, steps_of(name) - checked):
            seat, mask, wait = int(agent.removeprefix("seat_")), seen["action_mask"], env.setting.wait
            view = env.episode.view(seat)
            assert mask.dtype == np.int8
            assert np.array_equal(mask[:wait], view.mask)
            assert seat in (view.actors if mask[wait] else view.awaited)  # only an awaited seat is called
            refuses(env, rng.choice(np.flatnonzero(mask == 0).tolist()))
            assert env.agent_selection == agent
            checked += 1
    assert checked >= 8


def refuses(env, action):
    """The environment refuses an action in one line, and nothing changes."""
    before = env.episode.rows.tobytes()
    with pytest.raises(gotham.GothamError) as caught:
        env.step(action)
    assert "\n" not in str(caught.value)
    assert env.episode.rows.tobytes() == before


@pytest.mark.parametrize("action", [-1, 10**9])
def test_a_number_that_is_no_action_is_refused(game, action):
    env = aec_env(game)
    env.reset(seed=1)
    with pytest.raises(gotham.Unknown):
        env.step(action)


def test_observations_are_never_written_to_again(game):
    kept = []
    for _, seen, _, _ in play(aec_env(game), 1, 200):
        kept.append((seen, {name: array.copy() for name, array in seen.items()}))
    for seen, copy in kept:
        assert all(np.array_equal(seen[name], copy[name]) for name in seen)
    arrays = [array for seen, _ in kept for array in seen.values()]
    assert not any(np.shares_memory(one, other) for one, other in zip(arrays, arrays[2:], strict=False))


def test_an_observation_that_was_changed_does_not_come_back(game):
    env = aec_env(game)
    env.reset(seed=1)
    first = env.last()[0]
    kept = first["action_mask"].copy(), first["observation"].copy()
    first["action_mask"][:], first["observation"][:] = 1, 7
    again = env.last()[0]
    assert np.array_equal(again["action_mask"], kept[0])
    assert np.array_equal(again["observation"], kept[1])
    with pytest.raises(gotham.GothamError):
        env.step(int(np.flatnonzero(kept[0] == 0)[0]))


# -------------------------------------------------------------------------------------- several may act at once


def test_all_actors_are_asked_in_turn_and_a_last_call_forces_the_awaited(taxi):
    env = aec_env(taxi, players=3)
    env.reset(seed=1)
    asked, wait = [], env.setting.wait
    for _ in range(3):
        mask = env.last()[0]["action_mask"]
        assert mask[wait]
        asked.append(env.agent_selection)
        env.step(wait)
    assert asked == env.possible_agents
    mask = env.last()[0]["action_mask"]
    assert not mask[wait]
    assert env.agent_selection == "seat_0"
    with pytest.raises(Conflict, match="cannot wait"):
        env.step(wait)
    env.step(choose(mask, random.Random(1)))
    assert env.agent_selection == "seat_1"


def test_parallel_answers_are_carried_out_from_a_seat_that_moves_on(taxi):
    env, rng = parallel_env(taxi, players=3), random.Random(1)
    seen, _ = env.reset(seed=1)
    count = 0
    while env.agents:
        actions = {agent: choose(each["action_mask"], rng) for agent, each in seen.items()}
        seen, rewards, ended, _, infos = env.step(actions)
        assert not any("illegal" in info for info in infos.values())
        count += 1
    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert count > 1


def test_an_illegal_parallel_answer_changes_nothing(taxi):
    env = parallel_env(taxi, players=3)
    seen, _ = env.reset(seed=3)
    before = env.episode.rows.tobytes()
    mine = seen["seat_0"]["action_mask"]
    foreign = int(np.flatnonzero(mine == 0)[0])
    _, _, _, _, infos = env.step({"seat_0": foreign})
    assert "illegal" in infos["seat_0"]
    assert infos["seat_1"] == {}
    assert env.episode.rows.tobytes() == before


def test_an_answer_that_comes_too_late_is_overtaken(game):
    """In a game in turns, two seats cannot both act: the state moves on under the second."""
    env = parallel_env(game)
    seen, _ = env.reset(seed=1)
    (mover,) = (agent for agent, each in seen.items() if not each["action_mask"][env.setting.wait])
    action = choose(seen[mover]["action_mask"], random.Random(1))
    env._offered[1 - int(mover[-1])] = env._offered[int(mover[-1])]  # as if both could have acted
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, action))
    assert sum("overtaken" in info for info in infos.values()) == 1


@pytest.mark.parametrize("name", NAMES)
def test_parallel_seeds_repeat_with_masks(name):
    def run():
        env, rng, shown = parallel_env(plain(name)), random.Random(4), []
        seen, _ = env.reset(seed=6)
        for _ in range(steps_of(name) // 4):
            shown.append([each["observation"].tobytes() for each in seen.values()])
            seen, rewards, *_, infos = env.step({a: choose(each["action_mask"], rng) for a, each in seen.items()})
            shown.append([rewards, infos])
            if not env.agents:
                break
        return shown

    assert run() == run()


# ------------------------------------------------------------------------------------------------ the rest


@pytest.mark.parametrize("reward", ["rank", "margin", "points"])
def test_rewards_come_at_the_end_and_follow_the_result(game, reward):
    env = aec_env(game, players=3, reward=reward)
    assert [earned for _, _, earned, _ in play(env, 2, 10_000) if earned] == []
    returns = game.returns(env.episode.rows)
    rewards = [env.rewards[agent] for agent in env.agents]
    if reward == "points":
        assert rewards == [*map(float, returns)]
    elif reward == "margin":
        assert max(rewards) == sorted(returns)[-1] - sorted(returns)[-2]
    else:
        assert sum(rewards) == pytest.approx(0)
        assert max(rewards) <= 1
    assert np.argmax(rewards) == np.argmax(returns)


def test_an_unknown_reward_is_refused(game):
    with pytest.raises(gotham.Unknown, match="rank, margin, points"):
        aec_env(game, reward="gold")


def test_rendering_shows_what_a_spectator_sees(game, capsys):
    env = aec_env(game, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text == "\n".join(game.table(seed=1).view().describe())
    printed = aec_env(game, render_mode="human")
    printed.reset(seed=1)
    assert printed.render() is None
    assert capsys.readouterr().out.strip() == text


@pytest.mark.deep
@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
@pytest.mark.parametrize("name", NAMES)
def test_compiled_environments_show_the_same(name):
    shown = []
    for mode in ("plain", "compiled"):
        steps = play(aec_env(gotham.game(name, mode)), 9, steps_of(name))
        shown.append([(agent, seen["observation"].tobytes(), action) for agent, seen, _, action in steps])
    assert shown[0] == shown[1]
