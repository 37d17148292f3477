"""Puzzles of Chinatown: exchanges of three with one best solution, answered by a draft, and refused with a reason."""

import itertools
from collections import Counter

import pytest
from msgspec import structs
from tests.games.chinatown.position import chinatown
from tests.games.chinatown.trying import MODE

from gotham.engine import default_mode
from gotham.games.chinatown.insight.puzzles import asked, exchange_search, found, state_of, trios
from gotham.games.chinatown.insight.three_way import ThreeWayExchange, ThreeWaySearch, action_of, exchange_of
from gotham.games.chinatown.text.offers import move_of
from gotham.i18n.catalogue import LANGUAGES
from gotham.study import puzzles


@pytest.fixture(scope="module")
def game():
    return chinatown(MODE)


def one_of(game, **details):
    """Return the first puzzle of three named seats with these details in its question."""
    wanted = {f"{key}={value}" for key, value in details.items()}
    return next(each for each in puzzles.puzzles(game) if asked(each) and wanted <= {*each.question.split()})


@pytest.fixture(scope="module")
def puzzle(game):
    return one_of(game, ways="only")


@pytest.fixture(scope="module")
def ring(game, puzzle):
    s = state_of(game, puzzle)
    return exchange_of([move_of(s, game.read(action)) for action in puzzle.solution[1:-1]])


def judged(game, puzzle, *actions):
    return puzzles.judge(game, puzzle, actions)


def proposed(game, actions):
    """Return a run that proposes these moves."""
    return ["draft", *(game.notation[action] for action in sorted(actions)), "propose openly"]


# ---------------------------------------------------------------------------------------------- answers


def test_an_open_or_secret_answer_is_right(game, puzzle):
    run = puzzle.solution
    assert judged(game, puzzle, *run).verdict == "right"
    assert judged(game, puzzle, *run[:-1], "propose secretly").verdict == "right"
    assert judged(game, puzzle, *run[:2], "drop", *run).verdict == "right"


def test_a_draft_is_no_answer_yet(game, puzzle):
    """It is not revealed whether it is a right start."""
    run = puzzle.solution
    for actions in ((), run[:1], run[:3], (*run[:3], "drop"), ("draft", "cash 0 1 1,000")):
        assert judged(game, puzzle, *actions).verdict == "begun"


def refused(game, puzzle, *actions):
    """Return the reasons for a wrong answer in every language."""
    found = judged(game, puzzle, *actions)
    assert found.verdict == "wrong"
    table = puzzles.begin(game, puzzle)
    texts = {puzzles.said(game, puzzle, found.words, game.words(language), table) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    return found.words


def test_an_answer_of_another_form_is_refused(game, puzzle, ring):
    run, actions = puzzle.solution, ring.actions
    assert refused(game, puzzle, "done") == "=puzzle-exists"
    assert refused(game, puzzle, *run[:-1], "cash 0 1 1,000", run[-1]) == "=puzzle-things-only"
    own = next(action_of(*each) for each in ring.handovers if puzzle.seat in (each[0], each[2]))
    assert refused(game, puzzle, *proposed(game, [own])).startswith("=puzzle-others who=seat:")
    assert refused(game, puzzle, *proposed(game, actions[:2])) == "=puzzle-one-each"


def test_a_seat_that_would_not_earn_more_is_named(game, puzzle, ring):
    """The same items in the other direction: a seat gets something useless."""
    back = ThreeWayExchange(ring.seats[::-1], ring.things[::-1])
    words = refused(game, puzzle, *proposed(game, back.actions))
    rings = ThreeWaySearch(game)
    rings.lay_out(state_of(game, puzzle))
    more, seat = min(zip(rings.more(back), back.seats, strict=True))
    assert more <= 0
    less = f"=puzzle-less who=seat:{seat} sum=money:sum:{-1000 * more}"
    assert words == (less if more else f"=puzzle-no-more who=seat:{seat}")


def test_if_all_would_earn_more_a_better_answer_is_mentioned(game):
    puzzle = one_of(game, ways="several")
    rings = ThreeWaySearch(game)
    rings.lay_out(state_of(game, puzzle))
    ways = found(rings, [asked(puzzle)])
    ring, more = min(ways.items(), key=lambda way: way[1])
    words = refused(game, puzzle, *proposed(game, ring.actions))
    assert words == f"=puzzle-not-most sum=money:sum:{1000 * more}"


# ---------------------------------------------------------------------------------------------- the proof


def test_no_other_solution_is_accepted(game, puzzle, ring):
    back = ThreeWayExchange(ring.seats[::-1], ring.things[::-1])
    puzzles.prove(game, puzzle)
    with pytest.raises(ValueError, match="1 exchanges bring most"):
        puzzles.prove(game, structs.replace(puzzle, solution=(*proposed(game, back.actions),)))
    with pytest.raises(ValueError, match="not what the question says"):
        puzzles.prove(game, structs.replace(puzzle, question=puzzle.question.replace("ways=only", "ways=several")))


def test_only_the_start_of_a_negotiation_is_a_puzzle(game, puzzle):
    table = puzzles.begin(game, puzzle)
    table.act(puzzle.seat, *puzzle.solution)
    with pytest.raises(ValueError, match="not the beginning of a negotiation"):
        puzzles.prove(game, structs.replace(puzzle, scene=table.scene()))


def test_a_ring_is_parsed_from_a_draft_and_written_as_one(game, puzzle, ring):
    assert [game.notation[action] for action in ring.actions] == [*puzzle.solution[1:-1]]
    assert {each[0] for each in ring.handovers} == {each[2] for each in ring.handovers} == {*asked(puzzle)}
    s = state_of(game, puzzle)
    moves = [move_of(s, action) for action in ring.actions]
    assert exchange_of(moves[:2]) is None
    assert exchange_of([*moves, moves[0]]) is None


def test_the_stated_gains_are_those_of_the_rules(game, puzzle, ring):
    """The deal is settled, and each seat has the stated money."""
    table = puzzles.begin(game, puzzle, puzzle.solution)
    name = f"{puzzle.seat} {'+'.join(map(str, sorted(ring.seats)))} openly"
    for seat in sorted(ring.seats):
        if seat != puzzle.seat:
            table.act(seat, f"yes {name}")
    rings = ThreeWaySearch(game)
    rings.lay_out(table._rows[0])
    said = {line.split("to=seat:")[1][0]: line.rpartition("sum:")[2] for line in puzzle.why}
    assert said == {str(seat): str(1000 * rings.incomes[seat]) for seat in ring.seats}


# ------------------------------------------------------------------------------------------- the shipped puzzles


@pytest.mark.skipif(default_mode() == "plain", reason="interpreted, a match takes long")
def test_the_shipped_puzzles_are_varied(game):
    kept = puzzles.puzzles(game)
    positions = [state_of(game, puzzle) for puzzle in kept]
    assert {int(s.players) for s in positions} == {3, 4, 5}
    assert len({int(s.round_) for s in positions}) >= 3
    assert {bool(asked(puzzle)) for puzzle in kept} == {True, False}
    counts = Counter(puzzle.question.rpartition("ways=")[2] for puzzle in kept)
    assert min(counts["only"], counts["several"]) >= 10
    assert len({puzzle.solution for puzzle in kept}) == len(kept)


@pytest.mark.deep
def test_each_solution_is_best_by_exhaustive_search(game):
    """Without the shortcuts of `ThreeWaySearch`: every exchange of one item each is evaluated as if settled."""
    for puzzle in puzzles.puzzles(game)[::10]:
        rings = exchange_search(game)
        rings.lay_out(state_of(game, puzzle))
        ways = {}
        for three in trios(state_of(game, puzzle), puzzle.seat, asked(puzzle)):
            for seats in (three, three[::-1]):
                for things in itertools.product(*(rings.things[seat] for seat in seats)):
                    more = rings.more(ThreeWayExchange(seats, things))
                    if min(more) > 0:
                        ways[ThreeWayExchange(seats, things).actions] = sum(more)
        best = [ring for ring, more in ways.items() if more == max(ways.values())]
        assert best == [tuple(map(game.read, puzzle.solution[1:-1]))]
        assert ("only" if len(ways) == 1 else "several") == puzzle.question.rpartition("ways=")[2]
