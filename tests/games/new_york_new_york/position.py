"""A short notation for scenes: a test writes the lines it needs, and the rest is filled in.

`*3` stands for the next three cards that are named nowhere, `*` for all that are left then. A skyline may be
written as twelve letters: `YY-R--------` is Y1 Y2 - R4 and eight empty positions.
"""

import itertools

from gotham.games.new_york_new_york.text.notation import CARD

LINES = {
    "players": "2",
    "option bonuses": "on",
    "option rounds": "match",
    "view": None,
    "round": "1",
    "starter": "0",
    "turn": "0 play",
    "points": None,
    "skyline": "------------",
    "covered": "",
    "reserve": "*6",
    "hand 0": "*6",
    "hand 1": "*6",
    "hand 2": "*6",
    "hand 3": "*6",
    "pile": "*",
}

# Scenes that several tests use.
NO_PILE = """
    skyline BBBBBBBBBBBB
    covered *
    reserve R1 R2
    hand 0 Y1 Y2 Y3 R4 G4 G5
    hand 1 Y7 Y8 Y9 R7 R8 R9
    pile
"""
LAST_CARDS = """
    players 3
    skyline BBBBBBBBBBBB
    covered *
    reserve
    hand 0 Y1 R2
    hand 1 Y3
    hand 2 Y4 Y5
    pile
"""


def position(text):
    """Return the complete scene as text."""
    lines = LINES.copy()
    for line in filter(None, map(str.strip, text.splitlines())):
        label = next(label for label in lines if f"{line} ".startswith(f"{label} "))
        value = line[len(label) :].strip()
        lines[label] = f"{lines[label]}\npoints {value}" if label == "points" and lines[label] else value
    for seat in range(int(lines["players"]), 4):
        del lines[f"hand {seat}"]
    if lines["round"] == "over":
        del lines["turn"]
    lines["skyline"] = spread(lines["skyline"])
    named = " ".join(filter(None, lines.values())).replace("+", "").split()
    rest = iter([card for card in CARD if card not in named])
    scene = "\n".join(f"{label} {value}".strip() for label, value in lines.items() if value is not None)
    for count in range(1, 7):
        while f"*{count}" in scene:
            scene = scene.replace(f"*{count}", " ".join(itertools.islice(rest, count)), 1)
    scene = scene.replace("*", " ".join(rest))
    return f"gotham scene 1\ngame new-york-new-york 1\n{scene}\n"


def spread(skyline):
    """Expand twelve letters to the tops they stand for."""
    if len(skyline.split()) != 1:
        return skyline
    return " ".join("-" if suit == "-" else f"{suit}{number}" for number, suit in enumerate(skyline, 1))
