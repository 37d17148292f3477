"""The files of `gotham build wasm`, and the cache of modules."""

import contextlib
import hashlib
import importlib.metadata
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from ..engine import cache_folder, has_numba
from ..engine.compiler import PORTABLE
from ..i18n.errors import GothamError, Unavailable
from ..match.game import Game
from .description import Clauses, describe_game
from .linking import link, linker
from .lowering import settings

HERE = Path(__file__).parent
WRAPPER = ("gotham.js", "gotham.d.ts")
TOOLS = ("numba", "llvmlite", "ziglang")


def module_of(game: Game) -> bytes:
    """Return the WebAssembly module of a game, from the cache or made now."""
    path = module_file(game)
    with contextlib.suppress(OSError):
        return path.read_bytes()
    made = make_module(game)
    whole = path.with_suffix(f".{os.getpid()}")  # another process may be making it, too
    with contextlib.suppress(OSError):  # it is made again next time
        path.parent.mkdir(parents=True, exist_ok=True)
        whole.write_bytes(made)
        whole.replace(path)
    return made


def module_file(game: Game) -> Path:
    """Return where the module is cached: by the sources of the rules and of this package, and the versions of tools."""
    return cache_folder(game.rules, PORTABLE) / f"{_tools()}.wasm"


def module_name(game: Game) -> str:
    """Return the name of a file with the module of these very rules: it changes with their version and sources."""
    return f"{game.name}-{game.rules.VERSION}-{cache_folder(game.rules, PORTABLE).name.rpartition('-')[2]}.wasm"


def _tools() -> str:
    digest = hashlib.sha256(repr([*map(_version, TOOLS)]).encode())
    for path in sorted(HERE.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""


def make_module(game: Game) -> bytes:
    """Return the module of a game's rules, made now; the same versions of the tools make the same bytes."""
    if not has_numba():
        raise Unavailable("error-numba", mode=PORTABLE)
    linker()  # refuse now, not after the rules are compiled
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "rules.o")
        words = [sys.executable, "-m", "gotham.wasm.lowering", game.name, str(game.rules.VERSION), str(file)]
        done = subprocess.run(words, env=settings(), capture_output=True, text=True)
        if done.returncode:
            raise GothamError("error-wasm", reason=done.stderr.strip().rpartition("\n")[2][:200])
        return link(file.read_bytes())


def write_module(game: Game, clauses: Clauses, folder: Path) -> list[Path]:
    """Write the module of a game, its description and the wrapper into a folder; return the files."""
    made = {f"{game.name}.wasm": module_of(game), f"{game.name}.json": _json(game, clauses)}
    made |= {name: (HERE / "wrapper" / name).read_bytes() for name in WRAPPER}
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in made.items():
        (folder / name).write_bytes(content)
    return [folder / name for name in made]


def _json(game: Game, clauses: Clauses) -> bytes:
    return (json.dumps(describe_game(game, clauses), ensure_ascii=False, indent=1) + "\n").encode()
