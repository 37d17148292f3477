"""Colours: chosen when people sit down, first come, first served; bots take what is left."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.players import Player
from tests.server.test_tables import about

import gotham

GAME = "new-york-new-york"
COLOURS = {
    GAME: ["yellow", "red", "green", "blue"],
    "chinatown": ["red", "blue", "yellow", "green", "purple"],
    "enquetes-a-new-york": ["red", "blue", "yellow", "purple", "green", "black"],
}


def shown(server, table):
    """Return the colour of each seat, as everybody sees it."""
    message = about(server, table)
    known, count = COLOURS[message["game"]], len(message["seats"])
    return [known[at] for at in message.get("colours", range(count))[:count]]


def choose(server, table, token, colour):
    return server.post(f"/api/tables/{table}/colour", {"colour": colour}, token)


@pytest.mark.parametrize("game", COLOURS)
def test_a_game_lists_its_colours_and_the_host_chooses_one(server, game):
    info = next(each for each in server.get("/api/games") if each["name"] == game)
    assert [colour["name"] for colour in info["colours"]] == COLOURS[game]
    assert len(info["colours"]) >= max(info["players"])
    table, _ = server.open(game, colour=COLOURS[game][2])
    first, *others = shown(server, table)
    assert first == COLOURS[game][2]
    assert len({first, *others}) == len(others) + 1


@pytest.mark.clause("NY-02", "CT-01", "EN-21")
def test_of_two_people_the_first_has_the_colour_and_the_bots_take_what_is_left(server):
    """The texts of all three games let every player choose a colour of their own."""
    seats = ["you", "open", "beginner"]
    table, host = server.open(players=3, seats=seats, name="Ada", colour="green")
    (bob,) = server.seat(table, host, 1)
    assert shown(server, table) == ["green", "red", "yellow"], "the bot has left green"
    status, reason = server.refused("POST", f"/api/tables/{table}/colour", {"colour": "green"}, bob)
    assert (status, reason) == (400, "green is taken: Ada has it")
    assert shown(server, table) == ["green", "red", "yellow"], "a refusal changes nothing"
    choose(server, table, bob, "yellow")
    assert shown(server, table) == ["green", "yellow", "red"]
    assert [seat.get("colour", "") for seat in about(server, table)["seats"]] == ["green", "yellow", ""]
    choose(server, table, bob, "")
    assert shown(server, table) == ["green", "red", "yellow"]


def test_of_two_at_once_one_wins(server):
    table, tokens = server.party(players=4)
    with ThreadPoolExecutor(4) as threads:
        path = f"/api/tables/{table}/colour"
        answers = list(threads.map(lambda token: server.ask("POST", path, {"colour": "blue"}, token), tokens))
    assert sorted(answer.status_code for answer in answers) == [200, 400, 400, 400]
    winner = [answer.status_code for answer in answers].index(200)
    assert shown(server, table)[winner] == "blue"


def test_a_colour_is_chosen_with_the_seat_or_the_seat_is_not_taken(server):
    table, host = server.open(players=2, seats=["you", "open"], name="Ada", colour="red")
    invitation = server.get(f"/api/tables/{table}/invitations", host)["general"]
    wish = {"invitation": invitation, "name": "Bob"}
    status, reason = server.refused("POST", f"/api/tables/{table}/sit", {**wish, "colour": "red"})
    assert (status, reason) == (400, "red is taken: Ada has it")
    assert about(server, table)["seats"][1]["kind"] == "open"
    reason = server.refused("POST", f"/api/tables/{table}/sit", {**wish, "colour": "gren"})[1]
    assert reason.endswith("available: yellow, red, green, blue; did you mean “green”?")
    server.post(f"/api/tables/{table}/sit", {**wish, "colour": "blue"})
    assert shown(server, table) == ["red", "blue"]


def test_a_colour_without_its_person_gives_way(server):
    """Who leaves loses it only when somebody else wants it."""
    table, (ada, bob, cy) = server.party(players=3)
    choose(server, table, bob, "blue")
    server.post(f"/api/tables/{table}/stand", token=bob)
    assert shown(server, table)[1] == "blue"
    choose(server, table, cy, "blue")
    assert shown(server, table) == ["yellow", "red", "blue"]
    server.post(f"/api/tables/{table}/sit", {"seat": 1}, bob)
    assert shown(server, table) == ["yellow", "red", "blue"]
    assert ada


def test_board_log_and_labels_are_repainted_for_everybody(server):
    """What was told before a change is told again in the new colours; notation stays canonical."""
    table, tokens = server.party(players=2, options={"rounds": "1"})
    snapshot = server.get(f"/api/tables/{table}", tokens[0])
    mover = snapshot["view"]["awaited"][0]
    with Player(server, table, tokens[mover]) as player, Player(server, table, tokens[1 - mover]) as other:
        card = player.game.notation[player.legal[0]].split()[1]
        player.act(player.legal[0])
        assert player.log[1]["action"] == f"play {card}"
        before = player.log[1]["lines"][0]
        other.settle()
        player.log, other.log = {}, {}  # everything comes anew
        choose(server, table, tokens[0], "blue")
        for each in (player, other):
            while not each.now.get("whole") or not each.table.get("colours"):
                each.hear()
            assert each.table["colours"] == [3, 1, 2, 0]
            assert each.log[1]["action"] == f"play {card}", "canonical"
        names = {"Y": "blue", "R": "red", "G": "green", "B": "yellow"}
        assert player.log[1]["lines"][0].endswith(f"plays {names[card[0]]} {card[1:]}.")
        assert other.log[1]["lines"] == player.log[1]["lines"]
        assert (before == player.log[1]["lines"][0]) == (card[0] in "RG")


def test_a_rematch_keeps_the_colours_of_people(server):
    table, (ada, bob, _) = server.party(players=3)
    choose(server, table, ada, "blue")
    choose(server, table, bob, "yellow")
    server.post(f"/api/tables/{table}/end", token=ada)
    status, reason = server.refused("POST", f"/api/tables/{table}/colour", {"colour": "red"}, ada)
    assert (status, reason) == (400, "the match is over, so colours stay as they are")
    following = server.post(f"/api/tables/{table}/rematch", token=ada)["id"]
    seats = {token: about(server, following, token)["seat"] for token in (ada, bob)}
    assert seats == {ada: 1, bob: 2}
    assert shown(server, following) == ["red", "blue", "yellow"]


def test_the_choice_survives_a_restart_and_is_in_the_files(start):
    server = start()
    table, host = server.open(seats=["you", "random"], players=2, colour="green", options={"rounds": "1"})
    server.kill()
    server.start()
    assert shown(server, table) == ["green", "red"]
    assert "\ncolours green red\n" in server.get(f"/api/tables/{table}/transcript")
    assert "\ncolours green red\n" in server.get(f"/api/tables/{table}/record", host)


def test_an_imported_transcript_and_its_fork_have_the_colours(server):
    table = gotham.game(GAME, "plain").table(2, 5, {"rounds": "1"}, ["Ada", "Bob"], ["blue", "green"])
    while not table.over:
        table.act(table.awaited[0], table.legal(table.awaited[0])[0])
    id = server.post("/api/replays", {"transcript": table.transcript()})["id"]
    assert shown(server, id) == ["blue", "green"]
    assert server.get(f"/api/tables/{id}/transcript") == table.transcript()
    told = [line for entry in server.get(f"/api/tables/{id}/replay/log") for line in entry["lines"]]
    assert told == table.story()
    fork = server.post(f"/api/tables/{id}/onward", {"seat": 1, "move": 2})["id"]
    assert shown(server, fork) == ["blue", "green"]


def test_messages_without_a_choice_are_as_before(server):
    table, host = server.open()
    message = about(server, table, host)
    assert "colours" not in message
    assert all("colour" not in seat for seat in message["seats"])
    assert "colours" not in server.get(f"/api/tables/{table}/transcript")
