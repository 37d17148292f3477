"""Chinatown: the log, made only from a viewer's views before and after an action."""

from collections.abc import Iterator
from typing import Any

from ....i18n.catalogue import Words
from ....match.table import Event
from ....match.view import View, seats_of
from ..rules.material import BONUS, BUILDINGS, CARDS, NO_SHOP, ROUNDS, SEATS
from ..rules.offers import Offer, offers
from ..rules.state import ACTIONS, DEALT_TO, KEEPING, NO_CARD, NO_PROMISE, OPEN, PLACING, SECRET, shows_money
from .notation import MOVES, PHASE
from .offers import (
    Name,
    buildings_named,
    deal,
    draft_of,
    has_hidden,
    listed,
    money,
    move_of,
    numbers,
    obstacles,
    offer_name,
    offer_of,
    shop_name,
    shops_on,
    tiles_counted,
    tiles_gained,
    yes_no,
)


def tell(event: Event, name: Name, words: Words) -> Iterator[str]:
    """Yield a viewer's lines about an action."""
    kind, operands = ACTIONS.parts(event.action)
    if kind in ("refuse", "chosen"):
        yield from _tell_choice(event, kind, operands, name, words)
    elif kind in MOVES:
        s = event.before.state
        move = move_of(s, event.action, draft_of(s, event.seat))
        yield words("log-move", deal=deal(s, [move], name, words))
    elif kind == "propose":
        yield from _tell_proposal(event, name, words)
    elif kind in ("yes", "no", "withdraw"):
        yield from _tell_answer(event, kind, operands, name, words)
    elif kind == "hands":
        yield from _tell_hands(event, name, words)
    elif kind == "done":
        yield from _tell_done(event, name, words)
    elif kind == "place":
        building, type_ = operands
        yield words("log-place", who=name(event.seat), shop=shop_name(type_, words), building=building + 1)
    else:
        yield words({"draft": "log-draft", "drop": "log-drop", "resume": "log-resume"}[kind], who=name(event.seat))


def phase_line(s: Any, words: Words) -> str:
    """Return the round and its phase."""
    return words("round-of", number=int(s.round_) + 1, total=ROUNDS, phase=PHASE[int(s.phase)])


# ----------------------------------------------------------------------------------------- keeping buildings


def _tell_choice(event: Event, kind: str, operands: tuple[int, ...], name: Name, words: Words) -> Iterator[str]:
    before, after, who = event.before.state, event.after.state, name(event.seat)
    if kind == "refuse":
        yield words("log-refuse", who=who, building=operands[0] + 1)
    if after.ready[event.seat] or after.phase != KEEPING:
        yield words("log-chosen", who=who)
    if after.phase != KEEPING:
        for seat in range(event.after.players):
            kept = [place for place in range(BUILDINGS) if after.owner[place] == seat != before.owner[place]]
            drawn = _drawn(before, after, seat, words)
            yield words("log-keep", who=name(seat), buildings=buildings_named(after, kept, words), tiles=drawn)
        yield phase_line(after, words)


def _drawn(before: Any, after: Any, seat: int, words: Words) -> str:
    if has_hidden(after, seat):
        return listed(tiles_gained(before, after, seat, words), words)
    return tiles_counted(after.loose[seat] - before.loose[seat], words)


# ------------------------------------------------------------------------------------------------------ deals


def _tell_proposal(event: Event, name: Name, words: Words) -> Iterator[str]:
    """Yield the log of a proposal: the new offer of its author."""
    before, after, author = event.before.state, event.after.state, event.seat
    offer = offer_of(after, author, (_names(after, author) - _names(before, author)).pop())
    others = listed([name(seat) for seat in offer.parties if seat != author], words)
    text = deal(after, offer.moves, name, words)
    yield words("log-propose", who=name(author), others=others, secret=yes_no(offer.secret), deal=text)
    if before.ready[author]:
        yield words("log-resume", who=name(author))


def _names(s: Any, author: int) -> set[int]:
    return {offer.name for offer in offers(s) if offer.author == author}


def _tell_answer(event: Event, kind: str, operands: tuple[int, ...], name: Name, words: Words) -> Iterator[str]:
    """Yield an answer, or the end of an offer; the last acceptance has the outcome."""
    *author, parties, secret = operands
    offer = offer_of(event.before.state, author[0] if author else event.seat, parties * 2 + secret)
    who, called = name(event.seat), offer_name(offer, name, words)
    if kind == "yes" and offer.yes | 1 << event.seat == offer.group:
        yield from _tell_end(event, offer, name, words)
    else:
        log = {"yes": "log-yes", "no": "log-no", "withdraw": "log-withdraw"}[kind]
        yield words(log, who=who, offer=called)


def _tell_end(event: Event, offer: Offer, name: Name, words: Words) -> Iterator[str]:
    """Yield the last acceptance: settled or void, with the reason as far as the viewer may know it.  CT-27"""
    who, called = name(event.seat), offer_name(offer, name, words)
    if _struck(event.after, offer) > _struck(event.before, offer):
        text = deal(event.before.state, offer.moves, name, words)
        yield words("log-struck", who=who, secret=yes_no(offer.secret), deal=text)
        yield from _ended(event, words)
    else:
        yield words("log-void", who=who, offer=called)
        yield from obstacles(event.before, offer, name, words) or [words("lacks-something")]


def _struck(view: View, offer: Offer) -> int:
    """Return how many such deals of this round its viewer knows to be settled."""
    return int(view.state.struck[view.viewer if offer.secret else SEATS])


def _tell_hands(event: Event, name: Name, words: Words) -> Iterator[str]:
    """Yield a secret deal of others: owners and tiles that changed, and open promises that ended.  CT-28"""
    before, after = event.before.state, event.after.state
    parts = [
        f"{words('do-give', giver=name(pair[0]), receiver=name(pair[1]), things=buildings_named(after, moved, words))}."
        for pair, moved in _moved(before.owner.tolist(), after.owner.tolist()).items()
    ]
    for message, old, new in (("hands-less", after, before), ("hands-more", before, after)):
        for seat in range(event.after.players):
            tiles = tiles_gained(old, new, seat, words)
            parts += [words(message, who=name(seat), tiles=listed(tiles, words))] if tiles else []
    parts += _paid_in_secret(event, name, words)
    parts += _ended(event, words)
    yield words("log-hands", changes=" ".join(parts))


def _paid_in_secret(event: Event, name: Name, words: Words) -> Iterator[str]:
    """Yield the money that changed hands, where all money is open.  CT-39"""
    before, after = event.before.state, event.after.state
    for seat in range(event.after.players) if shows_money(before) else ():
        change = int(after.money[seat] - before.money[seat])
        if change:
            message = "hands-paid" if change < 0 else "hands-earned"
            yield words(message, who=name(seat), sum=money(abs(change), words))


def _ended(event: Event, words: Words) -> list[str]:
    """Return promises that a deal has ended without naming them: their things are gone, or they changed unseen."""
    before, after = event.before.state, event.after.state
    ended = [place for place in range(BUILDINGS) if before.promise[place] != NO_PROMISE == after.promise[place]]
    return [words("log-ended", buildings=buildings_named(after, ended, words))] if ended else []


def _moved(before: list[int], after: list[int]) -> dict[tuple[int, int], list[int]]:
    """Return the buildings that changed hands, by giver and receiver."""
    moved: dict[tuple[int, int], list[int]] = {}
    for building, pair in enumerate(zip(before, after)):
        if pair[0] != pair[1]:
            moved.setdefault(pair, []).append(building)
    return moved


# --------------------------------------------------------------------------------------------- being done


def _tell_done(event: Event, name: Name, words: Words) -> Iterator[str]:
    before, after, who = event.before.state, event.after.state, name(event.seat)
    if before.phase == PLACING:
        yield _tell_tiles(event, who, words)
        if after.round_ > before.round_:
            yield from _tell_income(event, name, words)
        return
    yield words("log-done", who=who)
    if after.phase == PLACING:
        lapsed = [offer_name(offer, name, words) for offer in offers(before)]
        if lapsed:
            yield words("log-lapse", offers=", ".join(lapsed))
        viewer = event.before.viewer
        if viewer < SEATS and before.drafting[viewer]:
            yield words("log-lapse-draft", who=name(viewer))
        yield phase_line(after, words)


def _tell_tiles(event: Event, who: str, words: Words) -> str:
    """Return a seat's revealed tiles; no other seat's are revealed in the same action."""
    before, after = event.before.state.shop, event.after.state.shop
    places = [(place, int(after[place])) for place in range(BUILDINGS) if before[place] == NO_SHOP != after[place]]
    return words("log-placed", who=who, tiles=shops_on(places, words)) if places else words("log-placed-none", who=who)


def card_line(s: Any, round_: int, words: Words) -> str:
    """Return the prosperity card of a finished round."""
    sizes = [str(size) for size in CARDS[int(s.turned[round_])]]
    if not sizes:
        return words("card-blank", number=round_ + 1)
    return words("card", number=round_ + 1, sum=money(BONUS, words), sizes=listed(sizes, words))


def _tell_income(event: Event, name: Name, words: Words) -> Iterator[str]:
    after, round_ = event.after.state, int(event.before.state.round_)
    if after.turned[round_] != NO_CARD:
        yield card_line(after, round_, words)
    for seat in range(event.after.players):
        income, bonus = money(after.income[seat, round_], words), int(after.bonus[seat, round_])
        if bonus:
            yield words("log-income-bonus", who=name(seat), income=income, bonus=money(bonus, words))
        else:
            yield words("log-income", who=name(seat), income=income)
    yield from _tell_debts(event, name, words)
    if event.after.over:
        yield from result_lines(event.after, name, words)
        return
    yield phase_line(after, words)
    own = [place for place in range(BUILDINGS) if after.card[place] == DEALT_TO + event.after.viewer]
    if own:
        yield words("log-dealt", who=name(event.after.viewer), buildings=numbers(own, words))


def result_lines(view: View, name: Name, words: Words) -> Iterator[str]:
    """Yield all money and the winners; with equal money, by tiles on the map.  CT-22"""
    s, seats = view.state, range(view.players)
    yield words("money-of", sums=", ".join(f"{name(seat)} {money(s.money[seat], words)}" for seat in seats))
    won, best = seats_of(view.game.ask("winners", view.rows)), max(int(s.money[seat]) for seat in seats)
    yield words(
        "log-over",
        winners=listed([name(seat) for seat in won], words),
        count=len(won),
        money=money(best, words),
        tiles=yes_no(len(won) < sum(int(s.money[seat]) == best for seat in seats)),
    )


# ------------------------------------------------------------------------------------------ paying debts


def _tell_debts(event: Event, name: Name, words: Words) -> Iterator[str]:
    """Yield debts paid after the income, as far as the viewer knows them.  CT-24"""
    for debtor, creditor, owed, paid in _open_debts(event):
        yield _paid(name(debtor), name(creditor), owed, paid, words)
    viewer = event.after.viewer
    if viewer >= SEATS:
        return
    for creditor, owed, paid in _own_debts(event, viewer):
        yield _paid(name(viewer), name(creditor), owed, paid, words)
    yield from _tell_received(event, viewer, name, words)


def _paid(debtor: str, creditor: str, owed: int, paid: int, words: Words) -> str:
    who = {"giver": debtor, "receiver": creditor, "sum": money(paid, words)}
    return words("log-paid", **who) if paid == owed else words("log-paid-part", **who, owed=money(owed, words))


def _clockwise(players: int, seat: int) -> list[int]:
    """Return the others in the order in which a seat pays them."""
    return [(seat + step) % players for step in range(1, players)]


def _open_debts(event: Event) -> Iterator[tuple[int, int, int, int]]:
    """Yield open debts and their payments: a debtor without money pays none of the later ones."""
    before, after, players = event.before.state, event.after.state, event.after.players
    for debtor in range(players):
        purse = int(after.gave[debtor] - before.gave[debtor])
        for creditor in _clockwise(players, debtor):
            owed = int(before.owed[OPEN, debtor, creditor])
            if owed:
                yield debtor, creditor, owed, min(owed, purse)
                purse -= min(owed, purse)


def _own_debts(event: Event, viewer: int) -> Iterator[tuple[int, int, int]]:
    """Yield the viewer's secret debts, and their payments."""
    before, after, round_ = event.before.state, event.after.state, int(event.before.state.round_)
    purse = int(before.money[viewer] + after.income[viewer, round_] + after.bonus[viewer, round_])
    for creditor in _clockwise(event.after.players, viewer):
        purse -= min(int(before.owed[OPEN, viewer, creditor]), purse)
        owed = int(before.owed[SECRET, viewer, creditor])
        if owed:
            yield creditor, owed, min(owed, purse)
            purse -= min(owed, purse)


def _tell_received(event: Event, viewer: int, name: Name, words: Words) -> Iterator[str]:
    """Yield the secret debts to the viewer. If several were not fully paid, only the sum is known."""
    before = event.before.state
    debts = {seat: int(before.owed[SECRET, seat, viewer]) for seat in range(event.after.players)}
    debts = {seat: owed for seat, owed in debts.items() if owed}
    received, owed = _received(event, viewer), sum(debts.values())
    if len(debts) > 1 and received < owed:
        debtors = listed([name(seat) for seat in debts], words)
        yield _paid(debtors, name(viewer), owed, received, words)
    else:
        for seat, sum_ in debts.items():
            yield _paid(name(seat), name(viewer), sum_, min(sum_, received), words)


def _received(event: Event, viewer: int) -> int:
    """Return the viewer's secret receipts after the income: the unexplained rest of their money."""
    before, after = event.before.state, event.after.state
    paid = sum(paid for _, _, paid in _own_debts(event, viewer))
    openly = int(after.got[viewer] - before.got[viewer]) - int(after.gave[viewer] - before.gave[viewer])
    return int(after.money[viewer] - before.money[viewer]) - openly + paid
