"""The tools, over the client of the web protocol: whatever a tool returns went through the view of its seat."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Annotated

from mcp.server.mcpserver import Context
from pydantic import Field

from ..client import Client
from ..client.state import proposal
from ..i18n.errors import Invalid, NotFound, Unknown
from ..i18n.names import suggestion
from ..server.http.schemas import GameInfo, NewTable, Sit
from .answers import (
    GameList,
    GameSummary,
    Left,
    LegalPage,
    OpenedTable,
    OptionChoice,
    Position,
    RuleClause,
    RuleList,
    Said,
    TableId,
    Token,
    TrialAnswer,
)
from .positions import SeatSnapshot

Finder = Callable[[Context], Client]  # the client that carries the requests of a call
PAGE = 200  # legal actions in one answer
LONGEST = 50  # seconds that `wait` waits
Game = Annotated[str, Field(description="the name of the game, from `games`", max_length=80)]
Actions = Annotated[
    list[str],
    Field(description="actions in notation, as `legal` lists them; several happen all or not at all", max_length=64),
]
PlayerName = Annotated[str, Field(description="the name that others see", max_length=40)]
Note = Annotated[str, Field(description="a remark, shown to those who see the action", max_length=300)]
Revision = Annotated[
    int | None,
    Field(description="the revision of the position you decided on: refused if it changed since; omit to act anyway"),
]


class TableTools:
    """One method for each tool; its docstring is what a language model reads."""

    def __init__(self, client_of: Finder) -> None:
        self.client_of = client_of

    async def games(self, ctx: Context) -> GameList:
        """List the board games that can be played here, with their players, options, bots and forms of actions.
        Start here; then read `rules`."""
        return GameList(games=[_summary(each) for each in await self.client_of(ctx).games()])

    async def rules(
        self,
        ctx: Context,
        game: Game,
        clause: Annotated[str, Field(description="one clause, such as NY-07; omit for all of them")] = "",
    ) -> RuleList:
        """Read the rules of a game, clause by clause. A refused action names the clause that forbids it: look it up
        here."""
        found = await self._game(ctx, game)
        wanted = {clause: found.clauses[clause]} if clause in found.clauses else found.clauses
        if clause and clause not in found.clauses:
            raise Unknown("error-no-clause", name=clause[:40], known=", ".join([*found.clauses][:5]))
        return RuleList(game=game, clauses=[RuleClause(clause=name, text=text) for name, text in wanted.items()])

    async def open(
        self,
        ctx: Context,
        game: Game,
        seats: Annotated[
            list[str],
            Field(
                description="who takes each seat: `you` once at most, `open` for others, or the id of a bot; "
                "omit for you against bots",
                max_length=62,
            ),
        ] = [],  # noqa: B006 - never changed
        players: Annotated[
            int | None, Field(description="the number of seats; omit where `seats` has them", ge=1, le=62)
        ] = None,
        options: Annotated[
            dict[str, str], Field(description="option -> value, from `games`; omitted ones have their defaults")
        ] = {},  # noqa: B006
        name: PlayerName = "",
        listed: Annotated[bool, Field(description="whether anybody may find the table and take a free seat")] = False,
    ) -> OpenedTable:
        """Open a table and take a seat at it. Keep the token: it is your seat. Other programs sit down with the
        invitation, people with the link."""
        client = self.client_of(ctx)
        wish = NewTable(game, players or len(seats) or None, options, seats, listed=listed, name=name, program=True)
        opened = await client.open(wish)
        return await self._opened(client, opened.id, opened.token)

    async def sit(
        self,
        ctx: Context,
        table: TableId,
        invitation: Annotated[str, Field(description="the secret of the invitation", max_length=100)] = "",
        seat: Annotated[int | None, Field(description="the seat, from 0; omit for any", ge=0, le=61)] = None,
        name: PlayerName = "",
    ) -> OpenedTable:
        """Take a free seat at a table that somebody else has opened. A public table needs no invitation."""
        client = self.client_of(ctx)
        opened = await client.sit(table, Sit(seat, invitation, name, program=True))
        return await self._opened(client, table, opened.token)

    async def look(
        self,
        ctx: Context,
        table: TableId,
        token: Token,
        since: Annotated[
            int | None, Field(description="list all events after this revision; omit for the latest", ge=0)
        ] = None,
    ) -> Position:
        """See the position as your seat knows it, in sentences: what lies open, what you hold, what others did last,
        whether you may act, and which deals you can answer."""
        return SeatSnapshot(await self.client_of(ctx).look(table, token)).position(since)

    async def legal(
        self,
        ctx: Context,
        table: TableId,
        token: Token,
        beginning: Annotated[str, Field(description="only actions that begin so, such as `give` or `give 12`")] = "",
        first: Annotated[int, Field(description="the number of the first one on the page, from 0", ge=0)] = 0,
    ) -> LegalPage:
        """List your legal actions, each in notation and in words, 200 to a page."""
        seen = SeatSnapshot(await self.client_of(ctx).look(table, token))
        words = beginning.lower().split()
        notation = seen.game.notation
        fitting = [number for number in seen.numbers if notation[number].lower().split()[: len(words)] == words]
        return LegalPage(
            total=len(fitting),
            actions=[seen.action(number) for number in fitting[first : first + PAGE]],
            kinds=dict(Counter(map(seen.kind, seen.numbers))),
            revision=seen.state.revision,
        )

    async def try_(self, ctx: Context, table: TableId, token: Token, actions: Actions) -> TrialAnswer:
        """Learn what actions would do, or which rule forbids them, without acting."""
        client = self.client_of(ctx)
        tried = await client.try_(table, token, actions)
        seen = SeatSnapshot(await client.look(table, token))
        effect = "" if tried.effect is None else json.dumps(tried.effect, ensure_ascii=False)
        return TrialAnswer(
            actions=[seen.game.notation[each] for each in tried.actions], labels=tried.words, effect=effect
        )

    async def act(
        self, ctx: Context, table: TableId, token: Token, actions: Actions, revision: Revision = None, note: Note = ""
    ) -> Position:
        """Take one of your legal actions, or several at once. A refused action changes nothing and names the rule that
        forbids it. Returns the position afterwards."""
        client = self.client_of(ctx)
        if not actions:
            raise Invalid("error-no-action")
        known = SeatSnapshot(await client.look(table, token)).state.revision if revision is None else revision
        return await _position_after(client, table, token, actions, known, note)

    async def offer(
        self,
        ctx: Context,
        table: TableId,
        token: Token,
        terms: Annotated[
            list[str],
            Field(
                description="what changes hands, in any order, in the notation of the game's moves of a deal "
                "(`games` has their forms); several seats may be parties",
                max_length=60,
            ),
        ] = [],  # noqa: B006
        secret: Annotated[bool, Field(description="whether only the parties see it")] = False,
        answer: Annotated[str, Field(description="to answer a deal instead: one of `offers` of the position")] = "",
        note: Note = "",
    ) -> Position:
        """Propose a deal to other seats, or answer one, in one call; only in games where players trade. Your proposal
        counts as your own yes; the deal happens when every party has accepted. Returns the position afterwards."""
        client = self.client_of(ctx)
        if bool(terms) == bool(answer):
            raise Invalid("error-offer-or-answer")
        seen = SeatSnapshot(await client.look(table, token))
        revision = seen.state.revision
        if answer and answer not in [each.action for each in seen.position().offers]:
            raise Unknown("error-no-offer", text=answer[:80])
        actions = [answer] if answer else proposal(seen.state.view(), terms, secret)
        return await _position_after(client, table, token, actions, revision, note)

    async def wait(
        self,
        ctx: Context,
        table: TableId,
        token: Token,
        revision: Annotated[int, Field(description="the revision of your latest position", ge=0)],
        heard: Annotated[int, Field(description="`heard` of your latest position", ge=0)] = 0,
        seconds: Annotated[float, Field(description="the longest time to wait", ge=0, le=LONGEST)] = 20,
    ) -> Position:
        """Wait until something happens that you notice, somebody talks to you, or the match waits for you alone; then
        see the position with all that is new. Call it again while it is not your turn."""
        snapshot = await self.client_of(ctx).wait(table, token, revision, heard, seconds)
        return SeatSnapshot(snapshot).position(revision, heard)

    async def talk(
        self,
        ctx: Context,
        table: TableId,
        token: Token,
        text: Annotated[str, Field(description="what to say", min_length=1, max_length=500)],
        to: Annotated[
            list[int] | None, Field(description="the seats that may read it; omit for all", max_length=62)
        ] = None,
    ) -> Said:
        """Say something to everybody at the table, or to some seats alone."""
        await self.client_of(ctx).talk(table, token, text, to)
        return Said(text=text, to=to)

    async def leave(self, ctx: Context, table: TableId, token: Token) -> Left:
        """Leave your seat, which is then free. You cannot take another one at this table."""
        await self.client_of(ctx).stand(table, token)
        return Left(table=table)

    # ------------------------------------------------------------------------------------- together

    async def _game(self, ctx: Context, name: str) -> GameInfo:
        found = {each.name: each for each in await self.client_of(ctx).games()}
        if name not in found:
            raise NotFound("error-game", name=name[:80], known=", ".join(found), near=suggestion(name, found))
        return found[name]

    async def _opened(self, client: Client, table: str, token: str) -> OpenedTable:
        now = await client.look(table, token)
        codes = await client.invitations(table, token)
        base = codes.address or client.server
        link = f"{base}/table/{table}#invite={codes.general}" if codes.invitations and base else ""
        invitation = codes.general if codes.invitations else ""
        return OpenedTable(table=table, token=token, seat=now.table.seat, invitation=invitation, link=link)


def _summary(game: GameInfo) -> GameSummary:
    opponents = {each.id: f"{each.name}: {each.about}" for each in [*game.levels, *game.characters]}
    return GameSummary(
        name=game.name,
        title=game.title,
        summary=game.summary,
        players=game.players,
        minutes=game.minutes,
        options=[
            OptionChoice(name=each.name, title=each.title, values=dict(zip(each.values, each.titles, strict=True)))
            for each in game.options
        ],
        opponents=opponents,
        actions=[" ".join([kind.name, *map(_operand, kind.operands)]) for kind in game.kinds],
        clauses=len(game.clauses),
    )


def _operand(values: list[str]) -> str:
    """Return the values of an operand: all where they are few, else the first and the last."""
    return "|".join(values) if len(values) <= 12 else f"{values[0]}…{values[-1]}"


async def _position_after(
    client: Client, table: str, token: str, actions: Sequence[str], revision: int, note: str
) -> Position:
    """Act, and return the position with what has happened since the revision."""
    await client.act(table, token, actions, revision, note)
    return SeatSnapshot(await client.look(table, token)).position(revision)
