"""Prepares a release: `make release VERSION=0.3.0`. It changes files of the checkout and dist; it publishes nothing.

The version is set where it is written, the changelog gets its heading, dist gets distributions, bills of materials,
checksums and the notes. What is left to do by hand is printed: look, commit, tag, push the tag.
"""

import datetime
import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools import dist
from tools.node import ROOT, say

DIST = ROOT / "dist"
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)((?:a|b|rc)\d+)?")
# Where the version is written: a file, and the text around it.
PLACES = (
    ("src/gotham/__init__.py", '__version__ = "{}"'),
    ("pyproject.toml", 'version = "{}"'),
    ("pyproject.toml", '"gotham-core[compiled]=={}"'),
    ("CITATION.cff", "version: {}"),
    ("deploy/helm/gotham/Chart.yaml", 'appVersion: "{}"'),
)
NEXT = """
Prepared {version} in dist; nothing is published. Next:
  1. git diff, make test, make deep
  2. git commit --all --message "Release {version}"
  3. git tag --annotate v{version} --file dist/notes.md
  4. push the tag: the hosted workflow builds the same files again, attests and publishes them
"""


def set_version(root: Path, old: str, new: str) -> None:
    """Write the new version in every place."""
    for name, pattern in PLACES:
        path = root / name
        text = path.read_text("utf-8")
        if text.count(pattern.format(old)) != 1:
            sys.exit(f"{name} does not have {pattern.format(old)!r} once")
        path.write_text(text.replace(pattern.format(old), pattern.format(new)), "utf-8")


def current_version(root: Path) -> str:
    found = re.search(r'^__version__ = "(.+)"$', (root / PLACES[0][0]).read_text("utf-8"), re.MULTILINE)
    return found[1] if found else sys.exit("there is no version")


def order(version: str) -> tuple[int, int, int, str]:
    """Return what versions are sorted by: a candidate comes before its release."""
    found = VERSION.fullmatch(version)
    if not found:
        sys.exit(f"{version!r} is not a version such as 0.3.0 or 0.3.0rc1; write make release VERSION=0.3.0")
    major, minor, patch, candidate = found.groups()
    return int(major), int(minor), int(patch), candidate or "~"


def close_changelog(text: str, version: str, date: str) -> tuple[str, str]:
    """Return the changelog with a heading for the version, and the notes: what was unreleased."""
    head, found, rest = text.partition("## Unreleased\n")
    notes, next_heading, tail = rest.partition("\n## ")
    if not found or not notes.strip():
        sys.exit("the changelog has nothing unreleased")
    heading = f"## {version}\n\nReleased {date}."
    return f"{head}{heading}\n{notes}{next_heading}{tail}", f"# Gotham {version}\n\n{notes.strip()}\n"


def checksums(files: Iterable[Path]) -> str:
    """Return the digests of files, as `sha256sum --check` reads them."""
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(files))


def sign_citation(root: Path, date: str) -> None:
    """Write the date of the release into the citation."""
    path = root / "CITATION.cff"
    path.write_text(re.sub(r"(?m)^date-released: .*$", f"date-released: {date}", path.read_text("utf-8")), "utf-8")


def prepare(version: str) -> None:
    """Prepare everything."""
    old = current_version(ROOT)
    if order(version) <= order(old):
        sys.exit(f"{version} does not come after {old}")
    changelog, date = ROOT / "CHANGELOG.md", datetime.datetime.now(datetime.UTC).date().isoformat()
    text, notes = close_changelog(changelog.read_text("utf-8"), version, date)
    set_version(ROOT, old, version)
    sign_citation(ROOT, date)
    changelog.write_text(text, "utf-8")
    shutil.rmtree(DIST, ignore_errors=True)
    made = dist.build(DIST)
    subprocess.run([ROOT / ".venv" / "release" / "bin" / "twine", "check", "--strict", *made], check=True)
    subprocess.run([sys.executable, "-m", "tools.sbom"], cwd=ROOT, check=True)
    for bill in sorted((ROOT / "build" / "sbom").glob("*.json")):
        json.loads(bill.read_text("utf-8"))  # a broken one would be published
        made.append(Path(shutil.copy(bill, DIST / bill.name)))
    (DIST / "notes.md").write_text(notes, "utf-8")
    (DIST / "SHA256SUMS").write_text(checksums(made), "utf-8")
    for path in sorted(DIST.iterdir()):
        say(f"{path.stat().st_size / 1e6:6.2f} MB  {path.name}")
    say(NEXT.format(version=version))


if __name__ == "__main__":
    prepare(sys.argv[1] if len(sys.argv) > 1 else "")
