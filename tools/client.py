"""Builds the browser client into the server's package, where its sources changed: `python -m tools.client`.

Beside it lie the drawings of the boards as plain files, for paper: a browser is not needed to look at those.
"""

import os
from collections.abc import Iterator
from pathlib import Path

from tools import messages
from tools.node import ROOT, digest, say, script

SOURCES = ROOT / "web"
BUILT = ROOT / "src" / "gotham" / "server" / "static"
DRAWINGS = BUILT / "print"
MAPS = ROOT / "src" / "gotham" / "games"  # what is drawn of a game's own data
STAMP = BUILT / ".digest"  # the build empties the folder first, so one that broke off leaves none


def sources() -> Iterator[Path]:
    """The files that the client is made of."""
    for folder, folders, files in os.walk(SOURCES):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in files)
    yield from MAPS.glob("*/rules/map.py")


def build() -> None:
    """Builds the client, unless it is there and its sources are still the same."""
    messages.main()
    wanted = digest(sources())
    if STAMP.exists() and STAMP.read_text() == wanted:
        say("The browser client is up to date.")
        return
    say("Building the browser client (web/).")
    STAMP.unlink(missing_ok=True)
    script(SOURCES, "build", "--logLevel", "warn")
    script(SOURCES, "print", str(DRAWINGS))
    STAMP.write_text(wanted)


if __name__ == "__main__":
    build()
