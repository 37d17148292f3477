"""Prove and measure kernels on a GPU, from a folder that `python -m tools.kernels FOLDER` made.

It needs numpy, CuPy and a driver: PYTHONPATH=FOLDER/package python3 bench/gpu.py FOLDER
"""

import argparse
import hashlib
import json
import subprocess
import sys
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
FILLING = 1 << 19  # matches that give every thread of an H200 one to play
TABLE = []  # of game, what was measured and the figure: printed last


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="+", help="default: all in the folder")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--what", nargs="*", default=[*WHAT], choices=[*WHAT, "billion"])
    parser.add_argument(
        "--here", action="store_true", help="measure in this process, not in one for each game and thing"
    )
    asked = parser.parse_args()
    games = asked.games or sorted(path.parent.name for path in asked.folder.glob("*/layout.json"))
    pairs = [(name, what) for name in games for what in asked.what]
    if asked.here:
        for name, what in pairs:
            Proof(asked.folder / name, name).run(what, asked.seconds)
        for row in TABLE:
            print(" | ".join(row))
    else:
        apart(asked, pairs)


def apart(asked, pairs):
    """Measure each pair in a process of its own: a fault of the GPU ends a process, and hides nothing else."""
    device = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    print(f"{device}, CuPy {cupy.__version__}, numpy {np.__version__}", flush=True)
    rows, failed = [], 0
    for name, what in pairs:
        command = [sys.executable, __file__, str(asked.folder), "--here", "--games", name, "--what", what]
        done = subprocess.run(
            [*command, "--seconds", str(asked.seconds)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        print(done.stdout, end="", flush=True)
        rows += [line for line in done.stdout.splitlines() if " | " in line]
        if done.returncode:
            failed += 1
            errors = [line for line in done.stdout.splitlines() if "Error" in line]
            rows.append(f"{name} | {what} | FAILED with {done.returncode}: {errors[0] if errors else 'no message'}")
    print("== table", *rows, sep="\n")
    sys.exit(failed > 0)


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
        if what == "speed":
            self.assemble("playout")
            self.speed(seconds, self.manner)
        elif what == "compare":
            self.compare("digests.npy", self.manner, "at random")
        elif what == "weighted":
            self.assemble("policy")
            self.speed(seconds, self.lively)
            self.compare("weighted.npy", self.lively, "weighted by kind")
        elif what == "steps":
            self.assemble("step")
            self.compare_steps()
            self.steps(seconds)
        elif what == "billion":
            billion(self.folder, self.name)

    def assemble(self, kind):
        start = time.perf_counter()
        self.batch._kernel(kind)
        self.say(f"{kind} assembled in {time.perf_counter() - start:.1f} s")

    def compare(self, file, manner, how):
        expected, start, equal = np.load(self.folder / file), time.perf_counter(), 0
        for first in range(0, len(expected), AT_ONCE):
            count = min(AT_ONCE, len(expected) - first)
            rows, decisions = self.batch.play_and_keep(count, first, manner)
            found = digests_of(rows, decisions.get())
            equal += int((found == expected[first : first + count]).all(axis=1).sum())
        self.say(f"{how}: digests and decisions of {equal} of {len(expected)} matches equal the CPU's, "
                 f"{time.perf_counter() - start:.1f} s")  # fmt: skip
        self.note(f"equal, {how}", f"{equal} of {len(expected)}")

    def speed(self, seconds, manner):
        self.batch.play(1, manner=manner)  # memory for the threads is allocated when a kernel first runs
        matches, best, began = FILLING, 0.0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            start = time.perf_counter()
            totals = self.batch.play(matches, manner=manner)
            taken = time.perf_counter() - start
            best = max(best, totals.decisions / taken)
            if taken < seconds / 4 and matches < 1 << 24:
                matches *= 2
        how = "weighted by kind" if manner.weights else "at random"
        self.say(f"{how}: {totals.matches} matches, {totals.decisions} decisions in {taken:.3f} s; "
                 f"best {best / 1e9:.4f} G/s")  # fmt: skip
        self.note(f"decisions a second, {how}", f"{best / 1e9:.4f} G, {totals.matches} matches")

    def compare_steps(self):
        """Step lanes with the actions of the CPU; compare states, and all that a step and a view bring about."""
        expected = np.load(self.folder / "stepped.npz")
        lanes = expected["actions"].shape[1]
        batch = CudaBatch(self.bundle, self.setting, lanes, "same-step")
        ended = cupy.zeros(lanes, cupy.int64)
        batch.reset()
        for actions in expected["actions"]:
            ended += batch.step(cupy.asarray(actions)).over
        last = batch.step(cupy.full(lanes, -1))
        found = (batch.seats, batch.legal, batch.rewards, last.refused, ended, batch.observe())
        row = np.concatenate([part.get().reshape(lanes, -1).astype(np.int64) for part in found], axis=1)
        same = (digests_of(batch.states(), ended.get()) == expected["states"]).all(axis=1)
        rest = (digests_of(row, ended.get()) == expected["rest"]).all(axis=1)
        self.note(f"equal after {len(expected['actions'])} steps", f"{int(same.sum())} of {lanes} states, "
                  f"{int(rest.sum())} of {lanes} masks, rewards and observations")  # fmt: skip

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


def digests_of(rows, counts):
    """Return the digest of each row, and its count."""
    hashed = b"".join(hashlib.sha256(row.tobytes()).digest()[:DIGEST] for row in rows)
    return np.stack([np.frombuffer(hashed, np.uint64), counts.astype(np.uint64)], axis=1)


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
