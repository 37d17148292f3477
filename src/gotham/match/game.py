"""A game as the rest of the project sees it: rules bound in one mode, words, notation."""

import contextlib
import functools
import hashlib
import importlib
import importlib.metadata
import operator
import secrets
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engine import MODES, SPECTATOR, UNKNOWN, bind, cells, contract, copied, default_mode, has_numba, playout
from ..i18n.catalogue import Words
from ..i18n.errors import GothamError, Invalid, NotFound, Unavailable, Unknown, Unreadable

if TYPE_CHECKING:
    from .table import Table

CONSTANTS = ("State", "ACTIONS", "PLAYERS", "OPTIONS", "VERSION", "CLAUSES", "LIMIT", "LIVELY")


PLACES = {  # where the parts of a game are, unless its package is flat
    "rules": "rules.contract",
    "twin": "rules.twin",
    "tally": "rules.tally",
    "text": "text.sentences",
    "terminal": "ui.terminal",
    "web": "ui.web",
    "print": "ui.print",
    "bots": "bots.registry",
    "insight": "insight.analysis",
    "puzzles": "insight.puzzles",
    "balance": "insight.balance",
    "bench": "lab.bench",
    "opening": "cases.opening",
}


class Game:
    """One registered game in one mode (compiled, checked or plain). Ask `gotham.game` for one."""

    def __init__(self, name: str, package: ModuleType, mode: str | None = None) -> None:
        self.name, self.package = name, package
        self.mode = mode or default_mode()
        if self.mode not in MODES:
            raise Unknown("error-mode", mode=self.mode[:40], known=_list(MODES))
        if self.mode != "plain" and not has_numba():
            raise Unavailable("error-numba", mode=self.mode)
        self.rules, self.text = self._part("rules"), self._part("text")
        _check_contract(self)

    def __repr__(self) -> str:
        return f"<Game {self.name}, version {self.rules.VERSION}, {self.mode}>"

    def _part(self, part: str) -> Any:
        for place in (PLACES.get(part, part), part):
            try:
                return importlib.import_module(f"{self.package.__name__}.{place}")
            except ModuleNotFoundError as error:
                if (
                    not f"{self.package.__name__}.{place}".startswith(str(error.name))
                    or error.name == self.package.__name__
                ):
                    raise
        raise ModuleNotFoundError(part, name=f"{self.package.__name__}.{part}")

    def file(self, name: str) -> Path:
        """A file of the game's package: in its `data` folder, or beside its modules."""
        assert self.package.__file__
        folder = Path(self.package.__file__).parent
        return folder / "data" / name if (folder / "data" / name).exists() else folder / name

    def hook(self, part: str, name: str, default: Any = None) -> Any:
        """Something a game's package may offer beyond the contract (docs/new_game.md lists what)."""
        try:
            return getattr(self._part(part), name, default)
        except ModuleNotFoundError as error:
            if error.name != f"{self.package.__name__}.{part}":
                raise
            return default

    def bind(self, function: Any) -> Any:
        """A generic rule over this game."""
        return bind(function, self.rules, self.mode)

    @functools.cache  # noqa: B019 - games live as long as the process
    def in_mode(self, mode: str) -> "Game":
        """The same game, its rules loaded another way; both can be used side by side."""
        return Game(self.name, self.package, mode)

    @functools.cache  # noqa: B019 - games live as long as the process
    def of_version(self, version: int) -> "Game":
        """The game by the rules of a version: the present ones, or older ones that its package keeps as `v1`, ..."""
        if version == self.rules.VERSION:
            return self
        try:
            return Game(self.name, importlib.import_module(f"{self.package.__name__}.v{version}"), self.mode)
        except ModuleNotFoundError:
            ours = str(self.rules.VERSION)
            raise Unreadable("error-version", game=self.name, version=str(version), ours=ours) from None

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

    def differences(self, old: Any, new: Any) -> list[int]:
        """Place and value, in turn, of what is another in two states or views as rows of words."""
        out = self._scratch
        numbers: list[int] = out[: self._differing(old, new, out)].tolist()
        return numbers

    @functools.cached_property
    def _differing(self) -> Any:
        return self.bind(playout.differing)

    @functools.cached_property
    def _scratch(self) -> Any:
        return np.zeros(2 * self.rules.State.dtype.itemsize // 8, np.int64)

    @functools.cached_property
    def show(self) -> Any:
        return self.bind(playout.show)

    def ask(self, question: str, rows: Any) -> int:
        """What `winners` or `check` answer about a state."""
        return int(self._questions(question)(rows[0]))

    @functools.cache  # noqa: B019 - games live as long as the process
    def _questions(self, question: str) -> Any:
        return self.bind(getattr(self.rules, question))

    def returns(self, rows: Any) -> tuple[int, ...]:
        """Each seat's result."""
        out = np.zeros(max(self.rules.PLAYERS), np.int64)
        self._questions("returns")(rows[0], out)
        return tuple(out[: int(rows[0].players)].tolist())

    def look(self, rows: Any, viewer: int) -> Any:
        """The state with holes: what the viewer may know."""
        view = self._unknown.copy().view(self.rules.State.dtype)[:, 0]
        self.show(rows, viewer, view)
        return view

    @functools.cached_property
    def _unknown(self) -> Any:
        return cells(self.rules.State.rows(fill=UNKNOWN))

    def guess(self, view: Any, viewer: int, seed: int) -> Any:
        """A full state that looks like this view."""
        rows = copied(view)
        self.bind(playout.imagine)(rows, viewer, seed)
        return rows

    def start(self, players: int, options: Mapping[str, str], key: Any) -> Any:
        """The first state of a match."""
        rows = self.rules.State.rows()
        self.bind(playout.begin)(rows, players, self.indices(options), key)
        return rows

    def options(self, rows: Any) -> dict[str, str]:
        """The options a state was set up with."""
        chosen = zip(self.rules.OPTIONS.items(), rows[0].options.tolist(), strict=False)
        return {name: values[index] for (name, values), index in chosen}

    def indices(self, options: Mapping[str, str]) -> Any:
        """The options as rules get them: the index of each value."""
        return np.array([values.index(options[name]) for name, values in self.rules.OPTIONS.items()] or [0], np.int64)

    @property
    def nameless(self) -> tuple[str, ...]:
        """The kinds of actions whose doer is not told to who sees them."""
        return tuple(getattr(self.rules, "NAMELESS", ()))

    # --------------------------------------------------------------------------------- asking for it

    def check_players(self, players: int) -> int:
        """The number of players, if there can be so many."""
        allowed = self.rules.PLAYERS
        if operator.index(players) not in allowed:
            raise Invalid("error-players", players=str(players), least=str(min(allowed)), most=str(max(allowed)))
        return players

    def check_options(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options with the chosen values, the default where nothing is chosen."""
        chosen = {name: values[0] for name, values in self.rules.OPTIONS.items()}
        for name, value in (options or {}).items():
            if name not in chosen:
                raise Unknown("error-option", name=str(name), known=_list(chosen))
            if str(value) not in self.rules.OPTIONS[name]:
                raise Unknown("error-value", name=name, value=str(value), known=_list(self.rules.OPTIONS[name]))
            chosen[name] = str(value)
        return chosen

    def table(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        names: Iterable[str] = (),
    ) -> "Table":
        """A new match. The same seed gives the same deal; without one, chance is drawn from the machine."""
        from .scene import read_scene
        from .table import Table

        players = self.check_players(min(self.rules.PLAYERS) if players is None else players)
        chosen, drawn = self.check_options(options), seed_text(seed)
        opening = self.hook("opening", "scene", lambda *_: None)(self, players, chosen, drawn)
        return Table(self, players, chosen, drawn, opening and read_scene(self, opening), names)

    def scene(self, text: str, seed: int | str | None = None) -> "Table":
        """A match that starts from a position written as text; `?` in it is filled with a guess."""
        from .scene import read_scene
        from .table import Table

        scene = read_scene(self, text)
        return Table(self, scene.players, scene.options, seed_text(seed), start=scene)

    # -------------------------------------------------------------------------------- words and texts

    @functools.cache  # noqa: B019 - games live as long as the process
    def words(self, language: str = "en") -> Words:
        """The catalogues of this game and of the project."""
        assert self.package.__file__
        folder, phrases = Path(self.package.__file__).parent / "locale", getattr(self.text, "PHRASES", None)
        return Words(language, folder, phrases=phrases)

    def clause(self, number: int) -> str:
        """The id of a clause, such as NY-07."""
        return f"{self.rules.CLAUSES}-{number:02d}"

    @functools.cached_property
    def notation(self) -> tuple[str, ...]:
        """The text of every action, by its number."""
        return tuple(self._write(number) for number in range(self.rules.ACTIONS.count))

    def _write(self, number: int) -> str:
        kind, operands = self.rules.ACTIONS.parts(number)
        names = self.text.OPERANDS.get(kind, ())
        return " ".join([kind, *(names[i][operand] for i, operand in enumerate(operands))])

    @functools.cached_property
    def _numbers(self) -> dict[str, int]:
        return {" ".join(text.lower().split()): number for number, text in enumerate(self.notation)}

    def read(self, text: str) -> int:
        """The number of an action from its text; spaces and capitals do not matter."""
        number = self._numbers.get(" ".join(text.lower().split()))
        if number is None:
            raise Unreadable("error-action", text=text[:80])
        return number

    def viewers(self, players: int) -> tuple[int, ...]:
        """All who may look: every seat and the spectator."""
        return (*range(players), SPECTATOR)


def seed_text(seed: int | str | None) -> str:
    """A seed as text; 256 bits from the operating system where none is given."""
    return secrets.token_hex(32) if seed is None else check_text(str(seed))


def check_text(text: str) -> str:
    """A text that can be written to a file; not everything in a string can."""
    try:
        text.encode()
    except (UnicodeEncodeError, AttributeError):
        raise Unreadable("error-text", text=ascii(text)[:80]) from None
    return text


def seed_number(*parts: Any) -> int:
    """A seed for guesses and bots from anything that can be written down."""
    return int.from_bytes(hashlib.sha256("/".join(map(str, parts)).encode()).digest()[:7], "little")


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)


def _check_contract(game: Game) -> None:
    """Says at once what a game lacks, not in the middle of a match."""
    has = {"rules": set(vars(game.rules)), "text": set(vars(game.text))}
    needs = {"rules": (*CONSTANTS, *contract.FUNCTIONS), "text": contract.TEXTS}
    missing = [f"{part}.{name}" for part in needs for name in needs[part] if name not in has[part]]
    if not missing:
        missing += [f"rules.State.{name}" for name in contract.FIELDS if name not in game.rules.State.bounds]
        missing += [f"rules.LIVELY[{kind!r}]" for kind in game.rules.ACTIONS.kinds if not game.rules.LIVELY.get(kind)]
    if missing or not game.package.__file__:
        raise GothamError("error-contract", game=game.name, missing=_list(missing) or "__init__.py")
    for kind, shape in zip(game.rules.ACTIONS.kinds, game.rules.ACTIONS.shapes, strict=True):
        if tuple(map(len, game.text.OPERANDS.get(kind, ()))) != shape:
            raise GothamError("error-operands", game=game.name, kind=kind)


@functools.cache
def entries(group: str) -> dict[str, importlib.metadata.EntryPoint]:
    """What the installed packages offer under a name, ours and third parties'; looked up once."""
    return {entry.name: entry for entry in importlib.metadata.entry_points(group=group)}


def all_games() -> list[str]:
    """The names of all games that are installed."""
    return sorted(entries("gotham.games"))


@functools.cache
def game(name: str, mode: str | None = None) -> Game:
    """A game by its name."""
    if name not in entries("gotham.games"):
        raise NotFound("error-game", name=name[:80], known=_list(all_games()))
    with loading(name):
        return Game(name, entries("gotham.games")[name].load(), mode)


@contextlib.contextmanager
def loading(name: str) -> Iterator[None]:
    """Tells in one line what a third party's code may raise when it is loaded."""
    try:
        yield
    except GothamError:
        raise
    except Exception as error:
        raise GothamError("error-broken-game", game=name, reason=f"{type(error).__name__}: {error}") from error
