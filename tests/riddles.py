"""Puzzles of Taxi, the game of docs/new_game.md, made by hand: all hands are known, and one card is right."""

import json

WORDS = """
puzzle-fare = Round { $round } is yours to lose: which card wins it, and no higher than it must be?
puzzle-low = { $who } has { $card } and takes it with that.
puzzle-won = { $card } is enough, and “{ $other }” is kept for later.
"""
HOOKS = '''
"""What Taxi knows of its puzzles."""

from gotham.i18n.catalogue import speech

from .rules import CARDS, HELD, SOME


def highest(game, puzzle):
    s = game.scene(puzzle.scene, 0).view(1 - puzzle.seat).state
    return max(card for card in range(CARDS) if s.place[card] == HELD + 1 - puzzle.seat)


def check(game, puzzle):
    beating = [action for action in range(SOME) if action > highest(game, puzzle)]
    mine = [action for action in beating if game.notation[action] in game.scene(puzzle.scene, 0).legal(puzzle.seat)]
    if [game.notation[action] for action in mine[:1]] != [*puzzle.solution]:
        raise ValueError(f"what wins is: {mine}")


def refute(game, puzzle, actions):
    low = actions[0] < highest(game, puzzle)
    return speech("puzzle-low", who=f"seat:{1 - puzzle.seat}", card=highest(game, puzzle) + 1) if low else ""
'''
HANDS = {"1": ((2, 6, 9, 11), (1, 3, 4, 8)), "2": ((2, 3, 4, 12), (1, 5, 6, 7)), "3": ((4, 7, 8, 9), (1, 2, 3, 6))}
BEST = {"1": 9, "2": 12, "3": 7}


def scene(one, other):
    """Return the start of a match with these two hands."""
    place = [1 if card in one else 2 if card in other else 0 for card in range(1, 13)]
    lines = ["gotham scene 1", "game taxi 1", "players 2", "option fares rising", "players 2", "options 0", "round_ 0"]
    return "\n".join([*lines, f"place {' '.join(map(str, place))}", "laid 0 0 0", "points 0 0 0", ""])


def riddle(number, **changes):
    """Return one puzzle as text."""
    one, other = HANDS[number]
    later = max(card for card in one if card != BEST[number])
    return {
        "id": number,
        "scene": scene(one, other),
        "seat": 0,
        "question": "=puzzle-fare round=1",
        "solution": [f"lay {BEST[number]}"],
        "why": [f"=puzzle-won card={BEST[number]} other=action:{later - 1}"],
        "grade": int(number),
        **changes,
    }


def written(*riddles):
    return "".join(json.dumps(each) + "\n" for each in riddles)


def write(package):
    """Write them into the package of the game."""
    (package / "puzzles.jsonl").write_text(written(*map(riddle, HANDS)), "utf-8")
    (package / "puzzles.py").write_text(HOOKS, "utf-8")
    (package / "locale" / "en.puzzles.ftl").write_text(WORDS, "utf-8")
