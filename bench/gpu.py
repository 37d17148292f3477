"""Prove and measure kernels on a GPU, from a folder that `python -m tools.kernels FOLDER` made.

It needs numpy, CuPy and a driver: PYTHONPATH=FOLDER/package python3 bench/gpu.py FOLDER, or `bash FOLDER/go.sh`.
Kernels are assembled first and equality is proved next, several at a time; then each figure is measured alone.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cupy
import numpy as np

from gotham.batch.arrays import BatchSetting, PlayManner
from gotham.batch.bundle import read_bundle
from gotham.batch.gpu import CudaBatch

WHAT = ("random", "weighted", "steps", "environment", "baselines")
PHASES = ("assemble", "equal", "figures")
KERNELS = {"random": "playout", "weighted": "policy", "steps": "step", "environment": "step", "baselines": "baselines"}
AT_ONCE = 50_000
SIDE_BY_SIDE = 8  # processes that assemble or compare
DIGEST = 8
FILLING = 1 << 19  # matches that give every thread of an H200 one to play
DUELS = 1_000_000  # matches between greedy and random, at most
PATIENCE = 20  # seconds for them
BILLION = "new-york-new-york"  # whose balance is measured over so many matches
TABLE = []  # of game, what was measured and the figure: printed last


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="+", help="default: all in the folder")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    parser.add_argument("--minutes", type=float, default=30.0, help="after which what is left is not started")
    parser.add_argument("--what", nargs="*", default=["all"], choices=[*WHAT, "all", "billion"])
    parser.add_argument("--phase", choices=PHASES, help="measure in this process, and this alone")
    asked = parser.parse_args()
    asked.what = [*(WHAT if "all" in asked.what else ()), *(what for what in asked.what if what != "all")]
    games = asked.games or sorted(path.parent.name for path in asked.folder.glob("*/layout.json"))
    if asked.phase:
        for name in games:
            for what in asked.what:
                Proof(asked.folder / name, name).run(what, asked.phase, asked.seconds)
        for row in TABLE:
            print(" | ".join(row))
    else:
        sys.exit(Run(asked, games).all())


class Run:
    """All phases, each thing in a process of its own: a fault of the GPU ends a process, and hides nothing else."""

    def __init__(self, asked, games):
        self.asked, self.games, self.began, self.rows, self.failed = asked, games, time.monotonic(), [], 0

    def all(self):
        device = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
        print(f"{device}, CuPy {cupy.__version__}, numpy {np.__version__}", flush=True)
        pairs = [(name, what) for name in self.games for what in self.asked.what if what != "billion"]
        kernels = {(name, KERNELS[what]): (name, what) for name, what in pairs}
        for phase, several, found in (
            ("assemble", SIDE_BY_SIDE, [*kernels.values()]),
            ("equal", SIDE_BY_SIDE, pairs),
            ("figures", 1, [*pairs, *self.billions()]),
        ):
            with ThreadPoolExecutor(several) as pool:
                for done in pool.map(lambda pair, phase=phase: self.apart(phase, *pair), found):
                    self.take(*done)
            print(f"== {phase}: until {self.passed():.0f} s", flush=True)
        print("== table", *self.rows, sep="\n")
        return self.failed > 0

    def billions(self):
        return [(BILLION, "billion")] if "billion" in self.asked.what and BILLION in self.games else []

    def passed(self):
        return time.monotonic() - self.began

    def apart(self, phase, name, what):
        left = self.asked.minutes * 60 - self.passed()
        if left < 1:
            return phase, name, what, 1, "Error: no time was left"
        command = [sys.executable, __file__, str(self.asked.folder), "--phase", phase, "--games", name, "--what", what]
        command += ["--seconds", str(self.asked.seconds)]
        try:
            done = subprocess.run(
                command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=left, check=False
            )
        except subprocess.TimeoutExpired:
            return phase, name, what, 1, "Error: no time was left"
        return phase, name, what, done.returncode, done.stdout

    def take(self, phase, name, what, code, text):
        print(text.strip(), flush=True)
        self.rows += [line for line in text.splitlines() if " | " in line]
        if code:
            self.failed += 1
            errors = [line for line in text.splitlines() if "Error" in line]
            self.rows.append(f"{name} | {phase}, {what} | FAILED with {code}: {errors[-1] if errors else 'no message'}")


class Proof:
    """One game on the GPU."""

    def __init__(self, folder, name):
        self.folder, self.name, self.bundle = folder, name, read_bundle(folder)
        found = json.loads((folder / "setting.json").read_text())
        self.found, self.setting = found, BatchSetting(found["players"], tuple(found["options"]))
        self.manner, self.lively = PlayManner(without=found["without"]), PlayManner(weights=found.get("weights"))
        self.batch = CudaBatch(self.bundle, self.setting, 1, "same-step")

    def say(self, what):
        print(f"{self.name}: {what}", flush=True)

    def note(self, what, figure):
        TABLE.append((self.name, what, figure))

    def run(self, what, phase, seconds):
        if what == "billion":
            return billion(self.folder, self.name)
        if phase == "assemble":
            return self.assemble(KERNELS[what])
        equal = {
            "random": lambda: self.compare("digests.npy", self.manner, "at random"),
            "weighted": lambda: self.compare("weighted.npy", self.lively, "weighted by kind"),
            "steps": self.compare_steps,
            "environment": self.compare_environment,
            "baselines": self.compare_baselines,
        }
        figures = {
            "random": lambda: self.speed(seconds, self.manner),
            "weighted": lambda: self.speed(seconds, self.lively),
            "steps": lambda: self.steps(seconds),
            "environment": lambda: self.environment(seconds),
            "baselines": lambda: self.baselines(seconds),
        }
        return (equal if phase == "equal" else figures)[what]()

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
        row = row_of([cupy.asnumpy(part) for part in found])
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

    # ------------------------------------------------------------------------------------------ baselines

    def compare_baselines(self):
        """Play matches between baselines; compare winners, returns and decisions of each with the CPU's."""
        expected, start = np.load(self.folder / "between.npy"), time.perf_counter()
        found = self.batch.play_between(self.found["lineup"], len(expected))
        rows = row_of((found.winners, found.returns))
        digests = digests_of(rows, found.decisions)
        equal = int((digests == expected).all(axis=1).sum())
        whole, cpu = (hashlib.sha256(each.tobytes()).hexdigest()[:16] for each in (digests, expected))
        self.say(f"baselines: {equal} of {len(expected)} results equal the CPU's, {time.perf_counter() - start:.1f} s")
        self.note(
            f"equal, {','.join(self.found['lineup'])}", f"{equal} of {len(expected)}; digest {whole}, of the CPU {cpu}"
        )

    def baselines(self, seconds):
        """Measure matches a second in the line-up of the proof, and for two players a large duel."""
        lineup, matches, best = self.found["lineup"], 1 << 12, 0.0
        self.batch.play_between(lineup, len(lineup))  # allocates memory for the threads
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            start = time.perf_counter()
            found = self.batch.play_between(lineup, matches)
            taken = time.perf_counter() - start
            best = max(best, matches / taken)
            matches *= 4 if taken < seconds / 8 and matches < 1 << 20 else 1
        made = int(found.decisions.sum())
        self.say(f"baselines: {len(found.decisions)} matches, {made} decisions in {taken:.3f} s")
        self.note(f"matches a second, {','.join(lineup)}", f"{best:.0f}; {made / taken / 1e6:.2f} M decisions")
        if self.setting.players == 2:
            self.duel(min(DUELS, int(best * PATIENCE) // 2 * 2))

    def duel(self, matches):
        start = time.perf_counter()
        found = self.batch.play_between(["greedy", "random"], matches)
        won = found.winners[:, None] >> np.arange(2) & 1
        shares = won / np.maximum(won.sum(axis=1), 1)[:, None]
        greedy = np.where(np.arange(matches) % 2 == 0, shares[:, 0], shares[:, 1]).mean()
        self.note(f"{matches} matches, greedy,random", f"{time.perf_counter() - start:.1f} s; greedy won {greedy:.6f}")

    # ------------------------------------------------------------------------------ the vector environment

    def envs(self, lanes):
        from gotham.research import batch_env

        options = {"players": self.found["players"], "options": self.found["chosen"]}
        return batch_env(self.name, lanes, device="cuda", kernels=self.folder, **options)

    def compare_environment(self):
        """Step the environment with the actions of the CPU; compare what it answers at last."""
        expected = np.load(self.folder / "environment.npz")
        lanes = expected["actions"].shape[1]
        envs, paid = self.envs(lanes), cupy.zeros(lanes)
        envs.reset(seed=24)
        for actions in expected["actions"]:
            seen, rewards, _, _, infos = envs.step(cupy.asarray(actions))
            paid += rewards
        last = (seen["observation"], seen["action_mask"], infos["seat"], infos["illegal"], paid.view(cupy.int64))
        found = digests_of(row_of([cupy.asnumpy(part) for part in last]), cupy.asnumpy(infos["seat"]))
        equal = int((found == expected["answers"]).all(axis=1).sum())
        self.note(f"equal after {len(expected['actions'])} steps of batch_env", f"{equal} of {lanes}")

    def environment(self, seconds):
        """Measure steps with random actions: observations, masks and rewards are made in every step."""
        lanes = 1 << (18 if self.bundle.layout.words < 100 else 14)  # Gymnasium writes down the bounds of each
        envs = self.envs(lanes)
        seen, steps, refused = envs.reset(seed=1)[0], 0, cupy.zeros(1, cupy.int64)
        began = None
        while began is None or time.perf_counter() - began < seconds:
            for _ in range(5):
                mask = seen["action_mask"]
                lots = cupy.random.random(mask.shape, dtype=cupy.float32) * mask
                seen, _, _, _, infos = envs.step(lots.argmax(axis=1))
                refused += (infos["illegal"] != 0).sum()
                steps += lanes
            cupy.cuda.Device().synchronize()
            if began is None:  # CuPy compiles its own kernels when they are first used
                began, steps = time.perf_counter(), 0
        figure = f"{steps / (time.perf_counter() - began) / 1e6:.2f} M, {lanes} matches, {int(refused[0])} refused"
        self.note("steps of batch_env a second", figure)


def row_of(columns):
    """Return arrays by lane as one row of whole numbers for each lane."""
    return np.concatenate([column.reshape(len(column), -1).astype(np.int64) for column in columns], axis=1)


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
