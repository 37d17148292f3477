"""Enquêtes à New York: positions as text. A line begins with its name; seats count from 0, clues have their names.

A line without content is omitted: dice before the roll, no accusation, no spying, no winner. What a view leaves open
is `?`. The sizes of hands are given where some holders are open; otherwise they can be counted.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from ....engine import UNKNOWN
from ....i18n.catalogue import Words
from ....i18n.errors import Illegal
from ....match.scene import STATE, Lines
from ..cases.clues import CLUES, NAMES
from ..cases.generator import kind_of
from ..rules.board import SQUARE
from ..rules.state import (
    BESIDE,
    CARDS,
    CASES,
    INFORMANTS,
    LIMIT,
    NO_CARD,
    NO_DIE,
    NO_KIND,
    NOBODY,
    PILE,
)
from ..rules.turns import most_rounds
from .notation import CARD, LETTER, NUMBER, PHASE, SOME_CARD

NONE, OPEN = "-", "?"
LOST = "-"  # after a card: its reader has lost track of it
TOTAL = (INFORMANTS, CARDS - INFORMANTS)  # cards of each kind

# ------------------------------------------------------------------------------------------- writing


def write_scene(s: Any) -> list[str]:
    """Return the position: the turn, the board, the case with its cards, then the knowledge of each seat."""
    seats = range(int(s.players))
    lines = ["round over" if s.round_ == most_rounds(s) else f"round {s.round_ + 1}"]
    lines.append(f"starter {s.starter}")
    lines.append(_join("toss", (NUMBER[s.toss[seat] - 1] for seat in seats)))
    lines.append(f"turn {s.turn} {PHASE[s.phase]}")
    lines += [f"dice {LETTER[s.letter]} {NUMBER[s.number]}"] if s.number != NO_DIE else []
    lines += [f"spied {s.victim} {_shown(s)}"] if s.victim != NOBODY else []
    lines.append(_join("pawns", (_square(s.pawn[seat]) for seat in seats)))
    if any(s.accused[seat] != BESIDE for seat in seats):
        lines.append(_join("accused", (_square(s.accused[seat]) for seat in seats)))
    lines += [f"winner {s.winner}"] if s.winner != NOBODY else []
    lines += [f"case {s.case or 'generated'}", f"answer {_square(s.answer)}"]
    lines += [f"card {CARD[card]} {_clue(s.clue[card])} {_holder(s.holder[card])}" for card in range(CARDS)]
    if UNKNOWN in s.holder:
        lines.append(_join("hands", ("+".join(map(str, s.held[seat])) for seat in seats)))
    lines += [_join(f"read {seat}", _read(s, seat)) for seat in seats]
    lines += _known(s)
    lines.append(_join("looks", s.looks[: s.players]))
    return [*lines, f"rolls {s.rolls}", f"lots {s.lots}"]


def _join(label: str, parts: Iterable[Any]) -> str:
    return " ".join([label, *map(str, parts)])


def _square(square: int) -> str:
    return OPEN if square == UNKNOWN else NONE if square == BESIDE else SQUARE[square]


def _shown(s: Any) -> str:
    return SOME_CARD[s.shown_kind] if s.shown == UNKNOWN else CARD[s.shown]


def _clue(clue: int) -> str:
    return OPEN if clue == UNKNOWN else CLUES[clue].name


def _holder(holder: int) -> str:
    return OPEN if holder == UNKNOWN else "pile" if holder == PILE else str(holder)


def _cards(cards: int) -> Iterator[int]:
    return (card for card in range(CARDS) if cards >> card & 1)


def _read(s: Any, seat: int) -> list[str]:
    """Return the read cards of a seat, with a minus if it has lost track of the card."""
    if s.knows[seat, seat] == UNKNOWN:
        return [OPEN]
    return [CARD[card] + ("" if s.located[seat] >> card & 1 else LOST) for card in _cards(s.knows[seat, seat])]


def _pairs(players: int) -> list[tuple[int, int]]:
    return [(seat, other) for seat in range(players) for other in range(players) if seat != other]


def _known(s: Any) -> Iterator[str]:
    """Yield what each seat knows that another has read."""
    for seat, other in _pairs(int(s.players)):
        if s.knows[seat, other] > 0:
            yield _join(f"knows {seat} {other}", (CARD[card] for card in _cards(s.knows[seat, other])))


# -------------------------------------------------------------------------------------------- reading


def read_scene(s: Any, lines: Lines, viewer: int, words: Words) -> None:
    """Fill a freshly set up state with a position."""
    reader = _Reader(s, lines, viewer, words)
    reader.clear()
    reader.read_turn()
    reader.read_board()
    reader.read_case()
    reader.read_hands()
    reader.read_knowledge()
    reader.read_counters()


class _Reader:
    """Reads a position line by line; refuses what the rules could not even check."""

    def __init__(self, s: Any, lines: Lines, viewer: int, words: Words) -> None:
        self.s, self.lines, self.viewer, self.words = s, lines, viewer, words
        self.seats = range(int(s.players))

    def clear(self) -> None:
        """Clear the table, and set to unknown what this viewer may not see."""
        s = self.s
        s.toss[:], s.pawn[:], s.accused[:], s.held[:], s.looks[:] = 0, BESIDE, BESIDE, 0, 0
        s.number = s.letter = NO_DIE
        s.winner, s.victim, s.shown, s.shown_kind = NOBODY, NOBODY, NO_CARD, NO_KIND
        s.knows[:], s.located[:] = 0, 0
        if self.viewer != STATE:
            s.key[:], s.knows[:], s.located[:] = UNKNOWN, UNKNOWN, UNKNOWN

    # ---------------------------------------------------------------------------------- words of a line

    def words_of(self, text: str, count: int) -> list[str]:
        """Return a fixed number of words."""
        parts = text.split()
        if len(parts) != count:
            raise self.lines.error("error-count", back=1, expected=str(count))
        return parts

    def seat(self, text: str) -> int:
        return self.lines.whole(text, 0, len(self.seats) - 1)

    def one_of(self, text: str, names: tuple[str, ...]) -> int:
        if text not in names:
            raise self.lines.error("error-expected", back=1, expected=", ".join(names))
        return names.index(text)

    def is_open(self, text: str) -> bool:
        """Return whether a value is left open, which only a view may do."""
        if text == OPEN and self.viewer == STATE:
            raise self.lines.error("error-hole", back=1)
        return text == OPEN

    def square(self, text: str) -> int:
        return self.one_of(text, SQUARE)

    def card(self, text: str) -> int:
        if text not in CARD:
            raise self.lines.error("error-card", back=1, card=text[:20])
        return CARD.index(text)

    def cards(self, texts: list[str]) -> int:
        """Return a set of cards, each named once."""
        found = 0
        for text in texts:
            if found >> self.card(text) & 1:
                raise Illegal("scene-twice", self.words, "EN-13", card=text)
            found |= 1 << self.card(text)
        return found

    def refusal(self, clause: int) -> Illegal:
        return Illegal("error-scene", self.words, f"EN-{clause:02d}")

    # ------------------------------------------------------------------------------- the turn and the board

    def read_turn(self) -> None:
        s, lines = self.s, self.lines
        most, now = int(most_rounds(s)), lines.rest("round")
        s.round_ = most if now == "over" else lines.whole(now, 1, most) - 1
        s.starter = self.seat(lines.rest("starter"))
        for seat, face in enumerate(self.words_of(lines.rest("toss"), len(self.seats))):
            s.toss[seat] = self.one_of(face, NUMBER) + 1
        turn, phase = self.words_of(lines.rest("turn"), 2)
        s.turn, s.phase = self.seat(turn), self.one_of(phase, PHASE)
        if lines.starts("dice"):
            letter, number = self.words_of(lines.rest("dice"), 2)
            s.letter, s.number = self.one_of(letter, LETTER), self.one_of(number, NUMBER)
        if lines.starts("spied"):
            victim, card = self.words_of(lines.rest("spied"), 2)
            s.victim = self.seat(victim)
            self.read_shown(card)

    def read_shown(self, text: str) -> None:
        """Read the card that was spied on; other viewers know only its kind."""
        if text in SOME_CARD and self.viewer != STATE:
            self.s.shown, self.s.shown_kind = UNKNOWN, SOME_CARD.index(text)
        else:
            self.s.shown = self.card(text)
            self.s.shown_kind = kind_of(self.s.shown)

    def read_board(self) -> None:
        s, lines = self.s, self.lines
        self.read_squares(s.pawn, lines.rest("pawns"))
        if lines.starts("accused"):
            self.read_squares(s.accused, lines.rest("accused"))
        if lines.starts("winner"):
            s.winner = self.seat(lines.rest("winner"))

    def read_squares(self, squares: Any, text: str) -> None:
        """Read a square or none for every seat."""
        for seat, name in enumerate(self.words_of(text, len(self.seats))):
            squares[seat] = BESIDE if name == NONE else self.square(name)

    # ------------------------------------------------------------------------------------- the case, the cards

    def read_case(self) -> None:
        s, lines = self.s, self.lines
        case = lines.rest("case")
        s.case = 0 if case == "generated" else lines.whole(case, 1, CASES)
        answer = lines.rest("answer")
        s.answer = UNKNOWN if self.is_open(answer) else self.square(answer)
        for card in range(CARDS):
            label, clue, holder = self.words_of(lines.rest("card"), 3)
            self.one_of(label, (CARD[card],))
            s.clue[card] = UNKNOWN if self.is_open(clue) else self.clue(clue)
            s.holder[card] = UNKNOWN if self.is_open(holder) else PILE if holder == "pile" else self.seat(holder)

    def clue(self, text: str) -> int:
        if text not in NAMES:
            raise self.lines.error("error-expected", back=1, expected="clue")
        return NAMES[text]

    def read_hands(self) -> None:
        """Count the cards of each hand, or read the sizes where some holders are open; the rest is in the piles."""
        s = self.s
        for card in range(CARDS):
            if s.holder[card] != UNKNOWN:
                s.held[s.holder[card], kind_of(card)] += 1
        if UNKNOWN in s.holder:
            told = self.words_of(self.lines.rest("hands"), len(self.seats))
            for seat, text in enumerate(told):
                self.read_hand(seat, text)
            located = s.held[PILE].copy()
            s.held[PILE] = TOTAL - s.held[:PILE].sum(axis=0)
            if (s.held[PILE] < located).any():
                raise self.refusal(13)

    def read_hand(self, seat: int, text: str) -> None:
        """Read a hand as informants' cards + experts' cards, of which some may be located."""
        informants, _, experts = text.partition("+")
        for kind, count in enumerate((informants, experts)):
            held = self.lines.whole(count, 0, TOTAL[kind])
            if held < self.s.held[seat, kind]:
                raise self.refusal(13)
            self.s.held[seat, kind] = held

    # ------------------------------------------------------------------------------------------ knowledge

    def read_knowledge(self) -> None:
        s = self.s
        for seat in self.seats:
            label, *cards = self.lines.rest("read").split() or [""]
            self.lines.whole(label, seat, seat)
            if seat == self.viewer or cards != [OPEN] or not self.is_open(OPEN):
                s.knows[seat] = 0
                s.knows[seat, seat] = self.cards([card.removesuffix(LOST) for card in cards])
                s.located[seat] = self.cards([card for card in cards if not card.endswith(LOST)])
        for seat, other in _pairs(len(self.seats)):
            if self.lines.line.split()[:3] == ["knows", str(seat), str(other)]:
                s.knows[seat, other] = self.cards(self.lines.rest("knows").split()[2:])

    def read_counters(self) -> None:
        s, lines = self.s, self.lines
        for seat, count in enumerate(self.words_of(lines.rest("looks"), len(self.seats))):
            s.looks[seat] = lines.whole(count, 0, LIMIT)
        s.rolls = lines.whole(lines.rest("rolls"), 0, LIMIT)
        s.lots = lines.whole(lines.rest("lots"), 0, LIMIT)
