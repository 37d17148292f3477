"""What is asked and answered over HTTP beside the messages of sockets: games, tables, people, lessons, replays."""

from typing import Annotated, Literal

from msgspec import Meta

from ...bots.ranking import Kind as FigureKind
from ...insight.presentation import AnalysisDocument
from ..ws.protocol import (
    NO_NUL,
    Count,
    Json,
    Language,
    Message,
    Name,
    Spec,
    State,
    TableMessage,
    TalkMessage,
    Timing,
    Token,
    ViewMessage,
)

AlertKind = Literal["push", "hook", "mail"]


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


class LessonInfo(Message):
    """A lesson of a game, and how many steps it has."""

    title: str
    steps: int


class Opponent(Message):
    """A level or a character of bots: `id` or `spec` asks for it, and `about` says in a sentence how it plays."""

    id: str
    spec: str
    name: str
    about: str


class DrawnBoard(Message):
    """The drawn board that a game ships: the paths of its module and of its style sheet, below the base path."""

    module: str
    style: str = ""


class GameInfo(Message):
    """What a client needs to know of a game."""

    name: str
    title: str
    summary: str
    version: int
    players: list[int]
    options: list[Option]
    levels: list[Opponent]  # the weakest first
    bots: list[str]
    kinds: list[Kind]
    fields: list[Field]
    clauses: dict[str, str]  # the rules, in words
    board: bool  # whether the game says something to a drawn board
    timed: bool = False  # whether there is something that a clock can measure
    late: str = ""  # what a seat does that passes when its time is up, in a sentence; nothing where it cannot pass
    setup: Json = None  # what the game says to the page of a new table
    guide: dict[str, str] = {}  # kind of action -> the clause that tells most of it
    lessons: list[LessonInfo] = []  # of its tutorial
    puzzles: int = 0  # how many there are
    characters: list[Opponent] = []
    insight: bool = False  # whether its matches can be analysed
    drawn: DrawnBoard | None = None  # the drawn board in the game's own package


class NewTable(Message):
    """A table to be opened: who has which seat is "you", "open" or a bot; without seats, you and bots."""

    game: Annotated[str, Meta(max_length=80)]
    players: Annotated[int, Meta(ge=1, le=62)] | None = None
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = {}
    seats: Annotated[list[Spec], Meta(max_length=62)] = []
    start: Annotated[str, Meta(max_length=40)] = ""  # a start that the game knows by name
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds for what all decide at once; 0 for as long as they like
    timing: Timing | None = None
    listed: bool = False
    hints: bool | None = None  # whether bots give hints; where nobody says, only if all other seats are bots
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


class Report(Message):
    """What somebody did that the host of the server should know of."""

    seat: Annotated[int, Meta(ge=0, le=61)]
    reason: Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]


class HintChoice(Message):
    """Something that a bot has weighed, in words; no actions where it would wait. `figure` is the `chance` of winning
    from 0 to 1, an expected `value` in the game's own unit, or the exact `lead` at the end of the round."""

    actions: list[int]
    words: list[str]
    kind: FigureKind
    figure: float


class Hint(Message, tag="hint"):
    """What a bot would do where one was at a revision, in words, and why; no actions where it would wait. `choices` are
    the best ones it has weighed, all of one kind."""

    revision: int
    actions: list[int]
    words: list[str]
    reason: str
    choices: list[HintChoice] = []


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


class Alert(Message):
    """A way to be told of one's turn while away: `push` to this endpoint with the browser's keys, `hook` to this
    address, `mail` to this one; `confirmed` once a letter was answered."""

    kind: AlertKind
    target: Annotated[str, Meta(max_length=1000)] = ""
    p256dh: Annotated[str, Meta(max_length=100)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""
    confirmed: bool = False


class Alerts(Message):
    """How this server can tell people of their turn: the key that browsers subscribe with, and one's own ways."""

    key: str
    hook: bool
    mail: bool
    alerts: list[Alert]


class Letters(Message):
    """Whether an address may be written to about a table of this game."""

    address: str
    game: str
    title: str
    confirmed: bool


class Snapshot(Message):
    """All that a socket would send at first."""

    table: TableMessage
    view: ViewMessage | None  # none where the match is frozen
    talk: list[TalkMessage]
    notes: dict[str, str]


# ----------------------------------------------------------------------------------------- lessons


Actions = Annotated[list[Annotated[int | str, Meta()]], Meta(max_length=64)]


class Study(Message):
    """What a pupil has done in a lesson, step by step: nothing where there was something to read. What they now do
    comes last."""

    done: Annotated[list[Actions], Meta(max_length=100)] = []
    shown: bool = False  # then the lesson itself does what it asks for
    trial: Actions = []  # what is tried behind all this
    name: Name = ""
    describe: bool = False  # the view in sentences in place of what the game says to its drawn board


class Lesson(Message, tag="lesson"):
    """A lesson at one of its steps, and the table that goes with it."""

    number: int
    id: str
    title: str
    step: int
    steps: int
    lessons: int  # how many the game has
    text: list[str]  # in paragraphs; of a task, the last one says what to do
    clauses: list[str]
    task: bool  # whether the pupil is to act; else there is only something to read
    finished: bool
    done: list[list[int | str]]  # so far
    table: TableMessage
    view: ViewMessage


# ----------------------------------------------------------------------------------------- puzzles


class PuzzleInfo(Message):
    """A puzzle of a game; grades go from 1 (easy) to 3 (hard)."""

    id: str
    grade: int


class PuzzleList(Message):
    """The puzzles of a game in their order, and the one of the day, which is the same for all."""

    day: str
    daily: str
    puzzles: list[PuzzleInfo]


class Attempt(Message):
    """What was done in a puzzle since its position, and what is done, or tried, now."""

    done: Actions = []
    now: Actions = []
    shown: bool = False  # then the solution is shown
    name: Name = ""
    describe: bool = False  # the view in sentences in place of what the game says to its drawn board


class Problem(Message, tag="puzzle"):
    """A puzzle, what an answer to it is worth, and the table that goes with it.

    What is wrong was not done: `done` is as before. `begun` is also where nothing was done yet."""

    id: str
    puzzles: int  # how many the game has
    grade: int
    daily: bool
    question: str
    verdict: Literal["begun", "right", "wrong", "shown"]
    told: list[str]  # why it is wrong, or, once it is solved, what there is to know
    solution: list[str]  # in words, once it is solved or shown
    next: str  # id of the puzzle behind it
    done: list[int | str]
    table: TableMessage
    view: ViewMessage


# ----------------------------------------------------------------------------------------- replays


class Replayed(Message):
    """A moment of a match as a viewer saw it: behind the `move`-th of the `last` things they have noticed."""

    seat: int  # -1: the spectator
    move: int
    last: int
    moves: dict[int, int]  # how much each viewer had noticed by then; while the match goes on, only oneself
    view: ViewMessage


class Upload(Message):
    """The transcript of a match that is over, to be looked at."""

    transcript: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


class Uploaded(Message):
    """The id of the match that a transcript has become."""

    id: str


class Onward(Message):
    """Wants to play on from a moment of a match that is over: in which seat, and against which bots."""

    seat: Annotated[int, Meta(ge=0, le=61)]
    move: Count
    bots: Spec = ""
    name: Name = ""
    language: Language = "en"


class Analysed(Message):
    """How far the analysis of a match is: `none` where nobody has asked for it, `waiting` for its turn, `working` with
    so many parts `done` of the `total`, or `done`, with what was found."""

    state: Literal["none", "waiting", "working", "done"]
    done: int = 0
    total: int = 0
    analysis: AnalysisDocument | None = None
