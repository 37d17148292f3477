"""Every limit of a server has a test that drives it to its edge: what is beyond is refused, and nothing accumulates."""

import asyncio
import contextlib
import re
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from tests.server.limited import LimitedServer
from tests.server.players import Player

from gotham.i18n.errors import GothamError, RateLimited, TooManyViewers
from gotham.server import limits
from gotham.server.bots.hints import Hints
from gotham.server.bots.service import BotService, slow_jobs
from gotham.server.cluster.pubsub import Announcement, Channel
from gotham.server.cluster.shards import shard_of
from gotham.server.http.schemas import Upload
from gotham.server.limits import LIMITS
from gotham.server.live.chat_log import ChatLog
from gotham.server.live.state import Chair, Participant, People
from gotham.server.notify.delivery import Delivery
from gotham.server.notify.subscriptions import Subscription
from gotham.server.services import Services
from gotham.server.settings import Settings
from gotham.server.ws import protocol

HERE = Path(__file__).parent
ELSEWHERE = {  # limits whose edge another test reaches: its file and name
    "CONNECTIONS": "test_connections.py: test_a_proxy_has_many_clients",
    "CONNECTIONS_OF_ADDRESS": "test_connections.py: test_connections_of_an_address_are_limited",
    "HANDSHAKE": "test_connections.py: test_half_a_request_is_not_awaited_for_ever",
    "REQUEST_TIME": "test_connections.py: test_half_a_request_is_not_awaited_for_ever",
    "STALLED": "test_connections.py: test_a_response_that_nobody_reads_ends",
    "BODIES": "test_connections.py: test_the_oldest_of_many_long_requests_is_closed",
    "HELLO": "test_connections.py: test_a_socket_that_says_nothing_is_closed",
    "POLL_PRESENCE": "../client/test_client.py: test_a_program_waits_for_news_without_a_socket",
    "PONG": "test_steady.py: test_a_stalled_connection_is_closed_and_comes_back",
    "FRAGMENTS": "test_connections.py: test_a_message_of_many_fragments_is_refused",
    "CLOSING": "test_connections.py: test_a_message_of_many_fragments_is_refused",
    "BACKLOG_OF_SOCKET": "test_backlog.py: test_the_budget_of_a_socket",
    "BACKLOG_OF_PERSON": "test_backlog.py: test_the_budget_of_many_sockets",
    "BACKLOG_OF_ADDRESS": "test_backlog.py: test_the_budget_of_many_sockets",
    "BACKLOG_OF_TABLE": "test_backlog.py: test_the_budget_of_many_sockets",
    "BACKLOG_OF_SERVER": "test_backlog.py: test_the_budget_of_many_sockets",
    "REQUESTS": "test_malformed.py: test_too_many_messages_tables_sockets_and_requests_are_refused",
    "SOCKETS": "test_malformed.py: test_too_many_messages_tables_sockets_and_requests_are_refused",
    "TABLES": "test_malformed.py: test_too_many_messages_tables_sockets_and_requests_are_refused",
    "MESSAGES": "test_malformed.py: test_too_many_messages_tables_sockets_and_requests_are_refused",
    "MESSAGE_BURST": "test_malformed.py: test_too_many_messages_tables_sockets_and_requests_are_refused",
    "BODY": "test_malformed.py: test_a_message_that_is_too_long_only_ends_its_connection",
    "WATCHERS_OF_ADDRESS": "test_conduct.py: test_spectators_per_address_are_limited",
    "REPORTS": "test_conduct.py: test_invalid_reports",
    "NOTE_COUNT": "test_talk.py: test_at_most_a_hundred_notes_are_stored",
    "ATTEMPTS": "test_puzzles.py: test_answers_are_limited",
    "TRIALS": "test_puzzles.py: test_runs_are_limited",
    "ANALYSES": "test_analyses.py: test_an_address_has_few_places_in_the_queue",
    "ANALYSES_OF_ADDRESS": "test_analyses.py: test_an_address_has_few_places_in_the_queue",
    "ANALYSES_OF_STRANGERS": "test_analyses.py: test_strangers_leave_places_to_people_of_a_match",
    "ANALYSIS_TIME": "test_analyses.py: test_a_long_analysis_fails",
    "ANALYSIS_SILENCE": "test_analyses.py: test_a_long_analysis_fails",
    "UPLOADS": "test_upload_limits.py: test_uploads_have_few_places",
    "UPLOADS_OF_ADDRESS": "test_upload_limits.py: test_uploads_have_few_places",
    "UPLOADS_AT_ONCE": "test_upload_limits.py: test_uploads_have_few_places",
    "UPLOAD_TIME": "test_upload_limits.py: test_a_slow_upload_is_refused",
    "UPLOAD_STEPS": "test_upload_limits.py: test_a_long_upload_is_refused_before_it_is_replayed",
    "TIMELINES": "test_upload_limits.py: test_cached_replays_are_limited",
    "ANALYSES_A_MINUTE": "test_upload_limits.py: test_failed_analyses_are_forgotten",
    "ANALYSES_FAILED": "test_upload_limits.py: test_failed_analyses_are_forgotten",
    "ALERT_URL": "test_alerts.py: test_unreachable_addresses_are_refused",
    "ANALYSES_CACHED": "test_analyses.py: test_recent_analyses_are_cached",
    "CARDS": "test_pages.py: test_pictures_are_drawn_once_and_the_oldest_is_dropped",
    "CARDS_WAITING": "test_pages.py: test_few_pictures_wait_to_be_drawn",
    "CARDS_OF_ADDRESS": "test_pages.py: test_one_address_leaves_places_to_others",
    "ANALYSES_STORED": "test_analyses.py: test_the_oldest_results_are_deleted_beyond_the_bound",
}
HARMLESS = {"LABELS", "LISTED", "BOT_TIME", "HINT_TIME", "SENDERS"}  # the rest waits, or is not shown
EDGES = {}


def edge(*names):
    """Register a test of the edge of some limits."""

    def register(test):
        EDGES.update(dict.fromkeys(names, test.__name__))
        return test

    return register


def test_every_limit_has_a_test_of_its_edge():
    assert {*EDGES, *ELSEWHERE, *HARMLESS} == {*LIMITS}
    assert len(EDGES) + len(ELSEWHERE) + len(HARMLESS) == len(LIMITS)
    for place in ELSEWHERE.values():
        file, _, name = place.partition(": ")
        assert f"def {name}(" in (HERE / file).read_text("utf-8"), place


def test_every_limit_is_read_by_the_code_that_enforces_it():
    files = (HERE.parents[1] / "src" / "gotham" / "server").rglob("*.py")
    text = "\n".join(path.read_text("utf-8") for path in files if path.name != "limits.py")
    below = {"NOTE_COUNT"}  # by the table itself, which the server's limit is taken from
    assert {name for name in LIMITS if not re.search(rf"\blimits\.{name}\b", text)} == below


@edge("POLL")
def test_nobody_waits_longer_for_news(server):
    table, host = server.open()
    most = LIMITS["POLL"].value
    assert server.refused("GET", f"/api/tables/{table}/wait?seconds={most + 1}", token=host)[0] == 400
    assert server.get(f"/api/tables/{table}/wait?seconds={most}&revision=99", host)["table"]["id"] == table


# ------------------------------------------------------------------------------------------- messages

FIELDS = {
    "NAME": (msgspec.json.Decoder(protocol.Name), lambda size: "x" * size),
    "RUN": (msgspec.json.Decoder(protocol.Try), lambda size: {"type": "try", "actions": [0] * size}),
    "REMARK": (
        msgspec.json.Decoder(protocol.Act),
        lambda size: {"type": "act", "actions": [0], "note": "x" * size},
    ),
    "TALK": (msgspec.json.Decoder(protocol.Talk), lambda size: {"type": "talk", "text": "x" * size}),
    "NOTE": (msgspec.json.Decoder(protocol.Note), lambda size: {"type": "note", "about": "a", "text": "x" * size}),
    "NOTE_SUBJECT": (msgspec.json.Decoder(protocol.Note), lambda size: {"type": "note", "about": "x" * size}),
    "UPLOAD": (msgspec.json.Decoder(Upload), lambda size: {"transcript": "x" * size}),
}


@edge(*FIELDS)
@pytest.mark.parametrize("name", FIELDS)
def test_a_message_with_a_longer_field_is_refused(name):
    decoder, message = FIELDS[name]
    most = LIMITS[name].value
    decoder.decode(msgspec.json.encode(message(most)))
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(msgspec.json.encode(message(most + 1)))


# -------------------------------------------------------------------------------------- chat and notes


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    small = {"CHAT_OF_SEAT": 2000, "CHAT_OF_TABLE": 3000, "NOTES_OF_SEAT": 5000, "TALK_BURST": 60, "ENTRIES": 4}
    server = LimitedServer(tmp_path_factory.mktemp("server"), {**small, "UPLOAD_BODY": 20_000, "UPLOADS": 1})
    server.start()
    yield server
    server.close()


def said_until_full(player):
    """Talk until it is refused; return the number of lines."""
    count = 0
    while (answer := player.ask("talk", text="x" * 200))["type"] == "accepted":
        count += 1
        assert count < 100
    assert "full" in answer["reason"]
    return count


@edge("CHAT_OF_SEAT", "CHAT_OF_TABLE")
def test_a_seat_cannot_fill_the_chat_and_the_chat_cannot_grow_for_ever(server, come):
    table, tokens = server.party(players=3)
    ada, bob, cy = (come(server, table, token) for token in tokens)
    assert 5 < said_until_full(ada) < 10
    assert said_until_full(bob) > 0, "others have their own share, as far as the table has room"
    said_until_full(cy)
    for _ in range(20):
        server.post(f"/api/tables/{table}/stand", {}, tokens[2])
        server.post(f"/api/tables/{table}/sit", {"seat": 2}, tokens[2])
    snapshot = server.ask("GET", f"/api/tables/{table}", token=tokens[0])
    assert len(msgspec.json.encode(snapshot.json()["talk"])) < 3200, "announcements do not exceed it either"
    assert server.rows("select count(*) from talks where match = ?", table)[0][0] < 40
    for player in (ada, bob, cy):
        player.settle()


@edge("NOTES_OF_SEAT")
def test_notes_are_limited_together(server, come):
    table, (host, _) = server.party()
    ada = come(server, table, host)
    answers = [ada.ask("note", about=f"{number}", text="\u0001" * 200) for number in range(6)]
    assert [answer["type"] for answer in answers] == ["accepted"] * 4 + ["refused"] * 2, "counted as they are sent"
    assert "too long together" in answers[-1]["reason"]
    assert ada.ask("note", about="0", text="y" * 100)["type"] == "accepted", "shorter ones are accepted"
    assert ada.ask("note", about="new", text="x" * 300)["type"] == "accepted"
    assert ada.ask("note", about="1", text="")["type"] == "accepted"
    assert len(ada.notes) == 4


@edge("ENTRIES")
def test_a_match_cannot_grow_for_ever(server, come):
    table, tokens = server.party("chinatown", players=3)
    players = [come(server, table, token) for token in tokens]
    refused = []
    for _ in range(6):
        for player in players:
            player.settle()
        player = next(each for each in players if each.legal)
        answer = player.ask("act", actions=[player.legal[0]], revision=player.revision)
        refused += [answer["reason"]] if answer["type"] == "refused" else []
    assert len(server.entries(table)) == limits_of(server, "ENTRIES")
    assert "too long" in refused[0]


def limits_of(server, name):
    return server.lowered[name]


@edge("PEOPLE")
def test_people_who_come_and_go_are_limited():
    host = Participant("host", "Host", "en", host=True)
    people = People("match", "secret", [host], [Chair("host"), Chair()])
    for number in range(limits.PEOPLE.value - 1):
        guest = Participant(f"{number}", "Guest", "en")
        people.sit(guest, 1, "", free=True)
        people.stand(guest)
    with pytest.raises(GothamError, match="no free seat"):
        people.sit(Participant("one more", "Guest", "en"), 1, "", free=True)
    assert len(people.known) == limits.PEOPLE.value
    assert people.chairs[1].open
    known = people.known["7"]
    people.sit(known, 1, "", free=True)  # who was there before may come again


@edge("UPLOAD_BODY")
def test_a_longer_upload_is_not_read(server):
    assert server.ask("POST", "/api/replays", {"transcript": "x" * 30_000}).status_code == 413


@edge("TALKS", "TALK_BURST")
def test_one_person_talks_at_a_limited_rate():
    log = ChatLog([])
    burst = limits.TALK_BURST.value
    assert [log.often.take("ada") for _ in range(burst + 3)] == [True] * burst + [False] * 3
    assert log.often.take("bob")


def test_lines_beyond_the_rate_are_refused_to_one_person_only(tmp_path, come):
    with contextlib.closing(LimitedServer(tmp_path, {"TALKS": 1, "TALK_BURST": 3})) as server:
        server.start()
        table, tokens = server.party()
        ada, bob = (come(server, table, token) for token in tokens)
        answers = [ada.ask("talk", text="hello") for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["accepted"] * 3 + ["refused"] * 2
        assert bob.ask("talk", text="hello")["type"] == "accepted"


# -------------------------------------------------------------------------------------- bots and hints


@edge("HINTS", "HINTS_WAITING")
def test_hints_are_limited():
    async def ask():
        hints = Hints()
        most = limits.HINTS.value
        assert [hints.often.take("ada") for _ in range(most + 1)] == [True] * most + [False]
        hints.asking = {(f"{number}", "token") for number in range(limits.HINTS_WAITING.value)}
        room = SimpleNamespace(setup=SimpleNamespace(id="table"))
        with pytest.raises(RateLimited):
            await hints.ask(room, SimpleNamespace(token="ada"), "en", True)
        assert len(hints.asking) == limits.HINTS_WAITING.value
        hints.close()

    asyncio.run(ask())


@edge("BOT_KINDS", "BOT_WORKERS")
def test_bots_are_limited(monkeypatch):
    bots = BotService(1)
    for number in range(2 * limits.BOT_KINDS.value):
        bots._record(("game", "plain", f"{number}"), 1.0)
        assert len(bots.took) <= limits.BOT_KINDS.value
    bots.close()
    monkeypatch.setattr("gotham.server.bots.service.available_cores", lambda: 500)
    assert slow_jobs() == limits.BOT_WORKERS.value


# --------------------------------------------------------------------------------------------- alerts


@edge("ANNOUNCEMENTS")
def test_unsent_announcements_are_few_and_the_latest(monkeypatch):
    async def say():
        channel = Channel("redis://unused", "")
        channel.say(match="tAA one", here=["ann"], watching=1, new=True)
        channel.say(match="tAA two", tables=["talks"])
        channel.say(match="tAA one", tables=["entries"])
        channel.say(match="tAA one", here=["ben"], tables=["talks"])
        channel.say(match="tBA three", tables=["talks"])
        shard, message = await channel.said.next()
        assert shard == shard_of("tAA")
        two, one = msgspec.json.decode(message, type=list[Announcement])
        assert two == Announcement(channel.process, "tAA two", ["talks"])
        merged = Announcement(channel.process, "tAA one", ["entries", "talks"], ["ben"], 0, True)
        assert one == merged, "one for each match"
        shard, message = await channel.said.next()
        assert shard == shard_of("tBA"), "other shards have messages of their own"
        assert channel.said.size == 0
        monkeypatch.setattr(limits.ANNOUNCEMENTS, "value", 100_000)
        for number in range(3_000):
            channel.say(match=f"tAA{number}", here=["x" * 64])
            assert channel.said.size <= limits.ANNOUNCEMENTS.value
        left = []
        while channel.said.size:
            _, message = await channel.said.next()
            assert len(message) < 8_000, "PostgreSQL carries no more"
            left += [news.match for news in msgspec.json.decode(message, type=list[Announcement])]
        assert left == [f"tAA{number}" for number in range(3_000 - len(left), 3_000)], "the oldest were dropped"
        assert len(left) > 500

    asyncio.run(say())


@edge("ALERTS", "WATCHERS")
def test_subscriptions_and_spectators_are_limited(tmp_path):
    services = Services(Settings(data=tmp_path, limited=True))
    most = limits.ALERTS.value
    assert [services.subscriptions.take("192.0.2.1") for _ in range(most + 1)] == [True] * most + [False]
    presence = SimpleNamespace(all_connections=[], watching=limits.WATCHERS.value - 1)
    services.admit_spectator(SimpleNamespace(presence=presence), "mark")
    presence.watching += 1
    with pytest.raises(TooManyViewers):
        services.admit_spectator(SimpleNamespace(presence=presence), "mark")
    services.bots.close()
    services.hints.close()


@edge("BROWSERS")
def test_browsers_of_a_person_are_limited():
    subscription = Subscription("match", "token", "push", {})
    for number in range(10):
        subscription = subscription.with_browser({"endpoint": f"{number}"})
    assert [each["endpoint"] for each in subscription.browsers] == ["6", "7", "8", "9"]


@edge("DELIVERIES", "ALERTS_SENT", "ALERT_BURST", "CONFIRMATIONS")
def test_alerts_are_limited(monkeypatch, tmp_path):
    async def ask():
        delivery = Delivery(Settings(data=tmp_path, limited=True), SimpleNamespace())
        begun = []

        async def deliver(kind, job):
            begun.append(kind)

        monkeypatch.setattr(delivery, "_deliver", deliver)
        for _ in range(2 * limits.ALERT_BURST.value):
            delivery._start("push", "https://one.example", None)
        await asyncio.sleep(0)
        assert len(begun) == limits.ALERT_BURST.value
        for number in range(2 * limits.DELIVERIES.value):
            delivery._start("push", f"https://{number}.example", None)
            assert len(delivery.tasks) <= limits.DELIVERIES.value
        await asyncio.gather(*delivery.tasks)
        most = limits.CONFIRMATIONS.value
        assert [delivery.asked.take("a") for _ in range(most + 1)] == [True] * most + [False]
        await delivery.close()

    asyncio.run(ask())


def test_a_limit_can_be_lowered_for_one_server(server, come):
    """The server of these tests has other limits, and people play there as elsewhere."""
    table, token = server.open(seats=["you", "random"])
    with Player(server, table, token) as player:
        assert player.ask("talk", text="hello")["type"] == "accepted"
