"""One player alone against the par of a case: ours, not the publisher's."""

import numpy as np
import pytest

import gotham
from gotham.bots import bot, play
from gotham.games.enquetes_a_new_york.cases.par import PAR
from gotham.games.enquetes_a_new_york.rules.state import CASES
from gotham.i18n.errors import GothamError

pytestmark = pytest.mark.clause("EN-40")
GAME = gotham.game("enquetes-a-new-york", "plain")
BOX = {"case": "3", "rounds": "par"}


def alone(seed=1, **options):
    return GAME.table(1, seed, BOX | options)


def wait(table):
    """Play a turn without an accusation."""
    before = int(table.view(0)["round_"])
    while not table.over and int(table.view(0)["round_"]) == before:
        table.act(0, next(action for action in table.legal(0) if not action.startswith("accuse")))


def answer(table):
    return GAME.text.operands["accuse"][0][int(table._rows[0].answer)]


def test_one_player_is_a_number_of_players_beside_those_of_the_box():
    assert GAME.numbers == (1, 2, 3, 4, 5, 6)
    assert [*GAME.rules.PLAYERS] == [2, 3, 4, 5, 6]
    assert GAME.check_players(None) == 2
    assert gotham.game("chinatown", "plain").numbers == (3, 4, 5)
    with pytest.raises(GothamError, match="for 2 to 4 players"):
        gotham.game("new-york-new-york", "plain").table(1)


def test_the_presets_are_for_one_player_and_marked_as_ours():
    for preset, level in (("solo", "1"), ("solo-2", "2")):
        table = GAME.table(preset=preset, seed=1)
        assert (table.players, table.options["level"], table.options["rounds"]) == (1, level, "par")
        assert next(each for each in GAME.presets if each.id == preset).ours
        assert GAME.table(3, preset=preset, seed=1).players == 3


def test_the_match_ends_after_par_without_a_winner_and_shows_the_answer():
    table = alone()
    assert f"Round 1 of {PAR[0, 3]}." in table.view(0).describe()
    for _ in range(PAR[0, 3]):
        assert not table.over
        wait(table)
    assert (table.over, table.returns, table.winners) == (True, (0,), ())
    assert table.view(0)["answer"] == table._rows[0].answer


def test_who_finds_the_thief_scores_a_point_and_one_for_each_turn_to_spare():
    for turns in (0, 2):
        table = alone()
        for _ in range(turns):
            wait(table)
        table.act(0, f"accuse {answer(table)}")
        assert (table.returns, table.winners) == ((PAR[0, 3] - turns,), (0,))
        assert table.view(0).game.returns(table.view(0).rows) == table.returns


def test_a_wrong_accusation_loses():
    table = alone()
    wrong = next(square for square in GAME.text.operands["accuse"][0] if square != answer(table))
    table.act(0, f"accuse {wrong}")
    assert (table.over, table.returns, table.winners) == (True, (0,), ())


def test_every_position_of_a_solo_match_can_be_read_again():
    table = GAME.table(preset="solo", seed=2)
    while not table.over:
        assert GAME.scene(table.scene(), table.seed).scene() == table.scene()
        wait(table)
    assert gotham.replay(table.save()).digest == table.digest


def test_bots_play_alone():
    for spec in ("detective", "rambler"):
        table = play(GAME.table(preset="solo", seed=1), [bot(GAME, spec, 1)])
        assert table.over


def test_par_limits_the_rounds_of_several_players_too():
    table = GAME.table(2, 1, BOX)
    assert f"Round 1 of {PAR[0, 3]}." in table.view(0).describe()


def test_par_is_known_for_every_case_and_harder_at_the_second_level():
    """Measured by `python -m tools.par`; the deep test of presets measures nothing again."""
    assert PAR.shape == (2, CASES + 1)
    assert ((PAR >= 5) & (PAR <= 20)).all()
    assert (np.sort(PAR[0])[-1], np.sort(PAR[1])[0]) == (10, 12)
