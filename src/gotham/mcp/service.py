"""The tools as an MCP server, for stdio and HTTP."""

import functools
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations

from .. import __version__
from ..client import Client
from ..i18n.catalogue import Words
from ..i18n.errors import GothamError
from .tools import TableTools

INSTRUCTIONS = """\
Play board games by their exact rules, against people, bots and other programs.
First call `games`, then `rules` for the game you choose. `open` opens a table and gives you a seat; `sit` takes a free
seat of a table that somebody else has opened. Both return a token: it is your seat. Keep it secret, and pass it to
every call. Then repeat: `look` shows what your seat knows; when `may_act` is true, choose from `legal` (`try` tells
what an action would do) and `act`; in games with trade, `offer` proposes and answers deals and `talk` bargains;
otherwise `wait`. The match is over when `state` is no longer `running`. Nothing hidden is ever shown."""
READING = ("games", "rules", "look", "legal", "try", "wait")  # tools that change nothing

Details = ParamSpec("Details")
Result = TypeVar("Result")


def make_service(client_of: Callable[[Context], Client]) -> MCPServer:
    """Return an MCP server whose calls are carried by these clients."""
    service = MCPServer(
        "gotham",
        title="Gotham",
        description="New York tabletop games with exact rules.",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
        subscriptions=False,
    )
    tools = TableTools(client_of)
    functions = (tools.games, tools.rules, tools.open, tools.sit, tools.look, tools.legal, tools.try_, tools.act)
    for function in (*functions, tools.offer, tools.wait, tools.talk, tools.leave):
        name = function.__name__.rstrip("_")
        marks = ToolAnnotations(read_only_hint=name in READING, destructive_hint=False, open_world_hint=False)
        service.add_tool(
            _refusing(function), name, annotations=marks, description=" ".join(str(function.__doc__).split())
        )
    return service


def _refusing(function: Callable[Details, Awaitable[Result]]) -> Callable[Details, Awaitable[Result]]:
    """Return the tool with refusals as errors that its caller can read."""

    @functools.wraps(function)
    async def call(*arguments: Details.args, **named: Details.kwargs) -> Result:
        try:
            return await function(*arguments, **named)
        except GothamError as error:
            raise ToolError(error.say(Words("en"))) from error

    return call
