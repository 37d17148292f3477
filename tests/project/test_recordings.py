"""The README shows a moving picture of each game."""

from tests.documents import ROOT, read

import gotham

MOST = 3_000_000  # bytes


def test_each_game_has_a_recording():
    found = {path.stem: path for path in (ROOT / "docs" / "recordings").iterdir()}
    assert set(found) == set(gotham.all_games())
    for path in found.values():
        assert path.read_bytes()[:6] == b"GIF89a"
        assert 100_000 < path.stat().st_size < MOST
        assert f"({path.relative_to(ROOT).as_posix()})" in read("README.md")
