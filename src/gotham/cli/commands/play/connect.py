"""`gotham connect`: a bot of this machine sits down at a table of any server."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from ....bots import bot as make_bot
from ....i18n.catalogue import Words, machine_language
from ....match.game import game as find_game

if TYPE_CHECKING:
    from ....client import RemoteSeat, TableLink


def connect(
    link: Annotated[str, typer.Argument(help="The link of the table: an invitation, or your own link to come back.")],
    bot: Annotated[str, typer.Option(help="The bot, as in ismcts:100ms; `gotham bots` lists them.")],
    name: Annotated[str, typer.Option(help="The name at the table; default: that of the bot.")] = "",
    seat: Annotated[int | None, typer.Option(help="The seat, from 0; default: as in the link, or a free one.")] = None,
    patience: Annotated[
        float, typer.Option(help="Seconds that the bot may wait for others while the match waits for it.", min=0)
    ] = 20.0,
) -> None:
    """Let a bot of this machine play at a table of any server, which shows that it is a program.

    A lost connection is opened again, also after the server was restarted.
    """
    from ....client import TableLink

    asyncio.run(_play(TableLink.read(link), bot, name or bot, seat, patience))


async def _play(link: "TableLink", spec: str, name: str, seat: int | None, patience: float) -> None:
    from ....client import RemoteSeat, play_seat

    words = Words(machine_language())
    async with RemoteSeat(await _seated(link, spec, name, seat)) as player:
        table = player.state.table
        assert table is not None
        title, number = find_game(table.game).words(words.language)("title"), (table.seat or 0) + 1
        typer.echo(words("connect-seated", name=name, seat=number, game=title, link=player.link.personal))
        await play_seat(player, spec, patience)
        typer.echo(_result(player, words))


async def _seated(link: "TableLink", spec: str, name: str, seat: int | None) -> "TableLink":
    """Take a seat, unless the link is that of somebody who has one; an unknown bot is refused before."""
    from ....client import Client
    from ....server.http.schemas import Sit

    async with Client(link.server, language=machine_language()) as client:
        table = (await client.look(link.table, link.token)).table
        make_bot(find_game(table.game).of_version(table.version), spec)
        if table.seat is not None:
            return link
        wish = Sit(link.seat if seat is None else seat, link.invitation, name[:40], program=True)
        opened = await client.sit(link.table, wish, link.token)
        return link._replace(token=opened.token or link.token)


def _result(player: "RemoteSeat", words: Words) -> str:
    view = player.state.latest
    if view is None or not view.over or not isinstance(view.returns, list):
        return words("connect-ended")
    return words("connect-over", returns=", ".join(map(str, view.returns)))
