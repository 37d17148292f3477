"""Write what a GPU proof needs into a folder: kernels as PTX, the code that loads them, and digests from the CPU.

python -m tools.kernels FOLDER writes all of it; `bash FOLDER/go.sh` then runs with a driver, numpy and CuPy alone. The
games are found there by a copy of the package's metadata, and Gymnasium travels along.
"""

import argparse
import hashlib
import importlib.metadata
import importlib.util
import json
import shutil
import time
from pathlib import Path
from typing import Any

import numpy as np

import gotham
from gotham import batch
from gotham.batch import BatchSetting
from gotham.batch.bundle import DESCRIPTION, bundle_for, write
from gotham.batch.cpu import CpuBatch
from gotham.batch.evaluation import worth_of
from gotham.batch.kernels import KERNELS
from gotham.match.game import Game

ROOT = Path(__file__).parent.parent
LOADED = (  # parts of the package that a GPU machine needs
    *("__init__.py", "folders.py", "moved.py"),
    *("engine", "i18n", "hooks", "match", "batch", "bots", "research", "games"),
)
DISTRIBUTION = "gotham-core"  # names the games
CARRIED = ("gymnasium", "farama_notifications", "typing_extensions", "cloudpickle")  # in Python alone
LEFT_OUT = ("__pycache__", "mujoco", "box2d", "toy_text", "phys2d", "tabular", "classic_control")  # of what is carried
MATCHES = {"new-york-new-york": 1_000_000, "enquetes-a-new-york": 100_000, "chinatown": 10_000}
WEIGHTED = 10  # of the matches that are played at random, one in so many is also played with weighted actions
LANES, STEPS = 2_048, 64  # that are stepped with actions from the CPU
ENVIRONMENTS, LONG = 512, 40  # of the vector environment, and how often they are stepped
BETWEEN = {"new-york-new-york": 20_000, "enquetes-a-new-york": 20_000, "chinatown": 1_500}  # between baselines
AT_ONCE = 50_000
DIGEST = 8  # bytes, as many as a transcript shows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="+", default=[*MATCHES], choices=MATCHES)
    parser.add_argument("--kernels", nargs="*", default=[*KERNELS], choices=KERNELS)
    parser.add_argument("--matches", type=float, default=1.0, help="share of the matches to play; 0 for none")
    asked = parser.parse_args()
    copy_package(asked.folder / "package" / "gotham")
    copy_others(asked.folder / "package")
    for script in ("gpu.py", "go.sh"):
        shutil.copy2(ROOT / "bench" / script, asked.folder)
    for name in asked.games:
        compile_game(asked.folder / name, name, asked.kernels)
        write(asked.folder / name / "setting.json", json.dumps(setting_of(gotham.game(name))))
        if asked.matches:
            matches = int(MATCHES[name] * asked.matches)
            np.save(asked.folder / name / "digests.npy", digests(name, matches))
            np.save(asked.folder / name / "weighted.npy", digests(name, matches // WEIGHTED, is_weighted=True))
            np.save(asked.folder / name / "between.npy", between(name, int(BETWEEN[name] * asked.matches)))
        np.savez_compressed(asked.folder / name / "stepped.npz", **stepped(name))
        np.savez_compressed(asked.folder / name / "environment.npz", **environment(name))


def setting_of(game: Game) -> dict[str, Any]:
    """Return how a game is played for its benchmark."""
    options = game.indices(game.check_options(game.bench.options)).tolist()
    players = game.bench.players or min(game.rules.PLAYERS)
    weights = {kind: float(weight) for kind, weight in game.rules.LIVELY.items()}
    chosen = {"chosen": game.check_options(game.bench.options), "lineup": ["greedy"] * (players - 1) + ["random"]}
    return {"players": players, "options": options, "without": game.bench.without, "weights": weights, **chosen}


def copy_package(folder: Path) -> None:
    """Copy the parts of the package that load kernels."""
    for name in LOADED:
        source, target = ROOT / "src" / "gotham" / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def copy_others(folder: Path) -> None:
    """Copy what names the games, and the libraries of the vector environment."""
    found = importlib.metadata.distribution(DISTRIBUTION)
    for file in ("METADATA", "entry_points.txt"):
        write(folder / f"gotham_core-{found.version}.dist-info" / file, found.read_text(file) or "")
    for name in CARRIED:
        spec = importlib.util.find_spec(name)
        if spec and spec.submodule_search_locations:
            ignored = shutil.ignore_patterns(*LEFT_OUT)
            shutil.copytree(spec.submodule_search_locations[0], folder / name, dirs_exist_ok=True, ignore=ignored)
        elif spec and spec.origin:
            shutil.copy2(spec.origin, folder)


def compile_game(folder: Path, name: str, kinds: list[str]) -> None:
    """Write the kernels of a game."""
    game = gotham.game(name)
    bundle = bundle_for(name, game.rules, lambda: worth_of(game))
    write(folder / DESCRIPTION, (bundle.folder / DESCRIPTION).read_text("utf-8"))
    for kind in kinds:
        start = time.perf_counter()
        write(folder / f"{kind}.ptx", bundle.code(kind))
        print(f"{name}: {kind}, {time.perf_counter() - start:.0f} s", flush=True)


def digests(name: str, matches: int, is_weighted: bool = False) -> np.ndarray:
    """Play matches on the CPU, at random or weighted; return the digest of each last state, and the decisions."""
    game = gotham.game(name)
    setting = setting_of(game)
    player = CpuBatch(game, BatchSetting(setting["players"], tuple(setting["options"])), 1, "disabled", None)
    manner = (
        batch.PlayManner(weights=setting["weights"]) if is_weighted else batch.PlayManner(without=setting["without"])
    )
    found, start = [], time.perf_counter()
    for first in range(0, matches, AT_ONCE):
        rows, decisions = player.play_and_keep(min(AT_ONCE, matches - first), first, manner)
        found.append(digests_of(rows, decisions))
    print(f"{name}: {matches} matches on the CPU, {time.perf_counter() - start:.0f} s", flush=True)
    return np.concatenate(found)


def stepped(name: str) -> dict[str, np.ndarray]:
    """Step lanes on the CPU; return the actions, and digests by lane of all that the last steps brought about."""
    game = gotham.game(name)
    setting = setting_of(game)
    player = CpuBatch(game, BatchSetting(setting["players"], tuple(setting["options"])), LANES, "same-step", None)
    random, chosen, ended = np.random.default_rng(24), [], np.zeros(LANES, np.int64)
    player.reset()
    for _ in range(STEPS):
        mask = player.mask()
        chosen.append((random.random(mask.shape, np.float32) * mask).argmax(axis=1))
        ended += player.step(chosen[-1]).over
    last = player.step(np.full(LANES, -1))  # refused: changes nothing
    found = (player.seats, player.legal, player.rewards, last.refused, ended, player.observe())
    states = digests_of(player.states(), ended)
    return {"actions": np.stack(chosen).astype(np.int16), "states": states, "rest": digests_of(row_of(found), ended)}


def between(name: str, matches: int) -> np.ndarray:
    """Play matches between the baselines on the CPU; return the digest of each result, and the decisions."""
    game, start = gotham.game(name), time.perf_counter()
    setting = setting_of(game)
    player = CpuBatch(game, BatchSetting(setting["players"], tuple(setting["options"])), 1, "disabled", None)
    found = player.play_between(setting["lineup"], matches)
    print(f"{name}: {matches} matches between baselines, {time.perf_counter() - start:.0f} s", flush=True)
    return digests_of(row_of((found.winners, found.returns)), found.decisions)


def environment(name: str) -> dict[str, np.ndarray]:
    """Step the vector environment on the CPU; return the actions, and digests by match of what it answered at last."""
    from gotham.research import batch_env

    game = gotham.game(name)
    setting = setting_of(game)
    envs = batch_env(game, ENVIRONMENTS, players=setting["players"], options=setting["chosen"])
    seen, random, chosen, paid = envs.reset(seed=24)[0], np.random.default_rng(24), [], np.zeros(ENVIRONMENTS)
    for _ in range(LONG):
        chosen.append((random.random(seen["action_mask"].shape, np.float32) * seen["action_mask"]).argmax(axis=1))
        seen, rewards, _, _, infos = envs.step(chosen[-1])
        paid += rewards
    last = (seen["observation"], seen["action_mask"], infos["seat"], infos["illegal"], paid.view(np.int64))
    return {"actions": np.stack(chosen).astype(np.int16), "answers": digests_of(row_of(last), infos["seat"])}


def row_of(columns: tuple[np.ndarray, ...]) -> np.ndarray:
    """Return arrays by lane as one row of whole numbers for each lane."""
    return np.concatenate([column.reshape(len(column), -1).astype(np.int64) for column in columns], axis=1)


def digests_of(rows: np.ndarray, decisions: np.ndarray) -> np.ndarray:
    """Return the digest of each state, as a table has it, and the decisions of its match."""
    hashed = [hashlib.sha256(row.tobytes()).digest()[:DIGEST] for row in rows]
    return np.stack([np.frombuffer(b"".join(hashed), np.uint64), decisions.astype(np.uint64)]).T  # columns pack better


if __name__ == "__main__":
    main()
