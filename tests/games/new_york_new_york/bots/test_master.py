"""The master: levels, budgets, what it knows of endgames and of what others hold, and how it explains itself."""

import numpy as np
import pytest

from gotham.bots import advice_of, bot, bots
from gotham.bots.player import Budget, budget
from gotham.bots.ranking import CHANCE, LEAD, MOST, rank_of
from gotham.games.new_york_new_york.bots import registry as own
from gotham.games.new_york_new_york.bots.levels import LEVELS
from gotham.games.new_york_new_york.bots.master import rollouts
from gotham.games.new_york_new_york.bots.master.memory import Memory
from gotham.games.new_york_new_york.bots.master.search import TreeSearch, tables
from gotham.games.new_york_new_york.rules import contract as rules
from gotham.i18n.catalogue import said
from gotham.i18n.errors import Unknown

from ..position import LAST_CARDS, NO_PILE

LANGUAGES = ("en", "fr", "nl", "de")
LAST_TWO = """
    round 2
    starter 1
    points 40 40
    turn 0 play
    skyline YRBBBBBBBBBB
    covered *
    reserve
    hand 0 Y12 R11
    hand 1 R3 Y4
    pile
"""


LATE = """
    skyline BBBBBBBBBBBB
    covered *
    pile *2
"""


def told(game, player, language):
    """The advice of a bot as it is read."""
    return said(advice_of(player), game.words(language), str, game.notation.__getitem__)


def test_every_level_answers(game, lay):
    table = lay(LATE)
    for level, spec in own.LEVELS.items():
        assert bot(game, spec).act(table.view(0)) in table.numbers(0)
        assert all(game.words(language).has(f"level-{level}-about") for language in LANGUAGES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_plays_the_same_way(game, lay, players):
    def ending():
        table = lay(f"players {players}\n{LATE}")
        masters = [bot(game, "master:2", seat) for seat in range(players)]
        for _ in range(2 * players + 2):
            seat = table.actors[0]
            table.act(seat, masters[seat].act(table.view(seat)))
        return table.transcript()

    assert ending() == ending()


@pytest.mark.parametrize("spec", ["master:0", "master:x", "master:1h", "master:grandmaster"])
def test_what_is_no_level_and_no_budget_is_refused(game, spec):
    with pytest.raises(Unknown):
        bot(game, spec)


def test_a_budget_is_read():
    assert budget("", "1000") == Budget(1000, 0.0)
    assert budget("250ms", "1") == Budget(0, 0.25)
    assert budget("2s", "1") == Budget(0, 2.0)


def test_a_budget_of_time_is_kept_also_where_it_is_short(game):
    table = game.table(2, seed=1)
    seat = table.actors[0]
    assert bot(game, "master:1ms").act(table.view(seat)) in table.numbers(seat)


def test_an_endgame_is_solved_and_explained(game, lay):
    """Yellow 12 beside yellow 1 makes 16 points, and red 3 beside red 2 makes 8."""
    table = lay(LAST_TWO)
    master = bot(game, "master")
    assert game.notation[master.act(table.view(0))] == "play Y12"
    for language in LANGUAGES:
        assert " 8 " in told(game, master, language)


def test_who_has_only_harmful_cards_passes(game, lay):
    table = lay(LAST_TWO.replace("Y12 R11", "R12 R11").replace("R3 Y4", "R3 R4"))
    assert game.notation[bot(game, "master").act(table.view(0))] == "pass"


@pytest.mark.parametrize(("scene", "spec"), [(LAST_CARDS, "master:50"), (LATE, "master:1")])
def test_chances_are_told(game, lay, scene, spec):
    master = bot(game, spec)
    master.act(lay(scene).view(0))
    for language in LANGUAGES:
        assert "%" in told(game, master, language)


def test_the_master_ranks_leads_with_its_own_choice_first(game, lay):
    view, master = lay(LAST_TWO).view(0), bot(game, "master")
    action = master.act(view)
    ranked = rank_of(master)
    assert ranked[0] == ((action,), LEAD, 8)
    assert [each.figure for each in ranked] == sorted((each.figure for each in ranked), reverse=True)
    assert {each.actions[0] for each in ranked} == set(view.numbers)


@pytest.mark.parametrize("scene", [LAST_CARDS, "pile *", NO_PILE])
def test_a_rank_is_what_the_master_goes_by(game, lay, scene):
    view, master = lay(scene).view(0), bot(game, "master:3")
    action = master.act(view)
    ranked = rank_of(master)
    assert ranked[0].actions == (action,)
    assert len(ranked) <= MOST
    assert all(each.actions[0] in view.numbers for each in ranked)
    assert all(0 <= each.figure <= 1 for each in ranked if each.kind == CHANCE)


def test_cards_of_one_number_that_are_nobodys_come_to_the_same(game, lay):
    """Both are listed: who reads what could have been done looks for the card they had."""
    scene = LAST_TWO.replace("Y12 R11", "Y12 G11 B11").replace("BBBBBBBBBB", "BBBBBBBBRB")
    view, master = lay(scene).view(0), bot(game, "master:100")
    master.act(view)
    figures = {game.notation[each.actions[0]]: each.figure for each in rank_of(master)}
    assert set(figures) == {game.notation[action] for action in view.numbers}
    assert figures["play G11"] == figures["play B11"]


def test_the_desk_has_what_the_state_has(game):
    """Side by side to the end of a round: whatever the layout keeps, sorted anew from the state it is the same."""
    table = game.table(3, seed=2)
    rows, layout, anew = (
        table.view(0).game.guess(table.view(0).rows, 0, 1),
        rollouts.CardLayout.rows(),
        rollouts.CardLayout.rows(),
    )
    s, found, liking = rows[0], np.zeros(rollouts.CHOICES, np.int64), np.zeros(rollouts.CHOICES)
    rng = (1, 2, 3, 4)
    rollouts.lay_out(s, layout[0])
    while s.round_ == 0:
        mask = np.zeros(rules.ACTIONS.count, np.bool_)
        rules.legal(s, s.turn, mask)
        count = rollouts.options(s, layout[0], s.turn, found)
        assert sorted(found[:count].tolist()) == np.flatnonzero(mask).tolist()
        action, rng = rollouts.choose(s, layout[0], tables(table.view(0)), s.turn, found, liking, rng)
        rollouts.act(s, layout[0], s.turn, action)
        if s.round_ == 0:
            rollouts.lay_out(s, anew[0])
            assert (layout[0].tops == anew[0].tops).all()
            assert (layout[0].left == anew[0].left).all()


def test_what_another_played_tells_what_it_holds(game):
    """Who throws a card away early likes it less than those kept: worlds in which it is so come more often."""
    table, memory = game.table(2, seed=3), Memory()
    watcher = table.actors[0]
    other = bot(game, "master:1", 1)
    while len(memory.clues) < 3:
        seat = table.actors[0]
        if seat == watcher:
            view = table.view(seat)
            memory.see(view, tables(view))
            action = view.numbers[0]
            memory.do(action)
            table.act(seat, action)
        else:
            table.act(seat, other.act(table.view(seat)))
    clues = memory.clues
    assert (clues[:, 0] == 1 - watcher).all()
    assert (clues[:, 1] >= 1).all()
    again = Memory()
    again.data = memory.data
    assert again.data == memory.data
    study = TreeSearch(table.view(watcher) if table.actors[0] == watcher else view, clues, 1)
    study.grow(3)
    assert study.favourites()


def test_levels_are_a_ladder(game):
    assert list(LEVELS) == ["beginner", "casual", "practised", "expert", "master"]
    assert "master" in bots(game)
