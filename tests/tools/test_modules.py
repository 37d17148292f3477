"""The rules that the client runs are built where the tools are there; elsewhere the client does without."""

import pytest
from tools import modules

from gotham import game as find_game
from gotham.i18n.errors import Unavailable
from gotham.wasm import build
from gotham.wasm.build import module_name


@pytest.fixture
def made(monkeypatch):
    """Build without a compiler; returns the games that were built."""
    games = []

    def make(game):
        games.append(game.name)
        return game.name.encode()

    monkeypatch.setattr(build, "module_of", make)
    return games


def test_games_whose_board_tries_runs_are_built_once(made, tmp_path):
    modules.build(tmp_path)
    modules.build(tmp_path)
    assert made == ["chinatown"]
    assert [path.name for path in tmp_path.iterdir()] == [module_name(find_game("chinatown", "plain"))]


def test_modules_of_other_rules_are_removed(made, tmp_path):
    (tmp_path / "chinatown-3-0123456789ab.wasm").write_bytes(b"old")
    modules.build(tmp_path)
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"chinatown"]


def test_without_a_linker_nothing_is_built(monkeypatch, tmp_path, capsys):
    def refuse(game):
        raise Unavailable("error-extra", name="wasm-ld", extra="wasm")

    monkeypatch.setattr(build, "module_of", refuse)
    modules.build(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert "The client will ask the server" in capsys.readouterr().out
