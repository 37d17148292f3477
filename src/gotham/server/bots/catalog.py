"""The catalogue of games: what clients need to know of them, and which are compiled yet."""

import asyncio
import functools
from pathlib import Path
from typing import Protocol

import structlog

from ...bots import bots
from ...bots.registry import character_choices, level_choices
from ...engine import default_mode
from ...hooks.presets import Preset
from ...i18n.catalogue import Words
from ...insight.finished_match import can_be_analysed
from ...match.game import Game
from ...match.game import all_games as installed_games
from ...match.game import game as find_game
from ...match.view import rehearse
from ...study.lessons import lessons
from ...study.puzzles import puzzles
from ..http.boards import drawn_board
from ..http.schemas import Colour, Field, GameInfo, Kind, LessonInfo, Opponent, Option, PresetInfo
from ..rule_modules import module_address
from .service import BotService
from .worker import lacks_analysis, lacks_bots, specs_of

log = structlog.get_logger()
APART = (".lessons", ".puzzles", ".insight")  # message catalogues that no board needs
LOADED = 3  # levels that a worker loads before anybody asks, the weakest first
LOADING = 0.98  # of the progress, when a compiled game has only to be loaded
STEP = 0.02  # of the progress that is worth a message


class PreparedRooms(Protocol):
    """The tables that become faster when a game is compiled."""

    @property
    def played(self) -> set[str]: ...
    async def renew(self, name: str) -> None: ...
    def show_progress(self, name: str) -> None: ...


class GameCatalogue:
    """Every installed game; interpreted until it is compiled, so that a server is usable at once."""

    def __init__(self) -> None:
        self.ready: set[str] = set()
        self.progress: dict[str, float] = {}  # the share of each game that is compiled, until it is ready
        self.compiled: set[str] = set()  # games in the cache: each is loaded here with its first table
        self._loading = set[asyncio.Task[None]]()

    def game(self, name: str) -> Game:
        """Return a game in the fastest mode that is ready."""
        return find_game(name) if name in self.ready else find_game(name, "plain")

    async def compile(self, workers: BotService, rooms: PreparedRooms) -> None:
        """Compile all games in a worker, then load them here: first those that are played, then the smallest."""
        left = [find_game(name) for name in (installed_games() if default_mode() != "plain" else [])]
        self.progress = dict.fromkeys((game.name for game in left), 0.0)
        if left:
            log.info("preparing", games=[*self.progress])
        while left:
            game = min(left, key=lambda game: (game.name not in rooms.played, game.rules.State.dtype.itemsize))
            left.remove(game)
            try:
                await self._prepare(game, workers, rooms)
                self.compiled.add(game.name)
            except Exception as error:  # of a third-party game, which stays interpreted
                log.warning("interpreted", game=game.name, error=repr(error))
            if game.name in self.compiled and game.name in rooms.played:
                await self._load(game)
            del self.progress[game.name]
            await rooms.renew(game.name)
        log.info("compiled", games=sorted(self.compiled))
        for name in filter(lacks_analysis, sorted(self.compiled)):  # these are not urgent
            try:
                await workers.compile_analysis(name)
            except Exception as error:  # of a third-party game
                log.warning("compiling", game=name, error=repr(error))

    async def _prepare(self, game: Game, workers: BotService, rooms: PreparedRooms) -> None:
        """Compile a game where it is not in the cache, then load it into a worker and here."""
        specs = specs_of(game.name)

        def report(share: float) -> None:
            if share >= self.progress[game.name] + STEP:
                self.progress[game.name] = share
                rooms.show_progress(game.name)

        if await asyncio.to_thread(lacks_bots, game.name):
            log.info("compiling", game=game.name)
            await workers.compile(game.name, specs, report)
        await workers.load(game.name, game.mode, specs[:LOADED])

    def want(self, name: str, rooms: PreparedRooms) -> None:
        """Load a compiled game into this process for its first table: the compiler takes more memory than a server."""
        if name in self.compiled - self.ready and name not in self.progress:
            self.progress[name] = LOADING
            task = asyncio.create_task(self._load_and_show(name, rooms))
            self._loading.add(task)
            task.add_done_callback(self._loading.discard)

    async def _load_and_show(self, name: str, rooms: PreparedRooms) -> None:
        await self._load(find_game(name))
        del self.progress[name]
        await rooms.renew(name)

    async def _load(self, game: Game) -> None:
        try:
            await asyncio.to_thread(load_here, game)
            self.ready.add(game.name)
        except Exception as error:  # of a third-party game, which stays interpreted
            log.warning("interpreted", game=game.name, error=repr(error))
            self.compiled.discard(game.name)


def load_here(game: Game) -> None:
    """Play a little, so that what was compiled is loaded into this process."""
    table = game.table()
    for _ in range(300):
        if table.over:
            break
        seat = table.awaited[0]
        table.view(seat)
        table.undoable(seat)
        table.act(seat, table.numbers(seat)[0])
    _ = table.returns, list(table.history(0)), game.ask("winners", table.rows)
    game.web.rehearse(game)
    rehearse(game)


@functools.lru_cache(100)
def about(name: str, language: str, version: int | None = None) -> GameInfo:
    """Return what a client needs to know of a game, by its present rules or those of a version."""
    game = find_game(name, "plain")
    game = game if version is None else game.of_version(version)
    words = game.words(language)
    return GameInfo(
        name=name,
        title=words("title"),
        summary=words("summary"),
        version=game.rules.VERSION,
        players=list(game.rules.PLAYERS),
        options=[_option(option, values, words) for option, values in game.rules.OPTIONS.items()],
        levels=[Opponent(*each) for each in level_choices(game, words)],
        characters=[Opponent(*each) for each in character_choices(game, words)],
        bots=list(bots(game)),
        kinds=_kinds(game),
        fields=_fields(game),
        clauses=_clauses(game, words),
        board=game.web.board is not None,
        timed=game.web.timed is not None,
        late="" if game.web.late is None else words("late"),
        guide={kind: game.clause(number) for kind, number in game.text.guide.items()},
        setup=game.web.setup(words),
        lessons=[LessonInfo(words(each.title), len(each.step)) for each in lessons(game)],
        puzzles=len(puzzles(game)),
        insight=can_be_analysed(game),
        drawn=drawn_board(game),
        minutes=game.web.minutes,
        age=game.web.age,
        authors=list(game.web.authors),
        published=game.web.published,
        colours=[Colour(name, words(f"colour-{name}")) for name in game.text.colours],
        presets=[_preset(each, words) for each in game.presets],
        solo=1 in game.numbers,
        module=module_address(game),
    )


def _preset(preset: Preset, words: Words) -> PresetInfo:
    title = words(f"preset-{preset.id}")
    called = title if preset.year is None else words("preset-of-year", title=title, year=str(preset.year))
    about = words(f"preset-{preset.id}-about")
    options = dict(preset.options)
    return PresetInfo(preset.id, called, about, options, preset.year, preset.ours, preset.players, preset.clock)


def _option(name: str, values: tuple[str, ...], words: Words) -> Option:
    titles = [_value(name, value, words) for value in values]
    return Option(name, words(f"option-{name}"), list(values), titles)


def _value(option: str, value: str, words: Words) -> str:
    """Return the title of a value: for this option, for all, or the value itself."""
    said = ((id, words(id)) for id in (f"value-{option}-{value}", f"value-{value}"))
    return next((text for id, text in said if text != id), value)


def _kinds(game: Game) -> list[Kind]:
    kinds, first = [], 0
    for name, shape in zip(game.rules.ACTIONS.kinds, game.rules.ACTIONS.shapes, strict=True):
        kinds.append(Kind(name, first, [list(names) for names in game.text.operands.get(name, ())]))
        first += functools.reduce(lambda product, size: product * size, shape, 1)
    return kinds


def _fields(game: Game) -> list[Field]:
    dtype = game.rules.State.dtype
    assert dtype.fields is not None
    found = ((name, dtype.fields[name]) for name in game.rules.State.bounds)
    return [Field(name, int(offset) // 8, list(kind.shape)) for name, (kind, offset, *_) in found]


def _clauses(game: Game, words: Words) -> dict[str, str]:
    ids = (game.clause(number) for number in range(1, 100))
    return {id: words(f"clause-{id}") for id in ids if words.has(f"clause-{id}")}


@functools.lru_cache(100)
def catalogue(name: str, language: str) -> str:
    """Return a game's own messages for its drawn board; those of lessons and puzzles are sent with each."""
    folder = find_game(name, "plain").words(language).folders[-1]
    paths = (path for path in sorted(folder.glob(f"{language}.*ftl")) if path.suffixes[0] not in APART)
    return "\n".join(Path(path).read_text("utf-8") for path in paths)
