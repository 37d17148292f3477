"""Positions in short: a test writes the lines it is about, and a fair position is made of them.

    players 3                       option last-standing plays-on       round 2
    turn 1 closing                  pawns A1 C3 -                       accused - - B2
    0 holds i1 x2..x6               1 read i4 x1-                       dice joker 4

It is the first turn of the first round, seat 0 starts and is about to roll, and no pawn is on the board. The case is
number 8 of level 1, whose answer is A5. Cards that nobody holds are in the piles; a minus stands behind a card that
was read and that its reader has lost sight of.

Rules run interpreted, on a state that is no record but a bundle of plain numbers, which is several times faster.
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

# ------------------------------------------------------------------------------------- setting the table


def blank(fill=0):
    """A state with every number filled."""
    shapes = {name: rules.State.dtype[name].shape for name in rules.State.bounds}
    s = types.SimpleNamespace(**{name: np.full(shape, fill) if shape else fill for name, shape in shapes.items()})
    s.key = [fill] * 8
    return s


def copy(s):
    """The same position, to try something."""
    return types.SimpleNamespace(
        **{name: value if isinstance(value, int) else value.copy() for name, value in vars(s).items()}
    )


def same(one, other):
    """Whether two positions, or views, are alike in everything."""
    return plain(one) == plain(other)


def plain(s):
    return {name: np.asarray(value).tolist() for name, value in vars(s).items()}


def begin(players=3, seed=1, **options):
    """A match that was just set up."""
    chosen = {"level": "1", "case": "8", **{name.replace("_", "-"): str(value) for name, value in options.items()}}
    words = [values.index(chosen.get(name, values[0])) for name, values in rules.OPTIONS.items()]
    s = blank()
    rules.setup(s, players, np.array(words), key_of(str(seed)).tolist())
    return s


def lay(text="", seed=1):
    """Sets the table."""
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
    """Cards that a seat holds, or has read somewhere else."""
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
    """`i2..i4` as i2, i3, i4."""
    first, _, last = word.partition("..")
    return CARD[CARD.index(first) : CARD.index(last) + 1] if last else (word,)


# --------------------------------------------------------------------------------------- acting and asking


def legal(s, seat):
    """What a seat may do, and what `why` says agrees."""
    mask = np.ones(ACTIONS.count, np.bool_)
    rules.legal(s, seat, mask)
    assert mask.tolist() == [rules.why(s, seat, action) == 0 for action in range(ACTIONS.count)]
    return [TEXT[action] for action in mask.nonzero()[0]]


def act(s, seat, *actions):
    """A seat acts; whether the last action showed anybody anything."""
    showed = False
    for action in actions:
        assert rules.why(s, seat, ACTION[action]) == 0, action
        showed = rules.apply(s, seat, ACTION[action])
        assert showed in (True, False)
    assert rules.check(s) == 0
    return bool(showed)


def refused(s, seat, action):
    """The clause against what cannot be done; the legal list agrees."""
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
    """What a roll shows, the letter first."""
    return chance(key, LETTER_DIE, 0, at, NO_DIE), chance(key, NUMBER_DIE, 0, at, NO_DIE)


def lots(s, seat, action, times):
    """The position after an action, as the lots fall otherwise: so many copies."""
    assert rules.why(s, seat, ACTION[action]) == 0
    for _ in range(times):
        s.lots += 1
        tried = copy(s)
        rules.apply(tried, seat, ACTION[action])
        yield tried
    assert rules.check(tried) == 0


# ------------------------------------------------------------------------------------------------ looking


def names(cards):
    """A set of cards in words."""
    return " ".join(name for card, name in enumerate(CARD) if int(cards) >> card & 1)


def hand(s, holder):
    """The cards of a seat, or of the piles."""
    return names(sum(1 << card for card in range(len(CARD)) if s.holder[card] == holder))


def pile(s):
    return hand(s, PILE)


def card(name):
    return CARD.index(name)


def has_read(s, seat):
    return names(s.knows[seat, seat])


def locates(s, seat):
    """The cards of which a seat can tell where they are."""
    return names(s.located[seat])


def knows_of(s, seat, other):
    """The cards of which a seat knows that another has read them."""
    return names(s.knows[seat, other])


def pawns(s):
    return " ".join("-" if square == BESIDE else SQUARE[square] for square in s.pawn[: s.players])


def doing(s):
    """Whose turn it is and what comes next."""
    return f"{s.turn} {PHASE[s.phase]}"


def spied(s):
    """Who was spied on in this turn, the card and its kind."""
    return None if s.victim == NOBODY else (int(s.victim), CARD[s.shown], KIND[s.shown_kind])


def view(s, viewer):
    """What a viewer sees, as a state with holes."""
    seen = blank(UNKNOWN)
    rules.look(s, viewer, seen)
    return seen


def viewers(s):
    return (*range(s.players), SPECTATOR)


def known(s, viewer):
    """The cards that a viewer can read, and those it can locate with their holders."""
    seen = view(s, viewer)
    read = names(sum(1 << at for at in range(len(CARD)) if seen.clue[at] != UNKNOWN))
    places = {name: int(seen.holder[card(name)]) for name in locates(s, viewer).split()}
    assert sum(holder != UNKNOWN for holder in seen.holder) == len(places)
    return read, places
