"""Builds the documentation site into the server's package, if its sources have changed: `python -m tools.site`."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.node import digest, say
from tools.site.pages import ROOT, sources
from tools.site.staging import stage

BUILT = ROOT / "src" / "gotham" / "server" / "site"
WORK = ROOT / "build" / "site"
STAMP = WORK / "digest"
HERE = Path(__file__).parent
FONTS = {
    "limelight.woff2": "@fontsource/limelight/files/limelight-latin-400-normal.woff2",
    "jost.woff2": "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
}
LEFT_OUT = (".buildinfo", "objects.inv", "_static/basic.css", "_static/doctools.js", "_static/sphinx_highlight.js")


def files() -> Iterator[Path]:
    """Return everything that the site is made from."""
    yield from (ROOT / source for source in sources())
    for folder in (HERE, ROOT / "docs"):
        yield from (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    yield from ROOT.glob("src/gotham/games/*/locale/*.ftl")


def build(target: Path = BUILT, work: Path = WORK) -> None:
    """Build the site; any warning of Sphinx is an error."""
    staged = work / "source"
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    staged.mkdir(parents=True)
    stage(staged)
    command = [sys.executable, "-m", "sphinx", "--builder", "html", "--fail-on-warning", "--keep-going", "--quiet"]
    folders = ["--conf-dir", str(HERE), "--doctree-dir", str(work / "doctrees"), str(staged), str(target)]
    environment = {**os.environ, "GOTHAM_SITE_DIGEST": digest(files())}
    if subprocess.run([*command, *folders], cwd=ROOT, env=environment).returncode:
        shutil.rmtree(target, ignore_errors=True)
        raise SystemExit("The documentation was not built.")
    for name, path in FONTS.items():
        shutil.copyfile(ROOT / "web" / "node_modules" / path, target / "_static" / name)
    for name in LEFT_OUT:
        (target / name).unlink(missing_ok=True)


def main() -> None:
    wanted = digest(files())
    if BUILT.exists() and STAMP.exists() and STAMP.read_text() == wanted:
        say("The documentation is up to date.")
        return
    say("Building the documentation.")
    build()
    STAMP.write_text(wanted)


if __name__ == "__main__":
    main()
