"""Builds the rules that the browser client runs, as WebAssembly modules in the server: `python -m tools.modules`.

They are those of games whose board tries runs before they are sent. Without numba or a linker (extra `wasm`) none is
built, and the client asks the server for everything.
"""

import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.node import ROOT, say

BUILT = ROOT / "src" / "gotham" / "server" / "modules"


def build(folder: Path = BUILT) -> None:
    """Build what is missing, and remove the modules of other rules."""
    from gotham import all_games
    from gotham.i18n.errors import Unavailable
    from gotham.match.game import game as find_game
    from gotham.wasm.build import module_name, module_of

    games = [game for game in (find_game(name, "plain") for name in all_games()) if game.web.effect is not None]
    wanted = {module_name(game): game for game in games}
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        if path.name not in wanted:
            path.unlink()
    missing = [name for name in wanted if not (folder / name).exists()]
    if missing:
        say(f"Building the rules of {len(missing)} game(s) as WebAssembly (half a minute the first time).")
    try:
        with ThreadPoolExecutor(2) as threads:  # each compiles in a process of its own
            for name, content in zip(missing, threads.map(lambda name: module_of(wanted[name]), missing), strict=True):
                write(folder / name, content)
    except Unavailable as error:
        say(f"No rules as WebAssembly: {error}. The client will ask the server.")


def write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: a server may be reading."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(content)
    Path(file.name).chmod(0o644)
    Path(file.name).replace(path)


if __name__ == "__main__":
    build()
