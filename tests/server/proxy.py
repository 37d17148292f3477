"""A small reverse proxy: the server is below a path, other things are elsewhere."""

import asyncio
import re
import threading

ELSEWHERE = b"HTTP/1.1 404 Not Found\r\ncontent-length: 9\r\nconnection: close\r\n\r\nelsewhere"


class Proxy:
    """Forward requests below a path, which it removes or keeps; record and refuse all others."""

    def __init__(self, server, base, strips, visitor="203.0.113.7"):
        self.target, self.base, self.strips, self.visitor = server.address, base, strips, visitor
        self.elsewhere = []
        self.serving = set()  # the loop itself drops tasks of closed connections
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)

    def __enter__(self):
        self.thread.start()
        self.server = self._do(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.site = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        self.address = self.site + self.base
        return self

    def __exit__(self, *_):
        self._do(self._end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def _do(self, wish):
        return asyncio.run_coroutine_threadsafe(wish, self.loop).result()

    async def _end(self):
        self.server.close()
        for _ in range(250):  # a browser reconnects: connections accepted a moment ago start now
            others = asyncio.all_tasks() - {asyncio.current_task()}
            if not others:
                break
            for task in self.serving:  # the other tasks accept connections: cancelling them would leave those open
                task.cancel()
            await asyncio.wait(others, timeout=0.02)
        await asyncio.sleep(0.02)  # closed connections are gone then

    async def _serve(self, reader, writer):
        self.serving.add(asyncio.current_task())
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            method, path, rest = head.split(" ", 2)
            if not f"{path}/".startswith(f"{self.base}/"):
                self.elsewhere.append(path)
                writer.write(ELSEWHERE)
                return
            path = path.removeprefix(self.base) or "/" if self.strips else path
            await self._pass(f"{method} {path} {self._named(rest)}", reader, writer)
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            pass  # one of both sides has closed
        finally:
            writer.close()
            self.serving.discard(asyncio.current_task())

    def _named(self, rest):
        """Return the lines of the request with the client's address; a connection carries one request, or a socket."""
        upgrade = re.search(r"(?im)^upgrade:", rest)
        rest = rest if upgrade else re.sub(r"(?im)^connection:.*\r\n", "", rest)
        more = f"X-Forwarded-For: {self.visitor}\r\n" + ("" if upgrade else "Connection: close\r\n")
        line, lines = rest.split("\r\n", 1)
        return f"{line}\r\n{more}{lines}"

    async def _pass(self, head, reader, writer):
        host, _, port = self.target.partition("://")[2].partition(":")
        back, on = await asyncio.open_connection(host, int(port))
        on.write(head.encode("latin-1"))
        there = asyncio.ensure_future(_pour(reader, on))
        try:
            await _pour(back, writer)
        finally:
            there.cancel()
            on.close()


async def _pour(source, sink):
    while part := await source.read(65_536):
        sink.write(part)
        await sink.drain()
