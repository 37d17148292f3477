"""New York New York: positions as text, written and read."""

from typing import Any

from ....engine import UNKNOWN
from ....i18n.catalogue import Words
from ....i18n.errors import Illegal
from ....match.scene import STATE, Lines
from ..rules.scoring import add_points, is_over, points_of, rounds, target
from ..rules.state import BEST, CARDS, DEALT, EMPTY, HAND, NUMBERS, PILE, RESERVE, RESERVED, SKYLINE, TAKEN
from ..rules.views import hidden
from .notation import CARD


def write_scene(s: Any) -> list[str]:
    """Return the position: one line each for the turn, the finished rounds, the skyline, the reserve, hands, pile."""
    over = is_over(s)
    lines = ["round over" if over else f"round {s.round_ + 1}", f"starter {s.starter}"]
    lines += [] if over else [f"turn {s.turn} {'take' if s.taking else 'play'}"]
    lines += [_join("points", (points_of(s, round_, seat) for seat in range(s.players))) for round_ in range(s.round_)]
    lines.append(_join("skyline", ("-" if top == EMPTY else CARD[top] for top in s.top)))
    lines.append(_join("covered", (CARD[card] for card in cards_at(s, SKYLINE) if card not in s.top)))
    lines.append(_join("reserve", (CARD[card] for card in cards_at(s, RESERVED))))
    lines += [_join(f"hand {seat}", _hand(s, seat)) for seat in range(s.players)]
    return [*lines, _join("pile", _pile(s))]


def cards_at(s: Any, place: int) -> list[int]:
    """Return the cards at a place, as far as they are known."""
    return [card for card, where in enumerate(s.place.tolist()) if where == place]


def _join(label: str, parts: Any) -> str:
    return " ".join([label, *map(str, parts)])


def _hand(s: Any, seat: int) -> list[str]:
    """Return a hand: `out` after a pass, cards taken in public with a +, then the dealt ones."""
    taken, dealt = cards_at(s, TAKEN + seat), cards_at(s, DEALT + seat)
    unknown = int(s.held[seat]) - len(taken) - len(dealt)
    known = [*(f"{CARD[card]}+" for card in taken), *(CARD[card] for card in dealt)]
    return (["out"] if s.passed[seat] else []) + known + ["?"] * unknown


def _pile(s: Any) -> list[str]:
    """Return the pile from its top."""
    order = {int(s.place[card]): card for card in range(CARDS)}
    depths = range(PILE + int(s.pile) - 1, PILE - 1, -1)
    return [CARD[order[depth]] if depth in order else "?" for depth in depths]


class _Reader:
    """Puts each card of a scene in its place, once (NY-01)."""

    def __init__(self, s: Any, lines: Lines, viewer: int, words: Words) -> None:
        self.s, self.lines, self.viewer, self.words, self.unknown = s, lines, viewer, words, 0
        s.place[:] = UNKNOWN

    def put(self, name: str, place: int) -> int:
        if name not in CARD:
            raise self.lines.error("error-card", back=1, card=name[:20])
        card = CARD.index(name)
        if self.s.place[card] != UNKNOWN:
            raise Illegal("scene-twice", self.words, "NY-01", card=name)
        if self.viewer != STATE and hidden(place, self.viewer):
            raise Illegal("scene-hidden", self.words, "NY-20", card=name)
        self.s.place[card] = place
        return card

    def put_or_leave(self, name: str, place: int) -> None:
        """Put a card in its place; in a view, `?` leaves it open which card it is."""
        if name != "?":
            self.put(name, place)
        elif self.viewer == STATE:
            raise self.lines.error("error-hole", back=1)
        else:
            self.unknown += 1


def read_scene(s: Any, lines: Lines, viewer: int, words: Words) -> None:
    """Fill a freshly set up state with a position."""
    reader = _Reader(s, lines, viewer, words)
    _read_turn(s, lines, words)
    _read_skyline(s, reader)
    reserve = lines.rest("reserve").split()
    for card in reserve:
        reader.put(card, RESERVED)
    if len(reserve) > RESERVE:
        raise Illegal("scene-hand", words, "NY-03", count=RESERVE)
    s.reserve = len(reserve)
    for seat in range(s.players):
        _read_hand(s, seat, reader)
    _read_pile(s, reader)
    if reader.unknown != sum(place == UNKNOWN for place in s.place.tolist()):
        raise Illegal("scene-missing", words, "NY-01", count=CARDS)
    if viewer != STATE:
        s.key[:] = UNKNOWN


def _read_turn(s: Any, lines: Lines, words: Words) -> None:
    total, now = int(rounds(s)), lines.rest("round")
    s.round_ = total if now == "over" else lines.whole(now, 1, total) - 1
    s.starter = s.turn = lines.whole(lines.rest("starter"), 0, s.players - 1)
    s.taking = 0
    if now != "over":
        seat, _, doing = lines.rest("turn").partition(" ")
        s.turn = lines.whole(seat, 0, s.players - 1)
        if doing not in ("play", "take"):
            raise lines.error("error-expected", back=1, expected="play, take")
        s.taking = int(doing == "take")
    s.points[:] = 0
    if now == "over" and target(s):  # its points tell how many rounds it had
        s.round_ = 0
        while lines.starts("points") and s.round_ < total:
            _read_points(s, int(s.round_), lines)
            s.round_ += 1
        if not is_over(s):
            raise Illegal("error-scene", words, "NY-24")
    else:
        for round_ in range(s.round_):
            _read_points(s, round_, lines)


def _read_points(s: Any, round_: int, lines: Lines) -> None:
    points = lines.rest("points").split()
    if len(points) != s.players:
        raise lines.error("error-count", back=1, expected=str(s.players))
    for player, value in enumerate(points):
        add_points(s, round_, player, lines.whole(value, 0, BEST))


def _read_skyline(s: Any, reader: _Reader) -> None:
    tops = reader.lines.rest("skyline").split()
    if len(tops) != NUMBERS:
        raise reader.lines.error("error-count", back=1, expected=str(NUMBERS))
    for position, top in enumerate(tops):
        s.top[position] = EMPTY if top == "-" else reader.put(top, SKYLINE)
    for card in reader.lines.rest("covered").split():
        reader.put(card, SKYLINE)


def _read_hand(s: Any, seat: int, reader: _Reader) -> None:
    label, *cards = reader.lines.rest("hand").split() or [""]
    reader.lines.whole(label, seat, seat)
    s.passed[seat] = int(cards[:1] == ["out"])
    cards = cards[int(s.passed[seat]) :]
    for card in cards:
        reader.put_or_leave(card.removesuffix("+"), (TAKEN if card.endswith("+") else DEALT) + seat)
    if len(cards) > HAND:
        raise Illegal("scene-hand", reader.words, "NY-03", count=HAND)
    s.held[seat] = len(cards)


def _read_pile(s: Any, reader: _Reader) -> None:
    pile = reader.lines.rest("pile").split()
    if len(pile) >= CARDS:
        raise Illegal("scene-missing", reader.words, "NY-01", count=CARDS)
    for depth, card in enumerate(reversed(pile)):
        reader.put_or_leave(card, PILE + depth)
    s.pile = len(pile)
