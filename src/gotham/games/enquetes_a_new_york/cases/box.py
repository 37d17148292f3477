"""The shipped box (EN-10 to EN-16) as the rules need it: clues and answers by level and case, both from 0."""

from pathlib import Path

import numpy as np

from . import box_file
from .certificate import NUMBERS, QUOTA, Box, WheelEntry
from .clues import LEVELS


def entries_of(box: Box, level: int) -> list[WheelEntry]:
    """Return the cases of a level by number; raise ValueError unless they are those the rules expect."""
    entries = sorted((entry for entry in box.wheel if entry.level == level), key=lambda entry: entry.number)
    if [entry.number for entry in entries] != [*NUMBERS]:
        raise ValueError(f"box.json: the cases of level {level} are not numbered from 1 to {len(NUMBERS)}")
    for entry in entries:
        if len(box.case(entry).clues) != sum(QUOTA.values()):
            raise ValueError(f"box.json: level {level}, case {entry.number} has not {sum(QUOTA.values())} cards")
    return entries


BOX = box_file.read((Path(__file__).parents[1] / "data" / "box.json").read_text("utf-8"))
WHEEL = tuple(entries_of(BOX, level) for level in LEVELS)
SYMBOLS = tuple(tuple(entry.symbol for entry in entries) for entries in WHEEL)  # by level and number, both from 0
BOX_CLUES = np.array([[BOX.case(entry).clues for entry in entries] for entries in WHEEL], np.int64)
BOX_ANSWERS = np.array([[entry.answer for entry in entries] for entries in WHEEL], np.int64)
