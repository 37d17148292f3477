"""Compare the speed of two checkouts: `python -m tools.compare_speed BEFORE [AFTER]`.

Runs `gotham bench`, `import gotham` and the start of `gotham serve` of both in turn, on one core, and prints the
median ratio of every figure with its 95 % interval (over 1: the second checkout is faster).
"""

import argparse
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROW = re.compile(r"^  (?P<name>\S.*?)\s+(?P<figure>[\d,.]+) (?P<unit>\S+)")
GOTHAM = "from gotham.cli import main; main()"
LESS_IS_BETTER = ("ms", "s", "MB", "bytes")
LEAST = 0.97  # limit for the interval of every ratio
SAMPLES = 2000
PATIENCE = 60  # seconds for a server to start

Figures = dict[str, float]


class Checkout:
    """A source tree that runs in this environment, with its own entry points."""

    def __init__(self, tree: Path, folder: Path) -> None:
        project = tomllib.loads((tree / "pyproject.toml").read_text("utf-8"))["project"]
        info = folder / f"{project['name']}-{project['version']}.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
        )
        groups = [f"[{name}]\n" + "".join(f"{k} = {v}\n" for k, v in each.items()) for name, each in _groups(project)]
        (info / "entry_points.txt").write_text("\n".join(groups))
        cache = {"XDG_CACHE_HOME": str(folder / "cache"), "XDG_STATE_HOME": str(folder / "state")}
        self.environment = os.environ | cache | {"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{folder}"}

    def run(self, *words: str) -> str:
        done = subprocess.run(
            [sys.executable, *words], env=self.environment, capture_output=True, text=True, check=True
        )
        return done.stdout

    def bench(self, game: str, seconds: float) -> Figures:
        """Return the figures of `gotham bench`, rates and durations both as speeds."""
        found: Figures = {}
        for line in self.run("-c", GOTHAM, "bench", game, "--seconds", str(seconds)).splitlines():
            if (row := ROW.match(line)) and not row["unit"].startswith("a"):
                figure = float(row["figure"].replace(",", ""))
                found[f"{game}: {row['name']}"] = 1 / figure if row["unit"] in LESS_IS_BETTER else figure
        return found

    def serve(self, port: int) -> float:
        """Return the seconds from the command to the first page."""
        command = [sys.executable, "-c", GOTHAM, "serve", "--port", str(port)]
        with tempfile.TemporaryDirectory() as data:
            began = time.perf_counter()
            server = subprocess.Popen(
                [*command, "--data", data], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            try:
                while time.perf_counter() - began < PATIENCE:
                    try:
                        urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=1).read()
                        return time.perf_counter() - began
                    except OSError:
                        time.sleep(0.005)
                sys.exit("The server did not start.")
            finally:
                server.terminate()
                server.wait()

    def start(self) -> float:
        """Return the seconds of `import gotham` in a new process."""
        code = "import time; t = time.perf_counter(); import gotham; print(time.perf_counter() - t)"
        return min(float(self.run("-c", code)) for _ in range(5))


def _groups(project: dict[str, dict[str, dict[str, str]]]) -> list[tuple[str, dict[str, str]]]:
    return [*project["entry-points"].items(), ("console_scripts", project["scripts"])]


def interval(ratios: list[float]) -> tuple[float, float, float]:
    """The median with its 95 % interval, by resampling."""
    rng = random.Random(0)
    medians = sorted(statistics.median(rng.choices(ratios, k=len(ratios))) for _ in range(SAMPLES))
    return statistics.median(ratios), medians[int(0.025 * SAMPLES)], medians[int(0.975 * SAMPLES)]


def measure(checkout: Checkout, games: list[str], seconds: float, port: int) -> Figures:
    figures = {"import gotham": 1 / checkout.start(), "gotham serve": 1 / checkout.serve(port)}
    for game in games:
        figures |= checkout.bench(game, seconds)
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path, nargs="?", default=ROOT)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each figure of `gotham bench`")
    parser.add_argument("--games", nargs="*", default=["new-york-new-york", "enquetes-a-new-york", "chinatown"])
    wanted = parser.parse_args()
    ratios: dict[str, list[float]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as place:
        pair = [
            Checkout(tree.resolve(), Path(place, name))
            for name, tree in zip("ba", (wanted.before, wanted.after), strict=True)
        ]
        for checkout in pair:  # compiles once
            measure(checkout, wanted.games, 0.05, 18765)
        for run in range(wanted.runs):
            order = pair if run % 2 else pair[::-1]
            found = {id(each): measure(each, wanted.games, wanted.seconds, 18765 + run) for each in order}
            before, after = (found[id(each)] for each in pair)
            for name in before.keys() & after.keys():
                ratios[name].append(after[name] / before[name])
            print(f"run {run + 1} of {wanted.runs}", file=sys.stderr, flush=True)
    short = 0
    for name, each in sorted(ratios.items()):
        median, low, high = interval(each)
        short += high < LEAST
        print(f"{name:60} {median:6.3f} [{low:.3f}, {high:.3f}]{'' if high >= LEAST else '  slower'}")
    return min(short, 1)


if __name__ == "__main__":
    sys.exit(main())
