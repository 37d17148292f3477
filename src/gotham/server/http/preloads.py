"""The files of the client that a page needs, so that browsers request them all at once."""

import functools
import json
from collections.abc import Iterator

from ..services import STATIC

# the component of each page, by the first part of its path
COMPONENTS = {
    "analysis": "AnalysisPage",
    "learn": "LessonsPage",
    "new": "NewTablePage",
    "puzzle": "PuzzlePage",
    "puzzles": "PuzzleListPage",
    "replay": "ReplayPage",
    "rules": "RulesPage",
    "table": "TablePage",
}
WITH_BOARD = ("learn", "puzzle")  # pages whose path names the game


def preload_links(path: str, language: str) -> bytes:
    """Return the links for the head of a page; none if the client is not built."""
    page, _, rest = path.strip("/").partition("/")
    return _links(page, rest.partition("/")[0] if page in WITH_BOARD else "", language)


@functools.lru_cache(maxsize=100)
def _links(page: str, game: str, language: str) -> bytes:
    files = STATIC / "files.json"
    if not files.exists():
        return b""
    manifest = json.loads(files.read_bytes())
    modules = (
        f"src/locale/{language}.ftl?raw",
        f"src/pages/{COMPONENTS.get(page, '')}.svelte",
        f"src/games/{game}/Board.svelte",
    )
    found = dict.fromkeys(name for module in modules for name in _files(manifest, module))
    return "".join(map(_link, found)).encode()


def _files(manifest: dict[str, dict[str, list[str]]], module: str) -> Iterator[str]:
    """Yield the files of a module and of its imports; those of the entry point are in the page already."""
    entry = manifest.get(module)
    if entry is None or "isEntry" in entry:
        return
    yield str(entry["file"])
    yield from entry.get("css", [])
    for imported in entry.get("imports", []):
        yield from _files(manifest, imported)


def _link(name: str) -> str:
    kind = 'rel="modulepreload"' if name.endswith(".js") else 'rel="preload" as="style"'
    return f'<link {kind} crossorigin href="./{name}">'
