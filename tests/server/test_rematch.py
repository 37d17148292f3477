"""Rematches: the same people and bots, whoever opens them."""

from tests.server.test_tables import about, kinds


def test_a_rematch_moves_everybody_by_one_seat_with_the_same_links(server, come):
    table, tokens = server.party(players=3)
    players = [come(server, table, token) for token in tokens]
    server.post(f"/api/tables/{table}/end", token=tokens[0])
    following = server.post(f"/api/tables/{table}/rematch", token=tokens[0])["id"]
    assert server.post(f"/api/tables/{table}/rematch", token=tokens[0])["id"] == following, "only one"
    for seat, (player, token) in enumerate(zip(players, tokens, strict=True)):
        player.settle()
        assert player.table["next"] == following
        assert about(server, following, token)["seat"] == (seat + 1) % 3
    names = [seat["name"] for seat in about(server, following)["seats"]]
    assert names == ["Person 2", "Host", "Person 1"]
    assert about(server, following)["commitment"] != about(server, table)["commitment"]


def test_a_rematch_has_the_same_bots_under_the_same_names(server):
    """People move on among the seats that no bot has."""
    seats = ["beginner", "you", "casual", "open"]
    table, host = server.open(players=4, seats=seats, name="Host", options={"rounds": "1"})
    server.seat(table, host, 3)
    before = about(server, table, host)
    server.post(f"/api/tables/{table}/end", token=host)
    following = server.post(f"/api/tables/{table}/rematch", token=host)["id"]
    after = about(server, following, host)
    bots = [[seat if seat["kind"] == "bot" else None for seat in each["seats"]] for each in (before, after)]
    assert bots[0] == bots[1]
    assert [seat["name"] for seat in after["seats"]][1::2] == ["Person 3", "Host"]
    assert after["options"] == before["options"]
    assert (after["seat"], after["host"]) == (3, True)


def test_one_person_keeps_their_seat_in_a_rematch(server):
    table, host = server.open(players=3, seats=["you", "beginner", "master"], name="Ann")
    server.post(f"/api/tables/{table}/end", token=host)
    following = server.post(f"/api/tables/{table}/rematch", token=host)["id"]
    one, other = about(server, table, host), about(server, following, host)
    assert one["seats"] == other["seats"]
    assert other["seat"] == 0


def test_a_rematch_goes_on_without_a_host_who_has_left(server):
    """Whoever opens it is its host; the seat that was left is free."""
    table, (host, bob, cleo) = server.party(players=3)
    server.post(f"/api/tables/{table}/end", token=host)
    server.post(f"/api/tables/{table}/stand", token=host)
    following = server.post(f"/api/tables/{table}/rematch", token=bob)["id"]
    assert [seat["kind"] for seat in about(server, following)["seats"]].count("open") == 1
    assert about(server, following, bob)["host"]
    assert not about(server, following, cleo).get("host")
    server.post(f"/api/tables/{following}/sit", {"seat": kinds(server, following).index("open")}, host)
    assert "open" not in kinds(server, following)
