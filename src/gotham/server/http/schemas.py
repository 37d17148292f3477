"""Requests and responses of the HTTP API, beside the messages of sockets."""

from typing import Annotated, Literal

from msgspec import Meta

from ...bots.ranking import Kind as FigureKind
from ...insight.presentation import AnalysisDocument
from .. import limits
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

ColourName = Annotated[str, Meta(max_length=40)]
AlertKind = Literal["push", "hook", "mail"]


class Option(Message):
    """An option of a game: its name and values, each with a title; the first value is the default."""

    name: str
    title: str
    values: list[str]
    titles: list[str]


class PresetInfo(Message):
    """A preset of a game: a title with the year of its edition, a sentence about it, and the options it names."""

    id: str
    title: str
    about: str
    options: dict[str, str]
    year: int | None = None
    ours: bool = False  # whether it is this project's own, and no publisher's
    players: int | None = None  # that it is for
    clock: int = 0  # seconds for a phase that all decide at once


class Kind(Message):
    """A kind of action: numbers from `first`, one per combination of operands; the last operand varies fastest."""

    name: str
    first: int
    operands: list[list[str]]


class Field(Message):
    """The place of a field of the state in a view."""

    name: str
    first: int
    shape: list[int]


class Colour(Message):
    """A colour of a game: its name in requests, and its title."""

    name: str
    title: str


class LessonInfo(Message):
    """A lesson of a game, with its number of steps."""

    title: str
    steps: int


class Opponent(Message):
    """A level or character of bots: `id` or `spec` selects it, `about` describes its play in a sentence."""

    id: str
    spec: str
    name: str
    about: str


class DrawnBoard(Message):
    """The drawn board that a game ships: the paths of its module and of its style sheet, below the base path."""

    module: str
    style: str = ""


class GameInfo(Message):
    """A game, with all that a client needs to show it."""

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
    board: bool  # whether the game has data for a drawn board
    timed: bool = False  # whether it has phases that a clock can measure
    late: str = ""  # the neutral action at a timeout, in a sentence; empty where there is none
    setup: Json = None  # the game's data for the page of a new table
    guide: dict[str, str] = {}  # kind of action -> the clause that explains it best
    lessons: list[LessonInfo] = []  # of its tutorial
    puzzles: int = 0  # their number
    characters: list[Opponent] = []
    insight: bool = False  # whether its matches can be analysed
    drawn: DrawnBoard | None = None  # the drawn board in the game's own package
    minutes: int = 0  # that a match takes, roughly; 0 where the game does not say
    age: int = 0  # from which people can play it; 0 where the game does not say
    authors: list[str] = []  # who invented it
    published: str = ""  # by whom, and when
    colours: list[Colour] = []  # of the seats, the first of seat 0 unless people choose; there may be more than seats
    presets: list[PresetInfo] = []  # editions and house rules
    solo: bool = False  # whether one player can play alone, too
    module: str = ""  # the address of its rules as WebAssembly, for a board that tries runs; empty: ask the server


class NewTable(Message):
    """A table to be opened: each seat is "you", "open" or a bot; without seats, you and bots."""

    game: Annotated[str, Meta(max_length=80)]
    players: Annotated[int, Meta(ge=1, le=62)] | None = None
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = {}
    seats: Annotated[list[Spec], Meta(max_length=62)] = []
    start: Annotated[str, Meta(max_length=40)] = ""  # a start that the game defines by name
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds for a phase that all decide at once; 0: no limit
    timing: Timing | None = None
    listed: bool = False
    hints: bool | None = None  # whether bots give hints; by default only if all other seats are bots
    name: Name = ""
    language: Language = "en"
    colour: ColourName = ""  # of the host
    program: bool = False  # whether the host is a program
    programs: Annotated[int, Meta(ge=0, le=62)] | None = None  # how many seats programs may take; null for any number


class Opened(Message):
    """A table, and the personal token of the person who asked."""

    id: str
    token: str


class Sit(Message):
    """Take a seat, or the first open one: by its invitation or the table's, if it is listed, or with a known token."""

    seat: Annotated[int, Meta(ge=0, le=61)] | None = None
    invitation: Token = ""
    name: Name = ""
    language: Language = "en"
    colour: ColourName = ""
    program: bool = False  # whether a program sits down: the table shows it to everybody


class Person(Message):
    """The name and language of a person."""

    name: Name
    language: Language = "en"


class ChosenColour(Message):
    """The colour that a person chooses; an empty one for what is left."""

    colour: ColourName


class AtSeat(Message):
    """The seat of a request of the host; `bot` is to play it where one is given."""

    seat: Annotated[int, Meta(ge=0, le=61)]
    bot: Spec = ""


class Report(Message):
    """A report about the person at a seat, to the host of the server."""

    seat: Annotated[int, Meta(ge=0, le=61)]
    reason: Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]


class HintChoice(Message):
    """A choice that a bot has evaluated, with labels; no actions: it would wait. `figure` is the `chance` of winning
    from 0 to 1, an expected `value` in the game's own unit, or the exact `lead` at the end of the round."""

    actions: list[int]
    words: list[str]
    kind: FigureKind
    figure: float


class Hint(Message, tag="hint"):
    """The actions of a bot in one's place at a revision, with labels and the reason; no actions: it would wait.
    `choices` are the best that it has evaluated, all of one kind."""

    revision: int
    actions: list[int]
    words: list[str]
    reason: str
    choices: list[HintChoice] = []


class Invitations(Message):
    """The invitation of each open seat, the one to any of them, and where friends can reach this server."""

    invitations: dict[int, str]
    general: str = ""
    address: str = ""  # where it differs from the one that was asked
    local: bool = False  # whether only this computer reaches it


class Listing(Message):
    """A table in the lobby."""

    id: str
    game: str
    names: list[str]
    open: int
    state: State


class Alert(Message):
    """An alert subscription: `push` to an endpoint with the browser's keys, `hook` to a URL, `mail` to an address,
    which is `confirmed` by a link in an email."""

    kind: AlertKind
    target: Annotated[str, Meta(max_length=1000)] = ""
    p256dh: Annotated[str, Meta(max_length=100)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""
    confirmed: bool = False


class Alerts(Message):
    """The kinds of alerts that this server can send, its push key, and one's own subscriptions."""

    key: str
    hook: bool
    mail: bool
    alerts: list[Alert]


class Letters(Message):
    """The email subscription that a link in an email belongs to; the address is abbreviated."""

    address: str
    game: str
    title: str
    confirmed: bool


class Snapshot(Message):
    """The first messages of a socket, in one response."""

    table: TableMessage
    view: ViewMessage | None  # null where the match is frozen
    talk: list[TalkMessage]
    notes: dict[str, str]


# ----------------------------------------------------------------------------------------- lessons


Actions = Annotated[list[Annotated[int | str, Meta()]], Meta(max_length=64)]


class Study(Message):
    """All actions of a pupil in a lesson, a list per step, empty for a step that is only read. The latest ones come
    last."""

    done: Annotated[list[Actions], Meta(max_length=100)] = []
    shown: bool = False  # whether the lesson itself makes the action of this step
    trial: Actions = []  # a run to be tried after all these
    name: Name = ""
    describe: bool = False  # the view in sentences instead of data for the drawn board


class Lesson(Message, tag="lesson"):
    """A lesson at one of its steps, with its table."""

    number: int
    id: str
    title: str
    step: int
    steps: int
    lessons: int  # of the game
    text: list[str]  # paragraphs; the last one of a task says what to do
    clauses: list[str]
    task: bool  # whether the pupil is to act; otherwise the step is only read
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
    """The puzzles of a game in order, and the puzzle of the day, which is the same for all."""

    day: str
    daily: str
    puzzles: list[PuzzleInfo]


class Attempt(Message):
    """The accepted actions of a puzzle since its position, and those to be judged, or tried, now."""

    done: Actions = []
    now: Actions = []
    shown: bool = False  # whether to show the solution
    name: Name = ""
    describe: bool = False  # the view in sentences instead of data for the drawn board


class Problem(Message, tag="puzzle"):
    """A puzzle, the verdict on an answer, and its table.

    Wrong actions are not added to `done`. The verdict is `begun` also before the first action."""

    id: str
    puzzles: int  # of the game
    grade: int
    daily: bool
    question: str
    verdict: Literal["begun", "right", "wrong", "shown"]
    told: list[str]  # why the answer is wrong, or, once solved, the explanation
    solution: list[str]  # labels, once it is solved or shown
    next: str  # id of the next puzzle
    done: list[int | str]
    table: TableMessage
    view: ViewMessage


# ----------------------------------------------------------------------------------------- replays


class Replayed(Message):
    """A moment of a match as a viewer saw it: after the `move`-th of the `last` events they have noticed."""

    seat: int  # -1: the spectator
    move: int
    last: int
    moves: dict[int, int]  # events that each viewer had noticed by then; of a running match, only one's own
    view: ViewMessage


class Upload(Message):
    """The transcript of a finished match, to be replayed."""

    transcript: Annotated[str, Meta(min_length=1, max_length=limits.UPLOAD.value)]


class Uploaded(Message):
    """The id of the match imported from a transcript."""

    id: str


class Onward(Message):
    """Play on from a moment of a finished match, in a seat and against bots."""

    seat: Annotated[int, Meta(ge=0, le=61)]
    move: Count
    bots: Spec = ""
    name: Name = ""
    language: Language = "en"


class Analysed(Message):
    """The state of an analysis: `none` where nobody has requested it, `waiting` in the queue, `working` with so many
    parts `done` of the `total` and, once parts were measured, about so many seconds `left`, or `done`, with the
    result."""

    state: Literal["none", "waiting", "working", "done"]
    done: int = 0
    total: int = 0
    left: float | None = None
    analysis: AnalysisDocument | None = None
