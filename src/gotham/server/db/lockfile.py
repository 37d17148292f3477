"""The lock of a data folder: shared by servers, exclusive for commands that replace the database."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

from ...i18n.errors import Conflict

if sys.platform != "win32":
    import fcntl

NAME = "gotham.lock"


@contextlib.contextmanager
def held(folder: Path, alone: bool = False) -> Iterator[None]:
    """Lock a folder, shared or exclusively; refuse where another process holds a conflicting lock.

    The system releases the lock when the process ends, even when it is killed.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with (folder / NAME).open("ab") as file:
        if sys.platform != "win32":
            try:
                fcntl.flock(file, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
            except OSError:
                raise Conflict("error-held" if alone else "error-replaced", folder=str(folder)) from None
        yield


def is_held(folder: Path) -> bool:
    """Return whether a server runs on a folder."""
    if not (folder / NAME).exists():
        return False
    try:
        with held(folder, alone=True):
            return False
    except Conflict:
        return True
