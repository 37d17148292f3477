"""The weights of the rollout policy: the preference for each sort of card at each stage of a round."""

import json
from pathlib import Path
from typing import Any

import numpy as np

FILE = Path(__file__).parents[2] / "data" / "habits.json"  # learned by self-play: tools/habits.py


def habits() -> Any:
    """Return the weights as one row: stage by stage, for playing and for taking, in the columns of `rollouts.judge`."""
    return np.array([[stage["play"], stage["take"]] for stage in json.loads(FILE.read_bytes())]).ravel()


def write_habits(row: Any) -> None:
    """Write the weights to the file, one line per kind of action."""
    stages = (
        f'  {{\n    "play": {_list(play)},\n    "take": {_list(take)}\n  }}' for play, take in row.reshape(6, 2, -1)
    )
    FILE.write_text("[\n" + ",\n".join(stages) + "\n]\n", "utf-8")


def _list(weights: Any) -> str:
    return "[" + ", ".join(f"{weight:.2f}" for weight in weights) + "]"
