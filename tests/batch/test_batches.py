"""Batches play the rules of a table: same keys, actions and states, whatever the number of lanes and threads."""

import hashlib

import numpy as np
import pytest

import gotham
from gotham import batch
from gotham.engine import SPECTATOR, UNKNOWN, cells, key_of
from gotham.i18n.errors import GothamError

NAMES = gotham.all_games()
LANES = 3


@pytest.fixture(params=NAMES)
def any_game(request):
    return gotham.game(request.param, "plain")


def made(game, lanes=LANES, **settings):
    return batch.make(game, lanes, seed="batch", threads=1, **settings)


def first_legal(these):
    return these.mask().argmax(axis=1)


def chosen_by(these, random):
    mask = these.mask()
    return (random.random(mask.shape) * mask).argmax(axis=1)


def matching_rows(game, number):
    """Return the start of a match of a batch, as a table would set it up."""
    key = key_of("batch")
    key[0] = (key[0] + number) % 2**32
    players = min(game.rules.PLAYERS)
    return game.start(players, game.check_options(None), key)


def test_a_lane_is_a_match_of_the_rules(any_game):
    these, random = made(any_game, autoreset="disabled"), np.random.default_rng(1)
    step, tables = these.reset(), [matching_rows(any_game, lane) for lane in range(LANES)]
    for _ in range(40):
        actions = chosen_by(these, random)
        for lane, rows in enumerate(tables):
            assert any_game.status(rows)[2] == (step.seats[lane] < 0)
            if step.seats[lane] >= 0:
                assert any_game.step(rows, int(step.seats[lane]), int(actions[lane])) <= 0
        step = these.step(actions)
        assert not step.refused.any()
        assert [row.tobytes() for row in these.states()] == [rows.tobytes() for rows in tables]


def test_legal_actions_are_packed_and_those_of_the_table(any_game):
    these = made(any_game)
    step = these.reset()
    mask = np.zeros(any_game.rules.ACTIONS.count, np.bool_)
    for lane in range(LANES):
        any_game.options_of(matching_rows(any_game, lane), int(step.seats[lane]), mask)
        assert these.mask()[lane].astype(bool).tolist() == mask.tolist()
    assert step.legal.shape == (LANES, -(-len(mask) // 8))


def test_observations_are_the_views_of_the_table(any_game):
    these = made(any_game)
    step = these.reset()
    for viewer in (None, 0, 1, SPECTATOR):
        views = these.observe(viewer)
        for lane in range(LANES):
            seat = int(step.seats[lane]) if viewer is None else viewer
            expected = cells(any_game.look(matching_rows(any_game, lane), seat))[0]
            assert views[lane].tolist() == expected.tolist()
    assert (these.observe()[:, : len(key_of(""))] == UNKNOWN).all()  # nobody sees the key


def test_matches_do_not_depend_on_lanes_or_threads(game):
    few, many = batch.make(game, 2, seed="s", threads=1), batch.make(game, 5, seed="s", threads=3)
    few.reset()
    many.reset()
    for _ in range(30):
        few.step(first_legal(few))
        many.step(first_legal(many))
    assert few.states().tobytes() == many.states()[:2].tobytes()
    assert few.play(7) == many.play(7) == many.play(3) + many.play(4, first=3)
    lively = batch.PlayManner(weights=game.rules.LIVELY)
    assert few.play(4, manner=lively) == many.play(4, manner=lively) != few.play(4)
    assert few.play(1, manner=batch.PlayManner(without="pass")).decisions > few.play(1).decisions


def test_playouts_end_as_their_keys_say(game):
    rows, decisions = made(game).play_and_keep(3)
    assert [game.status(rows[place : place + 1])[2] for place in range(3)] == [1, 1, 1]
    totals = made(game).play(3)
    assert (totals.matches, totals.decisions) == (3, int(decisions.sum()))
    again = made(game, lanes=1).play_and_keep(1, first=2)[0]
    assert hashlib.sha256(again[0].tobytes()).digest() == hashlib.sha256(rows[2].tobytes()).digest()
    shares = sum(totals.share(place).value for place in range(totals.players))
    assert shares == pytest.approx(1 - totals.nobody / 3)


@pytest.mark.parametrize("autoreset", batch.AUTORESET)
def test_autoreset_says_when_the_next_match_of_a_lane_starts(game, autoreset):
    these, random = made(game, lanes=1, options={"rounds": "1"}, autoreset=autoreset), np.random.default_rng(2)
    step = these.reset()
    while not step.over[0]:
        step = these.step(chosen_by(these, random))
    assert step.winners[0] > 0
    assert step.rewards[0].any()
    assert (step.seats[0] < 0) == (autoreset != "same-step")
    assert these.mask().any() == (autoreset == "same-step")
    step = these.step(first_legal(these))
    assert not step.over[0]
    assert not step.rewards.any()
    assert (step.seats[0] < 0) == (autoreset == "disabled")
    assert these.episodes[0] == (autoreset != "disabled")


def test_an_illegal_action_changes_nothing_and_names_its_clause(game):
    these = made(game)
    step = these.reset()
    before, seats = these.states().tobytes(), step.seats.tolist()
    take = game.rules.ACTIONS.number("take", 0)
    step = these.step(np.array([take, -1, game.rules.ACTIONS.count]))
    assert step.refused.tolist() == [5, -1, -1]
    assert (these.states().tobytes(), step.seats.tolist()) == (before, seats)


def test_actions_and_arrays_cross_by_dlpack(game):
    class Foreign:
        def __init__(self, array):
            self.array = array

        def __dlpack__(self, **settings):
            return self.array.__dlpack__(**settings)

        def __dlpack_device__(self):
            return self.array.__dlpack_device__()

    these = made(game)
    these.reset()
    step = these.step(Foreign(first_legal(these).astype(np.int32)))
    assert not step.refused.any()
    assert np.from_dlpack(step.legal).tolist() == step.legal.tolist()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"lanes": 0}, "a batch of 0 matches is not possible; ask for 1 to 1073741824"),
        ({"autoreset": "soon"}, "there is no autoreset “soon”; available: disabled, next-step, same-step"),
        ({"device": "abacus"}, "there is no device “abacus”; available: cpu, cuda"),
    ],
)
def test_bad_settings_are_refused_in_one_line(game, settings, message):
    with pytest.raises(GothamError, match=message):
        made(game, **settings)


@pytest.mark.parametrize("actions", [np.zeros(2, np.int64), np.zeros(LANES), np.zeros((LANES, 1), np.int64)])
def test_actions_of_another_form_are_refused(game, actions):
    these = made(game)
    these.reset()
    with pytest.raises(GothamError, match="a step needs 3 whole numbers"):
        these.step(actions)


@pytest.mark.parametrize("manner", [batch.PlayManner(without="fly"), batch.PlayManner(weights={"fly": 1})])
def test_a_manner_names_the_kinds_of_the_game(game, manner):
    with pytest.raises(GothamError, match="there is no kind of action “fly”; available: pass, play, take"):
        made(game).play(1, manner=manner)
