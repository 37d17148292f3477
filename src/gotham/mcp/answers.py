"""What tools return. Each type becomes the declared output schema of its tools, with these descriptions."""

from typing import Annotated

from pydantic import BaseModel, Field


class OptionChoice(BaseModel):
    """An option of a game, with its values; the first one is the default."""

    name: str
    title: str
    values: dict[str, str] = Field(description="value -> what it means")


class GameSummary(BaseModel):
    """A game that can be played here."""

    name: str = Field(description="the name that the other tools take")
    title: str
    summary: str
    players: list[int] = Field(description="the numbers of players that are allowed")
    minutes: int = Field(description="about how long people take for a match; 0 if unknown")
    options: list[OptionChoice]
    opponents: dict[str, str] = Field(description="id of a bot for a seat -> how it plays, the weakest first")
    actions: list[str] = Field(description="the form of each action, its kind first; your legal ones come from `legal`")
    clauses: int = Field(description="how many clauses the rules have; `rules` prints them")


class GameList(BaseModel):
    """All games."""

    games: list[GameSummary]


class RuleClause(BaseModel):
    """One numbered sentence of the rules. A refused action names the clause that forbids it."""

    clause: str
    text: str


class RuleList(BaseModel):
    """The rules of a game, or some clauses of them."""

    game: str
    clauses: list[RuleClause]


class OpenedTable(BaseModel):
    """A table and your place at it. The token is secret: it is your seat."""

    table: str = Field(description="the id of the table, which the other tools take")
    token: str = Field(description="your secret token, which the other tools take")
    seat: int | None = Field(description="your seat, from 0; null if you have none")
    invitation: str = Field(description="for other players: the secret with which `sit` takes any free seat")
    link: str = Field(description="for people: a link to a free seat in the browser; empty where none is free")


class SeatInfo(BaseModel):
    """Who holds a seat."""

    seat: int
    kind: str = Field(description="person, bot or open")
    name: str
    program: bool = Field(description="whether its player is a program, as you are")
    online: bool


class LegalAction(BaseModel):
    """An action that you may take now."""

    action: str = Field(description="what `act` and `try` take")
    label: str = Field(description="the same in words")


class LegalPage(BaseModel):
    """Your legal actions, a page of them."""

    total: int = Field(description="how many fit the filter")
    actions: list[LegalAction]
    kinds: dict[str, int] = Field(description="kind -> how many legal actions it has")
    revision: int


class LogLine(BaseModel):
    """Something that happened and that you noticed."""

    number: int
    seat: int = Field(description="who acted; -1 where you may not know")
    action: str
    text: str


class ChatLine(BaseModel):
    """A line of chat that you may read."""

    number: int
    seat: int
    name: str
    text: str
    to: list[int] | None = Field(description="the seats it was sent to; null for all")


class Position(BaseModel):
    """Everything that your seat may know, and nothing more."""

    table: str
    game: str
    state: str = Field(description="running, over, ended (by the host) or frozen")
    seat: int | None = Field(description="your seat, from 0; null while you only watch")
    revision: int = Field(description="how many events you have noticed; `act` and `wait` take it")
    heard: int = Field(description="how many lines of chat you have; `wait` takes it")
    may_act: bool = Field(description="whether you may act now")
    awaited: list[int] = Field(description="the seats that the match waits for")
    seats: list[SeatInfo]
    lines: list[str] = Field(description="the position in sentences")
    offers: list[LegalAction] = Field(description="the answers that you can give to deals which others propose to you")
    legal: int = Field(description="how many legal actions you have; `legal` lists them")
    log: list[LogLine] = Field(description="the latest events")
    chat: list[ChatLine] = Field(description="the latest lines of chat")
    winners: list[int] = Field(description="the seats that won, once the match is over")
    returns: list[int] = Field(description="the result of each seat, once the match is over")


class TrialAnswer(BaseModel):
    """What actions would do. Nothing has happened."""

    actions: list[str]
    labels: list[str] = Field(description="each action in words, at its turn")
    effect: str = Field(description="what the last one would do for you, as JSON; empty where the game says nothing")


class Said(BaseModel):
    """Your line of chat was sent."""

    text: str
    to: list[int] | None


class Left(BaseModel):
    """You have left your seat."""

    table: str


Token = Annotated[str, Field(description="your secret token, from `open` or `sit`", max_length=100)]
TableId = Annotated[str, Field(description="the id of the table", min_length=1, max_length=40)]
