"""Programs at a hostile server: whatever it sends ends in an error of one line, in bounded memory, and never hangs."""

import asyncio
import os
import subprocess
import sys

import msgspec
import pytest
from tests.client.hostile import endless, hostile, table_message, text, view_message
from tests.server.serving import PATIENCE

from gotham.client import Client, NetworkTransport, RemoteSeat, Sit, TableLink, seat, transport
from gotham.i18n.errors import GothamError

ESCAPES = "\x1b]0;owned\x07\x1b[2J\r\n‮\u2066safe\u2029"
HEAD = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"
CELLS = view_message()["view"]
DEEP = "[" * 100_000 + "]" * 100_000
UNREADABLE = {
    "nothing": "",
    "no JSON": "{",
    "no message": "[]",
    "no type": "{}",
    "of another type": '{"type": "act"}',
    "without fields": '{"type": "view"}',
    "not UTF-8": b'{"type": "refused", "reason": "\xff"}',
    "nested": f'{{"type": "view", "revision": 0, "actors": [], "awaited": [], "legal": [], "board": {{"a": {DEEP}}}}}',
    "legal words": view_message(legal=["0", "1"]),
    "half a range": view_message(legal=[0, 1, 2]),
    "an endless range": view_message(legal=[0, 10**12]),
    "a range backwards": view_message(legal=[5, 1]),
    "overlapping ranges": view_message(legal=[0, 9] * 100_000),
    "a negative action": view_message(legal=[-5, 1]),
    "an actor beyond the table": view_message(actors=[10**12]),
    "a revision that cannot be sent back": view_message(revision=2**70),
    "cells that are no words of a state": view_message(view=[2**70, *CELLS[1:]]),
    "half a change": view_message(changes=[1]),
    "a change beyond the view": view_message(changes=[10**9, 1]),
    "a change before the view": view_message(changes=[-1, 1]),
    "an event before the first": view_message(log=[{"number": -3, "seat": 0, "action": "a", "lines": []}]),
    "a seat beyond the table": table_message(seat=2),
    "a negative seat": table_message(seat=-1),
}
UNPLAYABLE = {
    "too few cells": (table_message(), view_message(view=CELLS[:-1])),
    "too many cells": (table_message(), view_message(view=[*CELLS, 0])),
    "cells out of bounds": (table_message(), view_message(view=[10**9] * len(CELLS))),
    "cells that fit no position": (table_message(), view_message(view=[0] * len(CELLS))),
    "no game": (table_message(game="../../etc"), view_message()),
    "no such rules": (table_message(version=10**30), view_message()),
    "no such option": (table_message(options={"a": "b"}), view_message()),
    "another number of seats": (table_message(seats=[table_message()["seats"][0]] * 3), view_message()),
    "colours that are none": (table_message(colours=[9, 9]), view_message()),
}


def link(address):
    return TableLink(address, "T", "a-token-of-a-person")


def ended(coroutine):
    """Run until an error of the project; return its sentence."""

    async def job():
        async with asyncio.timeout(PATIENCE):
            await coroutine

    with pytest.raises(GothamError) as failed:
        asyncio.run(job())
    sentence = str(failed.value)
    assert sentence.isprintable()
    assert len(sentence) < 1000
    return sentence


async def come(*messages, **more):
    """Sit down at a hostile server's table, and look."""
    async with hostile(*messages, **more) as address, RemoteSeat(link(address), patience=1.0) as player:
        while True:
            player.look()
            assert len(player.state.numbers) < 1000
            await player.wait()


def test_an_honest_table_is_read():
    async def job():
        async with hostile(table_message(), view_message()) as address, RemoteSeat(link(address)) as player:
            assert player.look().numbers == player.state.numbers

    asyncio.run(job())


@pytest.mark.parametrize("message", UNREADABLE.values(), ids=UNREADABLE)
def test_a_message_that_is_none_ends_it(message):
    assert "did not answer as a Gotham server" in ended(come(table_message(), message, view_message()))


@pytest.mark.parametrize("messages", UNPLAYABLE.values(), ids=UNPLAYABLE)
def test_a_position_that_is_none_is_not_played(messages):
    assert ended(come(*messages))


def test_a_large_message_is_not_read(monkeypatch):
    monkeypatch.setattr(seat, "LARGEST", 100_000)
    large = view_message(lines=["x" * 100_000])
    assert "did not answer as a Gotham server" in ended(come(table_message(), large))


def test_events_and_chat_do_not_grow_for_ever(monkeypatch):
    monkeypatch.setattr("gotham.client.numbered.MOST", 100_000)
    lines = [
        view_message(log=[{"number": number, "seat": 0, "action": "a", "lines": ["x" * 1000]}])
        for number in range(1, 200)
    ]
    assert "did not answer as a Gotham server" in ended(come(table_message(), view_message(), *lines))
    talks = [{"type": "talk", "number": number, "seat": 0, "name": "", "text": "x" * 1000} for number in range(1, 200)]
    assert "did not answer as a Gotham server" in ended(come(table_message(), view_message(), *talks))


def test_a_server_that_says_nothing_is_left(monkeypatch):
    monkeypatch.setattr(seat, "WELCOME", 0.1)
    assert "the connection to the table is lost" in ended(come())


def test_a_redirect_is_not_followed():
    async def job():
        async with hostile(table_message(), view_message()) as elsewhere:
            location = f"{elsewhere.replace('http', 'ws')}/api/tables/T/socket"
            async with hostile(status=302, headers=[("location", location)]) as address:
                transport_ = NetworkTransport(address)
                assert (await transport_.request("GET", "/api/games", {}, b"")).status == 302
                await transport_.close()
                async with RemoteSeat(link(address), patience=0.0):
                    pass

    assert "the connection to the table is lost" in ended(job())


def test_a_refusal_is_one_short_line_without_escapes():
    refusal = {"type": "refused", "reason": ESCAPES + "x" * 100_000}
    assert "the server refused:" in ended(come(refusal))
    body = text(refusal | {"type": "refused"}).encode()

    async def ask():
        async with hostile(body=body, status=400) as address, Client(address) as client:
            await client.look("T")

    assert "the server refused:" in ended(ask())


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", DEEP.encode(), b'{"a": ' + DEEP.encode() + b"}"])
@pytest.mark.parametrize("status", [200, 500])
def test_an_answer_that_is_none_is_refused(body, status):
    async def ask():
        async with hostile(body=body, status=status) as address, Client(address) as client:
            await client.look("T")

    assert "did not answer as a Gotham server" in ended(ask())


def test_an_endless_answer_is_not_read(monkeypatch):
    monkeypatch.setattr(transport, "LARGEST", 1_000_000)
    piece = b"10000\r\n" + b" " * 0x10000 + b"\r\n"

    async def ask():
        async with endless(HEAD, piece) as address, Client(address) as client:
            await client.look("T")

    assert "did not answer as a Gotham server" in ended(ask())


def test_an_answer_that_drips_is_not_awaited_for_ever(monkeypatch):
    monkeypatch.setattr(transport, "LONGEST", 0.3)

    async def ask():
        async with endless(HEAD, b"1\r\n \r\n", 0.01) as address, Client(address) as client:
            await client.look("T")

    assert "does not answer" in ended(ask())


def test_a_token_that_is_none_is_not_shown():
    """A token is printed in the link to come back."""

    answer = transport.Response(200, msgspec.json.encode({"id": "T", "token": ESCAPES}))

    class Planted(NetworkTransport):
        async def request(self, *_):
            return answer

    async def sit():
        async with Client("http://127.0.0.1:1", Planted("http://127.0.0.1:1")) as client:
            await client.sit("T", Sit())

    assert "did not answer as a Gotham server" in ended(sit())


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:99999", "http://127.0.0.1:x", "http://..", "http://" + "a" * 300]
)
def test_an_address_that_is_none_is_one_line(address):
    command = [sys.executable, "-c", "from gotham.cli import main; main()", "connect", f"{address}/table/T"]
    environment = os.environ | {"GOTHAM_MODE": "plain", "GOTHAM_LANG": "en"}
    done = subprocess.run(
        [*command, "--bot", "random"], env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
