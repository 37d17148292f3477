"""Enquêtes à New York in words: the labels of choices and the description of a view; names the text hooks."""

from collections.abc import Iterator
from typing import Any

from ....engine import SPECTATOR, UNKNOWN
from ....hooks.text import TextHooks
from ....i18n.catalogue import Words
from ....match.view import View
from ..cases.box import SYMBOLS
from ..cases.wording import named_clue
from ..rules.board import EXPERTS, KIND_OF
from ..rules.state import ACTIONS, BESIDE, CARDS, INFORMANTS, LEVEL, NO_DIE, NOBODY, OPTIONS, PILE
from ..rules.turns import most_rounds
from .log import tell as tell
from .notation import CARD, COLOURS, NUMBER, PHASE
from .notation import GUIDE as GUIDE
from .notation import OPERANDS as OPERANDS
from .phrases import (
    Name,
    card_of,
    cards_counted,
    dice_named,
    has_read,
    listed,
    result_lines,
    square_line,
    square_name,
    text_of,
)
from .scenes import read_scene as read_scene
from .scenes import write_scene as write_scene

PHRASES = {"clue": named_clue}

# ----------------------------------------------------------------------------------------- choices


def label(view: View, action: int, words: Words, name: Name) -> str:
    """Return what an action does here, for a list of choices."""
    s = view.state
    kind, operands = ACTIONS.parts(action)
    if kind == "go":
        return words("do-go", square=square_line(operands[0], words))
    if kind == "accuse":
        return words("do-accuse", square=square_name(operands[0], words))
    if kind == "spy":
        return words("do-spy", who=name(operands[0]))
    if kind == "take":
        return words("do-take", who=name(operands[0]), card=card_of(_wanted(s), words))
    if kind == "swapped":
        given, partner, taken = operands
        return words("do-swapped", who=name(partner), given=card_of(given, words), card=card_of(taken, words))
    if kind == "swap":
        card, partner, taken = operands
        return words("do-swap", who=name(partner), text=text_of(s, card, words), card=card_of(taken, words))
    return words(f"do-{kind}", phase=PHASE[s.phase])


def _wanted(s: Any) -> int:
    """Return the kind of cards that the square of the pawn on turn gives."""
    return int(KIND_OF[s.pawn[s.turn]] == EXPERTS)


def may_tell(view: View, seat: int, other: int) -> bool:
    """Return whether a seat may talk to another: one that knows the answer may not talk to searchers."""  # EN-32
    accused = view.state.accused
    return bool(accused[seat] == BESIDE or accused[other] != BESIDE)


# ----------------------------------------------------------------------------------- the view in sentences


def describe(view: View, name: Name, words: Words) -> Iterator[str]:
    """Yield the view in sentences, one per line."""
    s = view.state
    yield case_line(s, words)
    if view.over:
        yield words("round-over")
        yield from result_lines(s, name, words)
    else:
        yield words("round-of", number=int(s.round_) + 1, total=int(most_rounds(s)))
        yield from start_lines(s, name, words)
        yield from _turn(s, name, words)
    for seat in range(view.players):
        yield _seat(view, seat, name, words)
    yield words("piles", cards=cards_counted(s.held[PILE], words))
    if view.viewer != SPECTATOR:
        yield from _own(view, name, words)


def case_line(s: Any, words: Words) -> str:
    """Return the name of the case; a generated one has no number."""
    level = OPTIONS["level"][s.options[LEVEL]]
    if s.case:
        symbol = words("symbol", id=SYMBOLS[s.options[LEVEL]][s.case - 1])
        return words("case-box", level=level, number=str(s.case), symbol=symbol)
    return words("case-new", level=level)


def start_lines(s: Any, name: Name, words: Words) -> Iterator[str]:
    """Yield who starts and why, during the first round.  EN-20"""
    if s.round_ == 0:
        rolled = s.toss[: s.players].tolist()
        faces = [words("joker") if face == len(NUMBER) else str(face) for face in rolled]
        rolls = ", ".join(f"{name(seat)} ({face})" for seat, face in enumerate(faces))
        tied = "yes" if rolled.count(max(rolled)) > 1 else "no"
        yield words("start-rolls", rolls=rolls, tied=tied, who=name(int(s.starter)))


def _turn(s: Any, name: Name, words: Words) -> Iterator[str]:
    """Yield the dice, the spying, and what the seat on turn does next."""
    who = name(int(s.turn))
    if s.number != NO_DIE:
        yield words("rolled", who=who, **dice_named(s, words))
    if s.victim != NOBODY:
        yield words("spied", who=who, victim=name(int(s.victim)), card=card_of(s.shown_kind, words))
    yield doing(s, name, words)


def doing(s: Any, name: Name, words: Words) -> str:
    """Return what the seat on turn does next."""
    card = card_of(_wanted(s) if s.pawn[s.turn] != BESIDE else 0, words)
    return words("to-do", phase=PHASE[s.phase], who=name(int(s.turn)), card=card)


def _seat(view: View, seat: int, name: Name, words: Words) -> str:
    """Return where a pawn is, and how many cards of each kind its player holds."""
    s = view.state
    who = words("you", who=name(seat)) if seat == view.viewer else name(seat)
    if s.accused[seat] != BESIDE:
        return words("seat-out", who=who, square=square_name(int(s.accused[seat]), words))
    cards = cards_counted(s.held[seat], words)
    if s.pawn[seat] == BESIDE:
        return words("seat-beside", who=who, cards=cards)
    return words("seat-on", who=who, square=square_name(int(s.pawn[seat]), words), cards=cards)


def _own(view: View, name: Name, words: Words) -> Iterator[str]:
    """Yield the viewer's private knowledge: clues, where their cards are, who else read them; the answer once seen."""
    s, viewer = view.state, view.viewer
    known = [card for card in range(CARDS) if has_read(s, card)]
    for card in sorted(known, key=lambda card: (s.holder[card] != viewer, card)):
        yield f"{CARD[card]} – {clue_line(view, card, name, words)}"
    if s.answer != UNKNOWN and not view.over:
        yield words("answer-is", square=square_name(int(s.answer), words))


def clue_line(view: View, card: int, name: Name, words: Words) -> str:
    """Return a clue that the viewer has read, where the card is, and who else has read it, as far as known."""
    s, viewer = view.state, view.viewer
    holder = int(s.holder[card])
    place = {viewer: "hand", PILE: "pile", UNKNOWN: "lost"}.get(holder, "seat")
    line = words(
        "own-clue",
        place=place,
        who=name(holder) if place == "seat" else "",
        card=card_of(int(card >= INFORMANTS), words),
        text=text_of(s, card, words),
    )
    others = (seat for seat in range(view.players) if seat not in (viewer, holder))
    readers = [name(seat) for seat in others if s.knows[viewer, seat] >> card & 1]
    return " ".join([line, *([words("own-readers", who=listed(readers, words))] if readers else [])])


HOOKS = TextHooks(
    operands=OPERANDS,
    describe=describe,
    tell=tell,
    label=label,
    phrases=PHRASES,
    may_tell=may_tell,
    guide=GUIDE,
    colours=COLOURS,
    write_scene=write_scene,
    read_scene=read_scene,
)
