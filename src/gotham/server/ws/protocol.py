"""The messages between a server and its clients: the one definition behind the OpenAPI schema, the client's types
and docs/protocol.md."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .. import limits

Language = Literal["en", "fr", "nl", "de"]
State = Literal["running", "over", "ended", "frozen"]
Name = Annotated[str, Meta(max_length=limits.NAME.value)]
Spec = Annotated[str, Meta(max_length=40)]  # a bot, as in ismcts:100ms, a level or a character
Token = Annotated[str, Meta(max_length=100)]
Words = Annotated[str, Meta(max_length=2000)]
NO_NUL = "^[^\\u0000]*$"  # not every database can store NUL
Seats = Annotated[list[Annotated[int, Meta(ge=0, le=61)]], Meta(max_length=62)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
# what a game defines itself, as its hooks return it; `object` because msgspec knows no recursive types
Json = object
JsonObject = Mapping[str, Json]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Sent as JSON; unknown fields are refused."""


# ------------------------------------------------------------------------------------- from a client


class Hello(Message, tag="hello"):
    """The first message of a socket: the token, the language (empty for programs, which need no sentences), and what
    to send: the view in numbers, sentences that describe it, or the game's data for its drawn board.

    `since` is the last revision the client has, so that only newer log lines are sent.
    """

    token: Token = ""
    language: Language | Literal[""] = "en"
    view: bool = True
    describe: bool = False
    board: bool = False
    since: Count = 0


class Act(Message, tag="act"):
    """One decision: an action, or a run of actions that happens entirely or not at all.

    Either `words` holds the labels that the client showed, or `revision` the one it had seen when it decided: the act
    is refused if they are out of date. Try returns the label of each action of a run at its turn.
    """

    actions: Annotated[list[Annotated[int | str, Meta()]], Meta(min_length=1, max_length=limits.RUN.value)]
    words: Annotated[list[Words], Meta(max_length=64)] | UnsetType = UNSET
    revision: Count | UnsetType = UNSET
    note: Annotated[str, Meta(max_length=limits.REMARK.value, pattern=NO_NUL)] = ""
    id: Count = 0


class Try(Message, tag="try"):
    """Request the effect of a run without acting."""

    actions: Annotated[list[Annotated[int | str, Meta()]], Meta(min_length=1, max_length=limits.RUN.value)]
    id: Count = 0


class Undo(Message, tag="undo"):
    """Undo one's own latest action, as of this revision; later actions of others do not matter."""

    revision: Count
    id: Count = 0


class Talk(Message, tag="talk"):
    """A chat message to all, or privately to some seats."""

    text: Annotated[str, Meta(min_length=1, max_length=limits.TALK.value, pattern=NO_NUL)]
    to: Seats | None = None
    id: Count = 0


class Note(Message, tag="note"):
    """Save a private note; an empty text deletes it."""

    about: Annotated[str, Meta(min_length=1, max_length=limits.NOTE_SUBJECT.value, pattern=NO_NUL)]
    text: Annotated[str, Meta(max_length=limits.NOTE.value, pattern=NO_NUL)] = ""
    id: Count = 0


ClientMessage = Hello | Act | Try | Undo | Talk | Note


# ------------------------------------------------------------------------------------- to a client


class Timing(Message):
    """The clock of awaited seats: seconds per move, or per seat for the whole match."""

    per: Literal["move", "match"]
    seconds: Annotated[int, Meta(ge=1, le=30 * 86400)]
    then: Literal["bot", "pass"] = "bot"  # at zero a bot moves, or the seat makes its game's neutral action
    last: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds for the last seat once all others are done; 0: no limit


class Seat(Message):
    """The holder of a seat. A bot may play it for a person, who can take it back."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    online: bool = False
    left: str = ""  # name of the person who left it, until a person takes it
    away: int | None = None  # seconds since its person disconnected, or since the server has waited for them
    colour: str = ""  # that its person chose; empty where the seat has one of those that are left
    program: bool = False  # whether its person is a program that said so


class TableMessage(Message, tag="table"):
    """A table without the view of its match: sent first, and whenever it changes."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    state: State
    seats: list[Seat]
    commitment: str
    listed: bool = False
    seat: int | None = None  # the viewer's own; null for spectators
    person: bool = False  # whether the token is known here, with or without a seat
    host: bool = False  # whether the viewer may kick and end
    kept: bool = False  # whether a bot plays the viewer's own seat
    watching: int = 0
    absence: int = 120  # seconds that somebody must be away before every player may let a bot play their seat
    hints: bool = False  # whether bots give hints
    reason: str = ""  # why it is frozen or has ended, in words
    seed: str | None = None  # once the match is over; it must fit the commitment
    next: str | None = None  # id of the rematch
    clock: int = 0  # seconds for a phase that all decide at once
    left: float | None = None  # seconds left of the phase, while one runs
    timing: Timing | None = None  # the clock of awaited seats; null for no limit
    times: list[float | None] = []  # seconds left of each seat, where it has a clock
    running: list[int] = []  # seats whose clocks run
    thinking: list[int] = []  # seats whose bots think for longer than a moment
    preparing: float | None = None  # share of the rules that is compiled; bots play more simply until that is done
    colours: list[int] = []  # colour of the game -> colour shown, the first ones of the seats; empty: the same
    programs: int | None = None  # how many seats programs may take; null for any number


class LogEntry(Message):
    """The `number`-th event that the viewer noticed: who acted (-1: hidden), the action in notation, and sentences."""

    number: int
    seat: int
    action: str
    lines: list[str]
    fact: Json = None  # the same as data, where the game sends any to its drawn board
    noted: bool = False  # whether the last line is the actor's remark


class ViewMessage(Message, tag="view"):
    """A viewer's update, or everything where `whole`. `changes` to an earlier `view` lists index and value in turn."""

    revision: int
    actors: Sequence[int]
    awaited: Sequence[int]
    legal: list[int]  # first and last of each range, in turn
    whole: bool = False
    over: bool = False
    undo: bool = False
    view: list[int] | UnsetType = UNSET
    changes: list[int] | UnsetType = UNSET
    words: dict[int, str] | UnsetType = UNSET  # labels of legal actions, if new or changed
    log: list[LogEntry] = []
    board: JsonObject | UnsetType = UNSET  # the game's data for its drawn board, or those parts that changed
    lines: list[str] | UnsetType = UNSET  # the view in sentences, if requested
    returns: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


class TalkMessage(Message, tag="talk"):
    """A chat message that this viewer may read, numbered for the viewer; or an announcement `about` a name."""

    number: int
    seat: int  # -1: the host without a seat
    name: str
    text: str
    to: list[int] | None = None
    about: str = ""  # left, came, hint or late, without a text


class NotesMessage(Message, tag="notes"):
    """All notes of the viewer."""

    notes: dict[str, str]


class Accepted(Message, tag="accepted"):
    """The command with this id was carried out and is durable."""

    id: int


class Tried(Message, tag="tried"):
    """The effect of a run: the label of each action at its turn, and the effect of the last, if the game has any."""

    id: int
    actions: list[int]
    words: list[str]
    effect: Json = None


class Refusal(Message, tag="refused"):
    """A refused command changed nothing; the reason says why. Where a rule of the game forbids it, `clause` names the
    rule and `part` the action of the run, counted from 0."""

    reason: str
    id: int = 0
    clause: str = ""
    part: int = 0


ServerMessage = TableMessage | ViewMessage | TalkMessage | NotesMessage | Accepted | Tried | Refusal
