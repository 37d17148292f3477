"""The golden transcripts with the modules that replay them, as files of one folder."""

import json
import shutil
from pathlib import Path

from tests import golden

import gotham
from gotham import Game
from gotham.cli.commands.host.build import all_clauses
from gotham.match.scene import STATE, heading, viewer_name, write_fields
from gotham.match.seeds import seed_number
from gotham.wasm.build import write_module

HERE = Path(__file__).parent
EVERY = [(name, version) for name in gotham.all_games() for version in golden.versions(gotham.game(name, "plain"))]


def write(folder: Path, name: str, version: str) -> dict[str, str]:
    """Write the module of one version of a game and its golden transcripts; return their expected hashes."""
    newest = gotham.game(name, "plain")
    game, module = newest.of_version(int(version)), f"{name}-{version}"
    write_module(game, all_clauses(game), folder)
    for ending in ("wasm", "json"):
        (folder / f"{name}.{ending}").rename(folder / f"{module}.{ending}")
    shutil.copy(HERE / "replay.mjs", folder)
    expected = {key: value for key, value in golden.chains(newest).items() if key.startswith(f"v{version}/")}
    listed = [_entry(folder, game, module, golden.folder(newest) / f"{key}.txt", key) for key in expected]
    (folder / "list.json").write_text(json.dumps(listed))
    return expected


def _entry(folder: Path, game: Game, module: str, path: Path, key: str) -> dict[str, object]:
    text, file = path.read_text("utf-8"), f"{module}-{path.name}"
    (folder / file).write_text(text, "utf-8")
    return {"module": module, "name": key, "file": file, "start": _start(game, text)}


def _start(game: Game, text: str) -> dict[str, str] | None:
    """Return the scene that a match began from as a list of fields, and the number that decides its guess."""
    if "\nstart\n" not in text:
        return None
    table = gotham.replay(golden.transcript(text), upto=0, game=game)
    scene = table.start
    assert scene is not None
    viewer = [] if scene.viewer == STATE else [f"view {viewer_name(scene.viewer)}"]
    lines = ["gotham scene 1", *heading(game, scene.players, scene.options), *viewer, *write_fields(game, scene.view)]
    return {"text": "\n".join(lines) + "\n", "seed": str(seed_number(table.seed))}
