"""Golden matches play as they did, and say so when they do not."""

import pytest
from tests import golden

import gotham

GAMES = [gotham.game(name, "plain") for name in gotham.all_games()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_present_rules_play_the_golden_matches(game):
    files = {path.stem: path.read_text("utf-8") for path in golden.present(game).glob("*.txt")}
    played = {name: golden.text(table) for name, table in golden.matches(game)}
    assert len(files) >= 12
    assert files == played, "the rules play differently: raise VERSION, then run `make golden`"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_golden_files_of_every_version_are_unchanged(game):
    for version, digest in golden.versions(game).items():
        paths = (golden.folder(game) / f"v{version}").glob("*.txt")
        assert golden.digest({path.stem: path.read_text("utf-8") for path in paths}) == digest
    assert str(game.rules.VERSION) in golden.versions(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_golden_file_cannot_change_without_a_new_version(game, monkeypatch, tmp_path):
    monkeypatch.setattr(golden, "HERE", tmp_path)
    assert golden.write(game) == ""
    monkeypatch.setattr(golden, "MATCHES", 1)
    assert "raise VERSION" in golden.write(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_golden_matches_replay_from_their_files(game):
    for path in sorted(golden.present(game).glob("*.txt")):
        match, *records = path.read_text("utf-8").split("\n\n")
        table = gotham.replay(match + "\n")
        assert len(records) == table.players + 1
        for viewer, record in zip(game.viewers(table.players), records, strict=True):
            views, _ = gotham.read_record(record if record.endswith("\n") else record + "\n")
            assert views[-1] == table.view(viewer)
