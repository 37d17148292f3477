"""Golden matches replay without differences, and differences are reported."""

import functools
import itertools
import sys
import types

import pytest
from tests import golden

import gotham
from gotham import Game

every_game = pytest.mark.parametrize("game", list(map(gotham.game, gotham.all_games())), ids=lambda game: game.name)


FEW = 3  # matches of a version; make deep takes all
few_or_all = pytest.mark.parametrize("most", [FEW, pytest.param(None, marks=pytest.mark.deep)], ids=["few", "all"])


@functools.cache
def played(game, most):
    return {name: golden.text(table) for name, table in itertools.islice(golden.matches(game), most)}


def written(folder):
    return {path.stem: path.read_text("utf-8") for path in sorted(folder.glob("*.txt"))}


@few_or_all
@every_game
def test_current_rules_play_the_golden_matches(game, most):
    files = written(golden.present(game))
    assert len(files) >= 12
    assert dict(itertools.islice(files.items(), most)) == played(game, most), (
        "the rules play differently: raise VERSION, then run `make golden`"
    )


@every_game
def test_golden_files_of_every_version_are_unchanged(game):
    for version, digest in golden.versions(game).items():
        assert golden.digest(written(golden.folder(game) / f"v{version}")) == digest
    assert str(game.rules.VERSION) in golden.versions(game)


@every_game
def test_a_golden_file_cannot_change_without_a_new_version(game, monkeypatch, tmp_path):
    monkeypatch.setattr(golden, "HERE", tmp_path)
    assert golden.write(game, {"match": "as it was"}) == ""
    assert "raise VERSION" in golden.write(game, {"match": "otherwise"})
    assert written(golden.present(game)) == {"match": "as it was"}


@few_or_all
@every_game
def test_golden_matches_of_every_version_replay_from_their_files(game, most):
    """By the rules of that version: raising VERSION requires the old package as `v1` and so on."""
    for version in golden.versions(game):
        replay_all(game, golden.folder(game) / f"v{version}", most)


def replay_all(game, folder, most=None):
    chains = {key.partition("/")[2]: value for key, value in golden.chains(game).items() if key.startswith(folder.name)}
    assert chains.keys() == written(folder).keys()
    for name, text in itertools.islice(written(folder).items(), most):
        match, *records = (part.rstrip("\n") + "\n" for part in text.split("\n\n"))
        table = gotham.replay(match)
        assert golden.chain(table) == chains[name]
        for viewer, record in zip(game.viewers(table.players), records, strict=True):
            assert gotham.read_record(record).views[-1] == table.view(viewer)


def test_matches_of_older_rules_use_those_rules(game, monkeypatch):
    """A package may contain its older rules; an unknown version is refused."""
    text = written(golden.present(game))["12-undo-and-note"].split("\n\n")[0].rstrip("\n") + "\n"
    monkeypatch.setitem(sys.modules, f"{game.package.__name__}.v1", game.package)
    newer = Game(game.name, game.package, game.mode)
    newer.rules = types.SimpleNamespace(**vars(game.rules) | {"VERSION": 2})
    assert gotham.replay(text, game=newer).game is newer.of_version(1) is not newer
    with pytest.raises(gotham.Unreadable, match="version 7; the rules installed here are version 2"):
        newer.of_version(7)
