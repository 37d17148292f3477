"""Sequential tests: the ratios of published examples, decisions that depend only on the blocks, correct error rates."""

import itertools
import json
import math
import random
from collections import Counter

import pytest

import gotham
from gotham.arena.sprt import BOUND, Hypotheses, decide, duel_score, log_ratio, parse_hypotheses

from .tournament import NAME, SHORT, count, duel, named, planned

# Pairs of games by score (0, 1/4, 1/2, 3/4, 1), the hypotheses, and the published ratio.
PUBLISHED = [
    # Stockfish, commit 5c0388310731ba4bf7989210cb69be67b53bb43d, as fishtest printed it: "Passed VVLTC: LLR: 2.94
    # (-2.94,2.94) <0.00,2.00> ... Ptnml(0-2): 1, 1941, 6275, 2194, 2", and the second of <0.50,2.50>.
    ((1, 1941, 6275, 2194, 2), (0, 2), 2.94),
    ((1, 1586, 5422, 1845, 1), (0.5, 2.5), 2.94),
    # fastchess, app/tests/sprt_test.cpp: "normalized pentanomial 1" and "2"; its two middle results are one here.
    ((365, 16618, 36029 + 200, 16974, 390), (0, 2), 2.25),
    ((127, 4883, 10311 + 401, 5150, 104), (-1.75, 0.25), 3.01),
]


def pairs(counts):
    return Counter({place / 4: count for place, count in enumerate(counts) if count})


@pytest.mark.parametrize(("counts", "claims", "ratio"), PUBLISHED)
def test_the_ratio_of_a_published_example(counts, claims, ratio):
    assert log_ratio(pairs(counts), Hypotheses(*claims), 2) == pytest.approx(ratio, abs=0.005)


def test_the_ratio_when_every_game_is_won():
    """fastchess, "normalized pentanomial 3", which it checks to 1 % as well: it has another prior."""
    assert log_ratio(pairs((0, 0, 0, 0, 5550)), Hypotheses(0, 5), 2) == pytest.approx(111.82, rel=0.01)


def test_the_limits_leave_5_errors_in_100():
    assert pytest.approx(2.944, abs=0.001) == BOUND


@pytest.mark.parametrize("size", [2, 3, 4])
def test_swapping_the_bots_negates_the_ratio(size):
    counts = Counter({0.0: 3, 0.5: 8, 0.75: 2, 1.0: 9})
    swapped = Counter({1 - score: count for score, count in counts.items()})
    ratio = log_ratio(counts, Hypotheses(-5, 40), size)
    assert log_ratio(swapped, Hypotheses(-40, 5), size) == pytest.approx(-ratio)


def test_scores_that_differ_by_rounding_are_equal():
    thirds = Counter({1 / 3: 4, 0.1 + 0.2: 2, 0.3: 2, 2 / 3: 5})
    exact = Counter({1 / 3: 4, 0.3: 4, 2 / 3: 5})
    assert log_ratio(thirds, Hypotheses(0, 50), 5) == pytest.approx(log_ratio(exact, Hypotheses(0, 50), 5))


def test_the_score_of_a_block_for_the_first_bot():
    schedule = named(planned("random", "random"), "a", "b")
    first = [duel_score(schedule, duel(schedule, *won)) for won in (([0, 1], []), ([0], [1]), ([], [0, 1]), ([], []))]
    assert first == [1, 0.5, 0, 0.5]
    assert duel_score(schedule, duel(schedule, [0, 1], [1])) == 0.75


def test_blocks_after_the_decision_do_not_count():
    verdict = decide(Hypotheses(0, 50), [1.0] * 100, 2)
    assert verdict.decision == "high"
    assert len(verdict.curve) < 30
    assert verdict.curve[-2] < BOUND <= verdict.ratio
    assert decide(Hypotheses(0, 50), [0.0] * 100, 2).decision == "low"
    open_ = decide(Hypotheses(0, 50), [1.0] * 3, 2)
    assert (open_.decision, len(open_.curve)) == ("none", 3)
    assert decide(Hypotheses(0, 50), [], 2) == (Hypotheses(0, 50), (), "none")


@pytest.mark.parametrize(
    "text", ["", "1", "1,2,3", "a,b", "10,0", "5,5", "0,101", "-101,0", "nan,1", "0,inf", "9" * 999]
)
def test_invalid_claims(text):
    with pytest.raises(gotham.Unreadable, match="is not a pair of hypotheses"):
        parse_hypotheses(text)


def test_claims_are_formatted_as_they_are_parsed():
    assert [str(parse_hypotheses(text)) for text in ("0,10", "-1.75, .25")] == ["0,10", "-1.75,0.25"]


# -------------------------------------------------------------------------------------------- the command

TEST = ("arena", NAME, "--bots", "first,random", "--sprt", "-100,100", *SHORT)


def test_the_decision_does_not_depend_on_the_number_of_processes(gotham_, first, tmp_path):
    code, out, _ = gotham_(*TEST, "--jobs", 1, "--json", "--results", tmp_path / "1")
    found = json.loads(out)
    assert code == 0
    assert (found["sprt"]["decision"], found["sprt"]["low"], found["sprt"]["high"]) == ("low", -100, 100)
    assert -found["sprt"]["llr"] >= found["sprt"]["bound"] == BOUND
    assert found["blocks"] == found["sprt"]["blocks"] < 100
    assert found["command"].startswith(f"gotham arena {NAME} --bots first,random --sprt -100,100 --matches 20000")
    assert gotham_(*TEST, "--jobs", 2, "--json", "--results", tmp_path / "2")[1] == out
    assert count(tmp_path / "2") >= count(tmp_path / "1") == found["matches"]
    table = gotham_(*TEST, "--jobs", 1, "--results", tmp_path / "2")[1]
    assert "Is first better by -100 or by 100 normalised Elo? Log-likelihood ratio -" in table
    assert "limits ±2.94: decided for -100" in table


def test_an_undecided_test_is_reported(gotham_, first):
    found = gotham_(*TEST, "--jobs", 1, "--matches", 2)[1]
    assert "after 1 block, limits ±2.94: not decided yet" in found


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--bots", "random,greedy", "--sprt", "ten"), "“ten” is not a pair of hypotheses"),
        (("--bots", "random", "--sprt", "0,10"), "compares two bots"),
        (("--bots", "random,greedy,random", "--sprt", "0,10"), "compares two bots"),
        (("--bots", "random,greedy", "--cross", "--sprt", "0,10"), "compares two bots"),
    ],
)
def test_an_impossible_test_is_refused_in_one_line(gotham_, words, message):
    code, out, err = gotham_("arena", NAME, *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert message in err


# --------------------------------------------------------------------------------------------- error rates


@pytest.mark.deep
@pytest.mark.parametrize("even", [(0.25, 0, 0.5, 0, 0.25), (0.1, 0.2, 0.4, 0.2, 0.1)])
def test_claims_are_rejected_wrongly_at_most_5_times_in_100(even):
    """Test simulated pairs whose true difference is that of either claim."""
    claims, runs = Hypotheses(0, 60), 400
    for wrong, elo in (("high", claims.low), ("low", claims.high)):
        shares = tilted(even, elo / 347.4 * 2**0.5)
        errors = sum(simulated(claims, shares, seed) == wrong for seed in range(runs))
        assert errors / runs < 0.075, f"{errors} of {runs} at {elo} Elo"  # 5 %, and two standard errors


def simulated(claims, shares, seed):
    rng = random.Random(seed)
    return decide(claims, (rng.choices(range(5), shares)[0] / 4 for _ in itertools.count()), 2).decision


def tilted(even, wanted):
    """Shift these shares towards wins, so that the mean is so many deviations above one half."""
    low, high = -5.0, 5.0
    for _ in range(60):
        tilt = (low + high) / 2
        weights = [share * math.exp(tilt * place) for place, share in enumerate(even)]
        shares = [weight / sum(weights) for weight in weights]
        mean = sum(share * place / 4 for place, share in enumerate(shares))
        deviation = math.sqrt(sum(share * (place / 4 - mean) ** 2 for place, share in enumerate(shares)))
        low, high = (tilt, high) if (mean - 0.5) / deviation < wanted else (low, tilt)
    return shares
