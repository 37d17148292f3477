"""Matches with random negotiation, with small sums so that many deals succeed and some fail."""

import os
import random

from gotham.games.chinatown.rules.state import NEGOTIATING

from .position import chinatown

NAMES = ("Ada", "Bob", "Cy", "Dee", "Eve")
WEIGHTS = {"give": 3, "tile": 3, "cash": 1, "build": 0.2, "empty": 1, "owe": 1}  # for a kind, not for each action


def haggle(players, seed, options=None, *, drafts=6, rounds=6):
    """Yield the table after every action, until the match or so many rounds are over."""
    rng = random.Random(f"{players} {seed}")
    table = chinatown(os.environ.get("GOTHAM_MODE") or "plain").table(players, seed, options, NAMES[:players])
    left = {}
    while not table.over and (now := table._rows[0].round_) < rounds:
        seat = rng.choice(table.awaited)
        if table._rows[0].phase == NEGOTIATING:
            seat = rng.choice(table.actors)
            action = talk(table, seat, rng, left.setdefault(now, drafts))
            left[now] -= action == "draft"
        else:
            action = rng.choice(table.legal(seat))
        if action:
            table.act(seat, action, note="trust me" if action.startswith("propose") else "")
            yield table


def talk(table, seat, rng, drafts):
    """Return a seat's next action in the negotiation, or None."""
    legal = table.legal(seat)
    answers = [text for text in legal if text.startswith(("yes", "no "))]
    if "drop" in legal:
        return draft(legal, int(table._rows[0].drafting[seat]) - 1, rng)
    if answers and rng.random() < 0.9:
        return rng.choice([text for text in answers if text.startswith("yes")] * 3 + answers)
    if "draft" in legal and drafts and rng.random() < 0.8:
        return "draft"
    if "done" in legal and rng.random() < (0.1 if drafts else 0.6):
        return "done"
    rare = [text for text in legal if text == "resume" or text.startswith("withdraw")]
    return rng.choice(rare) if rare and rng.random() < 0.05 else ""


def draft(legal, moves, rng):
    """Return the next move of a draft, or its end."""
    ends = [text for text in legal if text.startswith("propose")]
    if moves and ends and rng.random() < 0.7:
        return rng.choice(ends)
    found = {}
    for text in legal:
        kind, *operands = text.split()
        if kind in WEIGHTS and (kind not in ("cash", "owe") or operands[-1] in ("1,000", "2,000", "3,000")):
            found.setdefault(kind, []).append(text)
    if not found or rng.random() < 0.05:
        return rng.choice(ends or ["drop"])
    kind = rng.choices(list(found), [WEIGHTS[kind] for kind in found])[0]
    return rng.choice(found[kind])
