"""Everything that is said between a server and those at its tables: one definition, from which the schema,
the client's types and docs/protocol.md follow."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Language = Literal["en", "fr", "nl", "de"]
State = Literal["running", "over", "ended", "frozen"]
Name = Annotated[str, Meta(max_length=40)]
Spec = Annotated[str, Meta(max_length=40)]  # of a bot, as in ismcts:100ms
Token = Annotated[str, Meta(max_length=100)]
Words = Annotated[str, Meta(max_length=2000)]
NO_NUL = "^[^\\u0000]*$"  # not every database can keep that letter
Seats = Annotated[list[Annotated[int, Meta(ge=0, le=61)]], Meta(max_length=62)]
Count = Annotated[int, Meta(ge=0, le=2**31)]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is sent as JSON; what it does not know is refused."""


# ------------------------------------------------------------------------------------- from a client


class Hello(Message, tag="hello"):
    """The first message of a socket: who looks, in which language (none for programs, which need no sentences), and
    what is wanted: the view in numbers, sentences that describe it, or what the game says to its drawn board.

    `since` is the last revision the client has, so that only newer log lines are sent.
    """

    token: Token = ""
    language: Language | Literal[""] = "en"
    view: bool = True
    describe: bool = False
    board: bool = False
    since: Count = 0


class Act(Message, tag="act"):
    """One decision: an action, or a run of them that happens entirely or not at all.

    Either `words` holds what the client showed for each action, or `revision` what it had seen when it decided: if
    they no longer fit, the act is refused. What each action of a run is called when its turn comes, Try tells.
    """

    actions: Annotated[list[Annotated[int | str, Meta()]], Meta(min_length=1, max_length=64)]
    words: Annotated[list[Words], Meta(max_length=64)] | UnsetType = UNSET
    revision: Count | UnsetType = UNSET
    note: Annotated[str, Meta(max_length=300, pattern=NO_NUL)] = ""
    id: Count = 0


class Try(Message, tag="try"):
    """Asks what a run would do, and does nothing."""

    actions: Annotated[list[Annotated[int | str, Meta()]], Meta(min_length=1, max_length=64)]
    id: Count = 0


class Undo(Message, tag="undo"):
    """Takes back one's latest action, which was seen at this revision; what others did since does not matter."""

    revision: Count
    id: Count = 0


class Talk(Message, tag="talk"):
    """Something said to all, or privately to some seats."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]
    to: Seats | None = None
    id: Count = 0


class Note(Message, tag="note"):
    """A private note of one's own; without a text it is erased."""

    about: Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
    text: Annotated[str, Meta(max_length=1000, pattern=NO_NUL)] = ""
    id: Count = 0


ClientMessage = Hello | Act | Try | Undo | Talk | Note


# ------------------------------------------------------------------------------------- to a client


class Seat(Message):
    """Who has a seat. A bot may keep it for a person, who can take it back."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    online: bool = False


class TableMessage(Message, tag="table"):
    """All about a table but its match: sent first, and whenever it changes."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    state: State
    seats: list[Seat]
    commitment: str
    listed: bool = False
    seat: int | None = None  # one's own; none for who watches
    person: bool = False  # whether the token is known here, with a seat or without
    host: bool = False  # whether one may kick, end and open a rematch
    kept: bool = False  # whether a bot plays one's own seat
    watching: int = 0
    reason: str = ""  # why it is frozen or has ended, in words
    seed: str | None = None  # once it is over; it must fit the commitment
    next: str | None = None  # the table of the rematch
    clock: int = 0  # seconds for what all decide at once
    left: float | None = None  # seconds until they are up, where they run


class LogEntry(Message):
    """What the viewer noticed as their `number`-th: who acted (-1: not told), the action in notation, and sentences."""

    number: int
    seat: int
    action: str
    lines: list[str]
    fact: Any = None  # the same as data, where the game says it to its drawn board


class ViewMessage(Message, tag="view"):
    """What changed for a viewer, or all of it. `view` comes whole, else `changes` lists index and value in turn."""

    revision: int
    actors: Sequence[int]
    awaited: Sequence[int]
    legal: list[int]  # first and last of each range, in turn
    whole: bool = False
    over: bool = False
    undo: bool = False
    view: list[int] | UnsetType = UNSET
    changes: list[int] | UnsetType = UNSET
    words: dict[int, str] | UnsetType = UNSET  # of legal actions, where they are new or have changed
    log: list[LogEntry] = []
    board: dict[str, Any] | UnsetType = UNSET  # what the game says to its drawn board, or of that what has changed
    lines: list[str] | UnsetType = UNSET  # the view in sentences, for who asked
    returns: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


class TalkMessage(Message, tag="talk"):
    """Something said that this viewer may read; `number` counts these. Or what the table tells `about` a name."""

    number: int
    seat: int  # -1: the host without a seat
    name: str
    text: str
    to: list[int] | None = None
    about: str = ""  # left, came, hint or late: then there is no text


class NotesMessage(Message, tag="notes"):
    """One's own notes, all of them."""

    notes: dict[str, str]


class Accepted(Message, tag="accepted"):
    """What was asked with this id has happened and is kept, whatever befalls the server."""

    id: int


class Tried(Message, tag="tried"):
    """What a run would do: what each action is called at its turn, and what the last one does, if the game tells."""

    id: int
    actions: list[int]
    words: list[str]
    effect: Any = None


class Refusal(Message, tag="refused"):
    """What was asked has changed nothing, and why; `clause` where a rule of the game forbids it, and then `part` is the
    action of the run that it forbids, counted from 0."""

    reason: str
    id: int = 0
    clause: str = ""
    part: int = 0


ServerMessage = TableMessage | ViewMessage | TalkMessage | NotesMessage | Accepted | Tried | Refusal


# --------------------------------------------------------------------------------------- over HTTP


class Option(Message):
    """An option of a game: its name, its values, and what people call them; the first value is the default."""

    name: str
    title: str
    values: list[str]
    titles: list[str]


class Kind(Message):
    """A kind of actions: numbers from `first`, one for every choice of operands; the last operand changes fastest."""

    name: str
    first: int
    operands: list[list[str]]


class Field(Message):
    """Where a field of the state lies in a view."""

    name: str
    first: int
    shape: list[int]


class GameInfo(Message):
    """What a client needs to know of a game."""

    name: str
    title: str
    summary: str
    version: int
    players: list[int]
    options: list[Option]
    levels: dict[str, str]  # level -> spec of the bot
    bots: list[str]
    kinds: list[Kind]
    fields: list[Field]
    clauses: dict[str, str]  # the rules, in words
    board: bool  # whether the game says something to a drawn board
    timed: bool = False  # whether there is something that a clock can measure
    setup: Any = None  # what the game says to the page of a new table


class NewTable(Message):
    """A table to be opened: who has which seat is "you", "open" or the spec of a bot; without seats, you and bots."""

    game: Annotated[str, Meta(max_length=80)]
    players: Annotated[int, Meta(ge=1, le=62)] | None = None
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = {}
    seats: Annotated[list[Spec], Meta(max_length=62)] = []
    start: Annotated[str, Meta(max_length=40)] = ""  # a start that the game knows by name
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds for what all decide at once; 0 for as long as they like
    listed: bool = False
    name: Name = ""
    language: Language = "en"


class Opened(Message):
    """A table and one's personal token for it."""

    id: str
    token: str


class Sit(Message):
    """Asks for a seat: with its invitation, or any open one where the table is listed or one is known there."""

    seat: Annotated[int, Meta(ge=0, le=61)]
    invitation: Token = ""
    name: Name = ""
    language: Language = "en"


class Person(Message):
    """What one is called, and one's language."""

    name: Name
    language: Language = "en"


class AtSeat(Message):
    """A seat that the host speaks of; `bot` takes it where a bot shall."""

    seat: Annotated[int, Meta(ge=0, le=61)]
    bot: Spec = ""


class Invitations(Message):
    """What opens each open seat."""

    invitations: dict[int, str]


class Listing(Message):
    """A table in the lobby."""

    id: str
    game: str
    names: list[str]
    open: int
    state: State


class Snapshot(Message):
    """All that a socket would send at first."""

    table: TableMessage
    view: ViewMessage | None  # none where the match is frozen
    talk: list[TalkMessage]
    notes: dict[str, str]
