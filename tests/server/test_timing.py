"""The clocks of awaited seats: when they run, timeouts, and restarts."""

import json

import pytest
from tests.server.hours import pass_by
from tests.server.serving import until
from tests.server.worlds import golden

from gotham.match.table import Table
from gotham.server.clocks.timeouts import neutral_actions

DAY = 86400
SHORT = {"per": "move", "seconds": 1}
LONG = {"per": "move", "seconds": 3 * DAY}


@pytest.fixture
def seated(server, come):
    """A table of people with a clock: its id and the people in the order of their turns."""

    def seat(timing, game="new-york-new-york", players=2, at=None, **wish):
        on = at or server
        table, tokens = on.party(game, players, timing=timing, **wish)
        people = [come(on, table, token) for token in tokens]
        first = people[0].now["awaited"][0] if len(people[0].now["awaited"]) == 1 else 0
        for each in people:
            each.settle()
        return table, [*people[first:], *people[:first]]

    return seat


def log(player):
    player.settle()
    return [(entry["seat"], entry["action"]) for entry in player.log.values()]


def seat_of(player):
    return player.table["seat"]


def finish(player):
    """Play a card and take one."""
    player.act(player.find("play")[0])
    player.act(player.find("take")[0])


# ------------------------------------------------------------------------------------- running clocks


def test_without_a_clock_nothing_runs(server, come):
    table, tokens = server.party()
    sent = come(server, table, tokens[0]).table
    assert not {"timing", "times", "running", "left"} & set(sent)


def test_the_time_for_a_move_runs_for_the_awaited_seat(seated):
    _, (ann, bob) = seated(LONG)
    assert ann.table["timing"] == LONG
    assert ann.table["running"] == [seat_of(ann)] == bob.table["running"]
    assert ann.table["times"][seat_of(bob)] is None
    assert LONG["seconds"] - 60 < ann.table["times"][seat_of(ann)] <= LONG["seconds"]
    finish(ann)
    bob.settle()
    assert bob.table["running"] == [seat_of(bob)]


def test_the_time_for_a_match_runs_while_a_seat_is_awaited(seated):
    _, (ann, bob) = seated({"per": "match", "seconds": 600})
    before = dict(enumerate(ann.table["times"]))
    until(lambda: ann.server.get(f"/api/tables/{ann.id}")["table"]["times"][seat_of(ann)] < before[seat_of(ann)])
    finish(ann)
    bob.settle()
    used = bob.table["times"]
    assert used[seat_of(ann)] < 600
    assert bob.table["running"] == [seat_of(bob)]
    finish(bob)
    ann.settle()
    assert ann.table["times"][seat_of(ann)] <= used[seat_of(ann)]


def test_an_undo_gives_no_new_time(seated):
    _, (ann, _) = seated(LONG)
    began = ann.table["times"]
    ann.act(ann.find("play")[0])
    ann.ask("undo", revision=ann.revision)
    ann.settle()
    kept = ann.server.rows("select times from matches where id = ?", ann.id)
    ann.act(ann.find("play")[0])
    assert ann.server.rows("select times from matches where id = ?", ann.id) == kept
    assert ann.table["times"] == began  # and no other time was sent


def test_no_clock_runs_while_a_seat_is_open(server, come):
    table, host = server.open(players=2, seats=["you", "open"], timing=SHORT)
    ann = come(server, table, host)
    assert ann.table.get("running", []) == []
    (bob,) = server.seat(table, host, 1)
    ann.settle()
    assert len(ann.table["running"]) == 1
    server.post(f"/api/tables/{table}/stand", {}, bob)
    ann.settle()
    assert ann.table.get("running", []) == []


def test_bots_have_no_clock(server, come):
    table, host = server.open(seats=["you", "random"], timing=LONG)
    ann = come(server, table, host)
    until(lambda: ann.settle() or ann.table.get("running") == [0])


# -------------------------------------------------------------------------------------------- timeouts


def test_at_zero_the_seat_passes(seated):
    _, (ann, bob) = seated({**SHORT, "then": "pass"}, options={"rounds": "1"})
    until(lambda: len(log(bob)) >= 2)
    assert log(ann)[:2] == [(seat_of(ann), "pass"), (seat_of(bob), "pass")]


def test_at_zero_a_bot_makes_the_whole_move(seated):
    _, (ann, bob) = seated(SHORT)
    until(lambda: len(log(bob)) >= 2)
    (one, played), (other, taken) = log(bob)[:2]
    assert (one, other) == (seat_of(ann), seat_of(ann))
    assert (played.split()[0], taken.split()[0]) == ("play", "take")
    until(lambda: ann.settle() or seat_of(bob) in ann.table.get("running", []) or len(log(ann)) > 2)


def test_after_two_timeouts_in_a_row_a_bot_gets_the_seat_until_the_person_returns(server, seated):
    table, (ann, bob) = seated(SHORT)
    until(lambda: ann.settle() or ann.table.get("kept"))
    bob.settle()
    assert bob.table["seats"][seat_of(ann)]["kind"] == "bot"
    until(lambda: bob.settle() or any(each.get("about") == "late" for each in bob.talks))
    sent = next(each for each in bob.talks if each.get("about") == "late")
    assert (sent["name"], sent["seat"]) == (f"Person {seat_of(ann)}" if seat_of(ann) else "Host", seat_of(ann))
    server.post(f"/api/tables/{table}/back", {}, ann.token)
    ann.settle()
    assert not ann.table.get("kept")


def test_a_move_in_time_resets_the_count_of_timeouts(server, seated):
    table, (ann, bob) = seated({**LONG, "then": "pass"})
    for _ in range(2):
        finish(ann)
        bob.settle()
        finish(bob)
        ann.settle()
    missed = server.rows("select times from matches where id = ?", table)[0][0]
    assert '"missed": 0' in missed
    assert '"missed": 1' not in missed


def test_the_last_awaited_seat_has_a_countdown(seated):
    """In Chinatown all give cards back at once; when two have, the third has little time."""
    timing = {"per": "move", "seconds": DAY, "then": "pass", "last": 1}
    _, (ann, bob, cleo) = seated(timing, "chinatown", 3)
    assert ann.table["running"] == [0, 1, 2]
    for player in (ann, bob):
        while refusals := player.find("refuse"):
            player.act(refusals[0])
    cleo.settle()
    hurried = [message for message in tables(cleo) if message.get("running") == [2]]
    assert hurried[0]["times"][2] <= 1
    until(lambda: cleo.settle() or not cleo.find("refuse"))
    highest = sorted(action for seat, action in log(cleo) if seat == 2)
    assert len(highest) == 2
    assert cleo.table["running"] == [0, 1, 2]  # the negotiation has begun


def tables(player):
    return [message for message in map(json.loads, player.heard) if message["type"] == "table"]


# ------------------------------------------------------------------------------------------- restarts


def test_time_runs_out_without_a_server_or_connections(start, seated):
    """The server is killed, three days pass, and nobody connects: the move is made, once."""
    server = start("away", grace=0.5)
    table, people = seated({**LONG, "then": "pass"}, at=server)
    for each in people:
        each.close()
    server.kill()
    pass_by(server, table, LONG["seconds"] + 5)
    server.start()
    until(lambda: server.entries(table))
    assert server.entries(table) == [(seat_of(people[0]), "pass")]
    ((later,),) = server.rows('select "until" from matches where id = ?', table)
    assert later > 0  # and now the other has three days
    server.kill()
    server.start()
    assert server.rows('select "until" from matches where id = ?', table) == [(later,)]


def test_after_a_restart_there_is_a_grace_period(start, seated, come):
    server = start("grace", grace=3600.0)
    table, people = seated({**LONG, "then": "pass"}, at=server)
    server.kill()
    pass_by(server, table, LONG["seconds"] + 5)
    server.start()
    ann = come(server, table, people[0].token)
    assert 3000 < ann.table["times"][seat_of(people[0])] <= 3600
    finish(ann)


def test_an_unloaded_table_has_its_timeout_in_time(start, seated):
    """It is not in memory, and is loaded for its clock."""
    server = start("idle", idle=0.2)
    table, people = seated({"per": "move", "seconds": 3, "then": "pass"}, at=server)
    for each in people:
        each.close()
    until(lambda: len(server.entries(table)) >= 1)


def test_a_bot_acts_for_an_absent_player_after_a_restart(start, seated):
    server = start("bot", grace=0.0)
    table, people = seated(LONG, at=server)
    server.kill()
    pass_by(server, table, LONG["seconds"] + 5)
    server.start()
    until(lambda: len(server.entries(table)) >= 2)
    assert [seat for seat, _ in server.entries(table)[:2]] == [seat_of(people[0])] * 2


# ----------------------------------------------------------------------------------------- settings


def test_a_rematch_has_the_same_clock(server, come):
    table, (host, _) = server.party(timing=LONG)
    server.post(f"/api/tables/{table}/end", {}, host)
    again = server.post(f"/api/tables/{table}/rematch", {}, host)["id"]
    assert come(server, again, host).table["timing"] == LONG
    assert server.rows('select "until" from matches where id = ?', table) == [(None,)]


@pytest.mark.parametrize(
    "timing",
    [
        {"per": "move"},
        {"per": "year", "seconds": 60},
        {"per": "move", "seconds": 0},
        {"per": "move", "seconds": 31 * DAY},
        {"per": "move", "seconds": 60, "last": -1},
        {"per": "match", "seconds": 60, "then": "explode"},
        {"per": "match", "seconds": 60, "more": 1},
        60,
    ],
)
def test_invalid_clocks_are_refused(server, timing):
    before = server.rows("select count(*) from matches")
    assert server.refused("POST", "/api/tables", {"game": "new-york-new-york", "timing": timing})[0] == 400
    assert server.rows("select count(*) from matches") == before


def test_every_game_names_the_action_of_a_passing_seat(server):
    assert all(info["late"] for info in server.get("/api/games"))


@pytest.mark.parametrize("folder", ["new_york_new_york", "enquetes_a_new_york", "chinatown"])
def test_passing_is_always_legal_and_ends_every_match(folder):
    """From positions of a match, all awaited seats time out until the match is over."""
    match = golden(folder, "0")
    for stop in (0, len(match.log) // 2):
        table = Table(match.game, match.players, match.options, match.seed, match.start)
        for seat, action, _ in match.log[:stop]:
            table.act(seat, action)
        for _ in range(3000):
            if table.over:
                break
            for seat in table.awaited[:1]:
                table.act(seat, *neutral_actions(table.view(seat)))
        assert table.over
