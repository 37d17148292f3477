"""Finds the browser for the tests, or installs it if possible: `python -m tools.browser` prints its path."""

import os
import shutil
import subprocess
import sys

# The headless shell, Playwright's default: pages take half the time. It has no notifications.
LIGHT = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NONE = "No browser for the tests was found: please install Chromium or Google Chrome."


def find(whole: bool = False) -> str | None:
    """Return the path of a Chromium, if there is one; the headless shell unless the full browser is needed."""
    names = WHOLE if whole else (LIGHT, *WHOLE)
    return next((path for name in names if (path := shutil.which(name))), None)


def may_install() -> bool:
    """Return whether this is a Debian where packages can be installed."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    """Install Debian's Chromium, and its headless shell if available; errors are only printed."""
    print("Installing Chromium for the browser tests (apt-get, a minute or two).", file=sys.stderr, flush=True)
    _apt_get("update")
    for package in ("chromium", LIGHT):
        _apt_get("install", "--yes", "--no-install-recommends", package)


def _apt_get(*words: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", "-qq", *words], env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        print(done.stdout.decode(errors="replace")[-2000:], file=sys.stderr)


def main() -> None:
    if not (shutil.which(LIGHT) and find(whole=True)) and may_install():
        install()
    path = find()
    if path is None:
        sys.exit(NONE)
    print(path)


if __name__ == "__main__":
    main()
