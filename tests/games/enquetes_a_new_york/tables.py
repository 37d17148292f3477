"""Tables for tests of text: positions with names at the seats, and random matches."""

import functools
import os
import random

import gotham
from gotham.games.enquetes_a_new_york.cases.clues import CLUES
from gotham.games.enquetes_a_new_york.cases.wording import clue_text
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.rules.state import BESIDE
from gotham.games.enquetes_a_new_york.text.notation import CARD
from gotham.match.scene import write_scene

from .position import lay

GAME = gotham.game("enquetes-a-new-york", os.environ.get("GOTHAM_MODE") or "plain")
NAMES = ("Ada", "Bob", "Cy", "Dee", "Eve", "Fay")
TABLE = """
    players 3
    turn 0 closing
    round 4
    pawns B4 B4 E5
    dice joker 4
    0 holds i1 i2 x3
    1 holds i4 x1
    2 holds i5
    0 read i4 i9 x2-
"""
HANDS = """
    0 holds i1 i2 x1
    1 holds i3 i4 x2
    2 holds i5
"""
BUSY = """
    players 3
    round 2
    turn 1 closing
    dice joker 4
    pawns C3 B4 -
    accused - - B2
    0 holds i1 x1
    1 holds i2 i3 x2
    0 read i2 i4- x3
"""


def seated(text, seed=1):
    """Return the table of a position, with Ada, Bob and so on."""
    s, rows = lay(text), GAME.rules.State.rows()
    for field in rows.dtype.names:
        rows[field] = getattr(s, field)
    table = GAME.scene(write_scene(GAME, rows), seed)
    table.names = NAMES[: table.players]
    return table


def act(text, seat, action, seed=1):
    """Return a table after an action."""
    table = seated(text, seed)
    table.act(seat, action)
    return table


def busy():
    """A position with most features: Bob has also spied on Ada."""
    table = seated(BUSY.replace("closing", "spying").replace("C3 B4", "B4 B4"))
    table.act(1, "spy 0")
    return table


def ramble(players, seed, options=None, accusing=0.03):
    """Yield the table at the start and after every action of a random match with much spying."""
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


def seen(text="", viewer=0):
    """Return a position as a viewer sees it."""
    return seated(text).view(viewer)


def described(table, viewer=gotham.SPECTATOR, language="en"):
    return table.view(viewer).describe(language, functools.partial(table.name, words=GAME.words(language)))


def clues(table):
    """Return the names of the clues by their cards."""
    return {card: CLUES[clue].name for card, clue in zip(CARD, table._rows[0].clue, strict=True)}


def said(table, card, language="en"):
    """Return the text of a card."""
    return clue_text(int(table._rows[0].clue[CARD.index(card)]), GAME.words(language))
