"""Builds the browser client into the server's package, if its sources have changed: `python -m tools.client`.

The drawings of the boards are written into the package that prints, as plain files, so that it needs no browser.
"""

import os
from collections.abc import Iterator
from pathlib import Path

from tools import messages
from tools.node import ROOT, digest, say, script

SOURCES = ROOT / "web"
BUILT = ROOT / "src" / "gotham" / "server" / "static"
DRAWINGS = ROOT / "src" / "gotham" / "printing" / "art"
MAPS = ROOT / "src" / "gotham" / "games"  # drawings of a game's own data
WRAPPER = ROOT / "src" / "gotham" / "wasm" / "wrapper"  # the worker loads rules with it
STAMP = BUILT / ".digest"  # the build empties the folder first, so an interrupted one leaves no digest


def sources() -> Iterator[Path]:
    """Return the source files of the client."""
    for folder, folders, files in os.walk(SOURCES):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in files)
    yield from MAPS.glob("*/rules/map.py")
    yield from WRAPPER.iterdir()


def build() -> None:
    """Build the client, unless it is up to date."""
    messages.main()
    wanted = digest(sources())
    if STAMP.exists() and DRAWINGS.exists() and STAMP.read_text() == wanted:
        say("The browser client is up to date.")
        return
    say("Building the browser client (web/).")
    STAMP.unlink(missing_ok=True)
    script(SOURCES, "build", "--logLevel", "warn")
    script(SOURCES, "print", str(DRAWINGS))
    STAMP.write_text(wanted)


if __name__ == "__main__":
    build()
