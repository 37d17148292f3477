"""Reading the files that a command is given."""

import errno
import os
import sys
from pathlib import Path

from ..i18n.errors import Unknown, Unreadable

FONTS = Path(__file__).parents[1] / "server" / "static" / "assets"  # of the web client, where it is built
LIMIT = 1 << 24  # bytes; a long match has some ten thousand


def read_text(path: str) -> str:
    """Read a text file, or standard input for `-`; raise an error of one line if unreadable."""
    try:
        data = _read(path)
    except (OSError, ValueError) as error:  # a text that can be no path is a ValueError
        raise Unknown("error-file", path=path, reason=getattr(error, "strerror", None) or str(error)) from None
    if len(data) > LIMIT:
        raise Unreadable("error-large", path=path)
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Unreadable("error-utf8", path=path) from None


def _read(path: str) -> bytes:
    if path == "-":
        if sys.stdin is None:  # it was closed before the start
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        return sys.stdin.buffer.read(LIMIT + 1)
    with Path(path).open("rb") as file:
        return file.read(LIMIT + 1)
