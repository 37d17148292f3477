"""What `make release` prepares."""

import shutil

import pytest
from tests.documents import ROOT
from tools import release

import gotham

CHANGES = "# Changes\n\n## Unreleased\n\n### Added\n\n- One.\n\n### Fixed\n\n- Two.\n\n## 0.2.0\n\n- Old.\n"


def test_the_changelog_gets_a_heading_and_the_notes_are_what_was_unreleased():
    text, notes = release.close_changelog(CHANGES, "0.3.0", "2026-12-01")
    assert text == CHANGES.replace("## Unreleased\n", "## 0.3.0\n\nReleased 2026-12-01.\n")
    assert notes == "# Gotham 0.3.0\n\n### Added\n\n- One.\n\n### Fixed\n\n- Two.\n"


@pytest.mark.parametrize("text", ["# Changes\n\n## 0.2.0\n", "# Changes\n\n## Unreleased\n\n## 0.2.0\n"])
def test_a_changelog_without_changes_is_refused(text):
    with pytest.raises(SystemExit, match="nothing unreleased"):
        release.close_changelog(text, "0.3.0", "2026-12-01")


def test_the_version_is_set_in_every_place(tmp_path):
    for name in {name for name, _ in release.PLACES}:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    assert release.current_version(tmp_path) == gotham.__version__
    release.set_version(tmp_path, gotham.__version__, "9.8.7")
    assert release.current_version(tmp_path) == "9.8.7"
    with pytest.raises(SystemExit, match=r"does not have .* once"):
        release.set_version(tmp_path, gotham.__version__, "9.8.8")
    release.sign_citation(tmp_path, "2026-12-01")
    assert "date-released: 2026-12-01" in (tmp_path / "CITATION.cff").read_text("utf-8")


def test_versions_have_an_order():
    ordered = ["0.2.0", "0.3.0a1", "0.3.0rc1", "0.3.0", "0.3.1", "0.10.0", "1.0.0"]
    assert sorted(ordered, key=release.order) == ordered
    for wrong in ("", "1", "v1.0.0", "1.0", "1.0.0-beta", "next"):
        with pytest.raises(SystemExit, match="is not a version"):
            release.order(wrong)


def test_an_older_version_changes_nothing(monkeypatch):
    monkeypatch.setattr(release, "set_version", lambda *_: pytest.fail("it was set"))
    for version in (gotham.__version__, "0.0.1"):
        with pytest.raises(SystemExit, match="does not come after"):
            release.prepare(version)


def test_checksums_are_those_of_sha256sum(tmp_path):
    (tmp_path / "b").write_bytes(b"")
    (tmp_path / "a").write_bytes(b"abc")
    lines = release.checksums(tmp_path.iterdir()).splitlines()
    assert lines[0] == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a"
    assert lines[1].endswith("  b")
