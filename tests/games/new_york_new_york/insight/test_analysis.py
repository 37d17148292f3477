"""Analysis of New York New York: chances with open hands, and the verdict on endgames."""

import math
import random

import numpy as np
import pytest

import gotham
from gotham.bots import bot
from gotham.bots.ranking import LEAD
from gotham.engine import copied, has_numba
from gotham.games.new_york_new_york.insight import analysis as insight
from gotham.games.new_york_new_york.insight import win_chance as outlook
from gotham.games.new_york_new_york.insight.endings import ending as certain
from gotham.games.new_york_new_york.rules import contract as rules
from gotham.games.new_york_new_york.rules.state import PILE, RESERVED
from gotham.insight import presentation as telling
from gotham.insight.analysis import SerialExecutor, analyse
from gotham.insight.finished_match import Source, match_of
from gotham.insight.luck import accounts

from ..brute import after, brute, ending, few, legal

LANGUAGES = ("en", "fr", "nl", "de")
# Seat 0 leads by 16 to 8 with yellow 12 next to yellow 1; red 3 is next to red 2.
LAST_TWO = """
    round 2
    starter 1
    points 40 44
    turn 0 play
    skyline YRBBBBBBBBBB
    covered *
    reserve
    hand 0 Y12 R11
    hand 1 R3 Y4
    pile
"""
LAST_THREE = """
    players 3
    option rounds 1
    skyline BBBBGBBBBBBB
    covered *
    reserve
    hand 0 Y1
    hand 1 R2
    hand 2 Y12
    pile
"""
WELL = ("play Y12", "play R3", "pass", "pass")
BADLY = ("play R11", "play R3", "play Y12", "pass")


def played(lay, scene, actions):
    """A match from a scene, as a source of analysis."""
    table = lay(scene)
    for action in actions:
        table.act(table.actors[0], action)
    assert table.over
    return Source(table.transcript(), 1, table.game)


def read(source, language):
    """Return the text of an analysis."""
    return telling.present(source, analyse(source, SerialExecutor()), language)


# ------------------------------------------------------------------------------------------- chances


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_sum_to_one_win(game, players):
    """At every decision of a round, before and after it."""
    table, rng = game.table(players, 5, {"rounds": "1"}), random.Random(5)
    while not table.over:
        rows, seat = table._rows, table.actors[0]
        action = rng.choice(table.numbers(seat))
        if rng.random() < 0.1 or left(rows) < 4:
            for shares in (insight.value(game, rows, 1), insight.after(game, rows, seat, action, 1)):
                assert len(shares) == players
                assert sum(shares) == pytest.approx(1.0)
                assert min(shares) >= 0.0
        table.act(seat, action)
    shares = insight.value(game, table._rows, 1)
    assert shares == [(seat in table.winners) / len(table.winners) for seat in range(players)]


def left(rows):
    return outlook.left(rows[0])


@pytest.mark.parametrize("players", [2, 3])
def test_the_order_of_the_pile_makes_no_difference(game, players):
    """Nor does the next deal: nobody could know either."""
    table = game.table(players, 7)
    table.act(table.actors[0], table.legal(table.actors[0])[0])
    rows, seat = table._rows, table.actors[0]
    other, action = copied(rows), table.numbers(seat)[0]
    pile = np.flatnonzero(rows[0].place >= PILE)
    other[0].place[pile] = np.roll(rows[0].place[pile], 3)
    other[0].key[:] = 9
    assert insight.value(game, rows, 1) == insight.value(game, other, 1)
    assert insight.after(game, rows, seat, action, 1) == pytest.approx(insight.after(game, other, seat, action, 1))


def test_a_revealed_card_is_luck(game, lay):
    """After taking, each card of the pile may come; all are evaluated."""
    rows = lay("skyline BBBBBBBBBBBB\ncovered *\nturn 0 take\nhand 0 *5\npile *3")._rows
    action = legal(game, rows)[0]
    turned = [then[0].place for then in outlook.refilled(game, rows, action)]
    pile = set(np.flatnonzero(rows[0].place >= PILE).tolist())
    shown = [set(np.flatnonzero(place == RESERVED).tolist()) & pile for place in turned]
    assert sorted(map(sorted, shown)) == [[card] for card in sorted(pile)]
    assert all(then[0].pile == 2 and rules.check(then[0]) == 0 for then in outlook.refilled(game, rows, action))


def test_after_a_round_the_next_one_is_not_dealt_yet(game, lay):
    """Its expected value depends only on places: seat 0 leads by 8 and starts, seat 1 then plays last."""
    rows = lay(LAST_TWO.replace("round 2", "round 1").replace("points 40 44", ""))._rows
    for action in WELL[:-1]:
        rows = after(game, rows, game.read(action))
    shares = insight.after(game, rows, int(rows[0].turn), game.read(WELL[-1]), 1)
    behind = outlook.AWAITED[2][1] - 8
    assert shares[0] == pytest.approx(1 / (1 + math.exp(behind / outlook.SPREAD[2])))


@pytest.mark.deep
@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_favourites_win_as_often_as_predicted(players, print_later):
    """One moment of each of 100 matches of one round between practised players; within three deviations."""
    game, rng, chances, won = gotham.game("new-york-new-york", "compiled"), random.Random(players), [], 0
    for number in range(100):
        table, masters = match(game, players, number)
        moment, favourite, share = rng.randrange(10, 80), -1, 0.0
        while not table.over:
            seat = table.actors[0]
            if len(table.log) == moment:
                shares = insight.value(game, table._rows, 1)
                share, favourite = max(zip(shares, range(players), strict=True))
            table.act(seat, masters[seat].act(table.view(seat)))
        if favourite >= 0:
            chances.append(share)
            won += (favourite in table.winners) / len(table.winners)
    doubt = math.sqrt(sum(chance * (1 - chance) for chance in chances))
    awaited = f"{sum(chances):.1f} +- {doubt:.1f} awaited"
    print_later(f"  {players} players: favourites won {won:.1f} of {len(chances)} times, {awaited}")
    assert abs(won - sum(chances)) < 3 * doubt


def match(game, players, number):
    """A match of one round, and its players."""
    masters = [bot(game, "master:practised", f"{number}/{seat}") for seat in range(players)]
    return game.table(players, number, {"rounds": "1"}), masters


# -------------------------------------------------------------------------------------- the verdict


def test_the_verdict_equals_brute_force_200_times(game):
    """On the best action, its value, and the played action."""
    rng = random.Random(6)
    for _ in range(200):
        rows, known = ending(rng, few(rng, 4)), {}
        action = rng.choice(legal(game, rows))
        best, best_figure, figure = certain(game, rows, action)
        assert best_figure == brute(game, rows, known) == brute(game, after(game, rows, best), known)
        assert figure == brute(game, after(game, rows, action), known)


def test_certain_results_of_two_players_are_reported(lay):
    """44 to 40, and 8 points of lead in this round: seat 0 wins with best play."""
    shown = read(played(lay, LAST_TWO, WELL), "en")
    points, verdict = shown.sections
    assert [[cell.number for cell in row[2:]] for row in points.table] == [[13, 3, 16], [5, 3, 8]]
    assert verdict.lines == [
        "Round 2: once the pile was empty, best play on both sides led to a lead of 8 points for Player 1; "
        "it ended with a lead of 8 points for Player 1.",
        "For the match that meant: Player 1 to win by 4 points. In the end: Player 1 by 4 points.",
        "Player 1 gave nothing away in endgames.",
        "Player 2 gave nothing away in endgames.",
    ]
    assert verdict.table == []


def test_a_lost_win_is_reported(lay):
    """Red 11 gives 11 points away; the other does not use all of them."""
    source = played(lay, LAST_TWO, BADLY)
    verdict = read(source, "en").sections[1]
    (slip,) = verdict.table
    assert slip[0].move == 0
    assert [cell.text for cell in slip[1:4]] == ["Player 1", "play red 11", "play yellow 12"]
    assert slip[4].number == 11
    assert slip[5].text == "Player 2 +3"
    assert "Player 1 gave away 11 points in endgames." in verdict.lines
    assert "For the match that meant: Player 1 to win by 4 points. In the end: Player 2 by 7 points." in verdict.lines
    for language in LANGUAGES:
        assert all(line for line in read(source, language).sections[1].lines)


def test_a_decision_that_loses_the_match_is_a_key_move(lay):
    """The largest change is the mistake, and the better choice has the exact lead."""
    source = played(lay, LAST_TWO, BADLY)
    found = analyse(source, SerialExecutor())
    key = found.keys[0]
    assert found.points[key.point].gains == (-1.0, 1.0)
    assert match_of(source).frames[found.points[key.point].place].action == source.game.read("play R11")
    best = key.choices[0]
    assert (best.ranked.kind, best.ranked.figure, best.gain) == (LEAD, 8, 0.0)
    assert source.game.notation[best.ranked.actions[0]] == "play Y12"


def test_the_shares_add_up_from_start_to_result(lay):
    """If all is certain there is no luck."""
    found = analyse(played(lay, LAST_TWO, BADLY), SerialExecutor())
    one, other = accounts(found.start, found.points, found.result)
    assert (one.start, one.own, one.others, one.luck, one.result) == (1.0, -1.0, 0.0, 0.0, 0.0)
    assert (other.start, other.own, other.others, other.luck, other.result) == (0.0, 0.0, 1.0, 0.0, 1.0)


def test_the_last_cards_of_three_are_solved(lay):
    """Green 5 wins if it stays uncovered; yellow 12 next to yellow 1 helps another player."""
    source = played(lay, LAST_THREE, ("play Y1", "play R2", "play Y12"))
    last = read(source, "en").sections[1]
    assert last.id == "insight-last-cards"
    assert last.lines[0].endswith("Actions examined: 3; of these, with a better alternative: 1.")
    ((_, who, done, best, lost),) = last.table
    assert (who.text, done.text, best.text, lost.share) == ("Player 3", "play yellow 12", "pass", 1.0)


def test_a_round_that_ends_early_has_no_endgame(lay):
    source = played(lay, "option rounds 1", ("pass", "pass"))
    assert read(source, "en").sections[1].lines == ["Round 1 ended before there was an endgame to solve."]


# ------------------------------------------------------------------------------------------- choices


def test_the_better_choice_depends_only_on_the_players_view(game):
    """In another world that looks the same the choice is the same."""
    table = game.table(3, 8)
    seat = table.actors[0]
    view = table.view(seat)
    again = type(view)(game, game.look(game.guess(view.rows, seat, 4), seat), seat)
    assert insight.better(game, view, 3) == insight.better(game, again, 3)
