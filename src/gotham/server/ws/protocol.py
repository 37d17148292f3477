"""Everything that is said between a server and those at its tables: one definition, from which the schema,
the client's types and docs/protocol.md follow."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Language = Literal["en", "fr", "nl", "de"]
State = Literal["running", "over", "ended", "frozen"]
Name = Annotated[str, Meta(max_length=40)]
Spec = Annotated[str, Meta(max_length=40)]  # of a bot, as in ismcts:100ms; or a level, or a character
Token = Annotated[str, Meta(max_length=100)]
Words = Annotated[str, Meta(max_length=2000)]
NO_NUL = "^[^\\u0000]*$"  # not every database can keep that letter
Seats = Annotated[list[Annotated[int, Meta(ge=0, le=61)]], Meta(max_length=62)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
# what a game defines itself, as its hooks return it; `object` because msgspec knows no recursive types
Json = object
JsonObject = Mapping[str, Json]


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


class Timing(Message):
    """The clock of those who are waited for: seconds for each move, or for all of a seat's moves together."""

    per: Literal["move", "match"]
    seconds: Annotated[int, Meta(ge=1, le=30 * 86400)]
    then: Literal["bot", "pass"] = "bot"  # at zero a bot moves, or the seat does what its game calls doing nothing
    last: Annotated[int, Meta(ge=0, le=3600)] = (
        0  # seconds for the last one where all others are done; 0: no such haste
    )


class Seat(Message):
    """Who has a seat. A bot may keep it for a person, who can take it back."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    online: bool = False
    left: str = ""  # who has left it, while nobody else has it
    away: int | None = None  # seconds since its person has gone, where that is known


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
    hints: bool = False  # whether a bot may be asked what it would do
    reason: str = ""  # why it is frozen or has ended, in words
    seed: str | None = None  # once it is over; it must fit the commitment
    next: str | None = None  # the table of the rematch
    clock: int = 0  # seconds for what all decide at once
    left: float | None = None  # seconds until they are up, where they run
    timing: Timing | None = None  # the clock of those who are waited for; none where they have all the time
    times: list[float | None] = []  # seconds that each seat has left by it, where it has a clock
    running: list[int] = []  # the seats whose time runs
    thinking: list[int] = []  # the seats whose bots think for longer than a moment


class LogEntry(Message):
    """What the viewer noticed as their `number`-th: who acted (-1: not told), the action in notation, and sentences."""

    number: int
    seat: int
    action: str
    lines: list[str]
    fact: Json = None  # the same as data, where the game says it to its drawn board
    noted: bool = False  # whether the last line is what the actor said


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
    board: JsonObject | UnsetType = UNSET  # what the game says to its drawn board, or of that what has changed
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
    effect: Json = None


class Refusal(Message, tag="refused"):
    """What was asked has changed nothing, and why; `clause` where a rule of the game forbids it, and then `part` is the
    action of the run that it forbids, counted from 0."""

    reason: str
    id: int = 0
    clause: str = ""
    part: int = 0


ServerMessage = TableMessage | ViewMessage | TalkMessage | NotesMessage | Accepted | Tried | Refusal
