"""Prove and measure kernels on a GPU, from a folder that `python -m tools.kernels FOLDER` made.

It needs numpy, CuPy and a driver: PYTHONPATH=FOLDER/package python3 bench/gpu.py FOLDER
"""

import argparse
import hashlib
import json
import time
from pathlib import Path

import cupy
import numpy as np

from gotham.batch.arrays import BatchSetting, PlayManner
from gotham.batch.bundle import read_bundle
from gotham.batch.gpu import CudaBatch

WHAT = ("speed", "compare", "weighted", "steps")
AT_ONCE = 50_000
DIGEST = 8
TABLE = []  # of game, what was measured and the figure: printed last


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="+", help="default: all in the folder")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--what", nargs="*", default=[*WHAT], choices=WHAT)
    parser.add_argument("--billion", action="store_true", help="also play 10^9 matches of each game")
    asked = parser.parse_args()
    device = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    print(f"{device}, CuPy {cupy.__version__}, numpy {np.__version__}", flush=True)
    games = asked.games or sorted(path.parent.name for path in asked.folder.glob("*/layout.json"))
    for name in games:
        try:
            Proof(asked.folder / name, name).run(asked.what, asked.seconds)
        except Exception as error:  # the next game may still work
            print(f"{name}: {type(error).__name__}: {error}", flush=True)
        if asked.billion:
            billion(asked.folder / name, name)
    for row in TABLE:
        print(" | ".join(row))


class Proof:
    """One game on the GPU."""

    def __init__(self, folder, name):
        self.folder, self.name, self.bundle = folder, name, read_bundle(folder)
        found = json.loads((folder / "setting.json").read_text())
        self.setting = BatchSetting(found["players"], tuple(found["options"]))
        self.manner, self.lively = PlayManner(without=found["without"]), PlayManner(weights=found.get("weights"))
        self.batch = CudaBatch(self.bundle, self.setting, 1, "same-step")

    def say(self, what):
        print(f"{self.name}: {what}", flush=True)

    def note(self, what, figure):
        TABLE.append((self.name, what, figure))

    def run(self, what, seconds):
        if "speed" in what:
            self.assemble("playout")
            self.speed(seconds, self.manner)
        if "compare" in what:
            self.compare("digests.npy", self.manner, "at random")
        if "weighted" in what and (self.folder / "policy.ptx").exists():
            self.assemble("policy")
            self.speed(seconds, self.lively)
            self.compare("weighted.npy", self.lively, "weighted by kind")
        if "steps" in what and (self.folder / "step.ptx").exists():
            self.assemble("step")
            self.steps(seconds)

    def assemble(self, kind):
        start = time.perf_counter()
        self.batch._kernel(kind)
        self.say(f"{kind} assembled in {time.perf_counter() - start:.1f} s")

    def compare(self, file, manner, how):
        if not (self.folder / file).exists():
            return
        expected, start, equal = np.load(self.folder / file), time.perf_counter(), 0
        for first in range(0, len(expected), AT_ONCE):
            count = min(AT_ONCE, len(expected) - first)
            rows, decisions = self.batch.play_and_keep(count, first, manner)
            hashed = b"".join(hashlib.sha256(row.tobytes()).digest()[:DIGEST] for row in rows)
            found = np.stack([np.frombuffer(hashed, np.uint64), decisions.get().astype(np.uint64)], axis=1)
            equal += int((found == expected[first : first + count]).all(axis=1).sum())
        self.say(f"{how}: digests and decisions of {equal} of {len(expected)} matches equal the CPU's, "
                 f"{time.perf_counter() - start:.1f} s")  # fmt: skip
        self.note(f"equal, {how}", f"{equal} of {len(expected)}")

    def speed(self, seconds, manner):
        matches, best = 1 << 14, 0.0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            start = time.perf_counter()
            totals = self.batch.play(matches, manner=manner)
            taken = time.perf_counter() - start
            best = max(best, totals.decisions / taken)
            if taken < seconds / 4 and matches < 1 << 24:
                matches *= 2
        how = "weighted by kind" if manner.weights else "at random"
        self.say(f"{how}: {totals.matches} matches, {totals.decisions} decisions in {taken:.3f} s; "
                 f"best {best / 1e9:.3f} G/s")  # fmt: skip
        self.note(f"decisions a second, {how}", f"{best / 1e9:.3f} G")

    def steps(self, seconds):
        lanes = 1 << (20 if self.bundle.layout.words < 100 else 16)
        batch = CudaBatch(self.bundle, self.setting, lanes, "same-step")
        now, steps, refused, ended = batch.reset(), 0, 0, 0
        counts = cupy.zeros(2, cupy.int64)
        mask = batch.mask()  # CuPy compiles its own kernels when they are first used
        batch.step((cupy.random.random(mask.shape, dtype=cupy.float32) * mask).argmax(axis=1))
        cupy.cuda.Device().synchronize()
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            for _ in range(20):
                mask = batch.mask()
                lots = cupy.random.random(mask.shape, dtype=cupy.float32) * mask
                now = batch.step(lots.argmax(axis=1))
                counts[0] += (now.refused != 0).sum()
                counts[1] += now.over.sum()
                steps += lanes
            cupy.cuda.Device().synchronize()
        taken = time.perf_counter() - began
        refused, ended = counts.get().tolist()
        self.say(
            f"stepped from Python: {steps / taken / 1e6:.1f} M/s with {lanes} lanes; {refused} refused, {ended} ended"
        )
        self.note("steps a second from Python", f"{steps / taken / 1e6:.1f} M, {refused} refused")
        start = time.perf_counter()
        view = batch.observe()
        cupy.cuda.Device().synchronize()
        self.say(f"observed {lanes} lanes in {time.perf_counter() - start:.4f} s, sum {int(view.sum())}")


def billion(folder, name):
    """Play 10^9 whole matches at random with the usual options, as `gotham report --device cuda` does."""
    setting = BatchSetting(2, (0,) * len(json.loads((folder / "setting.json").read_text())["options"]))
    start = time.perf_counter()
    totals = CudaBatch(read_bundle(folder), setting, 1, "disabled").play(10**9)
    shares = [totals.share(place) for place in range(setting.players)]
    TABLE.append((name, "10^9 matches of two", f"{time.perf_counter() - start:.1f} s"))
    print(f"{name}: {totals.matches} matches in {time.perf_counter() - start:.1f} s; shares {shares}", flush=True)


if __name__ == "__main__":
    main()
