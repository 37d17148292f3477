"""Chinatown drawn for a terminal: the map, incomes, seats and offers; and typed commands.

A building shows its number, its owner's seat and the two letters of its shop, so that nothing depends on colour alone.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....engine import SPECTATOR
from ....hooks.terminal import TerminalHooks
from ....i18n.catalogue import Words
from ....match.view import View
from ..rules.map import HOLE, STREET
from ..rules.material import BUILDINGS, CARDS, CELLS, INCOME, NO_SHOP, NOBODY, REFUSED, SIZE, SIZES, TYPES
from ..rules.offers import Offer, offers
from ..rules.placement import tiles_held
from ..rules.shops import Shop, explain
from ..rules.state import (
    ACTIONS,
    DEALT_TO,
    KEEPING,
    LEAVE_EMPTY,
    MAP,
    NEGOTIATING,
    NO_CARD,
    NO_PROMISE,
    PLACEMENT,
    REFUSED_BY,
)
from ..text.composition import SIGN, compose
from ..text.log import phase_line
from ..text.notation import OFFER, OPENNESS, PHASE
from ..text.offers import Name, deal, draft_of, has_hidden, money, move_of, numbers, offer_name, shop_name
from ..text.sentences import explained, offer_line, promise_lines
from ..text.sentences import label as in_full

PAINT = ("bright_white on red", "bright_white on blue", "black on yellow", "black on green", "bright_white on magenta")
WIDTH, NAME = 79, 14  # columns of the drawing, and of a name
LOT = 7  # columns of a building and the gap after it; a street has one

MARKS = {  # a letter between a building's number and its owner, and its meaning
    "*": "draw-finished",
    "!": "draw-promised",
    "+": "draw-prepared",
    "?": "draw-held",
    "×": "draw-refused",
}
FINISHED, PROMISED, PREPARED, HELD, GIVEN_BACK = MARKS

Shops = dict[int, Shop]  # by building


def draw(view: View, name: Name, words: Words) -> RenderableType:
    """Draw a view, at most 79 columns wide. The least important part is on top: a low screen cuts it off."""
    shops = _shops(view)
    parts: list[RenderableType] = [*_legend(view, shops, words), _title(view, name, words), *_map(view, shops), Text()]
    parts += [_seats(view, name, words), *_own(view, name, words), *_offers(view, name, words)]
    return Group(*parts, *map(Text, promise_lines(view.state, name, words)))


def _title(view: View, name: Name, words: Words) -> Text:
    s = view.state
    title = Text.assemble((words("round-over") if view.over else phase_line(s, words), "bold"))
    if s.options[PLACEMENT] == 1 and not view.over:
        title.append(f" {words('draw-marker', who=_short(name(int(s.marker))))}")
    cards = ["+".join(map(str, CARDS[card])) or "–" for card in s.turned if card != NO_CARD]
    return title.append(f" {words('draw-prosperity', cards=', '.join(cards))}") if cards else title


def _short(text: str) -> str:
    return text if cell_len(text) <= NAME else set_cell_size(text, NAME - 1) + "…"


# --------------------------------------------------------------------------------------------------- the map


def _map(view: View, shops: Shops) -> Iterator[Text]:
    """Yield a line for each row."""
    cells = CELLS[int(view.state.options[MAP])]
    rows, columns = (max(places) + 1 for places in zip(*cells))
    for row in range(rows):
        places = [cells[row, column] for column in range(columns)]
        if set(places) == {STREET}:
            yield Text("".join("┼" if cells[0, column] == STREET else "─" * LOT for column in range(columns)), "dim")
        else:
            yield Text.assemble(*(_cell(view, shops, *pair) for pair in zip(places, [*places[1:], HOLE])))


def _cell(view: View, shops: Shops, place: int, beside: int) -> Text:
    """Return a building and the gap after it, which is coloured inside a shop."""
    if place < 0:
        return Text("│", "dim") if place == STREET else Text(" " * LOT)
    owner, style = int(view.state.owner[place]), _style(view, shops, place)
    seat = " " if owner == NOBODY else f"{owner}"
    is_inside = place in shops and shops[place] is shops.get(beside)
    text = f"{place + 1:>2}{_mark(view.state, shops, place)}{seat}{_sign(view.state, place)}"
    return Text.assemble((text, style), (" ", style if is_inside else ""))


def _shops(view: View) -> Shops:
    s = view.state
    found = (shop for seat in range(view.players) for shop in explain(s.owner, s.shop, int(s.options[MAP]), seat))
    return {building: shop for shop in found for building in shop.buildings}


def _style(view: View, shops: Shops, place: int) -> str:
    owner, card = int(view.state.owner[place]), int(view.state.card[place])
    if owner != NOBODY:
        paint = PAINT[view.shown(owner)]
        return f"bold {paint}" if place in shops and shops[place].finished else paint
    return "bold reverse" if card == DEALT_TO + view.viewer else "dim"


def _mark(s: Any, shops: Shops, place: int) -> str:
    """Return the special mark of a building, one letter."""
    if place in shops:
        return FINISHED if shops[place].finished else " "
    if _is_prepared(s, place):
        return PREPARED
    if s.promise[place] != NO_PROMISE:
        return PROMISED
    card = int(s.card[place])
    return GIVEN_BACK if card >= REFUSED_BY else HELD if card >= DEALT_TO else " "


def _is_prepared(s: Any, place: int) -> bool:
    return bool(0 <= s.plan[place] < NO_SHOP)


def _sign(s: Any, place: int) -> str:
    """Return the shop in two letters, in lower case if only prepared or promised."""
    shop, plan, promise = int(s.shop[place]), int(s.plan[place]), int(s.promise[place])
    if shop != NO_SHOP:
        return SIGN[shop].upper()
    if _is_prepared(s, place):
        return SIGN[plan]
    if promise == NO_PROMISE:
        return "  "
    return "--" if promise == LEAVE_EMPTY else SIGN[promise]


def _legend(view: View, shops: Shops, words: Words) -> Iterator[RenderableType]:
    """Yield the types of each size with their incomes by tiles of a shop; and the marks on the map."""
    headers = [words("draw-size"), words("draw-types"), "", "", words("draw-pays", unit=money(1, words))]
    table = Table(*headers, box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column, width in zip(table.columns, _widths(headers, words)):
        column.width, column.no_wrap, column.overflow = width, True, "ellipsis"
    for size in SIZES:
        types = [Text.assemble((_tiles(kind), "bold"), f" {shop_name(kind, words)}") for kind in _types_of(size)]
        table.add_row(f"{size}", *types, _pays(size))
    yield table
    used = {_mark(view.state, shops, place) for place in range(BUILDINGS)}
    marks = [f"{mark} {words(meaning)}" for mark, meaning in MARKS.items() if mark in used]
    if marks:
        yield Text("   ".join(marks), "dim")


def _widths(headers: Sequence[str], words: Words) -> list[int]:
    """Return the widths of the columns of the legend; long names are cut if there is no room."""
    rows = zip(*(_types_of(size) for size in SIZES))
    names = [max(cell_len(shop_name(kind, words)) + 3 for kind in kinds) for kinds in rows]
    ends = [cell_len(headers[0]), max(cell_len(headers[-1]), *(cell_len(_pays(size)) for size in SIZES))]
    while sum(names) + sum(ends) + 2 * (len(headers) - 1) > WIDTH:
        names[names.index(max(names))] -= 1
    return [ends[0], *names, ends[1]]


def _pays(size: int) -> str:
    return " ".join(f"{INCOME[size, tiles]}" for tiles in range(1, size + 1))


def _types_of(size: int) -> list[int]:
    return [kind for kind in range(TYPES) if SIZE[kind] == size]


def _tiles(kind: int, count: int = 1) -> str:
    return SIGN[kind].upper() + (f"×{count}" if count > 1 else "")


# ------------------------------------------------------------------------------------------------- the seats


def _seats(view: View, name: Name, words: Words) -> Table:
    """Return a row for each seat: its status, loose tiles, last income, and its money if known."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim", width=WIDTH)
    table.add_column(words("draw-seat"), no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(words("draw-tiles"), ratio=1)
    table.add_column(words("draw-income"), justify="right", no_wrap=True)
    table.add_column(words("draw-money"), justify="right", no_wrap=True)
    for seat in range(view.players):
        table.add_row(*_seat(view, seat, name, words))
    return table


def _seat(view: View, seat: int, name: Name, words: Words) -> Iterator[Text]:
    s, last, is_awaited = view.state, int(view.state.round_) - 1, seat in view.awaited
    yield Text.assemble("▸" if is_awaited else " ", (f" {seat} ", PAINT[view.shown(seat)]))
    who = _short(name(seat))
    yield Text(words("you", who=who) if seat == view.viewer else who, "bold" if is_awaited else "")
    yield Text(_doing(view, seat, words), "" if is_awaited else "dim")
    yield Text(_loose_tiles(s, seat))
    yield Text(money(s.income[seat, last] + s.bonus[seat, last], words) if last >= 0 else "-")
    yield Text("?" if s.money[seat] < 0 else money(s.money[seat], words))


def _loose_tiles(s: Any, seat: int) -> str:
    """Return the loose tiles of a seat; hidden ones as question marks.  CT-41"""
    if has_hidden(s, seat):
        return "?" * int(tiles_held(s, seat)) or "-"
    return " ".join(_tiles(kind, count) for kind, count in enumerate(_loose(s, seat)) if count) or "-"


def _loose(s: Any, seat: int) -> list[int]:
    """Return loose tiles of each type, without the prepared ones, which the map shows."""
    prepared = [int(s.plan[place]) for place in range(BUILDINGS) if s.owner[place] == seat and _is_prepared(s, place)]
    return [int(s.loose[seat, kind]) - prepared.count(kind) for kind in range(TYPES)]


def _doing(view: View, seat: int, words: Words) -> str:
    if view.over:
        return words("draw-won") if view.game.ask("winners", view.rows) >> seat & 1 else ""
    if seat in view.awaited:
        return words("draw-busy", phase=PHASE[int(view.state.phase)])
    return words("draw-done" if view.state.ready[seat] else "draw-later")


# ------------------------------------------------------------------------------------------------ decisions


def _own(view: View, name: Name, words: Words) -> Iterator[Text]:
    """Yield the viewer's cards while choosing, and their draft while negotiating."""
    s, seat = view.state, view.viewer
    if seat == SPECTATOR or view.over:
        return
    if s.phase == KEEPING:
        held = [place for place in range(BUILDINGS) if s.card[place] == DEALT_TO + seat]
        given = sum(int(s.card[place] == REFUSED_BY + seat) for place in range(BUILDINGS))
        yield Text(words("own-cards", buildings=numbers(held, words), count=REFUSED - given))
    elif s.drafting[seat]:
        text = deal(s, draft_of(s, seat), name, words)
        yield Text(words("own-draft", deal=text) if text else words("own-draft-empty"), "bold")
    elif s.phase == NEGOTIATING:
        yield Text(f"{words('own-left', count=int(s.left[seat]))} {words('draw-how')}")
    elif places := [action for action in view.numbers if ACTIONS.parts(action)[0] == "place"]:
        building, kind = ACTIONS.parts(places[0])[1]
        yield Text(words("draw-place", action=f"place {building + 1} {_tiles(kind)}; done"), "dim")


def _offers(view: View, name: Name, words: Words) -> Iterator[Table]:
    """Yield the visible offers, numbered."""
    for number, offer in enumerate(offers(view.state), 1):
        table = Table.grid(padding=(0, 1, 0, 0))
        chip = Text(f" {offer.author} ", PAINT[view.shown(offer.author)])
        table.add_row(Text(f"{number:>2}", "bold"), chip, Text(offer_line(view, offer, name, words)))
        yield table


def label(view: View, action: int, words: Words, name: Name) -> str:
    """Return a short choice: an offer by its number, because the board shows the rest."""
    kind, operands = ACTIONS.parts(action)
    if kind not in ("yes", "no", "withdraw"):
        return in_full(view, action, words, name)
    *author, parties, secret = operands
    wanted = (author[0] if author else view.viewer, parties * 2 + secret)
    shown = enumerate(offers(view.state), 1)
    number, offer = next((number, offer) for number, offer in shown if (offer.author, offer.name) == wanted)
    message = {"yes": "draw-yes", "no": "draw-no", "withdraw": "draw-withdraw"}[kind]
    return words(message, number=number, offer=offer_name(offer, name, words))


# --------------------------------------------------------------------------------------------------- commands


def ask_income(view: View, name: Name, words: Words, _: str = "") -> Iterator[str]:
    """Yield the income of the shops of every seat, with reasons."""
    s = view.state
    for seat in range(view.players):
        paid = sum(shop.income for shop in explain(s.owner, s.shop, int(s.options[MAP]), seat))
        yield words("draw-income-of", who=name(seat), sum=money(paid, words))
        yield from explained(s, seat, words)


def ask_offers(view: View, name: Name, words: Words, _: str = "") -> Iterator[str]:
    """Yield the offers with their answers."""
    number = 0
    for number, offer in enumerate(offers(view.state), 1):
        yield " ".join([f"{number}", offer_line(view, offer, name, words), *_answers(view, offer, words)])
    if not number:
        yield words("draw-no-offers")


def _answers(view: View, offer: Offer, words: Words) -> Iterator[str]:
    called = f"{OFFER[offer.name >> 1]} {OPENNESS[offer.name & 1]}"
    if offer.author == view.viewer:
        yield words("draw-take-back", action=f"withdraw {called}")
    elif view.viewer in offer.parties:
        yield words("draw-answer", yes=f"yes {offer.author} {called}", no=f"no {offer.author} {called}")


def ask_moves(view: View, name: Name, words: Words, _: str = "") -> Iterator[str]:
    """Yield the notation of a deal: an example of each move, with its meaning."""
    s, seat = view.state, 0 if view.viewer == SPECTATOR else view.viewer
    other = (seat + 1) % view.players
    own = next((place + 1 for place in range(BUILDINGS) if s.owner[place] == seat), 1)
    moves = [f"give {own} {other}", f"tile radios {seat} {other}", f"cash {other} {seat} 12,000"]
    promises = [f"build {own} radios", f"empty {own}", f"owe {other} {seat} 5,000"]
    for text in [*moves, *promises]:
        actions = [move_of(s, view.game.read(part)) for part in compose([text])]
        yield f"{text:<17} {deal(s, actions, name, words)}"
    yield words("draw-deal", deal=f"draft; {moves[2]}; {moves[0]}; propose openly")


COMMANDS = {"moves": ask_moves, "offers": ask_offers, "income": ask_income}


HOOKS = TerminalHooks(draw=draw, label=label, compose=compose, commands=COMMANDS)
