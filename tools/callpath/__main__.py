"""The command: builds a copy of a tree, serves it, clicks and reports."""

import argparse
import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tools.browser import NONE
from tools.callpath import scenarios
from tools.callpath.report import shown
from tools.callpath.tree import Copy
from tools.node import ROOT
from tools.serving import Server, launch

SCENARIOS = {"card": scenarios.card, "deal": scenarios.deal}
GOALS = {"card": 25, "deal": 45}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.callpath", description="Print the files one click enters.")
    parser.add_argument("scenario", nargs="?", choices=SCENARIOS, help="both where none is named")
    parser.add_argument("--tree", type=Path, default=ROOT, help="the tree to measure, in place of this one")
    parser.add_argument("--whole", action="store_true", help="name the files of each group, too")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="callpath") as folder, sync_playwright() as playwright:
        copy = Copy(wanted.tree.resolve(), Path(folder))
        os.environ.update(copy.environment(), GOTHAM_MODE="plain")
        browser = launch(playwright) or sys.exit(NONE)
        server = Server(copy.data, mode="plain")
        server.start()
        try:
            for scenario in [wanted.scenario] if wanted.scenario else SCENARIOS:
                for name, path in SCENARIOS[scenario](copy, server, browser):
                    print("\n".join(shown(name, path.files, GOALS.get(name), wanted.whole, path.idle)), flush=True)
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main()
