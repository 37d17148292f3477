"""Finds the browser for the tests, or installs it where it can: `python -m tools.browser` prints its path."""

import os
import shutil
import subprocess
import sys

# Chromium without a window of its own, as Playwright takes it by itself: the same pages take half the time.
LIGHT = "chromium-headless-shell"
NAMES = (LIGHT, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NONE = "No browser for the tests was found: please install Chromium or Google Chrome."


def find() -> str | None:
    """The path of a Chromium, if there is one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def may_install() -> bool:
    """Whether this is a Debian where packages can be installed."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    """Installs Debian's Chromium, the light one where it has that; what goes wrong is told, and nothing more."""
    print("Installing Chromium for the browser tests (apt-get, a minute or two).", file=sys.stderr, flush=True)
    _apt_get("update")
    for package in (LIGHT, "chromium"):
        _apt_get("install", "--yes", "--no-install-recommends", package)
        if find():
            return


def _apt_get(*words: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", "-qq", *words], env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        print(done.stdout.decode(errors="replace")[-2000:], file=sys.stderr)


def main() -> None:
    if shutil.which(LIGHT) is None and may_install():
        install()
    path = find()
    if path is None:
        sys.exit(NONE)
    print(path)


if __name__ == "__main__":
    main()
