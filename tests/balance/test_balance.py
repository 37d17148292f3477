"""How fair games are: measuring a match, results of many matches, the command and its page."""

import html
import itertools
import random
import re
import sqlite3
from pathlib import Path

import numpy as np
import pytest

import gotham
from gotham.arena import Archive, Figure
from gotham.balance import MatchRecord, Records, answers, figures, measure, survey
from gotham.balance import measurement as measuring
from gotham.balance.page import balance_page
from gotham.balance.random_play import play_at_random, spread
from gotham.batch import Mean
from gotham.bots import bot, play
from gotham.i18n.catalogue import LANGUAGES

NAME, CHINATOWN, ENQUETES = "new-york-new-york", "chinatown", "enquetes-a-new-york"
KEPT = Path(__file__).parents[2] / "docs/balance"
ROW = re.compile(r'<tr><th scope="row">([^<]*)</th><td>.*?<td class="number">(.*?) <span class="between">(.*?)</span>')


def plain(name=NAME):
    return gotham.game(name, "plain")


def record(*rounds, winners=(0,), returns=None, turns=20, actions=30, changes=2, settled=10):
    """A match with only the values that matter here."""
    returns = tuple(map(sum, zip(*rounds, strict=True))) if returns is None else returns
    return MatchRecord(winners, returns, rounds, turns, actions, changes, settled)


def tossed(rng, chance, rounds=2):
    """A match of two in which the last seat wins each round with a given chance."""
    points = [(0, 5) if rng.random() < chance else (5, 0) for _ in range(rounds)]
    return record(*points, winners=(1,) if rng.random() < chance else (0,))


# -------------------------------------------------------------------------------------------------- results


def test_a_share_is_the_part_won_of_each_round_and_match():
    matches = {0: record((3, 9), (4, 4), winners=(0, 1)), 1: record((9, 3), (2, 8), winners=(1,))}
    assert [each.mean for each in figures.places(matches, 2, figures.round_share)] == [0.375, 0.625]
    assert [each.mean for each in figures.places(matches, 2, figures.match_share)] == [0.25, 0.75]
    assert figures.mean(matches, figures.LAST_ROUND).mean == 0.625
    assert figures.mean(matches, figures.LAST).mean == 0.75
    assert figures.mean(matches, figures.MARGIN).mean == (6 + 0) / 2
    assert figures.mean(matches, figures.TIES).mean == 0.5


@pytest.mark.parametrize("chance", [0.5, 0.9])
def test_the_interval_covers_the_truth_as_often_as_stated(chance):
    rng, held = random.Random(7), 0
    for _ in range(200):
        found = figures.mean({number: tossed(rng, chance) for number in range(60)}, figures.LAST_ROUND)
        held += found.low <= chance <= found.high
    assert 0.9 <= held / 200 <= 0.99


def test_rounds_of_a_match_are_not_independent():
    """Ten equal rounds count as one."""
    rng = random.Random(3)
    lone = {number: tossed(rng, 0.5, rounds=1) for number in range(100)}
    alike = {number: each._replace(rounds=each.rounds * 10) for number, each in lone.items()}
    assert figures.mean(alike, figures.LAST_ROUND) == figures.mean(lone, figures.LAST_ROUND)


def test_an_option_is_compared_deal_by_deal():
    rng = random.Random(5)
    usual = {number: tossed(rng, 0.5)._replace(turns=rng.randrange(100)) for number in range(40)}
    longer = {number: usual[number]._replace(turns=usual[number].turns + rng.choice([1, 2, 3])) for number in range(20)}
    found = figures.difference(usual, longer, figures.TURNS)
    assert 1 < found.low < found.mean < found.high < 3  # narrow, though matches differ by 100
    assert figures.judged(found, 0.0) == "more"
    assert figures.difference(usual, usual, figures.TURNS) == Figure(0.0, None, None)
    twice = {number: each._replace(rounds=each.rounds * 2) for number, each in usual.items()}
    assert figures.difference(usual, twice, figures.ROUNDS) == Figure(2.0, 2.0, 2.0)


def test_an_unclear_result_is_not_judged():
    assert figures.judged(Figure(0.9, None, None), 0.5) == "unclear"
    assert figures.judged(Figure(0.9, 0.4, 1.0), 0.5) == "unclear"
    assert figures.judged(Figure(0.9, 0.8, 1.0), 0.5) == "more"
    assert figures.judged(Figure(0.3, 0.2, 0.4), 0.5) == "less"


def test_the_answer_names_its_players():
    always, never, either = record((0, 5), (0, 5), winners=(1,)), record((5, 0), (5, 0)), record((0, 5), (5, 0))
    words = plain().words()
    matches = {2: dict.fromkeys(range(50), always), 3: dict.fromkeys(range(50), always)}
    first, second = answers(matches, words)
    assert re.fullmatch(
        r"In a round: yes. The last player wins 100.0\s%\s.* with 2 players, 100.0\s%\s.* with 3 players.", first
    )
    assert second.startswith("Over a whole match, by the order of its first round: yes.")
    against, _ = answers({2: dict.fromkeys(range(50), never)}, words)
    assert against.startswith("In a round: no, it is a disadvantage")
    unclear, _ = answers({2: dict.fromkeys(range(50), either)}, words)
    assert "beyond chance" in unclear


# ---------------------------------------------------------------------------------------------- measurements


def watched(game, schedule, number):
    """Play a match again and return every position, without the code of the report."""
    table = game.table(schedule.players, schedule.deal(number), schedule.options)
    seen = [(None, table.view().state.copy(), table.awaited[0])]
    table.follow = lambda moment: seen.append((moment.entry.seat, moment.after[0].copy(), None))
    play(table, [bot(game, spec, f"{schedule.deal(number)}/{seat}") for seat, spec in enumerate(schedule.bots)])
    return table, seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_places_in_a_round_are_counted_from_its_first_player(players):
    game = plain()
    schedule = survey(game, "random", "1", "0", "4").samples[players - 2].schedule
    table, seen = watched(game, schedule, 0)
    found = measuring.play_match(game, schedule, 0)
    first = seen[0][2]
    starters, rounds = [first], [s for _, s, _ in seen]
    for before, after in itertools.pairwise(rounds):
        if after.round_ > before.round_ and after.round_ < players:
            starters.append(int(after.turn))  # the first to act in the next round
    assert len(found.rounds) == len(starters) == players
    for number, starter in enumerate(starters):
        points = [int(rounds[-1].points[number, (starter + place) % players]) for place in range(players)]
        assert found.rounds[number] == tuple(points)
    assert found.winners == tuple(sorted((seat - first) % players for seat in table.winners))
    assert found.returns == tuple(table.returns[(first + place) % players] for place in range(players))


@pytest.mark.parametrize(("name", "spec"), [(NAME, "random"), (ENQUETES, "rambler")])
def test_turns_and_leads_are_counted(name, spec):
    game = plain(name)
    schedule = survey(game, spec, "1", "0", "2").samples[1].schedule
    table, seen = watched(game, schedule, 0)
    found = measuring.play_match(game, schedule, 0)
    movers = [seat for seat, _, _ in seen[1:]]
    assert found.actions == len(movers) == len(table.log)
    assert found.turns == len([*itertools.groupby(movers)])
    ahead = [(turn, leader) for turn, leader in leads(game, seen, movers, table) if leader is not None]
    held = [
        (turn, leader) for (turn, leader), (_, past) in zip(ahead, [(0, None), *ahead], strict=False) if leader != past
    ]
    assert found.changes == max(len(held) - 1, 0)
    assert found.settled == (held[-1][0] if held else 0)


def leads(game, seen, movers, table):
    """Return the turn and the sole leader after each action, if there is one."""
    standing = game.balance.standing
    for number, (_, s, _) in enumerate(seen[1:], 1):
        is_last = number == len(movers)
        rows = np.array([s])
        scores = table.returns if is_last else standing(s) if standing else game.returns(rows)
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        yield len([*itertools.groupby(movers[:number])]), best[0] if len(best) == 1 else None


def test_in_chinatown_places_are_counted_from_the_marker():
    game = plain(CHINATOWN)
    starts = [game.table(3, f"0/{number}").view().state for number in range(12)]
    assert {int(s.marker) for s in starts} == {0, 1, 2}
    assert all(game.balance.first(s) == s.marker for s in starts)


def test_many_processes_measure_the_same():
    game = plain()
    schedule = survey(game, "random", "1", "0", "0").samples[0].schedule
    assert dict(measure(game, schedule, range(4), jobs=2)) == dict(measure(game, schedule, range(4), jobs=1))


# ------------------------------------------------------------------------------------------------ the command


def asked(tmp_path, *more):
    results, page = tmp_path / "r.sqlite", tmp_path / "page.html"
    return ("report", NAME, "--bots", "random", "--jobs", 1, "--results", results, "-o", page, *more)


def test_a_larger_report_reuses_the_smaller_one(gotham_, tmp_path, monkeypatch):
    small = gotham_(*asked(tmp_path, "--matches", 3, "--variants", 1))
    assert small[0] == 0
    assert small[1].startswith("In a round: ")
    played, once = [], measuring.play_match
    monkeypatch.setattr(measuring, "play_match", lambda *which: played.append(which[2]) or once(*which))
    gotham_(*asked(tmp_path, "--matches", "4,3,5", "--variants", 1))
    assert played == [3, 3, 4]
    resumed = (tmp_path / "page.html").read_text("utf-8")
    gotham_(*asked(tmp_path, "--matches", "4,3,5", "--variants", 1, "--fresh"))
    assert (tmp_path / "page.html").read_text("utf-8") == resumed
    assert f"gotham report {NAME} --bots random --matches 4,3,5 --variants 1 --seed 0<" in resumed


def test_random_play_inside_a_device_is_added_up(gotham_):
    code, out, _ = gotham_("report", NAME, "--device", "cpu", "--matches", "4,2,1", "--seed", "x")
    assert code == 0
    assert [line for line in out.splitlines() if line.endswith("players")] == ["2 players", "3 players", "4 players"]
    totals = [*play_at_random(plain(), "4,2,1", "x", None, "cpu")]
    assert [each.matches for each in totals] == [4, 2, 1]
    assert all(f"Matches won {spread(each.share(0), 100)} %" in out for each in totals)
    assert spread(Mean(0.51234, 0.0006), 100) == "51.23 ± 0.12"


def test_a_stopped_report_can_be_resumed(gotham_, tmp_path, monkeypatch):
    once = measuring.play_match

    def stopped(game, schedule, number):
        if number:
            raise KeyboardInterrupt
        return once(game, schedule, number)

    monkeypatch.setattr(measuring, "play_match", stopped)
    code, _, err = gotham_(*asked(tmp_path, "--matches", 2, "--variants", 0))
    assert code == 130
    assert f"gotham report {NAME} --bots random --matches 2 --variants 0 --seed 0 -o {tmp_path / 'page.html'}" in err
    with Archive(tmp_path / "r.sqlite") as archive:
        assert Records(archive, survey(plain(), "random", "2", "0", "0").samples[0]).missing == [1]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("no-game",), "there is no game"),
        ((NAME, "--bots", "nobody"), "there is no bot “nobody”"),
        ((NAME, "--matches", "0"), "0 matches are not possible; ask for 1 to 10000000"),
        ((NAME, "--matches", "many"), "many matches are not possible"),
        ((NAME, "--matches", "9" * 30), "matches are not possible"),
        ((NAME, "--matches", "1,2"), "1,2 is neither one number of matches nor 3 numbers, one per number of players"),
        ((NAME, "--variants", "-1"), "-1 matches are not possible"),
        ((NAME, "--jobs", "0"), "0 processes are not possible"),
        ((NAME, "--results", "/"), "/ cannot be used"),
        ((NAME, "--device", "abacus"), "there is no device “abacus”; available: cpu, cuda"),
        ((NAME, "--device", "cpu", "--bots", "greedy"), "--device plays at random; leave out --bots greedy"),
        ((NAME, "--device", "cpu", "--matches", "0"), "0 matches are not possible; ask for 1 to 1000000000000"),
        ((NAME, "--bots", "random", "--matches", "1", "--variants", "0", "--jobs", "1", "-o", "/"), "/ cannot be used"),
    ],
)
def test_bad_arguments_are_reported_in_one_line(gotham_, words, message):
    code, _, err = gotham_("report", *words)
    assert (code, err.count("\n")) == (2, 1)
    assert message in err


@pytest.mark.parametrize(
    "text", ["no", "[]", "[[5],[1,2],[],1,1,1,1]", "[[0],[1],[],1,1,1,1]", "[[0],[1,2],[],1,1,1,-1]"]
)
def test_a_damaged_record_is_reported_in_one_line(gotham_, tmp_path, text):
    words = asked(tmp_path, "--matches", 1, "--variants", 0)
    gotham_(*words)
    with sqlite3.connect(tmp_path / "r.sqlite") as file:
        file.execute("update measured set record = ?", (text,))
    code, _, err = gotham_(*words)
    assert (code, err.count("\n")) == (2, 1)
    assert "r.sqlite" in err


# --------------------------------------------------------------------------------------------------- the page


def surveyed(game, matches="6", variants="4"):
    """A survey of matches between random bots."""
    made = survey(game, "random", matches, variants, "0")
    return made, [
        (sample, dict(measure(game, sample.schedule, range(sample.matches), jobs=1))) for sample in made.samples
    ]


@pytest.fixture(scope="module")
def small():
    return surveyed(plain())


def rows(page, heading):
    """Return the rows of the first table below the first such heading: label -> mean and interval as printed."""
    found = next(part for part in re.split(r"<h[23]>", page) if part.startswith(f"{html.escape(heading)}</h"))
    return {label: (mean, interval) for label, mean, interval in ROW.findall(found.split("</table>")[0])}


def test_figures_of_the_page_are_those_of_the_records(small):
    made, tables = small
    page = balance_page(made, tables, plain(), plain().words())
    usual = {sample.players: [*measured.values()] for sample, measured in tables if not sample.option}
    for players, matches in usual.items():
        won = [
            np.mean([[r[p] == max(r) and 1 / r.count(max(r)) for r in m.rounds] for m in matches])
            for p in range(players)
        ]
        labels = ["First", *map(str, range(2, players)), "Last"]
        shown = rows(page, f"{players} players")
        assert {label: shown[label][0] for label in labels} == {
            label: f"{100 * share:.1f} %" for label, share in zip(labels, won, strict=True)
        }
        above = 100 * (won[-1] - 1 / players)
        assert rows(page, "Rounds won by the last player")[str(players)][0] == f"{above:+.1f}"
        for heading, values in {
            "Turns per match": [m.turns for m in matches],
            "Actions per match": [m.actions for m in matches],
            "Rounds per match": [players],
            "Changes of the lead": [m.changes for m in matches],
            "Lead of the first over the second, in points": [np.ptp(sorted(m.returns)[-2:]) for m in matches],
        }.items():
            assert rows(page, heading)[str(players)][0] == f"{np.mean(values):.1f}"
    others = sum(len(values) - 1 for values in plain().rules.OPTIONS.values())  # values that are not the usual ones
    assert f"random has played {6 * 3 + others * 4 * 3} matches" in page
    assert html.escape(made.command) in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_complete_in_every_language(small, language):
    made, tables = small
    page = balance_page(made, tables, plain(), plain().words(language))
    said = re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)
    assert f'<html lang="{language}">' in page
    assert not re.search(r"\b(balance|report|option|value)-[a-z-]+\b(?=<)", said)
    assert "{" not in re.sub(r"<[^>]*>", "", said)
    assert not re.search(r"<script|<link|<img|https?://|@import", page)


def test_games_without_rounds_have_no_section_on_rounds():
    game = plain(ENQUETES)
    made, tables = surveyed(game, "3", "0")
    page = balance_page(made, tables, game, game.words())
    assert "Rounds" not in page
    assert len(re.findall("<h2>", page)) == 5


# ------------------------------------------------------------------------------------------ the pages in docs

PAGES = sorted(KEPT.glob("*.html"))


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_a_stored_page_names_the_command_that_made_it(page):
    (command,) = re.findall(r"<pre><code>(gotham report .*?)</code></pre>", page.read_text("utf-8"))
    assert html.unescape(command) in (KEPT / "README.md").read_text("utf-8")
    assert f"({page.name})" in (KEPT / "README.md").read_text("utf-8")


def test_every_game_has_a_stored_page():
    assert {NAME, CHINATOWN, ENQUETES} <= {page.stem for page in PAGES}


def test_the_value_of_the_last_place_is_known_to_two_points():
    """In New York New York, between masters, for every number of players."""
    page = (KEPT / f"{NAME}.html").read_text("utf-8")
    for players in map(str, plain().rules.PLAYERS):
        mean, interval = rows(page, "Rounds won by the last player")[players]
        low, high = map(float, interval.split(" – "))
        assert low < float(mean) < high
        assert high - low < 2
    assert "master:100" in page
