"""Results in a file: a line of settings, then a line for every finished block, in the order they finished."""

import contextlib
import errno
import json
import os
import sys
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from typing import Any

from .. import folders
from ..errors import GothamError
from .match import Block, Match
from .schedule import Schedule

if sys.platform != "win32":
    import fcntl

FORMAT = 1
LIMIT = 1 << 28  # bytes of a file
LARGEST = 1 << 53  # beyond it floats leave out whole numbers
UNREADABLE = (ValueError, TypeError, KeyError, RecursionError)


def default_path(schedule: Schedule) -> Path:
    """Where results are kept when no file is named: the same settings find the same file."""
    return folders.state() / "arena" / f"{schedule.game}-{schedule.digest}.jsonl"


@contextlib.contextmanager
def usable(path: Path) -> Iterator[None]:
    """Tells what is wrong with a file or folder in one line."""
    try:
        yield
    except OSError as error:
        raise GothamError("error-arena-file", file=str(path), reason=error.strerror or str(error)) from error


class Results:
    """The finished blocks of a schedule. Whatever is added is in the file at once.

    The file is held until it is closed: nobody else may add to it or shorten it meanwhile.
    """

    def __init__(self, path: Path, schedule: Schedule, fresh: bool = False) -> None:
        self.path, self.schedule = path, schedule
        self.blocks: dict[int, Block] = {}
        with usable(path), contextlib.ExitStack() as undo:
            self._file = undo.enter_context(self._hold())
            self._open(self._text(), fresh)
            undo.pop_all()

    def add(self, block: int, matches: Block) -> None:
        """Keeps a block; the last word counts where there are two."""
        with usable(self.path):
            self._append(_line({"block": block, "matches": [_write(match) for match in matches]}))
        self.blocks[block] = matches

    def close(self) -> None:
        """Lets others have the file; what was read and added can still be asked for."""
        self._file.close()

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _hold(self) -> FileIO:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and not self.path.is_file() and not self.path.is_dir():
            raise self._foreign()  # to open a device or a pipe can do something already
        file = self.path.open("a+b", buffering=0)
        try:
            _lock(file)
        except BlockingIOError:
            file.close()
            raise GothamError("error-arena-held", file=str(self.path)) from None
        except OSError:
            file.close()
            raise
        return file

    def _text(self) -> bytes:
        if self._size() > LIMIT:
            raise _too_large()
        self._file.seek(0)
        return self._file.readall()

    def _size(self) -> int:
        return os.fstat(self._file.fileno()).st_size

    def _open(self, text: bytes, fresh: bool) -> None:
        header = _line({"gotham arena": FORMAT, "settings": self.schedule.settings})
        begun = header.startswith(text)  # nothing, or the half line of a run that was killed
        if not begun and fresh:
            self._settings(text)  # a file of ours may be replaced, another's not
        if fresh or (begun and text != header):
            self._file.truncate(0)
            self._append(header)
        else:
            self._resume(text)

    def _resume(self, text: bytes) -> None:
        settings, ours = self._settings(text), self.schedule.settings
        others = [name for name in ours if settings.get(name) != ours[name]]
        if others:
            raise GothamError("error-arena-settings", file=str(self.path), names=", ".join(others))
        self.blocks = dict(self._read(text))
        if not text.endswith(b"\n"):
            self._file.truncate(text.rfind(b"\n") + 1)  # the half line of a run that was killed

    def _settings(self, text: bytes) -> dict[str, Any]:
        try:
            header = json.loads(text[: text.find(b"\n") + 1])
            if header["gotham arena"] == FORMAT:
                return dict(header["settings"])
        except UNREADABLE:
            pass
        raise self._foreign()

    def _foreign(self) -> GothamError:
        return GothamError("error-arena-foreign", file=str(self.path))

    def _read(self, text: bytes) -> Iterator[tuple[int, Block]]:
        whole = text[: text.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines()[1:], 2):
            try:
                yield self._block(json.loads(line))
            except UNREADABLE:
                raise GothamError("error-arena-line", file=str(self.path), line=str(number)) from None

    def _block(self, entry: dict[str, Any]) -> tuple[int, Block]:
        matches = tuple(map(_match, entry["matches"]))
        if [match.bots for match in matches] != [*map(self.schedule.seating, range(self.schedule.players))]:
            raise ValueError("not the matches of a block")
        return _count(entry["block"]), matches

    def _append(self, line: bytes) -> None:
        """Adds a line, or leaves the file as it was."""
        size, left = self._size(), line
        if size + len(line) > LIMIT:
            raise _too_large()  # it could not be read again
        try:
            while left:  # a disk that is nearly full takes a part, and says why only when asked again
                left = left[self._file.write(left) :]
        except BaseException:
            self._file.truncate(size)
            raise


def _lock(file: FileIO) -> None:
    """Holds a file until it is closed or the process ends."""
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _too_large() -> OSError:
    return OSError(errno.EFBIG, os.strerror(errno.EFBIG))


def _line(entry: dict[str, Any]) -> bytes:
    return json.dumps(entry, sort_keys=True, separators=(",", ":")).encode() + b"\n"


def _write(match: Match) -> dict[str, Any]:
    fields = match._asdict()
    del fields["transcript"]
    return fields


def _match(fields: dict[str, Any]) -> Match:
    bots, winners, returns = (_list(fields[name]) for name in ("bots", "winners", "returns"))
    seats = range(len(bots))
    if len(returns) != len(seats) or len(set(winners)) != len(winners) or not all(seat in seats for seat in winners):
        raise ValueError("not the seats of a match")
    return Match(bots, tuple(map(_count, winners)), tuple(map(_whole, returns)), _count(fields["length"]))


def _list(value: object) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise TypeError("not a list")
    return tuple(value)


def _whole(value: object) -> int:
    """A whole number that can be reckoned with."""
    if type(value) is not int or abs(value) > LARGEST:
        raise ValueError("not a whole number")
    return value


def _count(value: object) -> int:
    if _whole(value) < 0:
        raise ValueError("less than nothing")
    return _whole(value)
