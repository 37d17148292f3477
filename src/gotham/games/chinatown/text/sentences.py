"""Chinatown in words: notation, scenes, descriptions, the log."""

import functools
from collections.abc import Iterator
from typing import Any

import numpy as np

from ....hooks.text import TextHooks
from ....i18n.catalogue import Words
from ....match.view import View, seat_name
from ..rules.material import BUILDINGS, NO_SHOP, REFUSED, SEATS
from ..rules.offers import Offer, offers
from ..rules.shops import explain
from ..rules.state import (
    ACTIONS,
    DEALT_TO,
    KEEPING,
    LEAVE_EMPTY,
    MAP,
    NEGOTIATING,
    NO_CARD,
    NO_PROMISE,
    PLACING,
    REFUSED_BY,
    shows_money,
)
from .composition import propose
from .log import card_line, phase_line, result_lines
from .log import tell as tell
from .notation import COLOURS, MOVES, PHASE
from .notation import GUIDE as GUIDE
from .notation import OPERANDS as OPERANDS
from .offers import (
    Name,
    buildings_named,
    deal,
    draft_of,
    income_lines,
    listed,
    money,
    move_of,
    numbers,
    obstacles,
    offer_name,
    offer_of,
    shop_name,
    shops_of,
    shops_on,
    tiles_of,
    yes_no,
)
from .offers import sentences as sentences
from .scene_reader import read_scene as read_scene
from .scene_writer import write_scene as write_scene

# ----------------------------------------------------------------------------------------- choices


def label(view: View, action: int, words: Words, name: Name | None = None) -> str:
    """Return the effect of an action here, for a list of choices."""
    called = name or functools.partial(seat_name, words)
    kind, operands = ACTIONS.parts(action)
    if kind in MOVES:
        move = move_of(view.state, action, draft_of(view.state, view.viewer))
        return deal(view.state, [move], called, words).removesuffix(".")
    if kind in ("yes", "no", "withdraw"):
        return _answer(view, kind, operands, called, words)
    if kind in ("refuse", "place"):
        shop = shop_name(operands[1], words) if kind == "place" else ""
        return words(f"do-{kind}", building=operands[0] + 1, shop=shop)
    phase, secret = PHASE[int(view.state.phase)], yes_no(operands and operands[0])
    return words(f"do-{kind}", phase=phase, secret=secret)


def _answer(view: View, kind: str, operands: tuple[int, ...], name: Name, words: Words) -> str:
    *author, parties, secret = operands
    offer = offer_of(view.state, author[0] if author else view.viewer, parties * 2 + secret)
    text = deal(view.state, offer.moves, name, words).removesuffix(".")
    return words(f"do-{kind}", offer=offer_name(offer, name, words), deal=text)


# ----------------------------------------------------------------------------------- the view in sentences


def describe(view: View, name: Name, words: Words) -> Iterator[str]:
    """Yield the view, a sentence a line."""
    s = view.state
    if view.over:
        yield words("round-over")
        yield from result_lines(view, name, words)
    else:
        yield phase_line(s, words)
        yield from _waiting(view, name, words)
    if s.round_ > 0 and s.turned[s.round_ - 1] != NO_CARD:
        yield card_line(s, int(s.round_) - 1, words)
    for seat in range(view.players):
        yield _seat(view, seat, name, words)
    if view.viewer < SEATS and not view.over:
        yield from _own(view, words)
    yield from promise_lines(s, name, words)
    for offer in offers(s):
        yield offer_line(view, offer, name, words)
    if view.viewer < SEATS and s.drafting[view.viewer]:
        text = deal(s, draft_of(s, view.viewer), name, words)
        yield words("own-draft", deal=text) if text else words("own-draft-empty")


def _waiting(view: View, name: Name, words: Words) -> Iterator[str]:
    awaited = view.awaited
    ready = [seat for seat in range(view.players) if view.state.ready[seat]]
    yield words("awaited", who=listed([name(seat) for seat in awaited], words))
    if ready:
        yield words("ready", who=listed([name(seat) for seat in ready], words))


def _seat(view: View, seat: int, name: Name, words: Words) -> str:
    """Return a seat's buildings and things, and its incomes."""
    s = view.state
    who = words("you", who=name(seat)) if seat == view.viewer else name(seat)
    empty = [place for place in range(BUILDINGS) if s.owner[place] == seat and s.shop[place] == NO_SHOP]
    parts = [
        words("seat-shops", shops=shops_of(s, int(s.options[MAP]), seat, words)),
        words("seat-empty", buildings=numbers(empty, words)),
        words("seat-tiles", tiles=tiles_of(s, seat, words)),
    ]
    if shows_money(s) and seat != view.viewer and not view.over:
        parts.append(words("seat-money", money=money(s.money[seat], words)))
    if s.round_:
        paid = [s.income[seat, round_] + s.bonus[seat, round_] for round_ in range(s.round_)]
        parts.append(words("seat-incomes", incomes=", ".join(money(sum_, words) for sum_ in paid)))
    return f"{who} – {' '.join(parts)}"


def _own(view: View, words: Words) -> Iterator[str]:
    """Yield the viewer's private information."""
    s, seat = view.state, view.viewer
    yield words("own-money", money=money(s.money[seat], words))
    if s.phase == KEEPING:
        dealt = [place for place in range(BUILDINGS) if s.card[place] == DEALT_TO + seat]
        refused = [place for place in range(BUILDINGS) if s.card[place] == REFUSED_BY + seat]
        yield words("own-cards", buildings=numbers(dealt, words), count=REFUSED - len(refused))
        if refused:
            yield words("own-refused", buildings=numbers(refused, words))
    elif s.phase == NEGOTIATING:
        yield words("own-left", count=int(s.left[seat]))
    plans = [(place, int(s.plan[place])) for place in range(BUILDINGS) if _is_planned(s, place, seat)]
    if plans:
        yield words("own-plan", tiles=shops_on(plans, words))


def _is_planned(s: Any, place: int, seat: int) -> bool:
    return bool(s.phase == PLACING and s.owner[place] == seat and s.plan[place] != NO_SHOP)


def promise_lines(s: Any, name: Name, words: Words) -> Iterator[str]:
    """Yield promises and debts that the viewer knows."""
    for place in range(BUILDINGS):
        if s.promise[place] != NO_PROMISE:
            text = _promise(s, place, name(int(s.owner[place])), words)
            yield words("promised", secret=yes_no(s.audience[place] & 1), deal=text)
    for secret, giver, to in np.argwhere(s.owed > 0).tolist():
        sum_ = money(s.owed[secret, giver, to], words)
        text = words("do-owe", giver=name(giver), receiver=name(to), sum=sum_)
        yield words("promised", secret=yes_no(secret), deal=text)


def _promise(s: Any, place: int, who: str, words: Words) -> str:
    promise = int(s.promise[place])
    if promise == LEAVE_EMPTY:
        return words("do-empty", who=who, buildings=buildings_named(s, [place], words))
    return words("do-build", who=who, tiles=shops_on([(place, promise)], words))


def offer_line(view: View, offer: Offer, name: Name, words: Words) -> str:
    """Return an offer with the acceptances, and its obstacles."""
    agreed = [name(seat) for seat in offer.parties if offer.yes >> seat & 1]
    others = [name(seat) for seat in offer.parties if not offer.yes >> seat & 1]
    line = words(
        "offer-line",
        secret=yes_no(offer.secret),
        author=name(offer.author),
        deal=deal(view.state, offer.moves, name, words),
        agreed=listed(agreed, words),
        awaited=listed(others, words),
    )
    hindered = obstacles(view, offer, name, words)
    return " ".join([line, *([words("offer-hindered"), *hindered] if hindered else [])])


# ---------------------------------------------------------------------------------------------- incomes


def explained(s: Any, seat: int, words: Words) -> list[str]:
    """Return the income of each shop of a seat with its clauses, a sentence each."""
    return income_lines(explain(s.owner, s.shop, int(s.options[MAP]), seat), words)


HOOKS = TextHooks(
    operands=OPERANDS,
    describe=describe,
    tell=tell,
    label=label,
    guide=GUIDE,
    propose=propose,
    answers=("yes", "no"),
    colours=COLOURS,
    write_scene=write_scene,
    read_scene=read_scene,
)
