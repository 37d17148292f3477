"""`gotham build wasm` writes a module with its description and wrapper, or says in one line what is missing."""

import json

import pytest

from gotham.engine import has_numba
from gotham.i18n.errors import Unavailable
from gotham.wasm import linking
from gotham.wasm.build import make_module

NAME = "new-york-new-york"
FILES = {f"{NAME}.wasm", f"{NAME}.json", "gotham.js", "gotham.d.ts"}
needs_numba = pytest.mark.skipif(not has_numba(), reason="numba is not installed")


@needs_numba
def test_the_command_writes_four_files(command, tmp_path):
    folder = tmp_path / "rules"
    code, said, wrong = command("build", "wasm", NAME, "-o", str(folder))
    assert (code, wrong) == (0, "")
    assert {line.split()[0] for line in said.splitlines()} == {str(folder / name) for name in FILES}
    assert {path.name for path in folder.iterdir()} == FILES
    assert (folder / f"{NAME}.wasm").read_bytes()[:4] == b"\0asm"
    assert json.loads((folder / f"{NAME}.json").read_text("utf-8"))["game"] == NAME


def test_an_unknown_game_is_refused(command, tmp_path):
    code, said, wrong = command("build", "wasm", "nowhere", "-o", str(tmp_path / "rules"))
    assert (code, said, len(wrong.splitlines())) == (2, "", 1)
    assert not (tmp_path / "rules").exists()


@needs_numba
def test_without_a_linker_one_line_says_what_to_install(game, monkeypatch):
    monkeypatch.setattr(linking, "find_spec", lambda name: None)
    monkeypatch.setattr(linking.shutil, "which", lambda name: None)
    with pytest.raises(Unavailable, match=r"wasm-ld is not installed.*gotham\[wasm\]"):
        make_module(game)
