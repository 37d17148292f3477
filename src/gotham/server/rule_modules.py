"""The rules of games as WebAssembly modules for the client, which `python -m tools.modules` builds.

A browser answers with them what a view decides, such as why a run is refused; the server stays the referee.
"""

import functools
import hashlib
from pathlib import Path
from typing import Annotated, NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from ..i18n.errors import GothamError
from ..match.game import Game
from ..match.game import game as find_game
from ..wasm.build import module_name
from .http.boards import FOR_EVER

FOLDER = Path(__file__).parent / "modules"
KIND = "application/wasm"
Part = Annotated[str, PathParameter(max_length=80)]


class Module(NamedTuple):
    """The module of a game's rules and its digest, which is part of its address."""

    digest: str
    content: bytes


@functools.cache
def read_module(game: Game) -> Module | None:
    """Read the module of a game, once per process; None where there is none of these very rules."""
    if not any(FOLDER.glob(f"{game.name}-{game.rules.VERSION}-*.wasm")):  # quicker than to name one
        return None
    path = FOLDER / module_name(game)
    if not path.exists():  # it is of other sources
        return None
    content = path.read_bytes()
    return Module(hashlib.sha256(content).hexdigest()[:16], content)


def module_address(game: Game) -> str:
    """Return where the module of a game is, below the base path; empty where there is none."""
    found = read_module(game)
    return f"/games/{game.name}/rules/{found.digest}.wasm" if found else ""


@get("/games/{game:str}/rules/{file:str}", include_in_schema=False)
async def module_file(game: Part, file: Part) -> Response[bytes]:
    """Serve the module of a game's present rules; that of others is gone, and the client asks the server instead."""
    try:
        found = read_module(find_game(game, "plain"))
    except GothamError:  # there is no such game
        found = None
    if found is None or file != f"{found.digest}.wasm":
        raise NotFoundException
    return Response(found.content, media_type=KIND, headers=FOR_EVER)


MODULES = (module_file,)
