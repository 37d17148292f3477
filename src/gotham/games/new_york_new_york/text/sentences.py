"""New York New York in words: notation, scenes, descriptions, the log."""

from collections.abc import Callable, Iterator
from typing import Any

from ....engine import UNKNOWN
from ....hooks.text import TextHooks
from ....i18n.catalogue import Words
from ....i18n.errors import Illegal
from ....match.scene import STATE, Lines
from ....match.table import Event
from ....match.view import View
from ..rules import contract as rules
from ..rules.contract import CARDS, DEALT, EMPTY, HAND, NUMBERS, PILE, RESERVED, SKYLINE, TAKEN

SUITS = "YRGB"
CARD = tuple(f"{suit}{number}" for suit in SUITS for number in range(1, NUMBERS + 1))
OPERANDS = {"play": (CARD,), "take": (CARD,)}
GUIDE = {"play": 5, "take": 7, "pass": 9}  # the clauses that tell most of each kind

# ------------------------------------------------------------------------------------------ scenes


def write_scene(s: Any) -> list[str]:
    """The position, a line each for the turn, the finished rounds, the skyline, the reserve, hands and pile."""
    over = rules.is_over(s)
    lines = ["round over" if over else f"round {s.round_ + 1}", f"starter {s.starter}"]
    lines += [] if over else [f"turn {s.turn} {'take' if s.taking else 'play'}"]
    lines += [_join("points", s.points[round_, : s.players]) for round_ in range(s.round_)]
    lines.append(_join("skyline", ("-" if top == EMPTY else CARD[top] for top in s.top)))
    lines.append(_join("covered", (CARD[card] for card in _at(s, SKYLINE) if card not in s.top)))
    lines.append(_join("reserve", (CARD[card] for card in _at(s, RESERVED))))
    lines += [_join(f"hand {seat}", _hand(s, seat)) for seat in range(s.players)]
    return [*lines, _join("pile", _pile(s))]


def _join(label: str, parts: Any) -> str:
    return " ".join([label, *map(str, parts)])


def _at(s: Any, place: int) -> list[int]:
    return [card for card, where in enumerate(s.place.tolist()) if where == place]


def _hand(s: Any, seat: int) -> list[str]:
    """A hand: `out` for who has passed, cards taken before all eyes with a +, then the dealt ones."""
    taken, dealt = _at(s, TAKEN + seat), _at(s, DEALT + seat)
    unknown = int(s.held[seat]) - len(taken) - len(dealt)
    known = [*(f"{CARD[card]}+" for card in taken), *(CARD[card] for card in dealt)]
    return (["out"] if s.passed[seat] else []) + known + ["?"] * unknown


def _pile(s: Any) -> list[str]:
    """The pile from its top."""
    order = {int(s.place[card]): card for card in range(CARDS)}
    depths = range(PILE + int(s.pile) - 1, PILE - 1, -1)
    return [CARD[order[depth]] if depth in order else "?" for depth in depths]


class _Reader:
    """Puts the cards of a scene in their places, each once (NY-01)."""

    def __init__(self, s: Any, lines: Lines, viewer: int, words: Words) -> None:
        self.s, self.lines, self.viewer, self.words, self.unknown = s, lines, viewer, words, 0
        s.place[:] = UNKNOWN

    def put(self, name: str, place: int) -> int:
        if name not in CARD:
            raise self.lines.error("error-card", back=1, card=name[:20])
        card = CARD.index(name)
        if self.s.place[card] != UNKNOWN:
            raise Illegal("scene-twice", self.words, "NY-01", card=name)
        if self.viewer != STATE and rules.hidden(place, self.viewer):
            raise Illegal("scene-hidden", self.words, "NY-20", card=name)
        self.s.place[card] = place
        return card

    def put_or_leave(self, name: str, place: int) -> None:
        """Puts a card, or leaves open which it is, as a view can."""
        if name != "?":
            self.put(name, place)
        elif self.viewer == STATE:
            raise self.lines.error("error-hole", back=1)
        else:
            self.unknown += 1


def read_scene(s: Any, lines: Lines, viewer: int, words: Words) -> None:
    """Fills a freshly set up state with a position."""
    reader = _Reader(s, lines, viewer, words)
    _read_turn(s, lines)
    _read_skyline(s, reader)
    reserve = lines.rest("reserve").split()
    for card in reserve:
        reader.put(card, RESERVED)
    if len(reserve) > rules.RESERVE:
        raise Illegal("scene-hand", words, "NY-03", count=rules.RESERVE)
    s.reserve = len(reserve)
    for seat in range(s.players):
        _read_hand(s, seat, reader)
    _read_pile(s, reader)
    if reader.unknown != sum(place == UNKNOWN for place in s.place.tolist()):
        raise Illegal("scene-missing", words, "NY-01", count=CARDS)
    if viewer != STATE:
        s.key[:] = UNKNOWN


def _read_turn(s: Any, lines: Lines) -> None:
    total, now = int(rules.rounds(s)), lines.rest("round")
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
    for round_ in range(s.round_):
        points = lines.rest("points").split()
        if len(points) != s.players:
            raise lines.error("error-count", back=1, expected=str(s.players))
        for player, value in enumerate(points):
            s.points[round_, player] = lines.whole(value, 0, rules.BEST)


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


# ------------------------------------------------------------------------------------- in sentences

TOLD_ALIKE = ("play", "take", "pass")  # in the same sentences to everybody: all is done before all eyes  NY-20


def card_name(card: int, words: Words) -> str:
    """A card as people call it: yellow 7."""
    return words("card", suit=SUITS[card // NUMBERS], number=card % NUMBERS + 1)


def _cards(cards: list[int], words: Words) -> str:
    return ", ".join(card_name(card, words) for card in cards) or words("none")


def label(view: View, action: int, words: Words, name: Callable[[int], str]) -> str:
    """What an action does here, for a list of choices."""
    kind, operands = rules.ACTIONS.parts(action)
    if kind == "pass":
        return words("do-pass")
    card = operands[0]
    under = int(view["top"][card % NUMBERS])
    covers = kind == "play" and under != EMPTY
    text = words(f"do-{kind}", card=card_name(card, words))
    return words("covering", text=text, card=card_name(under, words)) if covers else text


def describe(view: View, name: Callable[[int], str], words: Words) -> Iterator[str]:
    """The view, a sentence a line."""
    s = view.state
    over = view.over
    yield words("round-over") if over else words("round-of", number=int(s.round_) + 1, total=int(rules.rounds(s)))
    if not over:
        yield words("to-take" if s.taking else "to-play", who=name(int(s.turn)))
    tops = (words("empty") if top == EMPTY else card_name(int(top), words) for top in s.top)
    positions = (words("position", number=number, card=top) for number, top in enumerate(tops, 1))
    yield words("skyline", positions=", ".join(positions))
    yield words("reserve", cards=_cards(_at(s, RESERVED), words))
    yield words("pile", count=int(s.pile))
    scores = view.game.returns(view.rows)
    for seat in range(view.players):
        yield _describe_seat(view, seat, name(seat), scores[seat], words)


def _describe_seat(view: View, seat: int, who: str, score: int, words: Words) -> str:
    s = view.state
    known = sorted(_at(s, TAKEN + seat) + _at(s, DEALT + seat))
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


def tell(event: Event, name: Callable[[int], str], words: Words) -> Iterator[str]:
    """What a viewer reads of an action: made from what they saw, nothing else."""
    kind, operands = rules.ACTIONS.parts(event.action)
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
        covers = words("none") if under == EMPTY else card_name(under, words)
        yield words(
            "log-play" if under == EMPTY else "log-cover", who=who, card=card_name(operands[0], words), under=covers
        )
    if after["round_"] > before["round_"]:
        yield from _tell_round(event, name, words)


def _tell_round(event: Event, name: Callable[[int], str], words: Words) -> Iterator[str]:
    after, round_ = event.after.state, int(event.before.state.round_)
    seats = range(event.after.players)
    scores = ", ".join(f"{name(seat)} {after.points[round_, seat]}" for seat in seats)
    yield words("log-round", number=round_ + 1, scores=scores)
    if not event.after.over:
        yield words("log-next", number=round_ + 2, who=name(int(after.starter)))
        return
    best = max(event.after.game.returns(event.after.rows))
    won = [name(seat) for seat in seats if event.after.game.ask("winners", event.after.rows) >> seat & 1]
    yield words("log-over", winners=", ".join(won), count=len(won), points=best)


HOOKS = TextHooks(
    operands=OPERANDS,
    describe=describe,
    tell=tell,
    label=label,
    told_alike=TOLD_ALIKE,
    guide=GUIDE,
    write_scene=write_scene,
    read_scene=read_scene,
)
