"""Reads the pinned requirements of requirements/."""

import re
from pathlib import Path

PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)([^\\\n]*)((?: \\\n +--hash=sha256:[0-9a-f]{64})*)$", re.MULTILINE)


def pins(file: Path) -> dict[str, set[str]]:
    """Return the versions of each package in a file; they may differ between platforms."""
    found: dict[str, set[str]] = {}
    for name, version, _, _ in PIN.findall(file.read_text("utf-8")):
        found.setdefault(normalised(name), set()).add(version)
    return found


def without_hashes(file: Path) -> list[str]:
    """Return the lines of a file that pin no version with a hash."""
    text = file.read_text("utf-8")
    rest = PIN.sub(lambda found: "" if found[4] else found[0], text)
    return [line for line in rest.splitlines() if line.strip()]


def normalised(name: str) -> str:
    """Return the name of a package as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()
