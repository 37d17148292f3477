"""A position as text, as FEN is for chess: write it, read it, start a table from it.

A game may have its own format (`text.write_scene`, `text.read_scene`); otherwise the fields of the state are
listed by name, which every game reads. A scene carries no key: what chance decides later comes from the seed of the
new table.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engine import SPECTATOR, UNKNOWN, cells, key_of
from ..i18n.errors import Illegal, Unreadable
from .seeds import seed_number

if TYPE_CHECKING:
    from .types import Game

STATE = -1  # instead of a viewer: the full state


@dataclass(frozen=True)
class Scene:
    """A position from which a match can start."""

    text: str
    players: int
    options: dict[str, str]
    viewer: int
    view: Any

    def rows(self, game: "Game", seed: str) -> Any:
        """Return the full state, its chance decided by the seed; what the scene leaves open is guessed."""
        rows = self.view.copy() if self.viewer == STATE else game.guess(self.view, self.viewer, seed_number(seed))
        rows[0].key[:] = key_of(seed)
        return rows


def write_scene(game: "Game", rows: Any, viewer: int = STATE) -> str:
    """Return a state, or the view of a viewer, as text."""
    lines = ["gotham scene 1", *heading(game, int(rows[0].players), game.options(rows))]
    if viewer != STATE:
        lines.append(f"view {viewer_name(viewer)}")
    write = game.text.write_scene
    lines += write(rows[0]) if write else write_fields(game, rows)
    return "\n".join(lines) + "\n"


def read_scene(game: "Game", text: str, first: int = 1) -> Scene:
    """Read a position from text, whose first line has that number; refuse one that breaks a rule of the game."""
    lines = Lines(text, first)
    lines.expect("gotham scene 1")
    players, options = read_heading(game, lines)
    viewer = read_viewer(lines.rest("view"), players) if lines.starts("view") else STATE
    view = game.start(players, options, np.zeros(8, np.int64))
    read = game.text.read_scene
    if read and not _lists_fields(game, lines):
        read(view[0], lines, viewer, game.words())
    else:
        read_fields(game, view, lines, viewer != STATE)
    lines.finish()
    scene = Scene(text, players, options, viewer, view)
    _refuse_broken(game, scene)
    return scene


def _lists_fields(game: "Game", lines: "Lines") -> bool:
    """Return whether the lines that are left list all fields but the key, as `write_fields` writes them."""
    words = [line.split(" ", 1)[0] for line in lines.lines[lines.at :]]
    return words == [name for name in game.rules.State.bounds if name != "key"]


def _refuse_broken(game: "Game", scene: Scene) -> None:
    if scene.viewer != STATE:
        check_view(game, scene.view, scene.viewer, (scene.players, scene.options))
        return
    check_range(game, scene.view, (scene.players, scene.options), holes=False)
    clause = game.in_mode("plain").ask("check", scene.view)
    if clause:
        raise Illegal("error-scene", game.words(), game.clause(clause))


def check_view(game: "Game", rows: Any, viewer: int, heading: tuple[int, dict[str, str]]) -> None:
    """Refuse a view that fits no position, or that shows what its viewer cannot see.

    The rules run interpreted here: the input may be nonsense, and compiled rules would read beyond their fields.
    """
    check_range(game, rows, heading, holes=True)
    plain = game.in_mode("plain")
    try:
        state = plain.guess(rows, viewer, 0)
        clause, seen = plain.ask("check", state), plain.look(state, viewer)
    except (LookupError, ValueError, RuntimeError):
        raise Unreadable("error-scene-view") from None
    check_range(game, state, heading, holes=False)  # a guess does not fill what every viewer knows
    if clause:
        raise Illegal("error-scene", game.words(), game.clause(clause))
    if (seen != rows).any():
        raise Unreadable("error-scene-view")


# ------------------------------------------------------------------------- parts of all text files


class Lines:
    """A text read line by line; errors name the line."""

    def __init__(self, text: str, first: int = 1) -> None:
        self.lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        self.at, self.first = 0, first

    @property
    def line(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def starts(self, word: str) -> bool:
        """Return whether the current line begins with this word."""
        return self.line.split(" ", 1)[0] == word and self.at < len(self.lines)

    def rest(self, word: str) -> str:
        """Return what follows the word that this line must begin with; advance to the next line."""
        if not self.starts(word):
            raise self.error("error-expected", expected=word)
        self.at += 1
        return self.lines[self.at - 1][len(word) :].strip()

    def expect(self, text: str) -> None:
        if self.line.split() != text.split():
            raise self.error("error-expected", expected=text)
        self.at += 1

    def whole(self, text: str, low: int, high: int) -> int:
        """Read a whole number of the line just read."""
        if not (text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high):
            raise self.error("error-whole", text=text[:40], low=str(low), high=str(high), back=1)
        return int(text)

    def finish(self) -> None:
        if any(line.strip() for line in self.lines[self.at :]):
            raise self.error("error-rest")

    def error(self, message: str, back: int = 0, **details: Any) -> Unreadable:
        if self.at - back >= len(self.lines):
            return Unreadable("error-truncated", line=str(self.first + len(self.lines) - 1))
        line = self.at - back
        return Unreadable(message, line=str(self.first + line), found=self.lines[line][:60], **details)


def check_range(game: "Game", rows: Any, heading: tuple[int, dict[str, str]], holes: bool) -> None:
    """Refuse values out of range, UNKNOWN unless holes are allowed, and contradictions to the heading.

    The number that stands for UNKNOWN can be written out, so a text without any `?` may have a hole, too.
    """
    low, high = game.rules.State.limits
    values = cells(rows)[0]
    players, options = heading
    known = values != UNKNOWN if holes else True
    if (known & ((values < low) | (values > high))).any():
        raise Unreadable("error-scene-range")
    if rows[0].players != players or (rows[0].options != game.indices(options)).any():
        raise Unreadable("error-scene-heading")


def heading(game: "Game", players: int, options: dict[str, str]) -> list[str]:
    """Return the lines that name the game."""
    return [
        f"game {game.name} {game.rules.VERSION}",
        f"players {players}",
        *(f"option {name} {value}" for name, value in options.items()),
    ]


def read_heading(game: "Game", lines: Lines) -> tuple[int, dict[str, str]]:
    lines.expect(f"game {game.name} {game.rules.VERSION}")
    players = game.check_players(lines.whole(lines.rest("players"), 0, 99))
    options = {}
    while lines.starts("option"):
        name, _, value = lines.rest("option").partition(" ")
        options[name] = value
    return players, game.check_options(options)


def viewer_name(viewer: int) -> str:
    return "spectator" if viewer == SPECTATOR else str(viewer)


def read_viewer(text: str, players: int) -> int:
    if text == "spectator":
        return SPECTATOR
    if text.isascii() and text.isdigit() and len(text) < 3 and int(text) < players:
        return int(text)
    raise Unreadable("error-viewer", text=text[:40])


def write_fields(game: "Game", rows: Any) -> list[str]:
    """Return all fields but the key, a line each."""
    fields = (name for name in game.rules.State.bounds if name != "key")
    return [f"{name} {' '.join(map(write_value, np.ravel(rows[0][name]).tolist()))}" for name in fields]


def read_fields(game: "Game", rows: Any, lines: Lines, unknown: bool) -> None:
    for name in game.rules.State.bounds:
        if name == "key":
            rows[0].key[:] = UNKNOWN if unknown else 0
            continue
        values = [read_value(word, lines, unknown) for word in lines.rest(name).split()]
        if len(values) != np.size(rows[0][name]):
            raise lines.error("error-count", back=1, expected=str(np.size(rows[0][name])))
        rows[name] = np.reshape(values, rows[name].shape)


def write_value(value: int) -> str:
    return "?" if value == UNKNOWN else str(value)


def read_value(word: str, lines: Lines, unknown: bool = True) -> int:
    """Read a value of a field; `?` stands for UNKNOWN."""
    if word == "?" and unknown:
        return UNKNOWN
    sign, digits = (-1, word[1:]) if word.startswith("-") else (1, word)
    return sign * lines.whole(digits, 0, 2**62)
