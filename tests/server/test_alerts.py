"""Absent people get turn alerts: by encrypted pushes, webhooks and email; once per turn."""

import json
import re
import time
from types import SimpleNamespace

import pytest
from tests.server.players import Player
from tests.server.receiving import Browser, Letters, Posting, Receiver, claims
from tests.server.serving import Server, until

import gotham
from gotham.i18n.errors import Unknown
from gotham.server.live.viewer import Viewer
from gotham.server.notify import webpush
from gotham.server.notify.email import mail_sender
from gotham.server.notify.safe_http import SafeHttpClient, is_public
from gotham.server.notify.service import due
from gotham.server.notify.subscriptions import Subscription

SITE = "https://play.example.org/gotham"
NEVER = 3600.0
RFC = {  # the example of RFC 8291
    "text": b"When I grow up, I want to be a watermelon",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "key": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    "salt": "DGv6ra1nlYgDCS1FRnbzlw",
    "sent": "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
    "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
}


@pytest.fixture
def posts():
    receiver = Receiver(Posting, status=201, elsewhere="")
    yield receiver
    receiver.close()


@pytest.fixture(scope="module")
def all_letters():
    receiver = Receiver(Letters)
    yield receiver
    receiver.close()


@pytest.fixture
def office(all_letters):
    yield all_letters
    assert all_letters.came.empty()


@pytest.fixture(scope="module")
def settings(all_letters):
    """The settings of a server that sends alerts at once, in all ways."""
    smtp = f"smtp://127.0.0.1:{all_letters.port}?from=gotham@play.example.org"
    usual = {"push_after": 0.0, "write_after": 0.0, "hooks": True, "address": SITE, "smtp": smtp}
    return usual | {"alert_hosts": ["127.0.0.1"]}


@pytest.fixture(scope="module")
def quick(settings, tmp_path_factory):
    """One server for all tests here that leave no pending alerts."""
    server = Server(tmp_path_factory.mktemp("quick"), **settings).start()
    yield server
    server.close()


def party(server, language="en", **wish):
    """Two people at a table, in the order of their turns."""
    table, tokens = server.party(**wish)
    first = awaited(server, table)[0]
    server.post(f"/api/tables/{table}/person", {"name": "Ann", "language": language}, tokens[first])
    return table, (tokens[first], tokens[1 - first])


def add(server, table, token, **wish):
    return server.post(f"/api/tables/{table}/alerts", wish, token)


def awaited(server, table):
    return server.get(f"/api/tables/{table}")["view"]["awaited"]


def turn(server, table, token):
    """Play a whole turn of the player to act, over HTTP: nobody is connected."""
    before = awaited(server, table)
    while awaited(server, table) == before:
        view = server.get(f"/api/tables/{table}", token)["view"]
        act = {"type": "act", "actions": view["legal"][:1], "revision": view["revision"]}
        server.post(f"/api/tables/{table}/act", act, token)


def untold(server, table, kind):
    return server.rows('select told from alerts where "match" = ? and kind = ?', table, kind)


# ---------------------------------------------------------------------------------------------- pushes


def test_a_push_is_written_as_the_rfc_says():
    key, salt = webpush.key_of(RFC["key"]), webpush.decode(RFC["salt"])
    assert webpush.encode(webpush.encrypted(RFC["text"], RFC["p256dh"], RFC["auth"], key, salt)) == RFC["sent"]


def test_only_the_absent_persons_browser_can_read_a_push(quick, posts):
    server = quick
    table, (ann, ben) = party(server, language="fr")
    browser = Browser(posts)
    key = add(server, table, ann, **browser.wish)["key"]
    turn(server, table, ann)  # she subscribed during her turn, so she knows
    turn(server, table, ben)
    path, headers, body = posts.next()
    assert path == browser.path
    assert browser.read(body) == {"title": "À toi de jouer", "body": "New York New York", "table": table}
    assert headers["content-encoding"] == "aes128gcm"
    said = claims(headers["authorization"], key)
    assert said["aud"] == browser.site
    assert said["sub"] == "mailto:gotham@play.example.org"
    assert time.time() < said["exp"] < time.time() + 86_400
    for secret in (table, ann, ben):
        assert secret not in json.dumps(headers)

    server.kill()  # the key is stored in the database
    server.start()
    turn(server, table, ann)
    turn(server, table, ben)
    path, headers, body = posts.next()
    claims(headers["authorization"], key)
    assert posts.came.empty()


def test_expired_subscriptions_are_removed(quick, posts):
    server = quick
    table, (ann, ben) = party(server)
    for name in ("one", "two", "one"):
        add(server, table, ann, **Browser(posts, name).wish)
    posts.status = 410
    turn(server, table, ann)
    turn(server, table, ben)
    assert {posts.next()[0] for _ in range(2)} == {"/one", "/two"}
    until(lambda: not untold(server, table, "push") or len(_browsers(server, table)) < 2)
    posts.status = 201


def _browsers(server, table):
    rows = server.rows('select target from alerts where "match" = ?', table)
    return json.loads(rows[0][0])["browsers"] if rows else []


# ------------------------------------------------------------------------------------- webhooks and email


def test_a_webhook_is_called_once_a_turn_and_at_the_end(quick, posts):
    server = quick
    table, (ann, ben) = party(server, options={"rounds": "1"})
    add(server, table, ben, kind="hook", target=f"http://127.0.0.1:{posts.port}/hook?secret")
    turn(server, table, ann)
    path, _, body = posts.next()
    said, link = json.loads(body), f"{SITE}/table/{table}"
    text = f"Your turn: New York New York · {link}"
    about = {"table": table, "game": "new-york-new-york", "event": "turn", "url": link}
    assert path == "/hook?secret"
    assert said == {**about, "text": text, "content": text}
    assert ben not in body.decode()

    server.post(f"/api/tables/{table}/person", {"name": "Ann"}, ann)  # another change in the same turn
    assert server.get("/health") == "alive\n"
    while awaited(server, table):
        turn(server, table, ben)
        if awaited(server, table):
            turn(server, table, ann)
    events = [json.loads(posts.next()[2])["event"]]
    while events[-1] != "over":
        events.append(json.loads(posts.next()[2])["event"])
    assert events.count("over") == 1
    assert (
        server.refused("POST", f"/api/tables/{table}/alerts", {"kind": "hook", "target": "http://x.org"}, ben)[0] == 400
    )


def test_an_alert_does_not_tell_of_what_its_person_cannot_notice():
    """A building that somebody refuses is their secret: whether Ann is alerted does not depend on it."""
    table = gotham.game("chinatown", "plain").table(players=3, seed=1)
    room = SimpleNamespace(playing=lambda: table, broadcast=SimpleNamespace(viewer=lambda seat: Viewer(table, seat)))
    alerted = Subscription("match", "ann", "hook", {}, told=0)
    table.act(0, table.legal(0)[0])
    assert not due(alerted, room, 0), "she is in the middle of her turn"
    table.act(1, table.legal(1)[0])
    assert not due(alerted, room, 0)


def test_connected_people_get_no_alert(quick, posts):
    server = quick
    table, (ann, ben) = party(server)
    add(server, table, ben, kind="hook", target=f"http://127.0.0.1:{posts.port}/there")
    with Player(server, table, ben) as there:
        turn(server, table, ann)
        until(lambda: untold(server, table, "hook") != [(None,)])  # the alert for him was considered
        there.settle()
    assert posts.came.empty()
    turn(server, table, ben)
    turn(server, table, ann)
    assert posts.next()[0] == "/there"


def test_email_needs_confirmation_and_can_be_stopped(quick, office):
    server = quick
    table, (ann, ben) = party(server, language="de")
    mine = add(server, table, ann, kind="mail", target="ann@example.org")
    assert mine["alerts"] == [{"kind": "mail", "target": "ann@example.org"}]
    asked = office.next()
    assert (asked["to"], asked["subject"]) == ("ann@example.org", "Darf Gotham dir schreiben?")
    key = re.search(rf"{SITE}/letters/(\S+)", asked.get_content())[1]
    turn(server, table, ann)
    turn(server, table, ben)
    with Player(server, table, ann):  # the alert was considered, but she had not confirmed
        assert server.get(f"/api/letters/{key}")["confirmed"] is False
    server.post(f"/api/letters/{key}/confirm")
    about = {"address": "a…@example.org", "game": "new-york-new-york", "title": "New York New York", "confirmed": True}
    assert server.get(f"/api/letters/{key}") == about
    turn(server, table, ann)
    turn(server, table, ben)
    came = office.next()
    assert came["subject"] == "Du bist dran: New York New York"
    assert f"{SITE}/table/{table}" in came.get_content()
    assert ann not in came.as_string()
    assert came["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = came["list-unsubscribe"].strip("<>").removeprefix(SITE)
    answer = server.client.post(stop, data={"List-Unsubscribe": "One-Click"})  # as mail programs do
    assert answer.status_code == 200
    assert untold(server, table, "mail") == []
    assert server.refused("POST", stop)[0] == 404
    assert server.refused("GET", f"/api/letters/{table}.{'0' * 32}")[0] == 404
    assert "ann@example" not in server.log


def test_one_address_gets_few_confirmation_requests(start, settings, office):
    server = start(limits=True, **settings)
    table, (ann, _) = party(server)
    for _ in range(3):
        add(server, table, ann, kind="mail", target="stranger@example.org")
        office.next()
    wish = {"kind": "mail", "target": "Stranger@example.org"}
    assert server.refused("POST", f"/api/tables/{table}/alerts", wish, ann)[0] == 429
    assert office.came.empty()


def test_pending_alerts_are_sent_after_a_restart(start, settings, posts):
    server = start(**settings | {"write_after": NEVER})
    table, (ann, ben) = party(server)
    add(server, table, ben, kind="hook", target=f"http://127.0.0.1:{posts.port}/back")
    turn(server, table, ann)
    server.kill()
    server.chosen["write_after"] = 0.0
    server.start()  # nobody is connected
    assert posts.next()[0] == "/back"
    server.kill()
    server.start()
    until(lambda: server.count("gotham_rooms") == 1)
    with Player(server, table, ben):
        assert posts.came.empty()


def test_a_rematch_keeps_alerts_and_a_kicked_persons_are_removed(quick, posts):
    server = quick
    table, (ann, ben) = server.party()
    for token in (ann, ben):
        add(server, table, token, **Browser(posts).wish)
    server.post(f"/api/tables/{table}/kick", {"seat": 1}, ann)
    server.post(f"/api/tables/{table}/end", token=ann)
    new = server.post(f"/api/tables/{table}/rematch", token=ann)["id"]
    assert len(server.get(f"/api/tables/{new}/alerts", ann)["alerts"]) == 1
    assert len(untold(server, table, "push")) == len(untold(server, new, "push")) == 1
    wish = Browser(posts).wish
    assert server.post(f"/api/tables/{new}/alerts/drop", wish, ann)["alerts"] == []


# ------------------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1", "::", "fe80::1%1"),
        *("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "fd00::1", "ff02::1"),
        *("::127.0.0.1", "::8.8.8.8", "64:ff9b:1::808:808", "fec0::1", "5f00::1", "3fff::1", "2001:db8::1", "100::1"),
        *("2001::1", "2001:10::1", "2001:20::1", "2002:808:808::1", "4000::1", "fe80::1", "::ffff:0:808:808"),
        *("192.0.0.8", "192.0.0.170", "192.88.99.1", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1"),
        *("172.31.255.255", "192.168.0.1", "240.0.0.1", "255.255.255.255", "239.1.2.3"),
    ],
)
def test_private_addresses(address):
    assert not is_public(address)


PUBLIC = ("8.8.8.8", "172.32.0.1", "192.0.1.1", "2606:4700::1111", "2a00::1", "::ffff:8.8.8.8", "64:ff9b::808:808")


def test_public_addresses():
    assert all(map(is_public, PUBLIC))


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org/", "https://127.0.0.1/", "https://[::1]/", "https://localhost/", "https://2130706433/"),
        *("https://a:b@example.org/", "ftp://example.org/", "https://example.org:0/", "https://example.org:99999/"),
        *("https://example.org/\r\nx: y", "https://exämple.org/", "https://[::1", "", f"https://x.org/{'x' * 1000}"),
    ],
)
def test_unreachable_addresses_are_refused(url):
    with pytest.raises(Unknown):
        SafeHttpClient().check(url)


@pytest.mark.parametrize("host", ["0x7f.1", "0177.0.0.1", "nowhere.invalid", "a..b"])
def test_host_names_are_checked_on_connection(host):
    import asyncio

    import httpcore

    async def post():
        outside = SafeHttpClient()
        try:
            await outside.post(f"https://{host}/", b"", {})
        finally:
            await outside.close()

    with pytest.raises(httpcore.ConnectError):
        asyncio.run(post())


def test_a_redirect_is_not_followed(quick, posts):
    server = quick
    table, (ann, ben) = party(server)
    add(server, table, ben, kind="hook", target=f"http://127.0.0.1:{posts.port}/moved")
    posts.status, posts.elsewhere = 307, f"http://127.0.0.1:{posts.port}/elsewhere"
    turn(server, table, ann)
    assert posts.next()[0] == "/moved"
    posts.status = 201
    add(server, table, ann, kind="hook", target=f"http://127.0.0.1:{posts.port}/ann")
    turn(server, table, ben)
    assert posts.next()[0] == "/ann"


def test_disabled_channels_are_refused(server, posts):
    table, (ann, _) = party(server)
    offered = server.get(f"/api/tables/{table}/alerts", ann)
    assert (offered["hook"], offered["mail"], offered["alerts"]) == (False, False, [])
    keys = Browser(posts).wish
    for wish in (
        {"kind": "hook", "target": "https://example.org/"},
        {"kind": "mail", "target": "ann@example.org"},
        keys,
        keys | {"target": "https://example.org/", "auth": "short"},
        keys | {"target": "https://example.org/", "p256dh": "AAAA"},
        {"kind": "pigeon", "target": "home"},
    ):
        assert server.refused("POST", f"/api/tables/{table}/alerts", wish, ann)[0] == 400
    assert server.refused("GET", f"/api/tables/{table}/alerts")[0] == 401
    assert server.rows("select * from alerts") == []


def test_invalid_email_addresses(quick):
    server = quick
    table, (ann, _) = party(server)
    for target in ("ann", "ann@", "a b@example.org", "ann@example.org\r\nBcc: b@example.org", "ann@host", "<a@b.org>"):
        assert server.refused("POST", f"/api/tables/{table}/alerts", {"kind": "mail", "target": target}, ann)[0] == 400


def test_the_email_setting_is_parsed_and_its_password_is_never_shown():
    found = mail_sender("smtps://gotham:p%40ss@mail.example.org?from=gotham@example.org")
    assert (found.host, found.port, found.user, found.password) == ("mail.example.org", 465, "gotham", "p@ss")
    assert "p@ss" not in repr(found)
    assert mail_sender("") is None
    for text in (
        "mail.example.org",
        "smtp://mail.example.org",
        "smtp://x:y@h:port?from=a@b.org",
        "http://h?from=a@b.org",
    ):
        with pytest.raises(Unknown, match="GOTHAM_SMTP is not valid"):
            mail_sender(text)
