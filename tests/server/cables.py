"""A TCP port that forwards to a socket elsewhere, and can be cut: a network partition."""

import asyncio
import contextlib
import threading


class Cable:
    """Forward connections to a port or a Unix socket. While it is cut, connections hang, and new ones are refused."""

    def __init__(self, port=0, path=""):
        self.port, self.path = port, path
        self.whole, self.tasks = None, set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)

    def __enter__(self):
        self.thread.start()
        self.server = self._do(self._open())
        self.here = self.server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_):
        self._do(self._close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def cut(self):
        self.loop.call_soon_threadsafe(self.whole.clear)

    def mend(self):
        self.loop.call_soon_threadsafe(self.whole.set)

    def _do(self, job):
        return asyncio.run_coroutine_threadsafe(job, self.loop).result()

    async def _open(self):
        self.whole = asyncio.Event()
        self.whole.set()
        return await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def _close(self):
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _serve(self, reader, writer):
        self.tasks.add(asyncio.current_task())
        try:
            if self.whole.is_set():
                await self._join(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            self.tasks.discard(asyncio.current_task())

    async def _join(self, reader, writer):
        connecting = asyncio.open_unix_connection(self.path) if self.path else asyncio.open_connection(None, self.port)
        back, on = await connecting
        ways = [asyncio.ensure_future(self._pour(*way)) for way in ((reader, on), (back, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            on.close()

    async def _pour(self, source, sink):
        with contextlib.suppress(OSError):
            while part := await source.read(65_536):
                await self.whole.wait()
                sink.write(part)
                await sink.drain()
