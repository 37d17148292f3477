"""Chat and notes: recipients, numbering for each reader, and privacy."""

import json

import pytest

import gotham
from gotham.engine import SPECTATOR
from gotham.server import limits
from gotham.server.live import chat_log
from gotham.server.live.chat_log import ChatLog, chat_row, size_of


def hear_all(*players):
    for player in players:
        player.settle()


def texts(player):
    return [(talk["number"], talk["text"]) for talk in player.talks]


def test_chat_reaches_its_recipients_and_is_numbered_for_each(server, come):
    table, tokens = server.party(players=4)
    ada, bob, cy, dot = players = [come(server, table, token) for token in tokens]
    watcher = come(server, table)
    hear_all(*players, watcher)
    counts = [len(player.heard) for player in (*players, watcher)]
    for player, text, to in (
        (ada, "hello all", None),
        (ada, "psst  Bob", [1]),
        (bob, "yes?", [0, 2]),
        (dot, "<b>what a view</b>", None),
    ):
        assert player.ask("talk", text=text, to=to)["type"] == "accepted"
    hear_all(*players, watcher)
    assert texts(ada) == [(1, "hello all"), (2, "psst Bob"), (3, "yes?"), (4, "<b>what a view</b>")]
    assert texts(bob) == texts(ada)
    assert texts(cy) == [(1, "hello all"), (2, "yes?"), (3, "<b>what a view</b>")]
    assert texts(dot) == texts(watcher) == [(1, "hello all"), (2, "<b>what a view</b>")]
    own = [3, 2, 1, 2, 1]  # answers to their own requests
    assert [len(p.heard) - n for p, n in zip((*players, watcher), counts, strict=True)] == [
        4 + own[0], 4 + own[1], 3 + own[2], 2 + own[3], 2 + own[4]
    ]  # fmt: skip
    for player in (*players, watcher):
        assert come(server, table, player.token).talks == player.talks
        assert server.get(f"/api/tables/{table}", player.token)["talk"] == player.talks


def test_private_chat_stays_with_its_people_when_another_takes_the_seat(server, come):
    table, (host, bob, cy) = server.party(players=3)
    server.post(f"/api/tables/{table}/talk", {"text": "to Bob alone", "to": [1]}, host)
    server.post(f"/api/tables/{table}/talk", {"text": "to the host alone", "to": [0]}, bob)
    server.post(f"/api/tables/{table}/talk", {"text": "to all"}, bob)
    server.post(f"/api/tables/{table}/stand", {}, bob)
    server.post(f"/api/tables/{table}/talk", {"text": "to nobody", "to": [1]}, host)
    (dan,) = server.seat(table, host, 1)
    server.post(f"/api/tables/{table}/talk", {"text": "to Dan alone", "to": [1]}, host)

    def read(token):
        player = come(server, table, token)
        player.settle()
        texts = [talk["text"] for talk in player.talks if not talk.get("about")]
        heard = server.get(f"/api/tables/{table}", token)["talk"]
        assert [talk["text"] for talk in heard if not talk.get("about")] == texts
        return texts

    assert read(dan) == ["to all", "to Dan alone"]
    assert read(host) == ["to Bob alone", "to the host alone", "to all", "to nobody", "to Dan alone"]
    assert read(cy) == ["to all"]
    server.post(f"/api/tables/{table}/stand", {}, dan)
    server.post(f"/api/tables/{table}/sit", {"name": "Bob"}, bob)
    assert read(bob) == ["to Bob alone", "to the host alone", "to all"], "who returns has what was theirs"


def test_private_chat_of_an_older_release_is_read_by_seat():
    chat = ChatLog([chat_row("a-table", 0, 0, "Ann", "to Bob alone", [1])])
    assert [len(chat.heard_by(seat, "anybody")) for seat in (*range(3), SPECTATOR)] == [1, 1, 0, 0]


def test_chat_without_recipients_or_text_is_refused(server, come):
    table, tokens = server.party()
    ada, bob = (come(server, table, token) for token in tokens)
    for parts in (
        {"text": ""},
        {"text": " \n "},
        {"text": "x" * 501},
        {"text": "nul \0"},
        {"text": "x", "to": [2]},
        {"text": "x", "to": [62]},
        {"text": "x", "to": [-1]},
        {"text": "x", "to": "all"},
    ):
        ada.send({"type": "talk", **parts})
        assert ada.answer(0)["type"] == "refused"
    hear_all(ada, bob)
    assert bob.talks == []


def answer_of(server, table):
    """Return the answer of a case from the seed."""
    seed, players, options = server.rows("select seed, players, options from matches where id = ?", table)[0]
    game = gotham.game("enquetes-a-new-york", "plain")
    return int(game.table(players, seed, json.loads(options))._rows[0].answer)


def accuse_wrongly(server, table, player):
    """Let a player accuse a wrong square, so that they are out and know the answer."""
    answer = answer_of(server, table)
    wrong = [number for number in player.find("accuse")][(answer + 1) % 25]
    player.act(wrong)


def test_a_player_who_knows_the_answer_cannot_chat_with_active_players(server, come):
    table, tokens = server.party("enquetes-a-new-york", players=4)
    players = [come(server, table, token) for token in tokens]
    watcher = come(server, table)
    hear_all(*players)
    out = []
    for _ in range(2):
        hear_all(*players)
        player = next(each for each in players if each.legal)
        accuse_wrongly(server, table, player)
        out.append(player)
    hear_all(*players)
    still = [player for player in players if player not in out]
    first, second = out
    seats = {player: player.table["seat"] for player in players}
    for to in ([seats[still[0]]], [seats[second], seats[still[1]]]):
        answer = first.ask("talk", text="it is the bank", to=to)
        assert answer["type"] == "refused"
        server.refused("POST", f"/api/tables/{table}/talk", {"text": "it is the bank", "to": to}, first.token)
    assert first.ask("talk", text="what a pity")["type"] == "accepted"
    assert first.ask("talk", text="it was the bank", to=[seats[second]])["type"] == "accepted"
    assert still[0].ask("talk", text="quiet, please")["type"] == "accepted"
    hear_all(*players, watcher)
    assert [text for _, text in texts(second)] == ["what a pity", "it was the bank", "quiet, please"]
    for player in (*still, watcher):
        assert [text for _, text in texts(player)] == ["quiet, please"]
    server.post(f"/api/tables/{table}/stand", token=first.token)
    assert first.ask("talk", text="now I may: the bank")["type"] == "accepted"
    hear_all(*still, watcher)
    for player in (*still, watcher):
        assert [text for _, text in texts(player)] == ["quiet, please", ""], "only that somebody has left"


def test_notes_are_private(server, come):
    table, tokens = server.party()
    ada, bob = (come(server, table, token) for token in tokens)
    watcher = come(server, table)
    hear_all(ada, bob, watcher)
    counts = len(bob.heard), len(watcher.heard)
    assert ada.ask("note", about="plan", text="secret plan")["type"] == "accepted"
    assert ada.ask("note", about="other", text="two\nlines")["type"] == "accepted"
    assert ada.ask("note", about="plan", text="")["type"] == "accepted"
    assert ada.notes == {"other": "two\nlines"}
    hear_all(bob, watcher)
    assert (len(bob.heard), len(watcher.heard)) == (counts[0] + 1, counts[1] + 1), "nothing but their own answers"
    other = come(server, table, ada.token)
    assert other.notes == ada.notes
    assert bob.notes == {}
    for player in (bob, watcher):
        assert "two" not in server.ask("GET", f"/api/tables/{table}/record", token=player.token).text
    assert '"two\\nlines"' in server.get(f"/api/tables/{table}/record", ada.token)


def test_at_most_a_hundred_notes_are_stored(server, come):
    table, tokens = server.party()
    ada = come(server, table, tokens[0])
    for number in range(100):
        assert ada.ask("note", about=f"{number}", text="x")["type"] == "accepted"
    assert ada.ask("note", about="one more", text="x")["type"] == "refused"
    assert ada.ask("note", about="0", text="y")["type"] == "accepted"
    assert ada.ask("note", about=" ", text="y")["type"] == "refused"
    assert len(ada.notes) == 100


def test_a_line_of_chat_costs_the_same_however_long_the_chat_is(monkeypatch):
    row, looked, may_read = chat_row("m", 0, 0, "Ann", "hello", [0]), [], chat_log._may_read
    monkeypatch.setattr(chat_log, "_may_read", lambda *asked: looked.append(asked) or may_read(*asked))
    log = ChatLog([row] * 50)
    log.latest(0, None)
    looked.clear()
    for count in range(51, 61):
        log.add(row)
        log.latest(0, None)
        assert log.length(0, None) == count  # who waits for news is woken by every line
    assert len(looked) <= 2 * 10


def test_lines_of_chat_are_counted_once(monkeypatch):
    """Also those that not everybody may read; older tables may have more than the limit."""
    row = lambda seq, readers: chat_row("m", seq, seq % 3, "Ann", "x" * 100, readers)  # noqa: E731
    rows = [row(seq, None if seq % 4 else [seq % 3]) for seq in range(50)]
    log = ChatLog(rows[:20])
    for viewer in (0, 1, 2, 7):
        log.heard_by(viewer, None)
    for each in rows[20:]:
        log.add(each)
    for viewer in (0, 1, 2, 7):
        heard = ChatLog(rows).heard_by(viewer, None)
        assert log.heard_by(viewer, None) == heard
        assert [line.number for line in heard] == [*range(1, len(heard) + 1)]
        assert log.latest(viewer, None) == heard[-1]
    monkeypatch.setattr(limits.CHAT_OF_TABLE, "value", 10 * size_of(rows[1]))
    latest = log.heard_by(1, None)
    assert latest == heard_in_full(rows, 1)[-len(latest) :]
    assert log.length(1, None) == len(latest)
    assert 8 <= len(latest) <= 10


def heard_in_full(rows, viewer):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits.CHAT_OF_TABLE, "value", 10**9)
        return ChatLog(rows).heard_by(viewer, None)
