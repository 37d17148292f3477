"""An analysis in words of one language: what the page shows, and what `gotham analyse --json` prints."""

import functools
import itertools
from collections.abc import Callable, Sequence

import msgspec

from ..bots.ranking import DIGITS, Kind
from ..engine import copied
from ..hooks.insight import Cell, Moment, Player, Section, Share
from ..i18n.catalogue import LANGUAGES, Words
from ..i18n.written import written
from ..match.table import Event
from ..match.view import View
from .analysis import Analysis, KeyMove
from .finished_match import FinishedMatch, Source, match_of, moves
from .jobs import Alternative
from .luck import accounts

SHARES, FIGURES = 3, 1  # decimal digits; more would be noise

BEST = 3  # choices shown of a move, besides the played one

encoder = msgspec.json.Encoder()


class AnalysisPoint(msgspec.Struct):
    """A decision: `shares` before it, and what it changed for each seat before chance showed. A replay shows it to
    `seat` at `move`."""

    entry: int
    seat: int
    move: int
    words: str
    deciders: list[int]
    shares: list[float]
    gains: list[float]


class AnalysisChoice(msgspec.Struct, omit_defaults=True):
    """Something that could have been done; nothing is to wait. `gain` is what it would have changed for the mover."""

    words: list[str]
    kind: Kind
    figure: float
    done: bool = False  # whether it was played
    gain: float | None = None


class AnalysisKeyMove(msgspec.Struct):
    """One of the moves that changed most: a point, and what could have been done, best first; `same` where nothing of
    it is better than what was done."""

    point: int
    gain: float
    same: bool
    choices: list[AnalysisChoice]


class AnalysisAccount(msgspec.Struct):
    """Where a seat's share at the end came from: they add up."""

    start: float
    own: float
    others: float
    luck: float
    result: float


class AnalysisCell(msgspec.Struct, omit_defaults=True):
    """A cell of a table: a text or a number, a player, a share, or a moment of a seat (then with `move`)."""

    text: str = ""
    number: float | None = None
    seat: int | None = None
    share: float | None = None
    move: int | None = None


class AnalysisSection(msgspec.Struct):
    """What the game itself says: sentences, and a table."""

    id: str
    title: str
    lines: list[str]
    head: list[str]
    table: list[list[AnalysisCell]]


class AnalysisDocument(msgspec.Struct):
    """A whole analysis; with the same `seed` it comes out the same."""

    game: str
    seed: str
    names: list[str]
    start: list[float]
    points: list[AnalysisPoint]
    result: list[float]
    accounts: list[AnalysisAccount]
    keys: list[AnalysisKeyMove]
    sections: list[AnalysisSection]


def present_in_all_languages(source: Source, analysis: Analysis) -> dict[str, bytes]:
    """Present an analysis in every language, as JSON."""
    return {language: encoder.encode(present(source, analysis, language)) for language in LANGUAGES}


def present(source: Source, analysis: Analysis, language: str) -> AnalysisDocument:
    """Present an analysis in one language."""
    match = match_of(source)
    return _Presenter(match, analysis, match.table.words(language)).all(source.chance)


class _Presenter:
    def __init__(self, match: FinishedMatch, analysis: Analysis, words: Words) -> None:
        self.match, self.analysis, self.words = match, analysis, words
        self.name: Callable[[int], str] = functools.partial(match.table.name, words=words)
        self.moves = functools.cache(functools.partial(moves, match.table))

    def all(self, seed: str) -> AnalysisDocument:
        found = self.analysis
        balance = accounts(found.start, found.points, found.result)
        return AnalysisDocument(
            self.match.game.name,
            seed,
            [self.name(seat) for seat in range(self.match.table.players)],
            _rounded(found.start),
            [self.point(at) for at in range(len(found.points))],
            _rounded(found.result),
            [AnalysisAccount(*_rounded(each)) for each in balance],
            [self.key(key) for key in found.keys],
            [self.section(section) for section in found.sections],
        )

    def point(self, at: int) -> AnalysisPoint:
        point = self.analysis.points[at]
        frame, event = self.match.frames[point.place], self.match.event(point.place)
        return AnalysisPoint(
            frame.entry,
            frame.seat,
            self.moves(frame.seat)[frame.entry],
            self._told(event),
            list(point.deciders),
            _rounded(point.before),
            _rounded(point.gains),
        )

    def _told(self, event: Event) -> str:
        """Return the mover's log line of an action; later lines tell what chance showed."""
        return next(iter(self.match.game.text.tell(event, self.name, self.words)), "")

    def key(self, key: KeyMove) -> AnalysisKeyMove:
        point = self.analysis.points[key.point]
        choices = _shown([self.choice(point.place, choice) for choice in key.choices])
        same = any(choice.done and choice.figure >= choices[0].figure for choice in choices)
        return AnalysisKeyMove(key.point, round(point.gains[point.seat], SHARES), same, choices)

    def choice(self, place: int, choice: Alternative) -> AnalysisChoice:
        actions, kind, figure = choice.ranked
        gain = None if choice.gain is None else round(choice.gain, SHARES)
        done = bool(actions) and list(actions) == self._done(place, len(actions))
        return AnalysisChoice(self._called(place, actions), kind, round(figure, DIGITS[kind]), done, gain)

    def _done(self, place: int, many: int) -> list[int]:
        """Return the mover's next `many` actions from a frame on."""
        seat = self.match.frames[place].seat
        own = (frame.action for frame in self.match.frames[place:] if frame.seat == seat)
        return [*itertools.islice(own, many)]

    def _called(self, place: int, actions: Sequence[int]) -> list[str]:
        """Return the label of each action of a run."""
        game, frame = self.match.game, self.match.frames[place]
        rows, called = copied(frame.before), []
        for action in actions:
            view = View.of(game, rows, frame.seat, self.match.table.paint)
            called.append(view.called(action, self.words, self.name))
            game.step(rows, frame.seat, action)
        return called

    def section(self, section: Section) -> AnalysisSection:
        head = [self._said(text) if text.startswith("=") else self.words(text) for text in section.head]
        table = [[*map(self.cell, row)] for row in section.table]
        return AnalysisSection(section.id, self.words(section.id), [*map(self._said, section.lines)], head, table)

    def cell(self, cell: Cell) -> AnalysisCell:
        if isinstance(cell, Player):
            return AnalysisCell(self.name(cell.seat), seat=cell.seat)
        if isinstance(cell, Share):
            return AnalysisCell(share=round(cell.share, SHARES))
        if isinstance(cell, Moment):
            return AnalysisCell(seat=cell.seat, move=self.moves(cell.seat)[cell.entry])
        return AnalysisCell(self._said(cell)) if isinstance(cell, str) else AnalysisCell(number=round(cell, FIGURES))

    def _said(self, text: str) -> str:
        return written(text, self.words, self.name) if text.startswith("=") else text


def _shown(choices: list[AnalysisChoice]) -> list[AnalysisChoice]:
    return [*choices[:BEST], *(choice for choice in choices[BEST:] if choice.done)]


def _rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, SHARES) for share in shares]
