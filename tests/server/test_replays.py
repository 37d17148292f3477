"""Replays: every moment from every seat of a finished match, from the own seat of a running one; imports, forks."""

import json
import random

import pytest
from tests.server.players import Player
from tests.server.serving import until
from tests.server.worlds import golden, plant, token

import gotham
from gotham.bots import bot, play
from gotham.engine import NOTHING, SPECTATOR
from gotham.match.scene import write_scene
from gotham.match.table import Table
from gotham.server.history.imports import read_transcript
from gotham.server.history.timeline import Timeline

FOLDERS = ("new_york_new_york", "chinatown", "enquetes_a_new_york")
MOMENTS = 40  # positions of each game from which a fork is played in this process


def keep(server, id, table):
    """Store a table with its log."""
    plant(server, id, table)
    notation = table.game.notation
    for seq, (seat, action, note) in enumerate(table.log):
        text = notation[action] if action >= 0 else "undo"
        server.write("insert into entries values (?, ?, ?, ?, ?)", id, seq, seat, text, note)


@pytest.fixture(scope="module")
def finished(server):
    """A finished match with undos; return its id and its table."""
    table = golden("new_york_new_york", "12-undo")
    keep(server, "finished", table)
    return "finished", table


@pytest.fixture(scope="module")
def running(server):
    """A match of three in which each viewer has seen different events."""
    whole = golden("chinatown", "00")
    table = Table(whole.game, whole.players, whole.options, whole.seed, whole.start)
    for seat, action, note in whole.log[:60]:
        table.act(seat, action, note=note)
    keep(server, "running", table)
    return "running", table


WATCHER = -1  # in the place of a seat


def eyes(seat):
    """Return a seat as the rules number it."""
    return SPECTATOR if seat == WATCHER else seat


def moment(server, id, own="", **asked):
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    return server.get(f"/api/tables/{id}/replay?{query}", own)


# ---------------------------------------------------------------------------------------------- replays


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_every_moment_of_a_finished_match_equals_that_viewers_view(server, finished, seat):
    id, table = finished
    views = [table.first_view(eyes(seat)), *(event.after for event in table.events(eyes(seat)))]
    for move in (0, 1, 17, len(views) // 2, len(views) - 2, len(views) - 1):
        shown = moment(server, id, seat=seat, move=move)
        assert (shown["seat"], shown["move"], shown["last"]) == (seat, move, len(views) - 1)
        assert shown["view"]["view"] == views[move].cells.tolist()
        assert (shown["view"]["revision"], shown["view"]["whole"], shown["view"]["legal"]) == (move, True, [])
        assert shown["view"].get("over", False) == (move == len(views) - 1)
    assert shown["view"]["returns"] == list(table.returns)
    assert shown["view"]["winners"] == list(table.winners)


def test_the_log_of_every_seat(server, finished):
    id, table = finished
    for seat in (0, 1, WATCHER):
        log = server.get(f"/api/tables/{id}/replay/log?seat={seat}&language=de")
        assert [entry["number"] for entry in log] == [*range(1, len([*table.events(eyes(seat))]) + 1)]
        table.names = ("Person 0", "Person 1")
        assert [line for entry in log for line in entry["lines"]] == table.story(eyes(seat), "de")


def test_as_text_or_for_a_drawn_board(server, finished):
    id, table = finished
    drawn, said = moment(server, id, seat=1, move=9), moment(server, id, seat=1, move=9, describe=1, language="fr")
    assert "board" in drawn["view"]
    assert "lines" not in drawn["view"]
    assert "board" not in said["view"]
    assert said["view"]["lines"] == [*table.events(1)][8].after.describe("fr", lambda seat: f"Person {seat}")


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_timeline_has_every_viewers_revision_at_a_moment(folder):
    """And a timeline that grows with the log equals one made at its end."""
    table = golden(folder, "12-undo")
    whole, grown = Timeline(table), Timeline(table)
    whole.grow(table.game, table.log)
    for at in range(0, len(table.log), 7):
        grown.grow(table.game, table.log[at : at + 7])
    assert (grown.frames, grown.noticed) == (whole.frames, whole.noticed)
    for viewer in table.game.viewers(table.players):
        noticed = [seen != NOTHING for _, seen, _, _ in table.history(viewer)]
        for frame in range(0, len(table.log) + 1, 50):
            assert whole.moves(frame)[viewer] == sum(noticed[:frame])
        last = whole.last(viewer)
        assert whole.view(table.game, viewer, whole.frame(viewer, last)) == table.view(viewer)


def test_switching_the_seat_stays_at_the_moment(server):
    table = golden("chinatown", "00")
    keep(server, "switched", table)
    shown = moment(server, "switched", seat=0, move=40)
    reel = Timeline(table)
    reel.grow(table.game, table.log)
    assert {eyes(int(seat)): move for seat, move in shown["moves"].items()} == reel.moves(reel.frame(0, 40))
    other = moment(server, "switched", seat=1, move=shown["moves"]["1"])
    assert other["view"]["view"] == reel.view(table.game, 1, reel.frame(0, 40)).cells.tolist()


# ----------------------------------------------------------------------------------------- running matches


def test_during_a_match_a_viewer_sees_only_their_own_side(server, running):
    id, table = running
    for seat in (0, 1, 2, WATCHER):
        own = "" if seat == WATCHER else token(seat)
        shown = moment(server, id, own, seat=seat, move=10)
        assert shown["moves"] == {str(seat): 10}
        assert shown["view"]["view"] == [*table.events(eyes(seat))][9].after.cells.tolist()
        assert shown["last"] == len([*table.events(eyes(seat))])
        for other in {0, 1, 2, WATCHER} - {seat}:
            for path in (f"replay?seat={other}&move=3", f"replay/log?seat={other}"):
                status, reason = server.refused("GET", f"/api/tables/{id}/{path}", token=own)
                assert (status, "own seat" in reason) == (400, True)
    assert server.refused("GET", f"/api/tables/{id}/replay?seat=0", token="somebody-else-0123456789")[0] == 401


def test_new_events_are_included(server):
    id, people = server.party()
    seat = server.get(f"/api/tables/{id}")["view"]["awaited"][0]
    ann = people[seat]
    with Player(server, id, ann) as player:
        first = moment(server, id, ann, seat=seat, move=99)
        assert (first["move"], first["last"]) == (0, 0)
        player.act(player.legal[0])
        player.settle()
        shown = moment(server, id, ann, seat=seat, move=99)
        assert (shown["move"], shown["last"]) == (player.revision, player.revision)
        assert shown["view"]["view"] == player.view
        assert server.get(f"/api/tables/{id}/replay/log?seat={seat}", ann) == [*player.log.values()]
        assert moment(server, id, ann, seat=seat, move=0)["view"]["view"] == first["view"]["view"]


def test_an_ended_match_stays_secret(server):
    id, (ann, ben) = server.party()
    server.post(f"/api/tables/{id}/end", {}, ann)
    assert moment(server, id, ann, seat=0)["move"] == 0
    assert "own seat" in server.refused("GET", f"/api/tables/{id}/replay?seat=1", token=ann)[1]
    assert "own seat" in server.refused("GET", f"/api/tables/{id}/replay?seat=0", token=ben)[1]
    wish = {"seat": 0, "move": 0}
    assert "not over yet" in server.refused("POST", f"/api/tables/{id}/onward", wish, ann)[1]


def test_a_match_without_its_rules_cannot_be_replayed(server):
    table = golden("new_york_new_york", "03")
    plant(server, "frozen", table)
    server.write("update matches set version = 99 where id = 'frozen'")
    for path in ("replay", "replay/log"):
        assert "cannot continue" in server.refused("GET", f"/api/tables/frozen/{path}")[1]


@pytest.mark.parametrize(
    "query",
    ["seat=77", "seat=62", "seat=abc", "move=abc", "seat=1.5", "describe=maybe", "seat=" + "9" * 5000, "move=0x11"],
)
def test_invalid_requests_are_refused_in_one_line(server, finished, query):
    status, reason = server.refused("GET", f"/api/tables/{finished[0]}/replay?{query}")
    assert status == 400
    assert "\n" not in reason


def test_a_move_beyond_the_last_is_the_last(server, finished):
    last = moment(server, finished[0], seat=0, move=99999999999)
    assert last["move"] == last["last"] > 17
    assert moment(server, finished[0], seat=0, move=-5)["move"] == 0


# ---------------------------------------------------------------------------------------------- imports


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_transcript_becomes_a_match(server, folder):
    table = golden(folder, "13-from-a-scene")
    table.names = ("Ada <b>", "Bob\u202e " + "x" * 60, *["", "Dot", "Eve", "Flo"][: table.players - 2])
    id = server.post("/api/replays", {"transcript": table.transcript()})["id"]
    about = server.get(f"/api/tables/{id}")["table"]
    assert [seat.get("name", "") for seat in about["seats"]][:2] == ["Ada <b>", "Bob " + "x" * 36]
    assert (about["state"], about.get("listed", False), about["seed"]) == ("over", False, table.seed)
    shown = moment(server, id, seat=1, move=5)
    assert shown["view"]["view"] == [*table.events(1)][4].after.cells.tolist()
    again = gotham.replay(server.get(f"/api/tables/{id}/transcript"))
    assert (again.digest, again.log) == (table.digest, table.log)
    assert server.refused("POST", f"/api/tables/{id}/sit", {"seat": 0})[0] == 400
    assert id not in {listing["id"] for listing in server.get("/api/tables")}


def test_a_text_that_is_no_finished_match_is_refused(server, running, finished):
    over, going = finished[1].transcript(), running[1]
    bad = {
        going.transcript(): "sealed",
        going.save(): "not over",
        finished[1].record(0): "one seat",
        "hello": "expected",
        over.replace("gotham match 1", "gotham match 2"): "match 1",
        over.replace("game new-york-new-york", "game monopoly"): "no game",
        over.replace("\nlog\n", "\nlog\n0 play 99\n"): "not an action",
        over.replace("seed", "seed \ud83c"[:5] + "x", 1): "",
        over[: len(over) // 2]: "",
        over.replace("result ", "result 1"): "result",
    }
    for text, why in bad.items():
        read = read_transcript(text, "en", "id", "secret")
        assert why in read.refusal, read.refusal
        assert (bool(read.refusal), "\n" in read.refusal, read.entries) == (True, False, [])
    before = server.rows("select count(*) from matches")
    status, reason = server.refused("POST", "/api/replays", {"transcript": going.transcript()})
    assert (status, "sealed" in reason) == (400, True)
    assert server.rows("select count(*) from matches") == before
    for body in (
        {},
        {"transcript": ""},
        {"transcript": 7},
        {"transcript": "x", "more": 1},
        {"transcript": "x" * 1_000_001},
    ):
        assert server.refused("POST", "/api/replays", body)[0] == 400
    assert server.refused("POST", "/api/replays", {"transcript": "x" * 2_000_000})[0] == 413
    assert server.refused("POST", "/api/tables", {"game": "x" * 20_000})[0] == 413  # elsewhere as usual


def test_a_transcript_that_would_take_too_long_is_refused(server):
    table = golden("new_york_new_york", "03")
    first = table.transcript().partition("\nlog\n")[2].partition("\n")[0]
    seat = first.partition(" ")[0]
    text = table.transcript().replace(first, f"{first}\n{seat} undo\n" * 12_000 + first, 1)
    assert "too long" in server.refused("POST", "/api/replays", {"transcript": text})[1]
    assert server.get("/health") == "alive\n"


def test_imports_count_as_new_tables(start):
    server = start("limited", limits=True, tables_per_hour=1)
    text = golden("new_york_new_york", "03").transcript()
    id = server.post("/api/replays", {"transcript": text})["id"]
    assert server.ask("POST", "/api/replays", {"transcript": text}).status_code == 429
    assert server.ask("POST", f"/api/tables/{id}/onward", {"seat": 0, "move": 1}).status_code == 429


# ------------------------------------------------------------------------------------------------ forks


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_moment_can_be_a_start(folder):
    """Also within a draft, an offer or a turn; then it is played to its end."""
    for name in ("00", "12-undo"):
        table = golden(folder, name)
        game, rng = table.game, random.Random(folder)
        frames = [after for _, _, _, after in table.history(SPECTATOR) if not game.status(after)[2]]
        for number, rows in enumerate(rng.sample(frames, min(MOMENTS, len(frames)))):
            onward = game.scene(write_scene(game, rows), "onward")
            for viewer in game.viewers(table.players):
                assert onward.view(viewer).cells.tobytes() == game.look(rows, viewer).tobytes()
            if number == 0:
                play(onward, [bot(game, "random", seat) for seat in range(table.players)])
                assert onward.over


@pytest.mark.parametrize(("folder", "bots"), [*zip(FOLDERS, ("casual", "random", ""), strict=True)])
def test_forks_against_bots(server, folder, bots):
    table, seat = golden(folder, "00"), 1
    id = server.post("/api/replays", {"transcript": table.transcript()})["id"]
    events = [*table.events(seat)]
    move = next(at for at, event in enumerate(events, 1) if at > 4 and seat in event.after.awaited)
    wish = {"seat": seat, "move": move, "bots": bots, "name": "Ann"}
    opened = server.post(f"/api/tables/{id}/onward", wish)
    with Player(server, opened["id"], opened["token"]) as ann:
        assert ann.table["seat"] == seat
        assert [each["kind"] for each in ann.table["seats"]].count("bot") == table.players - 1
        before = events[move - 1].after
        # unseen chance is drawn again; the seat's view stays the same
        assert ann.view == before.cells.tolist()
        assert seat in ann.now["awaited"]
        done = len(server.entries(opened["id"]))
        ann.act(ann.legal[0])
        until(lambda: len(server.entries(opened["id"])) > done)
    assert server.get(f"/api/tables/{opened['id']}")["table"]["state"] == "running"


def test_impossible_forks_are_refused(server, finished, running):
    path = "/api/tables/{}/onward"
    before = server.rows("select count(*) from matches")
    wishes = [
        (running[0], {"seat": 0, "move": 3}, "not over yet"),
        (finished[0], {"seat": 0, "move": 99999999}, "is over at this point"),
        (finished[0], {"seat": 7, "move": 3}, "no seat 7"),
        (finished[0], {"seat": 0, "move": 3, "bots": "nobody"}, "nobody"),
        (finished[0], {"seat": -1, "move": 3}, "is not valid"),
        (finished[0], {"seat": 0, "move": "x"}, "is not valid"),
        (finished[0], {"move": 3}, "is not valid"),
    ]
    for id, wish, why in wishes:
        assert why in server.refused("POST", path.format(id), wish, token(0) if id == running[0] else "")[1]
    assert server.rows("select count(*) from matches") == before
    assert json.loads(server.ask("POST", path.format("nowhere"), {"seat": 0, "move": 1}).text)["type"] == "refused"
