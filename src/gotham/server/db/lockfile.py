"""Who uses a folder of data: servers share it, and who puts another database there wants it alone."""

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
    """Holds a folder; refuses where a server has it and it is wanted alone, or the other way round.

    The system lets go of it when a process ends, however that comes about.
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
    """Whether a server runs on a folder."""
    if not (folder / NAME).exists():
        return False
    try:
        with held(folder, alone=True):
            return False
    except Conflict:
        return True
