"""Results in a file: a line of settings, then a line for every finished block, in the order they finished."""

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .. import folders
from ..errors import GothamError
from .match import Block, Match
from .schedule import Schedule

FORMAT = 1


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
    """The finished blocks of a schedule. Whatever is added is in the file at once."""

    def __init__(self, path: Path, schedule: Schedule, fresh: bool = False) -> None:
        self.path, self.schedule = path, schedule
        self.blocks: dict[int, Block] = {}
        with usable(path):
            self._open(fresh)

    def add(self, block: int, matches: Block) -> None:
        """Keeps a block; the last word counts where there are two."""
        self.blocks[block] = matches
        with usable(self.path):
            self._append({"block": block, "matches": [_write(match) for match in matches]})

    def _open(self, fresh: bool) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = self.path.read_bytes() if self.path.exists() else b""
        header = {"gotham arena": FORMAT, "settings": self.schedule.settings}
        if fresh or _line(header).startswith(text):
            self._begin(text, header)
        else:
            self._resume(text)

    def _begin(self, text: bytes, header: dict[str, Any]) -> None:
        if not _line(header).startswith(text):
            self._settings(text)  # a file of ours may be replaced, another's not
        self.path.write_bytes(b"")
        self._append(header)

    def _resume(self, text: bytes) -> None:
        settings, ours = self._settings(text), self.schedule.settings
        others = [name for name in ours if settings.get(name) != ours[name]]
        if others:
            raise GothamError("error-arena-settings", file=str(self.path), names=", ".join(others))
        self.blocks = dict(self._read(text))
        os.truncate(self.path, text.rfind(b"\n") + 1)  # the half line of a run that was killed

    def _settings(self, text: bytes) -> dict[str, Any]:
        try:
            header = json.loads(text[: text.find(b"\n") + 1])
            if header["gotham arena"] == FORMAT:
                return dict(header["settings"])
        except (ValueError, TypeError, KeyError):
            pass
        raise GothamError("error-arena-foreign", file=str(self.path))

    def _read(self, text: bytes) -> Iterator[tuple[int, Block]]:
        whole = text[: text.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines()[1:], 2):
            try:
                yield self._block(json.loads(line))
            except (ValueError, TypeError, KeyError):
                raise GothamError("error-arena-line", file=str(self.path), line=str(number)) from None

    def _block(self, entry: dict[str, Any]) -> tuple[int, Block]:
        matches = tuple(map(_match, entry["matches"]))
        if [match.bots for match in matches] != [*map(self.schedule.seating, range(self.schedule.players))]:
            raise ValueError("not the matches of a block")
        return int(entry["block"]), matches

    def _append(self, entry: dict[str, Any]) -> None:
        with self.path.open("ab", buffering=0) as file:
            file.write(_line(entry))


def _line(entry: dict[str, Any]) -> bytes:
    return json.dumps(entry, sort_keys=True, separators=(",", ":")).encode() + b"\n"


def _write(match: Match) -> dict[str, Any]:
    fields = match._asdict()
    del fields["transcript"]
    return fields


def _match(fields: dict[str, Any]) -> Match:
    bots, winners, returns = (tuple(fields[name]) for name in ("bots", "winners", "returns"))
    return Match(bots, winners, returns, int(fields["length"]))
