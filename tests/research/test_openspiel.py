"""OpenSpiel's simulation test passes with serialisation, its playthroughs repeat, and strings recall what was seen."""

import random
import sys

import numpy as np
import pytest
from tests.research.environments import NAMES, default_lengths, is_heavy, plain

pyspiel = pytest.importorskip("pyspiel")
absl_flags = pytest.importorskip("absl.flags")
playthroughs = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")


@pytest.fixture
def spiel():
    from gotham.research import spiel

    return spiel


def load(spiel, name, **parameters):
    return pyspiel.load_game(spiel.spiel_name(name), {"mode": "plain", **parameters})


@pytest.mark.parametrize("name", default_lengths())
def test_its_simulation_test_passes_with_serialisation(name, spiel):
    game = load(spiel, name)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", default_lengths())
def test_its_playthroughs_repeat(name, spiel):
    absl_flags.FLAGS.mark_as_parsed()
    text = playthroughs.playthrough(f"{spiel.spiel_name(name)}(mode=plain)", None, seed=1)
    again = playthroughs.playthrough(**playthroughs._playthrough_params(text.splitlines()))
    assert again == text


def walk(spiel, name, steps, seed=1, **parameters):
    """Yield states of a random match."""
    state, rng = load(spiel, name, **parameters).new_initial_state(), random.Random(seed)
    state.apply_action(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        yield state
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_and_a_serialised_state_go_on_alike(name, spiel):
    rng = random.Random(1)
    for state in walk(spiel, name, 3 if is_heavy(name) else 20):
        game = state.get_game()
        copies = [state.clone(), pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]]
        action = rng.choice(state.legal_actions())
        for copy in copies:
            assert str(copy) == str(state)
            copy.apply_action(action)
        assert str(copies[0]) == str(copies[1]) != str(state)
        for player in range(game.num_players()):
            assert copies[0].information_state_string(player) == copies[1].information_state_string(player)


def test_legal_actions_and_returns_are_those_of_a_table(spiel):
    game = plain("new-york-new-york")
    table, rng = game.table(2, "0/1"), random.Random(1)
    state = load(spiel, game.name, reward="points").new_initial_state()
    state.apply_action(1)
    while not state.is_terminal():
        seat = state.current_player()
        assert table.awaited == (seat,)
        assert state.legal_actions() == table.numbers(seat)
        action = rng.choice(state.legal_actions())
        assert state.action_to_string(seat, action) == game.notation[action]
        state.apply_action(action)
        table.act(seat, action)
    assert table.over
    assert state.returns() == [*table.returns]


def test_what_is_hidden_changes_no_string_and_no_tensor(spiel):
    """The opponent's hidden cards differ from deal to deal; before anything is seen of them, strings are the same."""
    name = "new-york-new-york"
    for state in walk(spiel, name, 12, players=2):
        seat = state.current_player()
        rows = state.load().rows
        game = state.room.episode.game
        world = game.guess(game.look(rows, seat), seat, 3)
        twin = state.clone()
        twin.cells = world.view(np.int64).copy()
        assert state.observation_string(seat) == twin.observation_string(seat)
        assert state.observation_tensor(seat) == twin.observation_tensor(seat)


def test_perfect_recall_tells_orders_of_events_apart(spiel):
    """Two ways to the same view are different information states."""
    game = load(spiel, "new-york-new-york")
    found, rng = {}, random.Random(4)
    for _ in range(20):
        state = game.new_initial_state()
        state.apply_action(1)
        while not state.is_terminal() and state.move_number() < 9:
            state.apply_action(rng.choice(state.legal_actions()))
            for player in range(2):
                key = state.information_state_string(player)
                seen = (player, tuple((e.player, e.action) for e in state.full_history()))
                assert found.setdefault(key, seen) == seen  # all events of this game are public
    assert len(found) > 100


def test_observers_show_public_and_private_parts(spiel):
    game = load(spiel, "new-york-new-york")
    state = game.new_initial_state()
    state.apply_action(0)
    kinds = pyspiel.PrivateInfoType
    public = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE))
    public.set_from(state, 0)
    own = game.make_py_observer()
    own.set_from(state, 0)
    assert (own.dict["place"] >= 0).sum() - (public.dict["place"] >= 0).sum() == 6  # the hand
    assert public.string_from(state, 0) == public.string_from(state, 1)
    with pytest.raises(ValueError, match="one player"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.ALL_PLAYERS))


def test_options_players_and_scenes_are_parameters(spiel):
    game = pyspiel.load_game("gotham_new_york_new_york(players=3,options=rounds 1,deals=5,mode=plain)")
    assert game.num_players() == 3
    assert game.max_chance_outcomes() == 5
    assert game.room.episode.setting.options["rounds"] == "1"
    table = plain("new-york-new-york").table(2, 7)
    scene = table.scene().strip().replace("\n", spiel.BREAK)
    state = load(spiel, "new-york-new-york", scene=scene, deals=2).new_initial_state()
    state.apply_action(1)
    assert state.load().view(0).describe() == table.view(0).describe()


def test_a_process_that_used_it_ends_cleanly(spiel, tmp_path):
    import subprocess

    code = (
        "from gotham.research import spiel; import pyspiel; pyspiel.load_game(spiel.register()[0]).new_initial_state()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
