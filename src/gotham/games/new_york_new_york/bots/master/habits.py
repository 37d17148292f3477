"""Habits: how much a practised player likes each sort of card at each stage of a round, before any thought."""

import json
from pathlib import Path
from typing import Any

import numpy as np

FILE = Path(__file__).parents[2] / "data" / "habits.json"  # learned by playing itself: tools/habits.py


def habits() -> Any:
    """The weights as one row: stage by stage, of playing and of taking, in the columns of `rollouts.judge`."""
    return np.array([[stage["play"], stage["take"]] for stage in json.loads(FILE.read_bytes())]).ravel()


def write_habits(row: Any) -> None:
    """Writes them down, a line for each kind of action."""
    stages = (
        f'  {{\n    "play": {_list(play)},\n    "take": {_list(take)}\n  }}' for play, take in row.reshape(6, 2, -1)
    )
    FILE.write_text("[\n" + ",\n".join(stages) + "\n]\n")


def _list(weights: Any) -> str:
    return "[" + ", ".join(f"{weight:.2f}" for weight in weights) + "]"
