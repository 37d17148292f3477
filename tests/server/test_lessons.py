"""Lessons over HTTP: the server stores nothing about a pupil, and refused requests change nothing."""

import pytest

import gotham
from gotham.study import lessons

GAME = "/api/games/new-york-new-york/lessons"
READ = {"done": [[], []]}  # up to the first task: play yellow 12


def test_a_lesson_continues_from_the_given_actions(server):
    first = server.post(f"{GAME}/0", {})
    assert (first["step"], first["steps"], first["lessons"], first["task"]) == (0, 5, 5, False)
    assert (first["title"], len(first["text"])) == ("The skyline", 2)
    task = server.post(f"{GAME}/0", READ)
    assert (task["step"], task["task"], task["clauses"]) == (2, True, ["NY-05"])
    assert task["view"]["legal"]
    played = server.post(f"{GAME}/0", {"done": [[], [], ["play Y12"]]})
    assert [line for entry in played["view"]["log"] for line in entry["lines"]] == ["Player 1 plays yellow 12."]
    assert server.post(f"{GAME}/0", READ) == task


def test_it_is_a_table_of_the_game(server):
    """With names, the view of one seat, and a board or sentences, in the requested language."""
    found = server.post(f"{GAME}/0?language=fr", {"done": [[], []], "name": "Ann"})
    assert [seat["name"] for seat in found["table"]["seats"]] == ["Ann", "Otis"]
    assert found["title"] == "La skyline"
    assert found["view"]["board"]["seats"][1]["dealt"] == []
    assert "lines" not in found["view"]
    told = server.post(f"{GAME}/0", {"describe": True})
    assert "Player 2" not in (text := "\n".join(told["view"]["lines"]))
    assert "Otis" in text
    assert "board" not in told["view"]


def test_actions_of_others_are_included(server):
    done = [[], [], ["play Y12"], ["take Y9"]]
    log = server.post(f"{GAME}/0", {"done": done})["view"]["log"]
    assert [entry["action"] for entry in log] == ["play Y12", "take Y9", "play R5", "take R10"]


def test_an_unexpected_legal_action_is_refused_in_the_words_of_the_step(server):
    wrong = {"done": [[], [], ["play Y4"]]}
    assert "something tall" in server.refused("POST", f"{GAME}/0", wrong)[1]
    assert "gelbe 12" in server.refused("POST", f"{GAME}/0?language=de", wrong)[1]
    status, reason = server.refused("POST", f"{GAME}/0", {"done": [[], [], ["take Y9"]]})
    assert (status, reason[:6]) == (409, "NY-05:")


def test_the_answer_can_be_shown(server):
    shown = server.post(f"{GAME}/0", READ | {"shown": True})
    assert (shown["step"], shown["done"]) == (3, [[], [], [11]])
    at_end = server.post(f"{GAME}/4", {"done": [[], ["play Y8"], []], "shown": True})
    assert (at_end["finished"], at_end["step"], at_end["text"]) == (True, 3, [])
    assert at_end["table"]["state"] == "over"


def test_a_run_is_tried(server):
    """Its label and its effect; the lesson stays unchanged."""
    found = lessons.lessons(gotham.game("chinatown", "plain"))
    number, at = next((n, at) for n, lesson in enumerate(found) for at, step in enumerate(lesson.step) if step.run)
    path, run, done = f"/api/games/chinatown/lessons/{number}", [*found[number].step[at].example], []
    for _ in range(at):
        done = server.post(path, {"done": done, "shown": True})["done"]
    tried = server.post(f"{path}/try", {"done": done, "trial": run})
    assert len(tried["words"]) == len(run)
    assert tried["effect"]
    assert server.post(path, {"done": done})["step"] == at
    assert server.post(path, {"done": [*done, tried["actions"]]})["step"] == at + 1
    assert server.refused("POST", f"{path}/try", {"done": done})[0] == 400
    assert server.refused("POST", f"{path}/try", {"done": done, "trial": ["roll"]})[0] == 400


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        (f"{GAME}/5", {}, 400),
        (f"{GAME}/100", {}, 400),
        (f"{GAME}/-1", {}, 400),
        (f"{GAME}/first", {}, 404),
        ("/api/games/none/lessons/0", {}, 404),
        (f"{GAME}/0", {"done": [[]] * 6}, 400),
        (f"{GAME}/0", {"done": [[]] * 200}, 400),
        (f"{GAME}/0", {"done": [[], [], [10**9]]}, 400),
        (f"{GAME}/0", {"done": [[], [], [-1]]}, 400),
        (f"{GAME}/0", {"done": [[], [], ["fly"]]}, 400),
        (f"{GAME}/0", {"done": [[], [], []]}, 409),
        (f"{GAME}/0", {"done": [["play Y12"]]}, 409),
        (f"{GAME}/0", {"done": [[], [], [11] * 65]}, 400),
        (f"{GAME}/0", {"done": "all"}, 400),
        (f"{GAME}/0", {"name": "x" * 41}, 400),
        (f"{GAME}/0", {"unknown": 1}, 400),
        (f"{GAME}/0", [], 400),
    ],
)
def test_invalid_requests_are_refused(server, path, body, status):
    assert server.refused("POST", path, body)[0] == status


def test_games_list_their_lessons(server):
    for game in server.get("/api/games?language=nl"):
        assert game["lessons"]
        assert all(lesson["steps"] and lesson["title"] for lesson in game["lessons"])
        assert "step-" not in server.get(f"/api/games/{game['name']}/catalogue/nl")
    assert server.ask("GET", "/learn/new-york-new-york").status_code == 200
