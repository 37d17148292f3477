"""A game as the rest of the project sees it: rules bound in one mode, words, notation."""

import contextlib
import functools
import importlib
import importlib.metadata
import warnings
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numpy as np

from ..engine import MODES, NOTHING, SPECTATOR, UNKNOWN, bind, cells, copied, default_mode, has_numba, playout
from ..engine.versions import earlier_package
from ..hooks.balance import BalanceHooks
from ..hooks.bench import BenchHooks
from ..hooks.bots import BotHooks
from ..hooks.insight import InsightHooks
from ..hooks.loading import find_module, load_hooks
from ..hooks.opening import OpeningHooks
from ..hooks.presets import Preset, PresetHooks
from ..hooks.print import PrintHooks
from ..hooks.puzzles import PuzzleHooks
from ..hooks.tally import TallyHooks
from ..hooks.terminal import TerminalHooks
from ..hooks.text import TextHooks
from ..hooks.web import WebHooks
from ..i18n.catalogue import Words
from ..i18n.errors import GothamError, NotFound, Unavailable, Unknown, Unreadable
from ..i18n.names import suggestion
from .colours import Paint, inverse
from .completeness import check_operands, check_rules
from .options import choose_options, choose_players, find_preset, numbers_of_players
from .scene import Scene, read_scene
from .seeds import check_text as check_text
from .seeds import seed_number as seed_number
from .seeds import seed_text as seed_text
from .table import Table
from .view import View

T = TypeVar("T")
HOOKS: tuple[type[object], ...] = (
    TextHooks,
    WebHooks,
    TerminalHooks,
    BotHooks,
    InsightHooks,
    PuzzleHooks,
    BalanceHooks,
    BenchHooks,
    PrintHooks,
    OpeningHooks,
    TallyHooks,
    PresetHooks,
)


class Game:
    """One registered game in one mode (compiled, checked or plain). Ask `gotham.game` for one."""

    newer: ModuleType | None = None  # the package that supplies the hooks which old rules lack

    def __init__(
        self, name: str, package: ModuleType, mode: str | None = None, newer: ModuleType | None = None
    ) -> None:
        self.name, self.package, self.newer = name, package, newer
        self.mode = mode or default_mode()
        if self.mode not in MODES:
            raise Unknown("error-mode", mode=self.mode[:40], known=_list(MODES))
        if self.mode != "plain" and not has_numba():
            raise Unavailable("error-numba", mode=self.mode)
        self.rules: Any = self.module("rules")
        self.numbers = numbers_of_players(self.rules)
        check_rules(name, package, self.rules)
        check_operands(name, self.rules, self.text)

    def __repr__(self) -> str:
        return f"<Game {self.name}, version {self.rules.VERSION}, {self.mode}>"

    def module(self, kind: str) -> ModuleType:
        """Return a module of the game's package by its kind, such as `rules` or `twin`, wherever the package has it."""
        found = find_module(self.package, kind)
        if found is None:
            raise ModuleNotFoundError(kind, name=f"{self.package.__name__}.{kind}")
        return found

    def file(self, name: str) -> Path:
        """Return a file of the game's package: in its `data` folder, or beside its modules."""
        found = [path for folder in self._folders() for path in (folder / "data" / name, folder / name)]
        return next((path for path in found if path.exists()), found[-1])

    def _folders(self) -> list[Path]:
        """The folder of the game's package, and of the newer one where these rules are old."""
        return [Path(each.__file__).parent for each in (self.package, self.newer) if each and each.__file__]

    def hook(self, part: str, name: str, default: Any = None) -> Any:
        """Return a hook by its name of version 0.2: use `game.web.board` and the like instead."""
        warnings.warn(f"game.hook is deprecated: use game.{part}.{name.lower()}", DeprecationWarning, stacklevel=2)
        hooks = getattr(self, "printing" if part == "print" else part)
        return getattr(hooks, name.lower(), None) or default

    def check_hooks(self) -> None:
        """Load the hooks of every kind, so that a misspelt one is reported now and not in the middle of a match."""
        with loading(self.name):
            for declared in HOOKS:
                self._hooks(declared)

    def bind(self, function: Any) -> Any:
        """Bind a generic rule to this game."""
        return bind(function, self.rules, self.mode)

    @functools.cache  # noqa: B019 - games live as long as the process
    def in_mode(self, mode: str) -> "Game":
        """Return the same game in another mode; both can be used side by side."""
        return Game(self.name, self.package, mode, self.newer)

    @functools.cache  # noqa: B019 - games live as long as the process
    def of_version(self, version: int) -> "Game":
        """Return the game by the rules of a version: the present ones, or earlier ones of the same sources or `v1`."""
        if version == self.rules.VERSION:
            return self
        package = self.package.__name__
        for earlier in (earlier_package(package, version), f"{package}.v{version}"):
            try:
                return Game(self.name, importlib.import_module(earlier), self.mode, self.package)
            except ModuleNotFoundError as error:
                if error.name != earlier:
                    raise
        ours = str(self.rules.VERSION)
        raise Unreadable("error-version", game=self.name, version=str(version), ours=ours)

    # ------------------------------------------------- the hooks, loaded when they are first asked for

    def _hooks(self, declared: type[T]) -> T:
        return load_hooks(self.name, self.package, declared, self.newer)

    @functools.cached_property
    def text(self) -> TextHooks:
        return self._hooks(TextHooks)

    @functools.cached_property
    def web(self) -> WebHooks:
        return self._hooks(WebHooks)

    @functools.cached_property
    def terminal(self) -> TerminalHooks:
        return self._hooks(TerminalHooks)

    @functools.cached_property
    def bots(self) -> BotHooks:
        return self._hooks(BotHooks)

    @functools.cached_property
    def insight(self) -> InsightHooks:
        return self._hooks(InsightHooks)

    @functools.cached_property
    def puzzles(self) -> PuzzleHooks:
        return self._hooks(PuzzleHooks)

    @functools.cached_property
    def balance(self) -> BalanceHooks:
        return self._hooks(BalanceHooks)

    @functools.cached_property
    def bench(self) -> BenchHooks:
        return self._hooks(BenchHooks)

    @functools.cached_property
    def printing(self) -> PrintHooks:
        return self._hooks(PrintHooks)

    @functools.cached_property
    def opening(self) -> OpeningHooks:
        return self._hooks(OpeningHooks)

    @functools.cached_property
    def tally(self) -> TallyHooks:
        return self._hooks(TallyHooks)

    @functools.cached_property
    def presets(self) -> tuple[Preset, ...]:
        """The presets of the game: editions and house rules."""
        return self._hooks(PresetHooks).presets

    # ------------------------------------------------------------------------------- the rules

    @functools.cached_property
    def step(self) -> Any:
        return self.bind(playout.step)

    @functools.cached_property
    def status(self) -> Any:
        return self.bind(playout.status)

    @functools.cached_property
    def options_of(self) -> Any:
        return self.bind(playout.options_of)

    @functools.cached_property
    def noticed(self) -> Any:
        return self.bind(playout.noticed)

    @functools.cached_property
    def differing(self) -> Any:
        return self.bind(playout.differing)

    @functools.cached_property
    def scratch(self) -> Any:
        """The room for what `differing` lists."""
        return np.zeros(2 * self.rules.State.dtype.itemsize // 8, np.int64)

    @functools.cached_property
    def show(self) -> Any:
        return self.bind(playout.show)

    @functools.cached_property
    def survey(self) -> Any:
        return self.bind(playout.survey)

    def ask(self, question: str, rows: Any) -> int:
        """Call `winners` or `check` on a state."""
        return int(self._questions(question)(rows[0]))

    @functools.cache  # noqa: B019 - games live as long as the process
    def _questions(self, question: str) -> Any:
        return self.bind(getattr(self.rules, question))

    def returns(self, rows: Any) -> tuple[int, ...]:
        """Return each seat's result."""
        out = np.zeros(max(self.rules.PLAYERS), np.int64)
        self._questions("returns")(rows[0], out)
        return tuple(out[: int(rows[0].players)].tolist())

    def look(self, rows: Any, viewer: int) -> Any:
        """Return the state with holes: what the viewer may know."""
        return View.of(self, rows, viewer).rows

    @functools.cached_property
    def unknown(self) -> Any:
        """The cells of a view that knows nothing."""
        return cells(self.rules.State.rows(fill=UNKNOWN))[0]

    def guess(self, view: Any, viewer: int, seed: int) -> Any:
        """Return a full state that looks like this view."""
        rows = copied(view)
        self.bind(playout.imagine)(rows, viewer, seed)
        return rows

    def start(self, players: int, options: Mapping[str, str], key: Any) -> Any:
        """Return the first state of a match."""
        rows = self.rules.State.rows()
        self.bind(playout.begin)(rows, players, self.indices(options), key)
        return rows

    def options(self, rows: Any) -> dict[str, str]:
        """Return the options that a state was set up with."""
        chosen = zip(self.rules.OPTIONS.items(), rows[0].options.tolist(), strict=False)
        return {name: values[index] for (name, values), index in chosen}

    def indices(self, options: Mapping[str, str]) -> Any:
        """Return the options as rules get them: the index of each value."""
        return np.array([values.index(options[name]) for name, values in self.rules.OPTIONS.items()] or [0], np.int64)

    @property
    def nameless(self) -> tuple[str, ...]:
        """The kinds of actions that do not reveal the actor to viewers."""
        return tuple(getattr(self.rules, "NAMELESS", ()))

    def is_retractable(self, seen: int) -> bool:
        """Return whether an action, as others see it, tells them only that a seat has decided: it may be undone."""
        return seen == NOTHING or self.rules.ACTIONS.parts(seen)[0] in getattr(self.rules, "RETRACTABLE", ())

    # --------------------------------------------------------------------------------- asking for it

    def check_players(self, players: int | None, preset: str | None = None) -> int:
        """Return the number of players, by default that of the preset or the fewest; refuse one that is not allowed."""
        wanted = find_preset(self.presets, preset).players if preset else None
        return choose_players(self.numbers, (wanted or min(self.rules.PLAYERS)) if players is None else players)

    def check_options(self, options: Mapping[str, str] | None, preset: str | None = None) -> dict[str, str]:
        """Return all options with the chosen values, else those of the preset, else their defaults."""
        given = {**(find_preset(self.presets, preset).options if preset else {}), **(options or {})}
        return choose_options(self.rules.OPTIONS, given)

    def table(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        names: Iterable[str] = (),
        colours: Iterable[str] = (),
        preset: str | None = None,
    ) -> Table:
        """Start a match. The same seed gives the same deal; without one, the operating system supplies it.

        `colours` names the colour of each seat; one with an empty name takes what is left. Options that are not given
        are those of the preset, if one is named.
        """
        players = self.check_players(players, preset)
        chosen, drawn = self.check_options(options, preset), seed_text(seed)
        opening = self.opening.scene(self, players, chosen, drawn)
        start = read_scene(self, opening) if opening else None
        return Table(self, players, chosen, drawn, start, names, colours)

    def scene(self, text: str, seed: int | str | None = None) -> Table:
        """Start a match from a position written as text; `?` in it is filled with a guess."""
        return self.table_from(read_scene(self, text), seed)

    def table_from(self, scene: Scene, seed: int | str | None = None, names: Iterable[str] = ()) -> Table:
        """Start a match from a position that was read."""
        return Table(self, scene.players, scene.options, seed_text(seed), scene, names)

    # -------------------------------------------------------------------------------- words and texts

    @functools.cache  # noqa: B019 - games live as long as the process
    def words(self, language: str = "en") -> Words:
        """The catalogues of this game and of the project."""
        locales = [folder / "locale" for folder in self._folders()]
        folder = next((each for each in locales if each.exists()), locales[0])
        return Words(language, folder, phrases=self.text.phrases, marks=self.text.marks)

    def clause(self, number: int) -> str:
        """Return the id of a clause, such as NY-07."""
        return f"{self.rules.CLAUSES}-{number:02d}"

    @functools.cached_property
    def notation(self) -> tuple[str, ...]:
        """The text of every action, by its number."""
        return tuple(self._write(number) for number in range(self.rules.ACTIONS.count))

    def _write(self, number: int) -> str:
        kind, operands = self.rules.ACTIONS.parts(number)
        names = self.text.operands.get(kind, ())
        return " ".join([kind, *(names[i][operand] for i, operand in enumerate(operands))])

    @functools.cached_property
    def _numbers(self) -> dict[str, int]:
        return {" ".join(text.lower().split()): number for number, text in enumerate(self.notation)}

    def read(self, text: str, paint: Paint = ()) -> int:
        """Return the number of an action from its text; spaces and capitals do not matter. With a paint, the text names
        the colours that are shown."""
        number = self._numbers.get(" ".join(text.lower().split()))
        if number is None:
            raise Unreadable("error-action", text=text[:80])
        return self._repainted(number, inverse(paint))

    def written(self, number: int, paint: Paint = ()) -> str:
        """Return the text of an action with the colours that are shown; without a paint, its notation."""
        return self.notation[self._repainted(number, paint)]

    def _repainted(self, number: int, paint: Paint) -> int:
        repaint = self.text.repaint
        return number if repaint is None or not paint else repaint(number, paint)

    def viewers(self, players: int) -> tuple[int, ...]:
        """Return all viewers: every seat and the spectator."""
        return (*range(players), SPECTATOR)


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)


@functools.cache
def entries(group: str) -> dict[str, importlib.metadata.EntryPoint]:
    """Return the entry points of a group, ours and third parties'; looked up once."""
    return {entry.name: entry for entry in importlib.metadata.entry_points(group=group)}


def all_games() -> list[str]:
    """Return the names of all installed games."""
    return sorted(entries("gotham.games"))


@functools.cache
def game(name: str, mode: str | None = None) -> Game:
    """Return a game by its name."""
    if name not in entries("gotham.games"):
        raise NotFound("error-game", name=name[:80], known=_list(all_games()), near=suggestion(name, all_games()))
    with loading(name):
        return Game(name, entries("gotham.games")[name].load(), mode)


@contextlib.contextmanager
def loading(name: str) -> Iterator[None]:
    """Turn whatever a third party's code raises while loading into a one-line error."""
    try:
        yield
    except GothamError:
        raise
    except Exception as error:
        raise GothamError("error-broken-game", game=name, reason=f"{type(error).__name__}: {error}") from error
