"""The master: levels, budgets, endgames, inference of hands, and reasons."""

import numpy as np
import pytest

from gotham.bots import advice_of, bot, bots
from gotham.bots.player import Budget, budget
from gotham.bots.ranking import CHANCE, LEAD, MOST, best_first, rank_of
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


def advice_read(game, player, language):
    """Return the advice of a bot as text."""
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
def test_an_invalid_level_or_budget_is_refused(game, spec):
    with pytest.raises(Unknown):
        bot(game, spec)


def test_a_budget_is_parsed():
    assert budget("", "1000") == Budget(1000, 0.0)
    assert budget("250ms", "1") == Budget(0, 0.25)
    assert budget("2s", "1") == Budget(0, 2.0)


def test_a_short_time_budget_is_observed(game):
    table = game.table(2, seed=1)
    seat = table.actors[0]
    assert bot(game, "master:1ms").act(table.view(seat)) in table.numbers(seat)


def test_an_endgame_is_solved_and_explained(game, lay):
    """Yellow 12 next to yellow 1 makes 16 points, and red 3 next to red 2 makes 8."""
    table = lay(LAST_TWO)
    master = bot(game, "master")
    assert game.notation[master.act(table.view(0))] == "play Y12"
    for language in LANGUAGES:
        assert " 8 " in advice_read(game, master, language)


def test_with_only_harmful_cards_it_passes(game, lay):
    table = lay(LAST_TWO.replace("Y12 R11", "R12 R11").replace("R3 Y4", "R3 R4"))
    assert game.notation[bot(game, "master").act(table.view(0))] == "pass"


@pytest.mark.parametrize(("scene", "spec"), [(LAST_CARDS, "master:50"), (LATE, "master:1")])
def test_advice_has_a_chance(game, lay, scene, spec):
    master = bot(game, spec)
    master.act(lay(scene).view(0))
    for language in LANGUAGES:
        assert "%" in advice_read(game, master, language)


def test_the_master_ranks_its_own_choice_first(game, lay):
    view, master = lay(LAST_TWO).view(0), bot(game, "master")
    action = master.act(view)
    ranked = rank_of(master)
    assert ranked[0] == ((action,), LEAD, 8)
    assert [each.figure for each in ranked] == sorted((each.figure for each in ranked), reverse=True)
    assert {each.actions[0] for each in ranked} == set(view.numbers)


@pytest.mark.parametrize("scene", [LAST_CARDS, "pile *", NO_PILE])
def test_a_master_ranks_what_it_did_among_others(game, lay, scene):
    view, master = lay(scene).view(0), bot(game, "master:3")
    action = master.act(view)
    ranked = rank_of(master)
    assert (action,) in [each.actions for each in ranked]
    assert ranked == best_first(ranked)
    assert len(ranked) <= MOST
    assert all(each.actions[0] in view.numbers for each in ranked)
    assert all(0 <= each.figure <= 1 for each in ranked if each.kind == CHANCE)


def test_neutral_cards_of_one_number_have_the_same_value(game, lay):
    """Both are listed, because a reader looks for the card they had."""
    scene = LAST_TWO.replace("Y12 R11", "Y12 G11 B11").replace("BBBBBBBBBB", "BBBBBBBBRB")
    view, master = lay(scene).view(0), bot(game, "master:100")
    master.act(view)
    figures = {game.notation[each.actions[0]]: each.figure for each in rank_of(master)}
    assert set(figures) == {game.notation[action] for action in view.numbers}
    assert figures["play G11"] == figures["play B11"]


def test_the_layout_matches_the_state(game):
    """In step to the end of a round: the layout equals one computed from the state."""
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


def test_played_cards_change_the_chances_of_a_hand(game):
    """A card discarded early is worth less to its player than the kept ones: such worlds are sampled more often."""
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


def test_higher_levels_are_stronger(game):
    assert list(LEVELS) == ["beginner", "casual", "practised", "expert", "master"]
    assert "master" in bots(game)
