"""A short notation for positions: a test writes the lines it needs, and the rest is filled in.

    players 3                       option last-standing plays-on       round 2
    turn 1 closing                  pawns A1 C3 -                       accused - - B2
    0 holds i1 x2..x6               1 read i4 x1-                       dice joker 4

It is the first turn of the first round, seat 0 starts and is about to roll, and no pawn is on the board. The case is
number 8 of level 1, whose answer is A5. Cards that nobody holds are in the piles; a minus follows a card that was
read and whose place its reader no longer knows.

Rules run interpreted, on a state of plain numbers instead of a record, which is several times faster.
"""

import functools
import types

import numpy as np

from gotham.engine import SPECTATOR, UNKNOWN, key_of
from gotham.engine import number as chance
from gotham.games.enquetes_a_new_york.rules import contract as rules
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.rules.state import (
    ACTIONS,
    BESIDE,
    INFORMANTS,
    JOKER,
    LETTER_DIE,
    NO_DIE,
    NOBODY,
    NUMBER_DIE,
    PILE,
)
from gotham.games.enquetes_a_new_york.text.notation import CARD, KIND, LETTER, NUMBER, OPERANDS, PHASE

ANSWER, WRONG = "A5", ("A1", "B1", "C1", "D1", "E1", "A2")  # of case 8, and other squares
GO_SQUARES = ("E1", "C3", "D4")


def _write(number):
    kind, operands = ACTIONS.parts(number)
    return " ".join([kind, *(OPERANDS[kind][i][operand] for i, operand in enumerate(operands))])


TEXT = tuple(map(_write, range(ACTIONS.count)))
ACTION = {text: number for number, text in enumerate(TEXT)}

# ------------------------------------------------------------------------------------------------- setup


def blank(fill=0):
    """Return a state with every number filled."""
    shapes = {name: rules.State.dtype[name].shape for name in rules.State.bounds}
    s = types.SimpleNamespace(**{name: np.full(shape, fill) if shape else fill for name, shape in shapes.items()})
    s.key = [fill] * 8
    return s


def copy(s):
    """Return a copy of the position."""
    return types.SimpleNamespace(
        **{name: value if isinstance(value, int) else value.copy() for name, value in vars(s).items()}
    )


def same(one, other):
    """Return whether two positions or views are equal."""
    return plain(one) == plain(other)


def plain(s):
    return {name: np.asarray(value).tolist() for name, value in vars(s).items()}


def begin(players=3, seed=1, **options):
    """Return a match after its set-up."""
    chosen = {"level": "1", "case": "8", **{name.replace("_", "-"): str(value) for name, value in options.items()}}
    words = [values.index(chosen.get(name, values[0])) for name, values in rules.OPTIONS.items()]
    s = blank()
    rules.setup(s, players, np.array(words), key_of(str(seed)).tolist())
    return s


def lay(text="", seed=1):
    """Set up the table."""
    lines = [line.split() for line in filter(None, map(str.strip, text.splitlines()))]
    words = {line[0]: line[1:] for line in lines if not line[0].isdigit() and line[0] != "option"}
    options = {name: value for word, *rest in lines if word == "option" for name, value in [rest]}
    s = begin(int(words.get("players", ["3"])[0]), seed, **options)
    s.starter = int(words.get("starter", ["0"])[0])
    s.toss[: s.players] = 1
    s.toss[s.starter] = 6
    s.round_ = int(words.get("round", ["1"])[0]) - 1
    seat, phase = words.get("turn", [str(s.starter), "rolling"])
    s.turn, s.phase = int(seat), PHASE.index(phase)
    set_squares(s.pawn, words.get("pawns", []))
    set_squares(s.accused, words.get("accused", []))
    if "dice" in words or phase != "rolling":
        letter, number = words.get("dice", ["A", "1"])
        s.letter, s.number = LETTER.index(letter), NUMBER.index(number)
    for line in lines:
        if line[0].isdigit():
            give_out(s, int(line[0]), line[1], line[2:])
    assert rules.check(s) == 0
    return s


def set_squares(squares, names):
    for seat, name in enumerate(names):
        squares[seat] = BESIDE if name == "-" else SQUARE.index(name)


def give_out(s, seat, verb, words):
    """Give a seat cards that it holds, or has read elsewhere."""
    for name in (name for word in words for name in spread(word)):
        card = CARD.index(name.removesuffix("-"))
        s.knows[seat, seat] |= 1 << card
        s.located[seat] |= 0 if name.endswith("-") else 1 << card
        s.looks[seat] += 1
        if verb == "holds":
            s.held[s.holder[card], int(card >= INFORMANTS)] -= 1
            s.holder[card] = seat
            s.held[seat, int(card >= INFORMANTS)] += 1
        elif s.holder[card] != PILE and not name.endswith("-"):
            s.knows[seat, s.holder[card]] |= 1 << card


def spread(word):
    """Expand `i2..i4` to i2, i3, i4."""
    first, _, last = word.partition("..")
    return CARD[CARD.index(first) : CARD.index(last) + 1] if last else (word,)


# -------------------------------------------------------------------------------------------------- acting


def legal(s, seat):
    """Return the legal actions of a seat; `why` must agree."""
    mask = np.ones(ACTIONS.count, np.bool_)
    rules.legal(s, seat, mask)
    assert mask.tolist() == [rules.why(s, seat, action) == 0 for action in range(ACTIONS.count)]
    return [TEXT[action] for action in mask.nonzero()[0]]


def act(s, seat, *actions):
    """A seat acts; return whether the last action revealed anything."""
    showed = False
    for action in actions:
        assert rules.why(s, seat, ACTION[action]) == 0, action
        showed = rules.apply(s, seat, ACTION[action])
        assert showed in (True, False)
    assert rules.check(s) == 0
    return bool(showed)


def refused(s, seat, action):
    """Return the clause that forbids an action; the legal list agrees."""
    mask = np.ones(ACTIONS.count, np.bool_)
    rules.legal(s, seat, mask)
    assert not mask[ACTION[action]]
    return f"EN-{rules.why(s, seat, ACTION[action]):02d}"


def roll(s, seat, square):
    """A seat rolls, and the dice show this square, such as B3; a star stands for a joker."""
    letter, number = (JOKER if face == "*" else "ABCDE12345".index(face) % JOKER for face in square)
    s.rolls = next(at for at in range(s.rolls, 9999) if faces(tuple(s.key), at) == (letter, number))
    showed = act(s, seat, "roll")
    assert (s.letter, s.number) == (letter, number)
    return showed


@functools.cache
def faces(key, at):
    """Return the faces of a roll, the letter first."""
    return chance(key, LETTER_DIE, 0, at, NO_DIE), chance(key, NUMBER_DIE, 0, at, NO_DIE)


def lots(s, seat, action, times):
    """Return so many copies of the position after an action, with other random draws."""
    assert rules.why(s, seat, ACTION[action]) == 0
    for _ in range(times):
        s.lots += 1
        tried = copy(s)
        rules.apply(tried, seat, ACTION[action])
        yield tried
    assert rules.check(tried) == 0


# ------------------------------------------------------------------------------------------------ reading


def names(cards):
    """Return a set of cards as labels."""
    return " ".join(name for card, name in enumerate(CARD) if int(cards) >> card & 1)


def hand(s, holder):
    """Return the cards of a seat, or of the piles."""
    return names(sum(1 << card for card in range(len(CARD)) if s.holder[card] == holder))


def pile(s):
    return hand(s, PILE)


def card(name):
    return CARD.index(name)


def has_read(s, seat):
    return names(s.knows[seat, seat])


def locates(s, seat):
    """Return the cards whose place a seat knows."""
    return names(s.located[seat])


def knows_of(s, seat, other):
    """Return the cards that, as a seat knows, another has read."""
    return names(s.knows[seat, other])


def pawns(s):
    return " ".join("-" if square == BESIDE else SQUARE[square] for square in s.pawn[: s.players])


def doing(s):
    """Return the seat on turn and the phase."""
    return f"{s.turn} {PHASE[s.phase]}"


def spied(s):
    """Return the seat spied on in this turn, the card and its kind."""
    return None if s.victim == NOBODY else (int(s.victim), CARD[s.shown], KIND[s.shown_kind])


def view(s, viewer):
    """Return a viewer's view, as a state with holes."""
    seen = blank(UNKNOWN)
    rules.look(s, viewer, seen)
    return seen


def viewers(s):
    return (*range(s.players), SPECTATOR)


def known(s, viewer):
    """Return the cards that a viewer has read, and the located ones with their holders."""
    seen = view(s, viewer)
    read = names(sum(1 << at for at in range(len(CARD)) if seen.clue[at] != UNKNOWN))
    places = {name: int(seen.holder[card(name)]) for name in locates(s, viewer).split()}
    assert sum(holder != UNKNOWN for holder in seen.holder) == len(places)
    return read, places
