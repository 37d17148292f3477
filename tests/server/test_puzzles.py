"""Puzzles over HTTP: no solution leaves the server before it is found or requested."""

import json
import os

import pytest
from tests import riddles
from tests.documents import read, write_files
from tests.server.serving import Server

GAME, CHINATOWN = "/api/games/taxi/puzzles", "/api/games/chinatown/puzzles"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server that also has Taxi, the game of docs/new_game.md, with hand-made puzzles."""
    folder = tmp_path_factory.mktemp("taxi")
    write_files(read("docs/new_game.md"), folder)
    riddles.write(folder / "gotham_taxi")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        server = Server(tmp_path_factory.mktemp("server"), limits=True)
        server.start()
    yield server
    server.close()


def test_the_list_names_no_solution(server):
    found = server.get(GAME)
    assert found["puzzles"] == [{"id": str(number), "grade": number} for number in (1, 2, 3)]
    assert found["daily"] in "123"
    assert len(found["day"]) == 10
    assert next(game for game in server.get("/api/games") if game["name"] == "taxi")["puzzles"] == 3


def test_a_puzzle_is_a_position_and_a_question(server):
    found = server.post(f"{GAME}/1", {"name": "Ann", "describe": True})
    assert found["question"].startswith("Round 1 is yours to lose")
    assert (found["verdict"], found["told"], found["solution"], found["done"]) == ("begun", [], [], [])
    assert (found["grade"], found["next"], found["puzzles"]) == (1, "2", 3)
    assert [seat["name"] for seat in found["table"]["seats"]] == ["Ann", "Mabel"]
    assert found["view"]["lines"][1] == "Ann: points 0, hand 2 6 9 11, turned up -."
    assert "enough" not in json.dumps(found)
    assert server.post(f"{GAME}/3", {})["next"] == ""


def test_a_wrong_answer_changes_nothing(server):
    start = server.post(f"{GAME}/1", {})
    wrong = server.post(f"{GAME}/1", {"now": ["lay 6"]})
    assert (wrong["verdict"], wrong["told"]) == ("wrong", ["Mabel has 8 and takes it with that."])
    assert (wrong["view"], wrong["done"], wrong["solution"]) == (start["view"], [], [])
    assert server.post(f"{GAME}/1", {"now": ["lay 11"]})["told"] == []
    assert server.refused("POST", f"{GAME}/1", {"now": ["lay 8"]})[0] == 409


def test_a_wrong_answer_that_is_said_to_be_accepted_is_not_shown(server):
    start = server.post(f"{GAME}/1", {})
    wrong = server.post(f"{GAME}/1", {"done": ["lay 6"]})
    assert (wrong["verdict"], wrong["done"], wrong["view"]) == ("wrong", [], start["view"])


def test_the_right_answer_ends_it(server):
    right = server.post(f"{GAME}/1", {"now": [8]})
    assert (right["verdict"], right["solution"]) == ("right", ["lay 9"])
    assert right["told"] == ["9 is enough, and “lay 11” is kept for later."]
    assert right["table"]["state"] == "ended"
    assert [entry["action"] for entry in right["view"]["log"]] == ["lay 9"]


def test_the_solution_is_sent_on_request(server):
    shown = server.post(f"{GAME}/2", {"shown": True})
    assert (shown["verdict"], shown["solution"], shown["done"]) == ("shown", ["lay 12"], ["lay 12"])
    assert shown["told"]


def test_a_run_is_tried(server):
    tried = server.post(f"{GAME}/1/try", {"now": ["lay 11"]})
    assert (tried["actions"], tried["words"]) == ([10], ["lay 11"])
    assert server.refused("POST", f"{GAME}/1/try", {})[0] == 400


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        (f"{GAME}/4", {}, 404),
        (f"{GAME}/{'1' * 41}", {}, 400),
        ("/api/games/none/puzzles/1", {}, 404),
        (f"{GAME}/1", {"now": ["fly"]}, 400),
        (f"{GAME}/1", {"now": [10**9]}, 400),
        (f"{GAME}/1", {"done": [-1]}, 400),
        (f"{GAME}/1", {"now": [1] * 65}, 400),
        (f"{GAME}/1", {"now": "lay 9"}, 400),
        (f"{GAME}/1", {"name": "x" * 41}, 400),
        (f"{GAME}/1", {"unknown": 1}, 400),
        (f"{GAME}/1", [], 400),
    ],
)
def test_invalid_requests_are_refused(server, path, body, status):
    assert server.refused("POST", path, body)[0] == status


def test_answers_are_limited(server):
    """Viewing puzzles is not limited, answers are."""
    answers = [server.ask("POST", f"{GAME}/1", {"now": ["lay 6"]}).status_code for _ in range(80)]
    assert answers[0] == 200
    assert answers[-1] == 429
    claimed = [server.ask("POST", f"{GAME}/1", {"done": ["lay 6"]}).status_code for _ in range(5)]
    assert 429 in claimed, "answers that are said to be accepted are judged, and so they count"
    assert server.ask("POST", f"{GAME}/1", {}).status_code == 200


def test_a_run_does_not_tell_what_a_puzzle_asks_for(server):
    deal = ["draft", "give 19 1", "give 49 2", "give 50 0", "propose openly"]
    tried = server.post(f"{CHINATOWN}/1/try", {"now": deal})
    assert len(tried["words"]) == len(deal)
    assert "effect" not in tried


def test_runs_are_limited(server):
    """Answers and runs have limits of their own, as a deal is tried while it is composed."""
    tried = [server.ask("POST", f"{GAME}/1/try", {"now": ["lay 6"]}).status_code for _ in range(140)]
    assert (tried[0], tried[-1]) == (200, 429)


def test_pages_of_puzzles(server):
    for page in ("/puzzles/taxi", "/puzzle/taxi/1"):
        assert server.ask("GET", page).status_code == 200
