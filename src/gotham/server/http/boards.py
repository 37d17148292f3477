"""Drawn boards that games ship in their packages: static files of the folder `board`, such as board.js."""

import functools
import hashlib
from collections.abc import Collection
from pathlib import Path
from typing import Annotated, NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from ...i18n.errors import GothamError
from ...match.game import Game
from ...match.game import game as find_game
from .schemas import DrawnBoard

MODULE, STYLE = "board.js", "board.css"
KINDS = {  # files of other kinds are not served
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".woff2": "font/woff2",
}
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
Part = Annotated[str, PathParameter(max_length=80)]
File = Annotated[str, PathParameter(max_length=200)]


class BoardFiles(NamedTuple):
    """The files of a board by their relative path, and a digest of them all, which is part of their addresses."""

    digest: str
    files: dict[str, bytes]


@functools.cache
def read_board(folder: Path) -> BoardFiles | None:
    """Read the board in a folder, once per process; None where there is none."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in served_files(folder, KINDS)}
    if MODULE not in files:
        return None
    digest = hashlib.sha256()
    for name, content in files.items():
        digest.update(f"{name}\n{hashlib.sha256(content).hexdigest()}\n".encode())
    return BoardFiles(digest.hexdigest()[:16], files)


def served_files(folder: Path, kinds: Collection[str]) -> list[Path]:
    """Return the files in a folder and below that may be served; a link that leads out of it may not."""
    home, found = folder.resolve(), sorted(folder.rglob("*"))
    return [path for path in found if path.suffix in kinds and path.is_file() and path.resolve().is_relative_to(home)]


def drawn_board(game: Game) -> DrawnBoard | None:
    """Return where the board of a game is, below the base path; a new version has another address."""
    found = read_board(game.file("board"))
    if found is None:
        return None
    folder = f"/games/{game.name}/board/{found.digest}"
    return DrawnBoard(f"{folder}/{MODULE}", f"{folder}/{STYLE}" if STYLE in found.files else "")


@get("/games/{game:str}/board/{digest:str}/{file:path}", include_in_schema=False)
async def board_file(game: Part, digest: Part, file: File) -> Response[bytes]:
    """Serve a file of a board by its exact name, so that no path leads out of the folder."""
    try:
        found = read_board(find_game(game, "plain").file("board"))
    except GothamError:  # there is no such game
        found = None
    name = file.removeprefix("/")
    if found is None or digest != found.digest or name not in found.files:
        raise NotFoundException
    return Response(found.files[name], media_type=KINDS[Path(name).suffix], headers=FOR_EVER)


BOARDS = (board_file,)
