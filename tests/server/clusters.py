"""Two servers on one PostgreSQL, with Redis or PostgreSQL as pubsub."""

import asyncio
import re

import asyncpg
from tests.server.serving import Server, until


class Cluster:
    """Two processes with one database: reads go to the first, writes to the second, and both agree."""

    def __init__(self, folder, database, channels, **chosen):
        self.database = database
        settings = {"database": database, "channels": channels, "lease": 1.5, "followed": 600.0, **chosen}
        self.servers = [Server(folder / name, **settings) for name in ("one", "two")]

    def start(self):
        for server in self.servers:
            server.start()
        return self

    def close(self):
        for server in self.servers:
            server.close()

    @property
    def address(self):
        return self.servers[0].address

    @property
    def data(self):
        return self.servers[0].data

    def ask(self, method, path, body=None, token="", **headers):
        """Read from the first; send changes to the second and wait until the first has them."""
        one, other = self.servers
        if method == "GET" or path.endswith("/try"):
            return one.ask(method, path, body, token, **headers)
        before = one.count("gotham_caught_up_total")
        answer = other.ask(method, path, body, token, **headers)
        if answer.status_code in (200, 201):
            until(lambda: one.count("gotham_caught_up_total") > before)
        return answer

    def post(self, path, body=None, token=""):
        answer = self.ask("POST", path, body, token)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def count(self, name):
        return sum(server.count(name) for server in self.servers)

    def write_all(self, writes):
        """Change the database directly."""
        asyncio.run(self._write_all(writes))

    async def _write_all(self, writes):
        connection = await asyncpg.connect(self.database)
        try:
            for query, *values in writes:
                numbers = iter(range(1, len(values) + 1))
                await connection.execute(re.sub(r"\?", lambda _, each=numbers: f"${next(each)}", query), *values)
        finally:
            await connection.close()
