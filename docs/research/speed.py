"""Steps a second of a game and of PettingZoo's chess, in the same loop and the same run, by turns.

Chess needs the packages of chess.txt beside this file; chess itself is under the GPL, so they are no extra of Gotham.
"""

import argparse
import random
import time

from gotham.research import aec_env


def steps(env, seconds):
    """Return steps a second of random play through `last` and `step`, by the processor's time."""
    count, start = 0, time.process_time()
    env.reset(seed=1)
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            env.step(random.choice(seen["action_mask"].nonzero()[0].tolist()))
            count += 1
    return count / spent


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="new-york-new-york")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--rounds", type=int, default=5, help="the best of so many is reported")
    arguments = parser.parse_args()
    envs = {arguments.game: aec_env(arguments.game)}
    try:
        from pettingzoo.classic import chess_v6

        envs["chess_v6"] = chess_v6.env()
    except ImportError as error:
        print(f"{error.name} is not installed: pip install -r docs/research/chess.txt")
    for env in envs.values():
        steps(env, 0.1)  # compiles
    found = {name: [] for name in envs}
    for _ in range(arguments.rounds):
        for name, env in envs.items():
            found[name].append(steps(env, arguments.seconds))
    best = {name: max(rates) for name, rates in found.items()}
    for name, rate in best.items():
        print(f"{name:20} {rate:10,.0f} steps a second (from {min(found[name]):,.0f})")
    if "chess_v6" in best:
        print(f"{'ratio':20} {best[arguments.game] / best['chess_v6']:10.1f}")


if __name__ == "__main__":
    main()
