"""OpenSpiel's MCCFR on a small ending of New York New York: its exploitability falls.

The ending: the reserve is empty, each of two players holds a few cards, and nobody knows who has which of them.
"""

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability
from open_spiel.python.algorithms import external_sampling_mccfr as mccfr

import gotham
from gotham.research import spiel

NAME = "new-york-new-york"


def ending(cards, seed):
    """Return a position in which both players hold so many cards, as the text of a scene with hidden hands."""
    game, rng = gotham.game(NAME), random.Random(seed)
    while True:
        table = game.table(2, rng.getrandbits(40), {"rounds": "1"})
        while not table.over:
            state = table.view().state
            if state.reserve == 0 and not state.taking and list(state.held[:2]) == [cards, cards]:
                lines = table.view().scene().strip().split("\n")
                hidden = " ".join("?" * cards)
                return "\n".join(
                    f"hand {line.split()[1]} {hidden}" if line.startswith("hand") else line for line in lines
                )
            numbers = table.numbers(table.awaited[0])
            table.act(table.awaited[0], rng.choice(numbers[:-1] or numbers))  # all but to pass


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cards", type=int, default=3, help="in each hand")
    parser.add_argument("--deals", type=int, default=12, help="how the hidden cards may lie")
    parser.add_argument("--iterations", type=int, default=4096)
    parser.add_argument("--seed", type=int, default=2)
    arguments = parser.parse_args()
    scene = ending(arguments.cards, arguments.seed).replace("\n", spiel.BREAK)
    game = pyspiel.load_game(spiel.spiel_name(NAME), {"scene": scene, "deals": arguments.deals})
    np.random.seed(arguments.seed)
    solver, done, report = mccfr.ExternalSamplingSolver(game, mccfr.AverageType.SIMPLE), 0, 16
    while done < arguments.iterations:
        solver.iteration()
        done += 1
        if done == report:
            left = exploitability.exploitability(game, solver.average_policy())
            print(f"{done:6} iterations  exploitability {left:.4f}", flush=True)
            report *= 4


if __name__ == "__main__":
    main()
