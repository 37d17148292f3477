"""The file of results: one SQLite database for all tournaments, which several runs may use at once."""

import contextlib
import os
import sqlite3
import urllib.parse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .. import folders
from ..i18n.errors import GothamError

APPLICATION = 0x676F7468  # SQLite keeps it in the file: "goth"
FORMAT = 1
PATIENCE = 60.0  # seconds that another run may take to add its block
LONGEST = 1 << 26  # bytes of a value; no match is as long
SCHEMA = (
    f"pragma application_id = {APPLICATION}",
    f"pragma user_version = {FORMAT}",
    "create table tournaments (digest text primary key, settings text not null, program text not null)",
    """create table matches (
        tournament text not null references tournaments,
        block integer not null,
        rotation integer not null,
        bots text not null, -- these three are JSON, by seat
        winners text not null,
        returns text not null,
        length integer not null,
        transcript blob not null, -- compressed by zlib
        primary key (tournament, block, rotation)
    )""",
)
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH)
SINGULAR = 0xFF  # mask of an error code: the kind without the place


def default_path() -> Path:
    """Return the default results file."""
    return folders.state() / "arena.sqlite"


@contextlib.contextmanager
def usable(path: Path) -> Iterator[None]:
    """Turn errors of a file or folder into an error of one line."""
    try:
        yield
    except OSError as error:
        raise GothamError("error-arena-file", file=str(path), reason=error.strerror or str(error)) from error
    except UnicodeDecodeError:  # SQLite has its own message for invalid text
        raise damaged(path, "UTF-8") from None
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & SINGULAR
        if code == sqlite3.SQLITE_NOTADB:
            raise foreign(path) from None
        if code in DAMAGED:
            raise damaged(path, str(error)) from None
        raise GothamError("error-arena-file", file=str(path), reason=str(error)) from error


def foreign(path: Path) -> GothamError:
    return GothamError("error-arena-foreign", file=str(path))


def damaged(path: Path, reason: str) -> GothamError:
    return GothamError("error-arena-damaged", file=str(path), reason=reason)


class Archive:
    """A results file; created on first write."""

    def __init__(self, path: Path, write: bool = True) -> None:
        self.path = path
        with usable(path), contextlib.ExitStack() as undo:
            self._connection = undo.enter_context(contextlib.closing(self._connect(write)))
            self._connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
            self._connection.execute("pragma synchronous = normal")
            self._begin(write)
            undo.pop_all()

    def ask(self, question: str, *details: object) -> list[tuple[Any, ...]]:
        """Run a query and return all rows."""
        with usable(self.path):
            return self._connection.execute(question, details).fetchall()

    @contextlib.contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Run a write transaction."""
        with usable(self.path):
            self._connection.execute("begin immediate")
            try:
                yield self._connection
                self._connection.execute("commit")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):  # a full disk has taken it back already
                    self._connection.execute("rollback")
                raise

    def close(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()

    def __enter__(self) -> "Archive":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _connect(self, write: bool) -> sqlite3.Connection:
        if self.path.exists() and not self.path.is_file() and not self.path.is_dir():
            raise foreign(self.path)  # to open a device or a pipe can do something already
        if write:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            mode = "rwc"
        else:
            self.path.open("rb").close()  # this error names the missing file, SQLite's does not
            mode = "rw" if _writable(self.path) else "ro&immutable=1"
        place = urllib.parse.quote(os.fsencode(os.path.abspath(self.path)))
        return sqlite3.connect(f"file:{place}?mode={mode}", PATIENCE, isolation_level=None, uri=True)

    def _begin(self, write: bool) -> None:
        if self._is_ours():
            return
        if not write:
            raise foreign(self.path)
        with self.writing() as connection:
            if not self._is_ours():  # another run may have been quicker
                for line in SCHEMA:
                    connection.execute(line)
        with contextlib.suppress(sqlite3.OperationalError):  # if it is refused, blocks are only saved more slowly
            self._connection.execute("pragma journal_mode = wal")

    def _is_ours(self) -> bool:
        """Return whether the file has our schema; False if empty, an error if foreign."""
        (application,), (version,) = (self._one(f"pragma {name}") for name in ("application_id", "user_version"))
        if (application, version) == (APPLICATION, FORMAT):
            return True
        if (application, version) != (0, 0) or self._one("select count(*) from sqlite_master") != (0,):
            raise foreign(self.path)
        return False

    def _one(self, question: str) -> tuple[Any, ...]:
        found: tuple[Any, ...] = self._connection.execute(question).fetchone()
        return found


def _writable(path: Path) -> bool:
    """Return whether SQLite can write the file and its journal."""
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
