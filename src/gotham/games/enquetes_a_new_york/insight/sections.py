"""The sections of a report on a finished match: who could have known what, when and from which cards."""

from collections.abc import Iterator, Sequence

from ....i18n.catalogue import speech
from ....insight import Cell, Frame, Moment, Player, Section, Share
from ....match.game import Game, seed_number
from ....match.view import View
from ..bots.master.bot import EnquetesMaster
from ..cases.clues import CLUES
from ..rules.board import SQUARE
from ..rules.cards import swap_of
from ..rules.state import ACCUSE, END, SWAP, SWAPPED
from .knowledge import Reading, holder_changed, left_to, readings

MASTER = "1200"  # worlds of the analysing master, twice as many as at a table
ROWS = 15  # of the table of squares, roughly
NONE = "–"


def findings(game: Game, frames: Sequence[Frame], seed: int) -> list[Section]:
    """Return the sections on knowledge, squares left, accusations and swaps."""
    if not frames:
        return []
    sections = [_known(frames), _squares(frames), _accusations(game, frames, seed), _swaps(frames)]
    return [section for section in sections if section.table]


# --------------------------------------------------------------------------------- who could have known


def _known(frames: Sequence[Frame]) -> Section:
    """Return for each player when their cards first left one square, and when they accused."""
    found = readings(frames)
    head = ("insight-player", "insight-known-round", "insight-look", "insight-known-by", "insight-accused-round")
    return Section("insight-known", [_told(each) for each in found], head, [[*_row(each)] for each in found])


def _told(found: Reading) -> str:
    """Return a sentence on a player's search."""
    who = f"seat:{found.seat}"
    if found.settled is None:
        return speech("insight-never-knew", who=who, count=found.left, guess=_verdict(found))
    if found.missed:
        return speech("insight-could-have", who=who, round=found.settled.round, turns=found.missed)
    return speech("insight-knew", who=who, round=found.settled.round, accused=_verdict(found))


def _verdict(found: Reading) -> str:
    return "none" if found.accused is None else "right" if found.won else "wrong"


def _row(found: Reading) -> Iterator[Cell]:
    yield Player(found.seat)
    if found.settled is None:
        yield from (NONE, NONE, NONE)
    else:
        yield found.settled.round
        yield Moment(found.settled.entry + 1, found.seat)
        clues = found.settled.clues
        yield speech("insight-clues", clues=_clues(clues)) if clues else speech("insight-heard")
    yield NONE if found.accused is None else found.accused


def _clues(clues: Sequence[int]) -> str:
    return ",".join(f"clue:{CLUES[clue].name}" for clue in clues)


# ------------------------------------------------------------------------------------ squares over time


def _squares(frames: Sequence[Frame]) -> Section:
    """Return the squares left for each player after some rounds and the last."""
    players = range(int(frames[0].before[0].players))
    head = ("insight-round", *(speech("insight-name", who=f"seat:{seat}") for seat in players))
    last = {int(frame.before[0].round_): frame.after[0] for frame in frames}  # by round, after its last action
    step = -(-len(last) // ROWS)
    chosen = [round_ for round_ in last if (round_ + 1) % step == 0 or round_ + 1 == len(last)]
    table = [[round_ + 1, *(left_to(last[round_], seat).bit_count() for seat in players)] for round_ in chosen]
    return Section("insight-squares", (), head, table)


# ------------------------------------------------------------------------------------------ accusations


def _accusations(game: Game, frames: Sequence[Frame], seed: int) -> Section:
    """Return the accusations, each with the chance it had by what the accuser could know."""
    head = ("insight-player", "insight-look", "insight-square", "insight-left", "insight-chance", "insight-verdict")
    accused = ((place, frame) for place, frame in enumerate(frames) if ACCUSE <= frame.action < SWAPPED)
    table = [[*_accusation(game, frame, seed_number(seed, place))] for place, frame in accused]
    return Section("insight-accusations", [speech("insight-chance-about")], head, table)


def _accusation(game: Game, frame: Frame, seed: int) -> Iterator[Cell]:
    square, seat = frame.action - ACCUSE, frame.seat
    view = View.of(game, frame.before, seat)
    yield Player(seat)
    yield Moment(frame.entry, seat)
    yield SQUARE[square]
    yield left_to(frame.before[0], seat).bit_count()
    yield Share(float(EnquetesMaster(game, MASTER, seed).think(view).chances[square]))
    yield speech("insight-right", right="yes" if frame.after[0].winner == seat else "no")


# ------------------------------------------------------------------------------------------------ swaps


def _swaps(frames: Sequence[Frame]) -> Section:
    """Return the swapped cards, and what each told its receiver."""
    head = ("insight-look", "insight-giver", "insight-taker", "insight-card", "insight-told")
    table = [row for frame in frames if SWAP <= frame.action < END for row in _swap(frame)]
    return Section("insight-swaps", [speech("insight-swaps-about")], head, table)


def _swap(frame: Frame) -> Iterator[list[Cell]]:
    given, partner, _ = swap_of(frame.action)
    taken = next(card for card in holder_changed(frame) if card != given)
    for card, giver, taker in ((given, frame.seat, partner), (taken, partner, frame.seat)):
        before, now = (left_to(rows[0], taker).bit_count() for rows in (frame.before, frame.after))
        told = speech("insight-from-to", before=before, after=now)
        clue = speech("insight-clues", clues=_clues([int(frame.before[0].clue[card])]))
        yield [Moment(frame.entry, frame.seat), Player(giver), Player(taker), clue, told]
