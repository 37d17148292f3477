"""Runs Lighthouse on the pages of a server with sample tables, and takes medians."""

import json
import statistics
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tools.browser import NONE, find
from tools.node import ROOT, script
from tools.samples import TOKEN, Sample, keep
from tools.serving import FLAGS, Server

FOLDER = ROOT / "tools" / "lighthouse"
NEVER = 1e6  # seconds that bots wait before they act
RUNS = 5
LEAST = {"performance": 90, "accessibility": 100, "best-practices": 95}

SAMPLES = [
    Sample("skyline", "new-york-new-york", ["greedy"] * 3, decisions=40, name="hudson"),
    Sample("skyscraper", "new-york-new-york", ["greedy"] * 3),
    Sample("mott-street", "chinatown", ["trader"] * 4, decisions=191),
    Sample("baker-street", "enquetes-a-new-york", ["detective"] * 3, decisions=20, options={"case": "7"}),
]
PAGES = {
    "home": "/",
    "New York New York": f"/table/skyline#{TOKEN}",
    "Chinatown": f"/table/mott-street#{TOKEN}",
    "Enquêtes à New York": f"/table/baker-street#{TOKEN}",
    "puzzle": "/puzzle/new-york-new-york/1",
    "replay": "/replay/skyscraper?seat=0&move=17",
}


def measure(folder: Path, runs: int = RUNS, names: Sequence[str] = tuple(PAGES)) -> dict[str, list[dict[str, Any]]]:
    """Return the results of all runs of each page; the folder is for the server's data."""
    path = find()
    if path is None:
        raise RuntimeError(NONE)
    keep(SAMPLES, folder)
    server = Server(folder, pace=NEVER)
    server.start()
    try:
        return _run(folder, path, runs, {name: server.address + PAGES[name] for name in names})
    finally:
        server.stop()


def _run(folder: Path, browser: str, runs: int, pages: dict[str, str]) -> dict[str, list[dict[str, Any]]]:
    job, result = folder / "job.json", folder / "result.json"
    job.write_text(json.dumps({"browser": browser, "flags": FLAGS, "runs": runs, "pages": pages}))
    script(FOLDER, "measure", str(job), str(result))
    found: dict[str, list[dict[str, Any]]] = json.loads(result.read_text())
    return found


def median(found: Sequence[dict[str, Any]], part: str) -> dict[str, float]:
    """Return the median of each score or time of one page."""
    return {name: statistics.median(run[part][name] for run in found) for name in found[0][part]}


def shortfalls(found: dict[str, list[dict[str, Any]]]) -> Iterator[str]:
    """Yield the scores that are too low, with what Lighthouse says about the page."""
    for page, runs in found.items():
        for name, score in median(runs, "scores").items():
            if score < LEAST[name]:
                yield f"{page}: {name} {score:.0f}, not {LEAST[name]}"
                yield from (f"  {finding['text']} {finding['places']}" for finding in runs[-1]["findings"])


def rows(found: dict[str, list[dict[str, Any]]]) -> Iterator[str]:
    """Yield a table in Markdown."""
    yield "| page | performance | accessibility | best practices | first paint | largest paint | blocked | shift |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for page, runs in found.items():
        scores, times = median(runs, "scores"), median(runs, "times")
        first, largest = times["first-contentful-paint"] / 1000, times["largest-contentful-paint"] / 1000
        shift = statistics.median(run["shift"] for run in runs)
        cells = [page, *(f"{score:.0f}" for score in scores.values()), f"{first:.1f} s", f"{largest:.1f} s"]
        yield f"| {' | '.join(cells)} | {times['total-blocking-time']:.0f} ms | {shift:.3f} |"


def footing(found: dict[str, list[dict[str, Any]]]) -> str:
    """Return the version of Lighthouse, the number of runs, and how fast Lighthouse found the machine."""
    runs = [run for each in found.values() for run in each]
    speed = statistics.median(run["benchmark"] for run in runs)
    times = min(len(each) for each in found.values())
    return f"Lighthouse {runs[0]['version']}, mobile preset, median of {times}; benchmark index {speed:.0f}."


def main(words: Sequence[str], folder: Path) -> None:
    found = measure(folder, int(words[0]) if words else RUNS)
    print("\n".join([*rows(found), "", footing(found)]))
    lacking = [*shortfalls(found)]
    if lacking:
        sys.exit("\n".join(lacking))
