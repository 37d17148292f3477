"""Actions and log lines in words; names the text hooks."""

import functools
from collections.abc import Callable, Iterator
from typing import Any

from ....hooks.text import TextHooks
from ....i18n.catalogue import Words
from ....match.table import Event
from ....match.view import View
from ..rules.scoring import points_of, rounds, shows, target
from ..rules.state import ACTIONS, BONUS, BONUSES, DEALT, EMPTY, NUMBERS, RESERVED, TAKEN
from .notation import COLOURS, SUITS, repaint
from .notation import GUIDE as GUIDE
from .notation import OPERANDS as OPERANDS
from .scenes import cards_at
from .scenes import read_scene as read_scene
from .scenes import write_scene as write_scene

Name = Callable[[int], str]
TOLD_ALIKE = ("play", "take", "pass")  # logged in the same sentences for every viewer: all of it is public  NY-20


def label(view: View, action: int, words: Words, name: Name) -> str:
    """Return what an action does here, for a list of choices."""
    kind, operands = ACTIONS.parts(action)
    under = int(view["top"][operands[0] % NUMBERS]) if kind == "play" else EMPTY
    return _label(words, action, under)


@functools.lru_cache(maxsize=20_000)  # a server needs the same ones for many tables
def _label(words: Words, action: int, under: int) -> str:
    kind, operands = ACTIONS.parts(action)
    if kind == "pass":
        return words("do-pass")
    text = words(f"do-{kind}", card=card_name(operands[0], words))
    return text if under == EMPTY else words("covering", text=text, card=card_name(under, words))


def card_name(card: int, words: Words) -> str:
    """Return a card as people call it: yellow 7."""
    return words("card", suit=SUITS[card // NUMBERS], number=card % NUMBERS + 1)


def card_names(cards: list[int], words: Words) -> str:
    """Return a list of cards, or the word for none."""
    return ", ".join(card_name(card, words) for card in cards) or words("none")


# --------------------------------------------------------------------------------------------- the log


def tell(event: Event, name: Name, words: Words) -> Iterator[str]:
    """Yield the log lines of an action, from the viewer's views before and after it."""
    kind, operands = ACTIONS.parts(event.action)
    before, after, who = event.before, event.after, name(event.seat)
    if kind == "pass":
        yield words("log-pass", who=who)
    elif kind == "take":
        yield words("log-take", who=who, card=card_name(operands[0], words))
        if after["round_"] == before["round_"] and after["pile"] < before["pile"]:
            turned = ((after["place"] == RESERVED) & (before["place"] != RESERVED)).argmax()
            yield words("log-refill", card=card_name(int(turned), words))
    else:
        under = int(before["top"][operands[0] % NUMBERS])
        yield _played(words, who, operands[0], under)
    if after["round_"] > before["round_"]:
        yield from _tell_round(event, name, words)


@functools.lru_cache(maxsize=20_000)
def _played(words: Words, who: str, card: int, under: int) -> str:
    """Return the log line of a card that is played, perhaps onto another."""
    covers = words("none") if under == EMPTY else card_name(under, words)
    return words("log-play" if under == EMPTY else "log-cover", who=who, card=card_name(card, words), under=covers)


def _tell_round(event: Event, name: Name, words: Words) -> Iterator[str]:
    """Yield the scores of a finished round, then the next starter or the winners."""
    after, round_ = event.after.state, int(event.before.state.round_)
    seats = range(event.after.players)
    scores = ", ".join(f"{name(seat)} {points_of(after, round_, seat)}" for seat in seats)
    yield words("log-round", number=round_ + 1, scores=scores)
    if not event.after.over:
        yield words("log-next", number=round_ + 2, who=name(int(after.starter)))
        return
    best = max(event.after.game.returns(event.after.rows))
    won = [name(seat) for seat in seats if event.after.game.ask("winners", event.after.rows) >> seat & 1]
    yield words("log-over", winners=", ".join(won), count=len(won), points=best)


# -------------------------------------------------------------------------------------------- the view


def describe(view: View, name: Name, words: Words) -> Iterator[str]:
    """Yield the view in sentences, one per line."""
    s = view.state
    over = view.over
    yield words("round-over") if over else round_line(s, words, "round-of", "round-to")
    if not over:
        yield words("to-take" if s.taking else "to-play", who=name(int(s.turn)))
    tops = (words("empty") if top == EMPTY else card_name(int(top), words) for top in s.top)
    positions = (words("position", number=number, card=top) for number, top in enumerate(tops, 1))
    yield words("skyline", positions=", ".join(positions))
    yield words("reserve", cards=card_names(cards_at(s, RESERVED), words))
    yield words("pile", count=int(s.pile))
    scores = view.game.returns(view.rows)
    for seat in range(view.players):
        yield _describe_seat(view, seat, name(seat), scores[seat], words)


def round_line(s: Any, words: Words, of: str, to: str) -> str:
    """Return the round that is played in the message for a number of rounds, or in that for a number of points."""
    number = int(s.round_) + 1
    return (
        words(to, number=number, points=int(target(s))) if target(s) else words(of, number=number, total=int(rounds(s)))
    )


def _describe_seat(view: View, seat: int, who: str, score: int, words: Words) -> str:
    """Return a seat's hand as far as it is known, its score and whether it has passed."""
    s = view.state
    known = sorted(cards_at(s, TAKEN + seat) + cards_at(s, DEALT + seat))
    unknown = int(s.held[seat]) - len(known)
    cards = [card_name(card, words) for card in known]
    return words(
        "hand",
        you="yes" if seat == view.viewer else "no",
        who=who,
        suit=SUITS[seat],
        cards=", ".join(cards + ([words("unknown-cards", count=unknown)] if unknown else [])) or words("none"),
        score=score,
        out="yes" if s.passed[seat] else "no",
    )


# ---------------------------------------------------------------------------- runs, to explain a score


def runs(s: Any, seat: int) -> list[tuple[int, int]]:
    """Return the runs of a seat's colour that score, each as its first position and its length."""
    if s.options[BONUSES] != 0:
        return []
    shown = [bool(shows(s, position, seat)) for position in range(NUMBERS)]
    if all(shown):
        return [(0, NUMBERS)]
    starts = [position for position in range(NUMBERS) if shown[position] and not shown[position - 1]]
    lengths = [next(n for n in range(NUMBERS) if not shown[(start + n) % NUMBERS]) for start in starts]
    return [(start, length) for start, length in zip(starts, lengths, strict=True) if length > 1]


def bonus(length: int) -> int:
    """Return what a run of this length scores."""
    return BONUS[min(length, len(BONUS) - 1)]


HOOKS = TextHooks(
    operands=OPERANDS,
    describe=describe,
    tell=tell,
    label=label,
    told_alike=TOLD_ALIKE,
    guide=GUIDE,
    colours=COLOURS,
    marks=SUITS,
    repaint=repaint,
    write_scene=write_scene,
    read_scene=read_scene,
)
