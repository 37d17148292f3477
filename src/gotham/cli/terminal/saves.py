"""Saved matches against bots: one file each, rewritten after every action."""

import contextlib
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, TypeVar

from ... import folders
from ...i18n.errors import Conflict, GothamError, Unknown, Unreadable

if sys.platform != "win32":
    import fcntl

Resumed = TypeVar("Resumed")
LIMIT = 1 << 16  # letters of settings; they have a hundred


class Unsaved(GothamError):
    """The match cannot be written; the disk still holds the previous state."""


@dataclass(frozen=True)
class SavedSettings:
    """What a match needs besides its transcript to resume: seats, bots and display."""

    seat: int
    bots: list[str]
    language: str
    plain: bool


class Save:
    """A match on disk, locked by one process. A settings file exists until it is finished."""

    def __init__(self, path: Path, held: IO[str]) -> None:
        self.path, self.held = path, held

    def write(self, text: str) -> None:
        """Replace the saved match atomically."""
        new = self.path.with_suffix(".new")
        try:
            with new.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(new, self.path)
        except OSError as error:
            with contextlib.suppress(OSError):
                new.unlink(missing_ok=True)
            raise _unsaved(self.path, error) from None

    def settings(self) -> SavedSettings:
        """Read the settings of the match."""
        self.held.seek(0)
        try:
            return _checked(SavedSettings(**json.loads(self.held.read(LIMIT))))
        except (ValueError, TypeError, RecursionError):
            raise Unreadable("error-settings", path=str(_settings(self.path))) from None

    def finish(self) -> None:
        """Mark the match as finished; its file stays as the transcript."""
        _settings(self.path).unlink(missing_ok=True)

    def __enter__(self) -> "Save":
        return self

    def __exit__(self, *_: object) -> None:
        self.held.close()


def new_save(game: str, settings: SavedSettings) -> Save:
    """Create a save under the next free number."""
    folder = folders.state() / game
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path, held = _claim(folder)
        json.dump(asdict(settings), held)
        held.flush()
    except OSError as error:
        raise _unsaved(folder, error) from None
    return Save(path, held)


def resume_latest(game: str | None, read: Callable[[Save], Resumed]) -> tuple[Save, Resumed, list[GothamError]]:
    """Return the latest unfinished match that can be read, and the errors of later ones.

    Matches locked by other processes are skipped.
    """
    held, unreadable = list[GothamError](), list[GothamError]()
    for path in reversed(unfinished(game)):
        try:
            save = _hold(path)
        except Unknown as error:
            held.append(error)
            continue
        except OSError as error:
            unreadable.append(_unreadable(path, error.strerror or str(error)))
            continue
        try:
            return save, read(save), unreadable
        except (GothamError, ImportError) as error:
            unreadable.append(_unreadable(path, error if isinstance(error, GothamError) else str(error)))
        except BaseException:
            save.held.close()
            raise
        save.held.close()
    raise next(iter([*unreadable, *held]), Unknown("error-resume"))


def _hold(path: Path) -> Save:
    file = _settings(path).open("r+", encoding="utf-8")
    if not _lock(file):
        file.close()
        raise Conflict("error-open")
    return Save(path, file)


def _unreadable(path: Path, reason: GothamError | str) -> Unreadable:
    return Unreadable("error-kept", path=str(path), reason=reason)


def unfinished(game: str | None) -> list[Path]:
    """Return the unfinished matches, the latest last."""
    found = folders.state().glob(f"{game or '*'}/*.json")
    paths = [path.with_suffix(".txt") for path in found if path.with_suffix(".txt").exists()]
    return sorted(paths, key=lambda path: path.stat().st_mtime_ns)


def is_locked(path: Path) -> bool:
    """Return whether a match is locked by another process or inaccessible."""
    try:
        with _settings(path).open("r+", encoding="utf-8") as file:
            return not _lock(file)
    except OSError:
        return True


def _claim(folder: Path) -> tuple[Path, IO[str]]:
    """Claim a number by creating its settings file."""
    taken = [int(path.stem) for path in folder.iterdir() if path.stem.isascii() and path.stem.isdigit()]
    number = max(taken, default=0) + 1
    while True:
        path = folder / f"{number}.txt"
        try:
            held = _settings(path).open("x+", encoding="utf-8")
        except FileExistsError:
            number += 1
            continue
        _lock(held)
        return path, held


def _settings(path: Path) -> Path:
    return path.with_suffix(".json")


def _lock(file: IO[str]) -> bool:
    """Lock a file until it is closed; False if another process holds it."""
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _checked(settings: SavedSettings) -> SavedSettings:
    """A dataclass takes anything, and JSON may have `true` where a seat should be."""
    whole = type(settings.seat) is int and isinstance(settings.bots, list) and isinstance(settings.plain, bool)
    if not whole or not settings.bots or not all(isinstance(text, str) for text in [settings.language, *settings.bots]):
        raise TypeError
    return settings


def _unsaved(path: Path, error: OSError) -> Unsaved:
    return Unsaved("error-save", path=str(path), reason=error.strerror or str(error))
