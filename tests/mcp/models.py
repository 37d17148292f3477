"""A stand-in for a language model: the SDK's own client, which calls tools and plays by simple habits."""

import contextlib
import os
import sys

from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

CODE = "from gotham.cli import main; main()"
HABITS = ("chosen", "refuse", "done", "yes", "place")  # kinds it prefers, so that matches with trade end soon


@contextlib.asynccontextmanager
async def over_stdio(data):
    """Start `gotham mcp` and connect to it."""
    environment = {"PATH": os.environ["PATH"], "GOTHAM_MODE": "plain", "GOTHAM_LANG": "en", "HOME": str(data)}
    with (data / "log").open("w") as log:
        program = StdioServerParameters(
            command=sys.executable, args=["-c", CODE, "mcp", "--data", str(data / "own")], env=environment
        )
        async with Client(stdio_client(program, errlog=log)) as client:
            yield client


@contextlib.asynccontextmanager
async def over_http(server):
    async with Client(f"{server.address}/mcp") as client:
        yield client


class Model:
    """A seat of one client."""

    def __init__(self, client, table="", token="", habits=HABITS):
        self.client, self.me, self.habits = client, {"table": table, "token": token}, habits
        self.now = {}

    async def call(self, tool, **arguments):
        """Call a tool, which must succeed; return its structured content."""
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, result.content
        return result.structured_content

    async def refused(self, tool, **arguments):
        """Call a tool, which must be refused; return the reason."""
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error, result.structured_content
        return result.content[0].text

    async def open(self, game, **wish):
        self.me = await self._seat("open", game=game, **wish)
        return self

    async def sit(self, table, **wish):
        self.me = await self._seat("sit", table=table, **wish)
        return self

    async def _seat(self, tool, **wish):
        self.opened = await self.call(tool, **wish)
        return {name: self.opened[name] for name in ("table", "token")}

    async def at_table(self, tool, **arguments):
        found = await self.call(tool, **self.me, **arguments)
        if "lines" in found:
            self.now = found
        return found

    async def look(self):
        return await self.at_table("look")

    async def act(self, *actions, **more):
        return await self.at_table("act", actions=[*actions], **more)

    async def wait(self, seconds=20):
        return await self.at_table("wait", revision=self.now["revision"], heard=self.now["heard"], seconds=seconds)

    async def choose(self):
        """Return a legal action: of the preferred kind, else the first."""
        kinds = (await self.at_table("legal"))["kinds"]
        kind = next((each for each in self.habits if each in kinds), next(iter(kinds)))
        return (await self.at_table("legal", beginning=kind))["actions"][0]["action"]

    async def play(self):
        """Play to the end of the match; return the number of own actions."""
        made = 0
        await self.look()
        while self.now["state"] == "running":
            if self.now["may_act"] and self.now["seat"] in self.now["awaited"]:
                await self.act(await self.choose())
                made += 1
            else:
                await self.wait()
        return made
