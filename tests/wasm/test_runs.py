"""The rules that the client runs answer as the server does, although they are given a seat's view and no more."""

import json
import random
from collections.abc import Iterator

import pytest
from tests import golden
from tests.wasm import goldens
from tests.wasm.test_node import HERE, run_node

import gotham
from gotham import Game, Table
from gotham.engine import has_numba
from gotham.i18n.errors import Illegal
from gotham.match.log import UNDO

pytestmark = pytest.mark.skipif(not has_numba(), reason="numba is not installed")
Question = tuple[int, list[int]]
MOST = 4  # actions of an invented run


def all_games() -> Iterator[object]:
    """Yield the games. The client loads the rules of those whose board tries runs; the others are a long test."""
    for name in gotham.all_games():
        quick = gotham.game(name, "plain").web.effect is not None
        yield name if quick else pytest.param(name, marks=pytest.mark.deep)


@pytest.mark.parametrize("name", [*all_games()])
def test_runs_are_refused_in_a_browser_as_by_the_server(name, tmp_path, print_later):
    game = gotham.game(name, "plain")
    matches = goldens.write(tmp_path, name, str(game.rules.VERSION))
    questions, expected = {}, {}
    for key in matches:
        asked = list(questions_of(game, (golden.folder(game) / f"{key}.txt").read_text("utf-8")))
        questions[key] = [[question for question, _ in entry] for entry in asked]
        expected[key] = [answer for entry in asked for _, answer in entry]
    (tmp_path / "questions.json").write_text(json.dumps(questions))
    assert json.loads(run_node(HERE / "runs.mjs", tmp_path)) == expected
    answers = [answer for each in expected.values() for answer in each]
    refused = [answer for answer in answers if isinstance(answer, dict)]
    print_later(f"{name}: {len(answers):,} runs at every decision of {len(matches)} matches, {len(refused):,} refused")
    assert refused
    assert answers.count("allowed") > len(matches)


def questions_of(game: Game, text: str) -> Iterator[list[tuple[Question, object]]]:
    """Yield for every entry of a match some runs that seats could ask about before it, with the server's answers."""
    transcript = golden.transcript(text)
    log, table = gotham.replay(transcript, game=game).log, gotham.replay(transcript, upto=0, game=game)
    rng, played = random.Random(text), [entry.action for entry in log if entry.action != UNDO]
    for entry in log:
        seat = rng.choice(table.actors)
        run = invented(rng, table, seat, played)
        yield [((seat, run), answer_of(table, seat, run))]
        if entry.action == UNDO:
            table.undo(entry.seat)
        else:
            table.act(entry.seat, entry.action)


def invented(rng: random.Random, table: Table, seat: int, played: list[int]) -> list[int]:
    """Return a run that begins with a legal action and goes on with others of the match; most are refused."""
    first = rng.choice(table.numbers(seat))
    return [first, *rng.choices(played, k=rng.randrange(MOST))]


def answer_of(table: Table, seat: int, run: list[int]) -> object:
    """Return what the server answers; only it can tell what follows an action that shows something."""
    try:
        table.copy().act(seat, *run)  # refuses what a trial refuses, and is quicker
    except Illegal as refusal:
        return {"part": refusal.part, "clause": refusal.clause} if refusal.clause else "unknown"
    return "allowed"
