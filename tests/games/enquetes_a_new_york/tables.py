"""Tables for what people read: positions with names at the seats, and matches at random."""

import os
import random

import gotham
from gotham.games.enquetes_a_new_york.board import SQUARE
from gotham.games.enquetes_a_new_york.notation import CARD
from gotham.games.enquetes_a_new_york.state import BESIDE
from gotham.games.enquetes_a_new_york.wording import clue_text
from gotham.scene import write_scene

from .position import lay

GAME = gotham.game("enquetes-a-new-york", os.environ.get("GOTHAM_MODE") or "plain")
NAMES = ("Ada", "Bob", "Cy", "Dee", "Eve", "Fay")


def seated(text, seed=1):
    """The table of a position in short, with Ada, Bob and so on."""
    s, rows = lay(text), GAME.rules.State.rows()
    for field in rows.dtype.names:
        rows[field] = getattr(s, field)
    table = GAME.scene(write_scene(GAME, rows), seed)
    table.names = NAMES[: table.players]
    return table


def ramble(players, seed, options=None, accusing=0.03):
    """The table at the start and behind every action of a match at random, in which everybody is curious."""
    rng = random.Random(f"{players} {seed}")
    table = GAME.table(players, seed, options, NAMES[:players])
    yield table
    while not table.over:
        seat = table.awaited[0]
        accusations = [action for action in table.legal(seat) if action.startswith("accuse")]
        others = [action for action in table.legal(seat) if action not in accusations]
        company = [f"go {SQUARE[square]}" for square in table._rows[0].pawn if square != BESIDE]
        curious = [action for action in others if action.startswith("spy") or action in company]
        accuses = accusations and rng.random() < accusing
        table.act(seat, rng.choice(accusations if accuses else curious if rng.random() < 0.6 and curious else others))
        yield table


def said(table, card, language="en"):
    """What a card says, to whoever may know it."""
    return clue_text(int(table._rows[0].clue[CARD.index(card)]), GAME.words(language))
