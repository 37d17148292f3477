"""Enquêtes à New York: the log, from what a viewer saw before and after an action."""

from collections.abc import Iterator
from typing import Any

from ....i18n.catalogue import Words
from ....match.table import Event
from ..rules.board import EXPERTS, GO, KIND_OF, SQUARE, SWAP
from ..rules.state import ACTIONS, CARDS, CHOOSING, CLOSING, GOING, INFORMANTS, NO_CARD, PILE, TAKING
from .phrases import Name, card_of, cards_counted, dice_named, has_read, result_lines, square_name, text_of


def tell(event: Event, name: Name, words: Words) -> Iterator[str]:
    """Yield the log lines of an action for a viewer."""
    kind, operands = ACTIONS.parts(event.action)
    if kind in ("roll", "go"):
        yield from _tell_move(event, kind, name, words)
    elif kind in ("spy", "pass"):
        yield from _tell_spying(event, kind, name, words)
    elif kind == "take":
        yield from _tell_take(event, operands[0], name, words)
    elif kind in ("swap", "swapped"):
        yield from _tell_swap(event, kind, operands, name, words)
    elif kind == "accuse":
        yield from _tell_accusation(event, operands[0], name, words)
    else:
        yield words("log-end", who=name(event.seat))
    yield from _tell_time(event, name, words)


def _tell_time(event: Event, name: Name, words: Words) -> Iterator[str]:
    """Yield a new round or the result of the match."""
    before, after = event.before.state, event.after.state
    if event.after.over:
        yield from result_lines(after, name, words)
    elif after.round_ > before.round_:
        yield words("log-round", number=int(after.round_) + 1)


# --------------------------------------------------------------------------------------- moves and their effects


def _tell_move(event: Event, kind: str, name: Name, words: Words) -> Iterator[str]:
    after, who = event.after.state, name(event.seat)
    if kind == "roll":
        yield words("log-roll", who=who, **dice_named(after, words))
    if after.phase != CHOOSING:
        yield words("log-go", who=who, square=square_name(int(after.pawn[event.seat]), words))
        yield from _tell_square(event, name, words)


def _tell_spying(event: Event, kind: str, name: Name, words: Words) -> Iterator[str]:
    """Yield spying or not and the effect of the square, or staying on a go square."""
    before, after, who = event.before.state, event.after.state, name(event.seat)
    if before.phase == GOING:
        yield words("log-stay", who=who, square=SQUARE[before.pawn[event.seat]])
        return
    if kind == "pass":
        yield words("log-no-spy", who=who)
    else:
        yield words("log-spy", who=who, victim=name(int(after.victim)), card=card_of(after.shown_kind, words))
        yield from _tell_text(after, int(after.shown), words)
    yield from _tell_square(event, name, words)


def _tell_square(event: Event, name: Name, words: Words) -> Iterator[str]:
    """Yield the immediate effect of the square; a choice is logged when it is made."""
    before, after = event.before.state, event.after.state
    if after.phase not in (CLOSING, TAKING):
        return
    who, kind = name(event.seat), KIND_OF[after.pawn[event.seat]]
    wanted = int(kind == EXPERTS)
    if kind == SWAP:
        yield words("log-no-swap")
    elif after.held[PILE, wanted] < before.held[PILE, wanted]:
        yield words("log-draw", who=who, card=card_of(wanted, words))
        yield from _tell_text(after, _come_to(event, event.seat), words)
    elif kind != GO:
        yield words("log-empty" if after.phase == TAKING else "log-none", who=who, card=card_of(wanted, words))


# ------------------------------------------------------------------------------------------------- cards


def _come_to(event: Event, seat: int) -> int:
    """Return the card that came to a seat, as far as the viewer can tell."""
    before, after = event.before.state.holder, event.after.state.holder
    return next((card for card in range(CARDS) if after[card] == seat != before[card]), NO_CARD)


def _tell_text(s: Any, card: int, words: Words) -> Iterator[str]:
    """Yield the text of a card if the viewer has read it."""
    if 0 <= card < CARDS and has_read(s, card):
        yield words("log-says", text=text_of(s, card, words))


def _tell_take(event: Event, victim: int, name: Name, words: Words) -> Iterator[str]:
    after = event.after.state
    kind = int(KIND_OF[after.pawn[event.seat]] == EXPERTS)
    yield words("log-take", who=name(event.seat), victim=name(victim), card=card_of(kind, words))
    yield from _tell_text(after, _come_to(event, event.seat), words)


def _tell_swap(event: Event, kind: str, operands: tuple[int, ...], name: Name, words: Words) -> Iterator[str]:
    """Yield a swap, with the cards that the viewer can identify."""
    what, partner, taken = operands
    given = int(what >= INFORMANTS) if kind == "swap" else what
    cards = {"given": card_of(given, words), "taken": card_of(taken, words)}
    yield words("log-swap", who=name(event.seat), partner=name(partner), **cards)
    for seat in (partner, event.seat):
        card = _come_to(event, seat)
        if card != NO_CARD:
            yield words("log-has", who=name(seat), text=text_of(event.after.state, card, words))


# -------------------------------------------------------------------------------------------- accusations


def _tell_accusation(event: Event, square: int, name: Name, words: Words) -> Iterator[str]:
    """Yield an accusation; a wrong accuser is out, alone sees the answer, and returns their cards.  EN-32"""
    before, after, seat = event.before.state, event.after.state, event.seat
    yield words("log-accuse", who=name(seat), square=square_name(square, words))
    if after.winner == seat:
        return
    yield words("log-wrong", who=name(seat))
    if event.after.viewer == seat and not event.after.over:
        yield words("log-answer", who=name(seat), square=square_name(int(after.answer), words))
    if before.held[seat].any():
        yield words("log-return", who=name(seat), cards=cards_counted(before.held[seat], words))
