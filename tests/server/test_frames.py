"""Frames that are read and written the short way are those of the general parser, however the bytes arrive."""

import asyncio
import random
from types import SimpleNamespace

import pytest
from tests.server.raw_client import CONTINUATION, FINAL, HANDSHAKE, PING, TEXT, frame
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from gotham.server.connections import BoundedConfig, BoundedSocket
from gotham.server.settings import Settings
from gotham.server.ws.backlog import LARGE, Backlogs
from gotham.server.ws.connection import SOCKET, SocketConnection
from gotham.server.ws.protocol import Hello

SIZES = (0, 1, 125, 126, 65_535, 65_536)


class Line:
    """A transport that records what is written."""

    def __init__(self):
        self.written, self.paused = [], False

    def write(self, data):
        self.written.append(data)

    def pause_reading(self):
        self.paused = True

    def resume_reading(self):
        self.paused = False

    def is_closing(self):
        return False

    def get_extra_info(self, name, default=None):
        return default

    def close(self):
        pass

    abort = close


async def idle(scope, receive, send):
    """An app that leaves the socket to the test."""
    await asyncio.Event().wait()


async def opened():
    """Return a socket after its handshake, and its line."""
    config = BoundedConfig(idle, Settings(), lifespan="off", ws_per_message_deflate=False)
    config.load()
    socket, line = BoundedSocket(config, ServerState(), {}, asyncio.get_running_loop()), Line()
    socket.connection_made(line)
    socket.data_received(HANDSHAKE.format(path="/", host="here").encode())
    assert (await socket.receive())["type"] == "websocket.connect"
    await socket.send({"type": "websocket.accept"})
    line.written.clear()
    return socket, line


def texts_of(socket):
    found = []
    while not socket.queue.empty():
        found.append(socket.queue._events.popleft().get("text"))
    return found


def test_messages_arrive_whole_however_they_are_cut():
    """Also those that contain what looks like a frame of their own."""

    async def check():
        dice = random.Random(23)
        inner = frame(FINAL | TEXT, b"smuggled").decode("latin-1").encode()[:60]
        bodies = [b"", b"act", inner, b"x" * 125, b"y" * 126, "schön".encode()]
        for _ in range(300):
            socket, _ = await opened()
            chosen = dice.choices(bodies, k=5)
            stream = b"".join(frame(FINAL | TEXT, body) for body in chosen)
            cuts = sorted(dice.sample(range(1, len(stream)), min(dice.randrange(6), len(stream) - 1)))
            for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
                socket.data_received(stream[start:end])
            assert texts_of(socket) == [body.decode() for body in chosen]

    asyncio.run(check())


def test_every_frame_alone_and_fragments_between():
    async def check():
        socket, _ = await opened()
        for part in (
            frame(FINAL | TEXT, b"one"),
            frame(TEXT, b"t"),
            frame(FINAL | PING, b""),
            frame(CONTINUATION | FINAL, b"wo"),
            frame(FINAL | TEXT, b"three"),
        ):
            socket.data_received(part)
        assert texts_of(socket) == ["one", "two", "three"]

    asyncio.run(check())


def test_text_within_a_fragmented_message_is_an_error():
    async def check():
        socket, line = await opened()
        for part in (frame(FINAL | TEXT, b"one"), frame(TEXT, b"t"), frame(FINAL | TEXT, b"late")):
            socket.data_received(part)
        assert texts_of(socket)[0] == "one"
        assert socket.close_sent
        assert b"\x03\xea" in b"".join(line.written)  # 1002, a protocol error

    asyncio.run(check())


def test_a_reader_that_waits_gets_the_message_and_one_that_does_not_stops_the_line():
    async def check():
        socket, line = await opened()
        reader = asyncio.ensure_future(socket.receive())
        await asyncio.sleep(0)
        socket.data_received(frame(FINAL | TEXT, b"one"))
        assert (await reader)["text"] == "one"
        assert not line.paused
        socket.data_received(frame(FINAL | TEXT, b"two"))
        assert line.paused
        assert (await socket.receive())["text"] == "two"
        assert not line.paused

    asyncio.run(check())


@pytest.mark.parametrize("size", SIZES)
def test_frames_are_written_as_the_library_writes_them(size):
    async def check():
        socket, line = await opened()
        assert socket.send_texts(b"x" * size)
        assert b"".join(line.written) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
        socket.pause_writing()
        assert not socket.send_texts(b"later")

    asyncio.run(check())


def connected(socket):
    """Return a connection over a socket."""
    peer = SimpleNamespace(scope={SOCKET: socket}, send=socket.send)
    return SocketConnection(peer, Hello(), None, "mark", Backlogs(), "table")


def framed(*texts):
    return b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts)


def test_news_leave_together_with_the_answer_that_follows():
    async def check():
        socket, line = await opened()
        connection, line.written = connected(socket), []
        connection.answering = True
        connection.push(b"news")
        connection.answering = False
        connection.push(b"answer")
        assert line.written == [framed(b"news", b"answer")]
        await asyncio.sleep(0)
        assert len(line.written) == 1
        connection.writer.cancel()

    asyncio.run(check())


def test_news_without_an_answer_leave_in_the_next_turn():
    async def check():
        socket, line = await opened()
        connection, line.written = connected(socket), []
        connection.answering = True
        connection.push(b"one")
        connection.push(b"two")
        assert not line.written
        await asyncio.sleep(0)
        assert line.written == [framed(b"one", b"two")]
        connection.writer.cancel()

    asyncio.run(check())


@pytest.mark.parametrize("answering", [(), (0, 2, 3), (1, 4, 5, 6), range(8)])
def test_messages_stay_in_order_when_some_must_wait(answering):
    """A message may be sent at once only where none before it waits, in the outbox or in the hands of the task."""

    async def check():
        socket, line = await opened()
        connection = connected(socket)
        sizes = [1, LARGE + 1, 2, 3, 4, LARGE + 2, 5, 6]
        for place, size in enumerate(sizes):
            if place == 4:
                socket.pause_writing()
            if place == 6:
                socket.resume_writing()
            connection.answering = place in answering
            connection.push(b"%d" % place * size)
            if place % 2:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        while connection._waiting:
            await asyncio.sleep(0)
        sent = b"".join(line.written)
        assert sent == framed(*(b"%d" % place * size for place, size in enumerate(sizes)))
        connection.writer.cancel()

    asyncio.run(check())
