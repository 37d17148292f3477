"""Insight into finished matches: the shares add up from the start to the result, in one process or many.

Most tests use Taxi, the game of docs/new_game.md; the other games have their own tests.
"""

import itertools
import math
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec
import pytest
from tests.server.worlds import golden

import gotham
from gotham.bots import bot, play
from gotham.bots.ranking import Ranked, rank_of
from gotham.i18n.catalogue import LANGUAGES
from gotham.i18n.errors import GothamError
from gotham.insight import Section, shares
from gotham.insight import finished_match as matches
from gotham.insight.analysis import KEYS, SerialExecutor, analyse
from gotham.insight.finished_match import Source, check, match_of, source_of
from gotham.insight.luck import DecisionPoint, accounts, chance_changes
from gotham.insight.presentation import present, present_in_all_languages
from gotham.match.table import UNDO

NEAR = 1e-9


@pytest.fixture
def source(taxi):
    """A finished match of three."""
    return Source(over(taxi, 3, 4).transcript(), "0", taxi)


def over(game, players, seed, who="random"):
    table = game.table(players, seed, names=["Ada", "Bob", "Cyd"][:players])
    return play(table, [bot(game, who, seat) for seat in range(players)])


def worth(analysis):
    """Return all shares of an analysis."""
    return [
        analysis.start,
        analysis.result,
        *(each for point in analysis.points for each in (point.before, point.after)),
    ]


# ------------------------------------------------------------------------------------------ accounts


def test_accounts_add_up_and_count_everything_once(source):
    found = analyse(source, SerialExecutor())
    balance = accounts(found.start, found.points, found.result)
    for account in balance:
        assert account.start + account.own + account.others + account.luck == pytest.approx(account.result, abs=NEAR)
    for share in worth(found):
        assert math.fsum(share) == pytest.approx(1, abs=NEAR)
    assert math.fsum(account.luck for account in balance) == pytest.approx(0, abs=NEAR)


def test_luck_is_between_a_decision_and_the_next():
    points = [DecisionPoint(0, 0, (0,), (0.5, 0.5), (0.6, 0.4)), DecisionPoint(3, 1, (0, 1), (0.3, 0.7), (0.2, 0.8))]
    assert [tuple(round(each, 3) for each in luck) for luck in chance_changes((0.4, 0.6), points, (0.0, 1.0))] == [
        (0.1, -0.1),
        (-0.3, 0.3),
        (-0.2, 0.2),
    ]
    one, other = accounts((0.4, 0.6), points, (0.0, 1.0))
    assert [round(each, 3) for each in one] == [0.4, 0.0, 0.0, -0.4, 0.0]
    assert [round(each, 3) for each in other] == [0.6, 0.1, -0.1, 0.4, 1.0], "a deal is the decision of all its parties"


def test_a_game_without_chance_has_no_luck_without_guesses(taxi):
    """In the last round all is decided: the last card is the only cause."""
    found = analyse(Source(over(taxi, 2, 1).transcript(), "0", taxi), SerialExecutor())
    assert found.points[-1].after == pytest.approx(found.result)


# ---------------------------------------------------------------------------------------------- moves


@pytest.mark.parametrize(
    "folder",
    [
        "new_york_new_york",
        *(pytest.param(name, marks=pytest.mark.deep) for name in ("chinatown", "enquetes_a_new_york")),
    ],
)
def test_frames_are_the_actions_that_stand(folder):
    """Undone actions are not frames, and the last frame ends with the match."""
    table = golden(folder, "12-undo")
    found = matches.frames(table)
    undone = sum(entry.action == UNDO for entry in table.log)
    assert len(found) == len(table.log) - 2 * undone
    assert undone
    for earlier, later in itertools.pairwise(found):
        assert earlier.after.tobytes() == later.before.tobytes()
    assert found[-1].after.tobytes() == table._rows.tobytes()


def test_a_single_choice_is_no_decision(source):
    """Everybody has one card for the last round."""
    found = analyse(source, SerialExecutor())
    assert len(found.points) == 3 * 3
    assert {match_of(source).frames[point.place].before[0].round_ for point in found.points} == {0, 1, 2}


def test_key_moves_are_the_largest_changes_with_a_better_choice(source):
    found, match = analyse(source, SerialExecutor()), match_of(source)
    changes = [abs(point.gains[point.seat]) for point in found.points]
    assert [key.point for key in found.keys] == sorted(range(len(changes)), key=lambda at: -changes[at])[
        : len(found.keys)
    ]
    assert 0 < len(found.keys) <= KEYS
    for key in found.keys:
        legal = match.view(found.points[key.point].place).numbers
        assert {choice.ranked.actions[0] for choice in key.choices} == {*legal}
        assert key.choices[0].gain is not None


@pytest.mark.parametrize("hook", ["counts", "deciders", "study"])
def test_optional_hooks_of_a_game_are_used(source, rehook, hook):
    match = match_of(source)
    last = len(match.frames) - 1
    brought = {
        "counts": lambda game, rows, seat, action: seat == 1,
        "deciders": lambda game, rows, seat, action: [0, 1, 2],
        "study": lambda game, frame, seed: [frame.entry, seed],
    }
    seen = []
    rehook(source.game, "insight", findings=lambda game, frames, seed: seen.extend(frames) or [])
    rehook(source.game, "insight", **{hook: brought[hook]})
    found = analyse(source, SerialExecutor())
    if hook == "counts":
        assert {point.seat for point in found.points} == {1}
        assert found.points[-1].place <= last
    elif hook == "deciders":
        assert all(account.others == 0 for account in accounts(found.start, found.points, found.result))
    else:
        assert [frame.study for frame in seen] == [[frame.entry, source.seed] for frame in match.frames]
    assert [bool(frame.gains) for frame in seen] == [
        place in {point.place for point in found.points} for place in range(len(match.frames))
    ]


def test_an_impossible_analysis_is_refused(taxi, rehook):
    table = taxi.table(2, 1)
    with pytest.raises(GothamError, match="only finished matches"):
        check(table)
    check(over(taxi, 2, 1))
    rehook(taxi, "insight", better=None)
    with pytest.raises(GothamError, match="there is no analysis"):
        check(over(taxi, 2, 1))


def test_winners_share_and_without_a_winner_all_share(taxi, monkeypatch):
    table = over(taxi, 3, 2)
    assert shares(taxi, table._rows) == [float(seat in table.winners) / len(table.winners) for seat in range(3)]
    monkeypatch.setattr(type(taxi), "ask", lambda game, rule, rows: 0)
    assert shares(taxi, table._rows) == [1 / 3] * 3


# -------------------------------------------------------------------------------------- reproducibility


def test_the_same_seed_gives_the_same_result_and_another_seed_another(source):
    assert analyse(source, SerialExecutor()) == analyse(source, SerialExecutor())
    assert analyse(source, SerialExecutor()).start != analyse(source._replace(chance="1"), SerialExecutor()).start


def test_it_reports_progress(source):
    told = []
    analyse(source, SerialExecutor(), lambda done, total: told.append((done, total)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert {total for _, total in told} == {told[-1][0]}


@pytest.fixture(scope="module")
def enquetes():
    """A match of an installed game, which any process can read."""
    game = gotham.game("enquetes-a-new-york", "plain")
    return Source(over(game, 2, 5, "detective").transcript(), "0", game)


def test_processes_give_the_same_result_as_one(enquetes, monkeypatch):
    monkeypatch.setenv("GOTHAM_MODE", "plain")
    with ProcessPoolExecutor(2, get_context("spawn")) as executor:
        found = analyse(source_of(enquetes.text), executor)
    assert len(found.points) > 5
    assert found == analyse(enquetes, SerialExecutor())


# ---------------------------------------------------------------------------------------------- in words


def test_the_text_has_the_computed_values(source):
    found = analyse(source, SerialExecutor())
    said = present(source, found, "en")
    assert (said.game, said.seed, said.names) == ("taxi", "0", ["Ada", "Bob", "Cyd"])
    assert len(said.points) == len(found.points)
    for point, key in zip(said.points, found.points, strict=True):
        assert point.shares == pytest.approx(key.before, abs=0.0006)
        assert point.words.startswith(f"{said.names[point.seat]} lays ")
    for account in said.accounts:
        assert account.start + account.own + account.others + account.luck == pytest.approx(account.result, abs=0.002)
    assert [key.point for key in said.keys] == [key.point for key in found.keys]
    for key in said.keys:
        assert sum(choice.done for choice in key.choices) == 1
        assert key.same == (max(key.choices, key=lambda choice: choice.figure).figure == done(key).figure)
    rows = said.sections[0].table
    assert [cell.number for cell in (row[2] for row in rows)] == [1, 2, 3, 4]
    assert [row[1].text for row in rows] == [said.names[row[1].seat] for row in rows]


def done(key):
    return next(choice for choice in key.choices if choice.done)


def test_a_moment_is_numbered_as_in_the_seats_replay(source):
    said, match = present(source, analyse(source, SerialExecutor()), "en"), match_of(source)
    for point in said.points:
        events = [*match.table.events(point.seat)]
        assert events[point.move].seat == point.seat
        assert events[point.move].action == match.table.log[point.entry].action
    assert matches.moves(match.table, 0)[-1] == len([*match.table.events(0)])


def test_all_languages_have_the_same_numbers(enquetes):
    inside = [
        msgspec.json.decode(text)
        for text in present_in_all_languages(enquetes, analyse(enquetes, SerialExecutor())).values()
    ]
    assert len(inside) == len(LANGUAGES)
    assert all(figures(each) == figures(inside[0]) for each in inside)
    assert len({each["points"][0]["words"] for each in inside}) == len(LANGUAGES)


def figures(found):
    """Return everything except words."""
    if isinstance(found, dict):
        return {key: figures(value) for key, value in found.items()}
    if isinstance(found, list):
        return [figures(each) for each in found]
    return None if isinstance(found, str) else found


def test_a_section_has_messages_and_names(source, rehook):
    section = Section("insight-fares", ["=log-fare who=seat:1 points=2"], ["insight-who"], [("=log-some who=seat:2",)])
    rehook(source.game, "insight", findings=lambda game, frames, seed: [section])
    said = present(source, analyse(source, SerialExecutor()), "en").sections[0]
    assert (said.title, said.lines) == ("The fares", ["The cards are turned up: Bob gets the fare, 2 points."])
    assert said.table[0][0].text == "Cyd lays a card."


# ---------------------------------------------------------------------------------------------- ranks


class Ranker:
    def __init__(self, *ranked):
        self.ranked = ranked

    def rank(self):
        return self.ranked


def test_ranks_begin_with_the_best_figure_and_are_of_one_kind():
    own, best, worst = Ranked((3,), "chance", 0.4), Ranked((1, 2), "chance", 0.5), Ranked((), "chance", 0.1)
    other, odd = Ranked((4,), "value", 9.0), Ranked((5,), "chance", math.nan)
    assert rank_of(Ranker(own, odd, worst, other, best)) == [best, own, worst]
    nearly = Ranked((7,), "chance", 0.40004)
    assert rank_of(Ranker(own, nearly)) == [own, nearly._replace(figure=0.4)], "they are shown as equals"
    assert str(rank_of(Ranker(Ranked((1,), "value", -0.04)))[0].figure) == "0.0"
    assert rank_of(object()) == []
    assert len(rank_of(Ranker(*[own] * 9))) == 5
