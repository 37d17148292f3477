"""Hints: a bot's choice for a seat with its reason, from the seat's view only; among people all are informed."""

import pytest

import gotham
from gotham.bots import advice_of, bot, reason_of, run_of
from gotham.games.chinatown.rules.state import PLACING
from gotham.i18n.catalogue import LANGUAGES, said

GAMES = ("new-york-new-york", "enquetes-a-new-york", "chinatown")


def ask(server, table, token, language="en"):
    answer = server.ask("POST", f"/api/tables/{table}/hint", None, token, **{"accept-language": language})
    return answer.json()


def until_ones_turn(server, come, table, token):
    """Connect to a table and wait for a decision."""
    player = come(server, table, token)
    while not player.legal:
        player.hear()
    return player


# ----------------------------------------------------------------------------------------- requests


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_legal_and_has_a_reason_in_the_persons_language(server, come, game):
    table, token = server.open(game, name="Ada")
    player = until_ones_turn(server, come, table, token)
    assert player.table["hints"]
    hint = ask(server, table, token, "de")
    assert (hint["type"], hint["revision"]) == ("hint", player.revision)
    assert hint["actions"][0] in player.legal
    assert hint["reason"]
    assert not hint["reason"].startswith("=")
    assert hint["reason"] != ask(server, table, token, "en")["reason"]
    answer = player.ask("act", actions=hint["actions"], words=hint["words"])
    assert answer["type"] == "accepted", answer
    player.settle()
    assert player.talks == [], "who plays alone is told nothing"


def test_among_people_hints_are_off_by_default_and_announced(server, come):
    table, (host, _) = server.party()
    assert "off" in ask(server, table, host)["reason"]
    table, tokens = server.party(hints=True)
    players = [come(server, table, token) for token in tokens]
    watcher = come(server, table)
    actor = next(player for player in players if player.legal)
    other = players[1 - players.index(actor)]
    assert ask(server, table, actor.token)["type"] == "hint"
    assert ask(server, table, other.token)["type"] == "refused"
    for player in (*players, watcher):
        player.settle()
        assert [(talk["about"], talk["seat"], talk["text"]) for talk in player.talks] == [
            ("hint", actor.table["seat"], "")
        ]


def test_a_rematch_keeps_the_setting_of_hints(server):
    table, (host, _) = server.party(hints=True)
    server.post(f"/api/tables/{table}/end", {}, host)
    following = server.post(f"/api/tables/{table}/rematch", {}, host)["id"]
    assert server.get(f"/api/tables/{following}", host)["table"]["hints"]


def test_without_a_decision_there_is_no_hint(server):
    table, (host, bob) = server.party(hints=True)
    assert server.refused("POST", f"/api/tables/{table}/hint")[0] == 401
    server.post(f"/api/tables/{table}/replace", {"seat": 1}, bob)
    assert "bot is playing" in ask(server, table, bob)["reason"]
    server.post(f"/api/tables/{table}/stand", {}, bob)
    assert "no seat" in ask(server, table, bob)["reason"]
    server.post(f"/api/tables/{table}/end", {}, host)
    assert "nothing for you" in ask(server, table, host)["reason"]


# ------------------------------------------------------------------------------------------ reasons


@pytest.mark.parametrize(
    ("name", "spec", "many"),
    [
        ("new-york-new-york", "ismcts:3", 4),
        ("new-york-new-york", "greedy", 6),
        ("enquetes-a-new-york", "detective", 60),
        ("enquetes-a-new-york", "greedy", 12),
        ("chinatown", "trader", 16),
    ],
)
def test_every_reason_has_a_text_in_every_language(name, spec, many):
    """All advice at the start of a match has a text, and the values of its message."""
    game = gotham.game(name, "plain")
    table, reasons = game.table(None, 5, {"rounds": "1"} if name.startswith("new") else {}), set()
    for _ in range(many):
        if table.over:
            break
        seat = table.awaited[0]
        view, player = table.view(seat), bot(game, spec, 1)
        answer = player.act(view, True)
        note = advice_of(player)
        for language in LANGUAGES if note not in reasons else ():
            text = said(note, game.words(language), str, lambda number: f"action {number}")
            assert text, (spec, note)
            assert not text.startswith("="), note
        reasons.add(note)
        table.act(seat, *run_of(answer))
    assert reasons - {""}


@pytest.mark.parametrize(
    ("name", "spec"), [("new-york-new-york", "ismcts:3"), ("enquetes-a-new-york", "detective"), ("chinatown", "trader")]
)
def test_public_remarks_differ_from_private_advice(name, spec):
    """Advice mentions hands, notes and plans: a playing bot publishes none of it."""
    game = gotham.game(name, "plain")
    table = game.table(None, 2)
    while not table.over and len(table.log) < 8:
        seat = table.awaited[0]
        player = bot(game, spec, 1)
        answer = player.act(table.view(seat), True)
        if name != "chinatown" or table.view(seat).state.phase == PLACING:
            assert advice_of(player)
            assert reason_of(player) == ""
        table.act(seat, *run_of(answer))


def test_a_certain_detective_says_so():
    game = gotham.game("enquetes-a-new-york", "plain")
    for seed in range(12):
        table = game.table(2, seed)
        players = [bot(game, "detective", seat) for seat in range(2)]
        while not table.over:
            seat = table.awaited[0]
            table.act(seat, players[seat].act(table.view(seat)))
        notes = [advice_of(player) for player in players]
        certain = [note for note in notes if note.startswith("=bot-certain")]
        if certain:
            assert said(certain[0], game.words("en"), str).startswith("Only ")
            return
    raise AssertionError("nobody was ever certain")
