"""Chinatown: positions from the text of `scene_writer`."""

from typing import Any

from ....engine import UNKNOWN
from ....i18n.catalogue import Words
from ....i18n.errors import Illegal
from ....match.scene import STATE, Lines
from ..rules.material import BUILDINGS, KEPT, NAMES, NO_SHOP, NOBODY, ROUNDS, SEATS, TILES, TYPES
from ..rules.state import (
    ACTIONS,
    DEALT_TO,
    FIRST,
    HELD,
    KEEPING,
    LIVE,
    MOST_OFFERS,
    MOST_STEPS,
    MOST_STRUCK,
    MOVES,
    MUCH,
    NEGOTIATING,
    NO_CARD,
    NO_PROMISE,
    PLACING,
    REFUSED_BY,
    hides_tiles,
    set_held,
)
from .notation import BUILDING, CARD, GROUP, OFFER, OPENNESS, OPERANDS, PHASE, SEAT
from .notation import MOVES as KINDS
from .offers import move_of


def read_scene(s: Any, lines: Lines, viewer: int, words: Words) -> None:
    """Fill a freshly set up state with a position."""
    reader = _Reader(s, lines, viewer, words)
    reader.clear()
    reader.read_round()
    reader.read_money()
    reader.read_buildings()
    reader.read_tiles()
    reader.read_phase()
    reader.read_promises()
    reader.read_debts()
    reader.read_drafts()
    reader.read_offers()


class _Reader:
    """Reads a position line by line; refuses errors that must be found before the rules can check it."""

    def __init__(self, s: Any, lines: Lines, viewer: int, words: Words) -> None:
        self.s, self.lines, self.viewer, self.words = s, lines, viewer, words
        self.seats = range(int(s.players))
        self.others = [
            seat for seat in self.seats if viewer not in (STATE, seat)
        ]  # the viewer, whose secrets are known

    def clear(self) -> None:
        """Clear the table, with holes where this viewer sees nothing."""
        s = self.s
        for field, value in ((s.card, 0), (s.owner, NOBODY), (s.shop, NO_SHOP), (s.plan, NO_SHOP), (s.audience, 0)):
            field[:] = value
        for field in (s.ready, s.income, s.bonus, s.loose, s.owed, s.struck, s.left, s.drafting, s.draft, s.heard):
            field[:] = 0
        for field in (s.name, s.yes, s.count, s.moves):
            field[:] = 0
        s.promise[:], s.turned[:] = NO_PROMISE, NO_CARD
        if self.viewer != STATE:
            s.key[:], s.heard[:] = UNKNOWN, UNKNOWN
        steps = () if FIRST else (s.steps,)
        for field in steps:
            field[:] = 0
        for field in (s.struck, s.left, *steps, s.drafting, s.draft, s.name, s.yes, s.count, s.moves):
            field[self.others] = UNKNOWN

    # ---------------------------------------------------------------------------------- words of a line

    def seat(self, text: str) -> int:
        return self.lines.whole(text, 0, len(self.seats) - 1)

    def own_line(self, word: str, seat: int) -> list[str]:
        """Return the rest of a seat's line, which must come in its turn."""
        label, *rest = self.lines.rest(word).split() or [""]
        self.lines.whole(label, seat, seat)
        return rest

    def building(self, text: str) -> int:
        return self.lines.whole(text, 1, BUILDINGS) - 1

    def one_of(self, text: str, names: tuple[str, ...]) -> int:
        if text not in names:
            raise self.lines.error("error-expected", back=1, expected=", ".join(names))
        return names.index(text)

    def thousands(self, text: str) -> int:
        """Return a sum; all are multiples of a thousand.  CT-06"""
        sum_ = self.lines.whole(text.replace(",", ""), 0, MUCH * 1000 - 1)
        if sum_ % 1000:
            raise self.refusal(6)
        return sum_ // 1000

    def refusal(self, clause: int) -> Illegal:
        return Illegal("error-scene", self.words, f"CT-{clause:02d}")

    def words_of(self, text: str, count: int) -> list[str]:
        """Return a fixed number of words."""
        parts = text.split()
        if len(parts) != count:
            raise self.lines.error("error-count", back=1, expected=str(count))
        return parts

    def name_of(self, group: str, openness: str, groups: tuple[str, ...] = GROUP) -> int:
        return self.one_of(group, groups) * 2 + self.one_of(openness, OPENNESS)

    def place(self, text: str) -> tuple[int, int]:
        """Return a building, and the tile on it."""
        number, equals, kind = text.partition("=")
        return self.building(number), self.one_of(kind, NAMES) if equals else NO_SHOP

    # ----------------------------------------------------------------------------------------- public data

    def read_round(self) -> None:
        s, lines = self.s, self.lines
        now = lines.rest("round").split()
        s.round_, s.phase = ROUNDS, KEEPING
        if now != ["over"]:
            number, phase = self.words_of(" ".join(now), 2)
            s.round_, s.phase = lines.whole(number, 1, ROUNDS) - 1, self.one_of(phase, PHASE)
        s.marker = self.seat(lines.rest("marker"))
        for word in lines.rest("ready").split():
            s.ready[self.seat(word)] = 1
        turned = lines.rest("turned").split()
        if len(turned) > ROUNDS:
            raise self.refusal(20)
        s.turned[: len(turned)] = [self.one_of(word, CARD) for word in turned]

    def read_money(self) -> None:
        s = self.s
        for seat in self.seats:
            paid = self.words_of(" ".join(self.own_line("income", seat)), int(s.round_))
            for round_, text in enumerate(paid):
                income, _, bonus = text.partition("+")
                s.income[seat, round_], s.bonus[seat, round_] = self.thousands(income), self.thousands(bonus)
        for seat in self.seats:
            money, _, got, _, gave = self.money_line(seat)
            hidden = money == "?" and seat in self.others
            s.money[seat] = UNKNOWN if hidden else self.thousands(money)
            s.got[seat], s.gave[seat] = self.thousands(got), self.thousands(gave)

    def money_line(self, seat: int) -> list[str]:
        parts = self.words_of(" ".join(self.own_line("money", seat)), 5)
        if parts[1::2] != ["got", "gave"]:
            raise self.lines.error("error-expected", back=1, expected="got, gave")
        return parts

    def read_buildings(self) -> None:
        s = self.s
        for seat in self.seats:
            for word in self.own_line("owns", seat):
                building, kind = self.place(word)
                if s.owner[building] != NOBODY:
                    raise Illegal("scene-twice", self.words, "CT-02", building=BUILDING[building])
                s.owner[building], s.shop[building] = seat, kind
        begun = int(s.round_) + (s.phase != KEEPING)
        if (s.owner != NOBODY).sum() != KEPT[s.players, :begun].sum() * s.players:
            raise self.refusal(10)  # here and not in `check`: guesses of dealt cards need it

    def read_tiles(self) -> None:
        s = self.s
        for seat in self.seats:
            words = self.own_line("tiles", seat)
            if hides_tiles(s) and seat in self.others:
                self.read_hidden(seat, words)
                continue
            for word in words:
                count, times, name = word.rpartition("*")
                s.loose[seat, self.one_of(name, NAMES)] += self.lines.whole(count, 1, 99) if times else 1
        if hides_tiles(s) and self.viewer != STATE:
            s.bag[:] = UNKNOWN
            return
        for kind in range(TYPES):
            s.bag[kind] = TILES[kind] - s.loose[:, kind].sum() - (s.shop == kind).sum()
            if s.bag[kind] < 0:
                raise self.refusal(3)

    def read_hidden(self, seat: int, words: list[str]) -> None:
        """Read only how many tiles another seat has.  CT-41"""
        count, _, kind = " ".join(words).partition("*")
        if kind != "?":
            raise self.lines.error("error-expected", back=1, expected="*?")
        self.s.loose[seat] = UNKNOWN
        set_held(self.s, seat, self.lines.whole(count, 0, HELD))

    # ---------------------------------------------------------------------------------- data of a phase

    def read_counters(self, field: Any, counts: list[str], most: int) -> None:
        """Read a count for every seat; those of others stay open in a view."""
        for seat in self.seats:
            if counts[seat] != "?" or seat not in self.others:
                field[seat] = self.lines.whole(counts[seat], 0, most)

    def read_phase(self) -> None:
        s = self.s
        if s.phase == NEGOTIATING:
            *struck, openly = self.words_of(self.lines.rest("struck"), len(self.seats) + 1)
            s.struck[SEATS] = self.lines.whole(openly, 0, MOST_STRUCK)
            self.read_counters(s.struck, struck, MOST_STRUCK)
            self.read_counters(s.left, self.words_of(self.lines.rest("left"), len(self.seats)), max(MOST_OFFERS))
            self.read_steps()
        elif s.phase == PLACING:
            for seat in self.seats:
                if not s.ready[seat]:
                    self.read_plan(seat)
        elif s.round_ < ROUNDS:
            if self.viewer != STATE:
                s.card[s.owner == NOBODY] = UNKNOWN
            for seat in self.seats:
                self.read_cards(seat)

    def read_steps(self) -> None:
        """Read the steps left for drafts: all, unless a line says otherwise."""
        if FIRST:
            return
        counts = ["?" if seat in self.others else f"{MOST_STEPS}" for seat in self.seats]
        if self.lines.starts("steps"):
            counts = self.words_of(self.lines.rest("steps"), len(self.seats))
        self.read_counters(self.s.steps, counts, MOST_STEPS)

    def read_plan(self, seat: int) -> None:
        s, plan = self.s, self.own_line("plan", seat)
        if plan == ["?"] and seat in self.others:
            s.plan[(s.owner == seat) & (s.shop == NO_SHOP)] = UNKNOWN
            return
        for word in plan:
            building, kind = self.place(word)
            if s.owner[building] != seat or s.plan[building] != NO_SHOP:
                raise self.refusal(18)
            s.plan[building] = kind

    def read_cards(self, seat: int) -> None:
        s, cards = self.s, self.own_line("dealt", seat)
        if cards == ["?"] and seat in self.others:
            return
        for word in cards:
            building = self.building(word.removesuffix("-"))
            if s.card[building] not in (0, UNKNOWN):
                raise Illegal("scene-twice", self.words, "CT-02", building=BUILDING[building])
            s.card[building] = (REFUSED_BY if word.endswith("-") else DEALT_TO) + seat

    # ----------------------------------------------------------------------------------------- agreements

    def read_promises(self) -> None:
        s = self.s
        while self.lines.starts("promise"):
            number, what, group, openness = self.words_of(self.lines.rest("promise"), 4)
            place = self.building(number)
            if s.promise[place] != NO_PROMISE:
                raise self.refusal(24)
            s.promise[place] = self.one_of(what, (*NAMES, "empty"))
            s.audience[place] = self.name_of(group, openness)

    def read_debts(self) -> None:
        while self.lines.starts("owe"):
            giver, to, sum_, openness = self.words_of(self.lines.rest("owe"), 4)
            debt = self.one_of(openness, OPENNESS), self.seat(giver), self.seat(to)
            if self.s.owed[debt]:
                raise self.refusal(24)
            self.s.owed[debt] = self.thousands(sum_)
        while self.viewer == STATE and self.lines.starts("heard"):
            seat, giver, to, sum_ = self.words_of(self.lines.rest("heard"), 4)
            self.s.heard[self.seat(seat), self.seat(giver), self.seat(to)] = self.thousands(sum_)

    def read_drafts(self) -> None:
        s = self.s
        while self.lines.starts("draft"):
            label, _, text = self.lines.rest("draft").partition(" ")
            seat = self.seat(label)
            if s.drafting[seat]:
                raise self.refusal(23)
            moves = self.moves(text) if text.strip() else []
            s.drafting[seat] = len(moves) + 1
            s.draft[seat, : len(moves)] = moves

    def read_offers(self) -> None:
        s = self.s
        places = dict.fromkeys(self.seats, 0)
        while self.lines.starts("offer"):
            heading, _, text = self.lines.rest("offer").partition(":")
            author, group, openness, _, yes = self.words_of(heading, 5)
            seat, moves = self.seat(author), self.moves(text)
            place = places[seat]
            if place == LIVE:
                raise self.refusal(27)
            s.name[seat, place], s.count[seat, place] = self.name_of(group, openness, OFFER), len(moves)
            s.yes[seat, place] = self.one_of(yes, GROUP)
            s.moves[seat, place], s.moves[seat, place, : len(moves)] = 0, moves
            places[seat] += 1

    def moves(self, text: str) -> list[int]:
        moves = [self.move(part.split()) for part in text.split(";")]
        if len(moves) > MOVES:
            raise self.refusal(23)
        return moves

    def move(self, words: list[str]) -> int:
        """Return a move, with its giver or promiser if the notation does not imply it."""
        kind = KINDS[self.one_of(words[0] if words else "", KINDS)]
        names = OPERANDS[kind]
        told = kind not in ("give", "build", "empty")
        if len(words) != 1 + len(names) + (0 if told else 2):
            raise self.lines.error("error-expected", back=1, expected=kind)
        operands = [self.one_of(word, tuple(map(str, known))) for word, known in zip(words[1:], names)]
        action = ACTIONS.number(kind, *operands)
        return move_of(self.s, action) if told else action * SEATS + self.one_of(words[-1], SEAT)
