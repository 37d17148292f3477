"""Tables and people: opening, sitting down, standing up, bots, hosts."""

import time

import pytest
from tests.server.serving import PATIENCE, until

import gotham
from gotham.server.live.setup import new_id

GAME = "new-york-new-york"


def about(server, table, token=""):
    return server.get(f"/api/tables/{table}", token)["table"]


def kinds(server, table):
    return [seat["kind"] for seat in about(server, table)["seats"]]


# ---------------------------------------------------------------------------------------- opening


def test_a_table_is_opened_with_a_game_alone(server):
    for game in [each["name"] for each in server.get("/api/games")]:
        table, host = server.open(game)
        mine = about(server, table, host)
        assert mine["game"] == game
        assert mine["state"] == "running"
        assert (mine["seat"], mine["host"], mine["person"]) == (0, True, True)
        assert {seat["kind"] for seat in mine["seats"][1:]} == {"bot"}


def test_an_id_begins_and_ends_with_a_letter_or_digit(monkeypatch):
    drawn = iter(["-123456789abcdef", "_123456789abcdef", "0123456789abcde-", "0123456789abcde_", "012345-789ab_def"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "012345-789ab_def"


def test_the_opener_chooses_players_options_and_seats(server):
    options = {"rounds": "1"}
    table, host = server.open(
        players=4, options=options, seats=["random", "you", "open", "greedy"], name="  Ada \n L. "
    )
    mine = about(server, table, host)
    assert mine["options"] == {"bonuses": "on", "rounds": "1"}
    assert [seat["kind"] for seat in mine["seats"]] == ["bot", "person", "open", "bot"]
    assert [seat.get("bot", "") for seat in mine["seats"]] == ["random", "", "", "greedy"]
    assert mine["seats"][1]["name"] == "Ada L."
    assert mine["seat"] == 1


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "no-such-game"},
        {"game": "new-york-new-york", "players": 9},
        {"game": "new-york-new-york", "options": {"rounds": "7"}},
        {"game": "new-york-new-york", "options": {"colour": "red"}},
        {"game": "new-york-new-york", "seats": ["you"]},
        {"game": "new-york-new-york", "seats": ["you", "you"]},
        {"game": "new-york-new-york", "seats": ["you", "no-such-bot"]},
        {"game": "new-york-new-york", "seats": ["you", "random:much"]},
        {"game": "new-york-new-york", "name": "x" * 41},
        {"game": "new-york-new-york", "language": "xx"},
        {"game": "new-york-new-york", "unheard": "of"},
        {},
        [],
        None,
    ],
)
def test_an_impossible_table_is_refused(server, wish):
    server.refused("POST", "/api/tables", wish)


def test_only_listed_tables_are_in_the_lobby(server):
    listed, host = server.open(listed=True, seats=["you", "open"], name="Ada")
    private, _ = server.open(seats=["you", "open"])
    lobby = {each["id"]: each for each in server.get("/api/tables")}
    assert private not in lobby
    assert lobby[listed]["names"] == ["Ada", ""]
    assert lobby[listed]["open"] == 1
    server.post(f"/api/tables/{listed}/end", token=host)
    assert listed not in [each["id"] for each in server.get("/api/tables")]


# ------------------------------------------------------------------------------------ sitting down


def test_one_invitation_opens_every_seat(server):
    """It stays the same while people sit down, and changes when somebody leaves: one who was removed cannot return."""
    table, host = server.open(players=4, seats=["you", "open", "open", "random"])
    general = server.get(f"/api/tables/{table}/invitations", host)["general"]
    first = server.post(f"/api/tables/{table}/sit", {"invitation": general, "name": "Bob"})["token"]
    assert about(server, table, first)["seat"] == 1
    assert server.get(f"/api/tables/{table}/invitations", host)["general"] == general
    second = server.post(f"/api/tables/{table}/sit", {"seat": 2, "invitation": general})["token"]
    assert about(server, table, second)["seat"] == 2
    status, reason = server.refused("POST", f"/api/tables/{table}/sit", {"invitation": general})
    assert (status, reason) == (400, "there is no free seat left at this table")

    server.post(f"/api/tables/{table}/kick", {"seat": 2}, host)
    status, _ = server.refused("POST", f"/api/tables/{table}/sit", {"invitation": general})
    assert status == 400
    renewed = server.get(f"/api/tables/{table}/invitations", host)["general"]
    assert renewed != general
    server.post(f"/api/tables/{table}/sit", {"invitation": renewed})
    assert kinds(server, table) == ["person", "person", "person", "bot"]


def test_a_guessed_invitation_opens_no_seat(server):
    table, host = server.open(players=2, seats=["you", "open"])
    for guess in ("", "0" * 32, server.get(f"/api/tables/{table}/invitations", host)["general"][:-1]):
        status, _ = server.refused("POST", f"/api/tables/{table}/sit", {"invitation": guess})
        assert status == 400
    assert kinds(server, table) == ["person", "open"]


def test_who_left_returns_to_the_same_seat_without_naming_it(server):
    table, host = server.open(players=3, seats=["you", "open", "open"])
    [bob] = server.seat(table, host, 2)
    server.post(f"/api/tables/{table}/stand", {}, bob)
    server.post(f"/api/tables/{table}/sit", {}, bob)
    assert about(server, table, bob)["seat"] == 2


def test_an_invitation_opens_its_seat_once(server):
    table, host = server.open(players=3, seats=["you", "open", "open"])
    invitations = server.get(f"/api/tables/{table}/invitations", host)["invitations"]
    assert sorted(invitations) == ["1", "2"]
    wish = {"seat": 1, "invitation": invitations["1"], "name": "Bob"}
    server.refused("POST", f"/api/tables/{table}/sit", wish | {"seat": 2})
    bob = server.post(f"/api/tables/{table}/sit", wish)["token"]
    server.refused("POST", f"/api/tables/{table}/sit", wish)
    server.post(f"/api/tables/{table}/stand", token=bob)
    _, reason = server.refused("POST", f"/api/tables/{table}/sit", wish)
    assert "invitation" in reason
    assert server.get(f"/api/tables/{table}/invitations", host)["invitations"]["1"] != invitations["1"]


def test_a_private_table_needs_an_invitation(server):
    table, host = server.open(seats=["you", "open"])
    server.refused("POST", f"/api/tables/{table}/sit", {"seat": 1})
    server.refused("POST", f"/api/tables/{table}/sit", {"seat": 1, "invitation": "guessed"})
    server.refused("POST", f"/api/tables/{table}/sit", {"seat": 0})
    server.refused("POST", f"/api/tables/{table}/sit", {"seat": 5})
    status, _ = server.refused("GET", f"/api/tables/{table}/invitations")
    assert status == 401
    assert kinds(server, table) == ["person", "open"]
    assert host not in server.ask("GET", f"/api/tables/{table}").text


def test_anybody_can_sit_down_at_a_listed_table(server):
    table, _ = server.open(seats=["you", "open"], listed=True)
    server.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Passer-by"})
    assert kinds(server, table) == ["person", "person"]


def test_a_person_who_has_seen_a_seat_cannot_take_another(server):
    table, host = server.open(players=3, seats=["you", "open", "open"], listed=True)
    bob = server.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob"})["token"]
    server.refused("POST", f"/api/tables/{table}/sit", {"seat": 2}, bob)  # has one
    server.post(f"/api/tables/{table}/stand", token=bob)
    _, reason = server.refused("POST", f"/api/tables/{table}/sit", {"seat": 2, "name": "Rob"}, bob)
    assert "seat 2" in reason  # people count from 1
    assert server.post(f"/api/tables/{table}/sit", {"seat": 1}, bob) == {"id": table, "token": ""}
    assert about(server, table, host)["seats"][1]["name"] == "Bob"  # the refusals changed nothing


def test_a_person_who_stands_up_becomes_a_spectator(server, come):
    table, (_, bob) = server.party()
    player = come(server, table, bob)
    assert player.table["seat"] == 1
    server.post(f"/api/tables/{table}/stand", token=bob)
    player.settle()
    assert player.table.get("seat") is None
    assert player.table["person"]
    assert player.view == come(server, table).view
    answer = player.ask("act", actions=[0], revision=player.revision)
    assert answer["type"] == "refused"
    server.post(f"/api/tables/{table}/sit", {"seat": 1}, bob)
    player.settle()
    assert player.table["seat"] == 1


def test_each_person_has_their_own_name_and_language(server, come):
    table, (host, bob) = server.party()
    watcher = come(server, table, host, language="nl")
    server.post(f"/api/tables/{table}/person", {"name": "Bobby\u202e\x07", "language": "fr"}, bob)
    watcher.settle()
    assert watcher.table["seats"][1]["name"] == "Bobby"
    dutch, english = watcher.words, come(server, table, host).words
    assert dutch.keys() == english.keys()
    assert not dutch or dutch != english
    server.refused("POST", f"/api/tables/{table}/person", {"name": "x", "language": "tlh"}, bob)
    assert server.refused("POST", f"/api/tables/{table}/person", {"name": "x"}, "wrong")[0] == 401


# -------------------------------------------------------------------------------------------- bots


def test_a_bot_replaces_a_leaver_who_can_return(server, come):
    table, (host, bob) = server.party()
    ada, player = come(server, table, host), come(server, table, bob)
    assert player.ask("note", about="plan", text="keep the tall ones")["type"] == "accepted"
    server.refused(
        "POST", f"/api/tables/{table}/replace", {"seat": 0, "bot": "random"}, bob
    )  # neither his own seat nor an absent player's
    server.refused("POST", f"/api/tables/{table}/replace", {"seat": 1, "bot": "no-such-bot"}, host)
    server.post(f"/api/tables/{table}/replace", {"seat": 1, "bot": "random"}, host)
    player.settle()
    assert player.table["kept"]
    assert player.table["seats"][1]["bot"] == "random"
    answer = player.ask("act", actions=player.legal[:1] or [0], revision=player.revision)
    assert answer["type"] == "refused"
    play_until(ada, lambda: len(ada.log) > 12)
    assert {entry["seat"] for entry in ada.log.values()} == {0, 1}, "the bot has played"
    server.post(f"/api/tables/{table}/back", token=bob)
    player.settle()
    assert not player.table.get("kept")
    assert player.notes == {"plan": "keep the tall ones"}
    play_until(ada, lambda: player.settle() or player.legal)
    player.act(player.legal[0])
    assert "tall ones" not in "".join(ada.heard)


def play_until(player, condition):
    """Play the first choice whenever there is one."""
    late = time.monotonic() + PATIENCE
    while not condition() and not player.over:
        assert time.monotonic() < late
        player.settle()
        if player.legal:
            player.act(player.legal[0])
        else:
            time.sleep(0.02)


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("new-york-new-york", {"rounds": "1"}, 2),
        ("enquetes-a-new-york", {"rounds": "20"}, 2),
        pytest.param("chinatown", {"offers": "3"}, 3, marks=pytest.mark.deep),
    ],
)
def test_bots_play_a_match_to_its_end(server, game, options, seats):
    table, _ = server.open(game, seats=["random"] * seats, options=options)
    until(lambda: server.rows("select state from matches where id = ?", table) == [("over",)])
    assert about(server, table)["state"] == "over"
    assert server.count("gotham_failures_total") == 0


def test_a_guest_may_not_replace_people_who_are_here_or_left_a_moment_ago(server, come):
    table, (host, bob, cy) = server.party(players=3)
    wishes = [{"seat": seat, "bot": "random"} for seat in (0, 2)]
    reasons = [server.refused("POST", f"/api/tables/{table}/replace", wish, bob) for wish in wishes]
    name = "only the host can do this before {} has been away for 120 seconds".format
    assert reasons == [(403, name("Host")), (403, name("Person 2"))], "nobody has come yet"
    for token in (host, cy):
        come(server, table, token).close()
    until(lambda: not any(seat.get("online") for seat in about(server, table)["seats"]))
    assert [server.refused("POST", f"/api/tables/{table}/replace", wish, bob) for wish in wishes] == reasons
    wait = server.refused("POST", f"/api/tables/{table}/replace", {"seat": 2}, host)
    assert wait == (400, "Person 2 was here a moment ago; wait a few seconds")
    assert kinds(server, table) == ["person"] * 3


def test_after_a_long_absence_a_guest_has_the_usual_bot_play_which_only_the_host_changes(start, come):
    server = start(absence=0.5, blink=0.2)
    table, (host, bob, cy) = server.party(players=3)
    with_us = come(server, table, cy)
    assert with_us.table["absence"] == 0
    server.refused("POST", f"/api/tables/{table}/replace", {"seat": 2}, bob)
    with_us.close()
    for seat in (2, 0):
        wish = {"seat": seat, "bot": "random"}
        until(lambda wish=wish: server.ask("POST", f"/api/tables/{table}/replace", wish, bob).status_code == 200)
    assert kinds(server, table) == ["bot", "person", "bot"]
    assert [about(server, table)["seats"][seat]["bot"] for seat in (0, 2)] == [gotham.game(GAME).bots.default] * 2
    refused = server.refused("POST", f"/api/tables/{table}/replace", {"seat": 2, "bot": "random"}, bob)
    assert refused == (403, "only the host can change a bot")
    server.post(f"/api/tables/{table}/replace", {"seat": 2, "bot": "random"}, host)
    assert about(server, table)["seats"][2]["bot"] == "random"
    until(lambda: server.ask("POST", f"/api/tables/{table}/replace", {"seat": 1}, host).status_code == 200)


# ------------------------------------------------------------------------------------------- hosts


def test_only_the_host_may_kick_end_and_open_a_rematch(server):
    table, (_, bob) = server.party()
    for path, body in (("kick", {"seat": 0}), ("end", None), ("rematch", None)):
        assert server.refused("POST", f"/api/tables/{table}/{path}", body, bob)[0] == 403
        assert server.refused("POST", f"/api/tables/{table}/{path}", body)[0] == 401


def test_a_kicked_person_cannot_return(server, come):
    table, (host, bob) = server.party()
    player, watcher = come(server, table, bob), come(server, table, host)
    server.post(f"/api/tables/{table}/kick", {"seat": 1}, host)
    player.settle()
    assert player.table.get("seat") is None
    assert not player.table.get("person")
    assert player.ask("talk", text="not fair")["type"] == "refused"
    assert server.refused("GET", f"/api/tables/{table}", token=bob)[0] == 401
    assert server.refused("POST", f"/api/tables/{table}/sit", {"seat": 1}, bob)[0] == 401
    watcher.settle()
    assert [(talk["about"], talk["name"]) for talk in watcher.talks] == [("left", "Person 1")]
    assert watcher.table["seats"][1]["kind"] == "open"
    server.seat(table, host, 1)
    assert kinds(server, table) == ["person", "person"]


def test_a_match_ended_by_the_host_cannot_continue(server, come):
    table, (host, bob) = server.party()
    player = come(server, table, bob)
    assert server.refused("POST", f"/api/tables/{table}/rematch", token=host)
    server.post(f"/api/tables/{table}/end", token=host)
    player.settle()
    assert player.table["state"] == "ended"
    assert player.table["reason"]
    assert player.table.get("seed") is None
    for token in (host, bob):
        server.refused("POST", f"/api/tables/{table}/act", {"actions": [0], "revision": 0}, token)


# -------------------------------------------------------------------------------------- spectating


def test_anybody_with_the_address_may_only_watch(server, come):
    table, (host, _) = server.party()
    watcher, player = come(server, table), come(server, table, host)
    assert watcher.table.get("seat") is None
    assert watcher.legal == []
    assert not watcher.notes
    watcher.settle()
    for kind, parts in {
        "act": {"actions": [0], "revision": 0},
        "talk": {"text": "hello"},
        "note": {"about": "x", "text": "y"},
    }.items():
        assert watcher.ask(kind, **parts)["type"] == "refused"
        assert server.refused("POST", f"/api/tables/{table}/{kind}", parts)[0] == 401
    player.settle()
    assert player.table["watching"] == 1
    assert server.refused("GET", "/api/tables/nowhere")[0] == 404
    assert server.refused("GET", "/api/tables/%00")[0] == 404


def test_notes_belong_to_their_author(server, come):
    """They have them after a return; the next holder of the seat does not."""
    table, host = server.open(seats=["you", "open"])
    invitation = server.get(f"/api/tables/{table}/invitations", host)["invitations"]["1"]
    first = server.post(f"/api/tables/{table}/sit", {"seat": 1, "invitation": invitation})["token"]
    server.post(f"/api/tables/{table}/note", {"type": "note", "about": "plan", "text": "all in"}, first)
    server.post(f"/api/tables/{table}/stand", {}, first)
    server.post(f"/api/tables/{table}/sit", {"seat": 1}, first)
    assert come(server, table, first).notes == {"plan": "all in"}
    server.post(f"/api/tables/{table}/stand", {}, first)
    invitation = server.get(f"/api/tables/{table}/invitations", host)["invitations"]["1"]
    second = server.post(f"/api/tables/{table}/sit", {"seat": 1, "invitation": invitation})["token"]
    assert come(server, table, second).notes == {}
    assert server.rows("select count(*) from notes where match = ?", table) == [(0,)]
