"""A match in texts: every answer is checked as at a table, and the list of legal actions can be left out."""

import random

import pytest
from tests.research.environments import plain

import gotham
from gotham.research import text_env


def test_a_match_is_played_in_texts(game):
    env, rng = text_env(game), random.Random(1)
    env.reset(seed=1)
    done, seats = False, set()
    while not done:
        seat, text = env.get_observation()
        seats.add(seat)
        assert all(action in text for action in env.legal())
        done, info = env.step(rng.choice(env.legal()).upper())
        assert info == {"seat": seat}
    rewards, counts = env.close()
    assert seats == {0, 1}
    assert sum(rewards.values()) == 0
    assert counts == {"illegal": [0, 0]}
    assert env.get_observation()[0] == -1


def test_the_list_of_actions_can_be_left_out(game):
    shown, hidden = text_env(game), text_env(game, list_actions=False)
    for env in (shown, hidden):
        env.reset(seed=1)
    assert "Legal actions: play" in shown.get_observation()[1]
    assert "Legal actions" not in hidden.get_observation()[1]
    assert shown.legal() == hidden.legal()


@pytest.mark.parametrize("answer", ["", "fly", "pass pass", "take Y1", "wait", "play"])
def test_a_refused_answer_changes_nothing_but_a_count(game, answer):
    env = text_env(game)
    env.reset(seed=1)
    before, digest = env.get_observation(), env.table.digest
    done, info = env.step(answer)
    assert not done
    assert info["illegal"]
    assert "\n" not in info["illegal"]
    assert env.get_observation() == before
    assert env.table.digest == digest
    assert sum(env.close()[1]["illegal"]) == 1


def test_a_seat_is_told_what_it_noticed_since_it_was_asked(game):
    env = text_env(game)
    env.reset(seed=1)
    first, _ = env.get_observation()
    played, taken = env.legal()[0], None
    env.step(played)
    taken = env.legal()[0]
    env.step(taken)
    second, text = env.get_observation()
    assert second != first
    card = game.words()
    events = [line for event in env.table.events(second) for line in env.table.tell(event, card)]
    assert text.splitlines()[: len(events)] == events


def test_seats_may_wait_until_they_are_called(taxi):
    env = text_env(taxi, players=3)
    env.reset(seed=1)
    for expected in range(3):
        assert env.get_observation()[0] == expected
        assert "wait" in env.legal()
        env.step("wait")
    assert env.get_observation()[0] == 0
    assert "wait" not in env.legal()
    assert "illegal" in env.step("wait")[1]


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_it_speaks_four_languages(game, language):
    env = text_env(game, language=language)
    env.reset(seed=1)
    assert env.get_observation()[1].splitlines()[0] == game.table(seed=1).view(0).describe(language)[0]


def test_texts_have_nothing_hidden():
    """Two worlds that look the same to the seat that is asked read the same."""
    game = plain("new-york-new-york")
    env = text_env(game)
    env.reset(seed=1)
    seat, text = env.get_observation()
    other = text_env(game)
    other.reset(seed=1)
    other.table = env.table.view(seat).guess(9)
    other._ask()
    assert isinstance(other.table, gotham.Table)
    assert other.table.digest != env.table.digest
    assert other.get_observation() == (seat, text)
