"""What an analysis of New York New York has to say beyond chances: the points of every round, and how it ended."""

import itertools
from collections.abc import Iterator, Mapping, Sequence

from ....engine import copied
from ....i18n.remarks import speech
from ....insight import Cell, Frame, Moment, Player, Section, Share
from ....match.game import Game
from ..rules.scoring import score, total
from ..rules.state import CARDS, NUMBERS, PASS, PLAY, TAKE
from ..rules.turns import rounds
from ..text.notation import SUITS
from ..text.runs import bonus, runs

LEAST = 0.005  # of a chance, that is worth telling

SLIP = ["insight-moment", "insight-player", "insight-done", "insight-better"]

Row = list[Cell]
Played = Mapping[int, Sequence[Frame]]  # the actions of each round


def findings(game: Game, frames: Sequence[Frame], seed: int) -> list[Section]:
    """The points, and what the last cards could have come to."""
    if not frames:
        return []
    played = {number: [*group] for number, group in itertools.groupby(frames, key=_number)}
    last = _two(played) if frames[0].before[0].players == 2 else _several(frames)
    return [_points(played), last]


def _number(frame: Frame) -> int:
    """The round of an action, as people count; a match from a scene may begin with any."""
    return int(frame.before[0].round_) + 1


# ------------------------------------------------------------------------------------------- points


def _points(played: Played) -> Section:
    """What each round brought to whom, by cards and by runs."""
    head = ["insight-round", "insight-player", "insight-cards", "insight-runs", "insight-points"]
    table = [row for number, frames in played.items() for row in _round(number, frames[-1])]
    return Section("insight-rounds", head=head, table=table)


def _round(number: int, last: Frame) -> Iterator[Row]:
    """A row for every seat, from the skyline behind the last action."""
    rows, card = copied(last.before), last.action - PLAY
    if last.action < TAKE:
        rows[0].top[card % NUMBERS] = card
    for seat in range(int(rows[0].players)):
        points, bonuses = int(score(rows[0], seat)), sum(bonus(length) for _, length in runs(rows[0], seat))
        yield [number, Player(seat), points - bonuses, bonuses, points]


# ------------------------------------------------------------------------------------ the end for two


def _two(played: Played) -> Section:
    """What was certain once the pile was empty, and who changed that."""
    lines = [line for number, frames in played.items() for line in _verdict(number, frames)]
    known = [frame for frames in played.values() for frame in frames if frame.study]
    wrong = [frame for frame in known if _lost(frame)]
    lines += [_thrown(seat, wrong) for seat in range(2 if known else 0)]
    table = [[*_slip(frame), _lost(frame), _ahead(int(frame.study.figure))] for frame in wrong]
    return Section("insight-endgame", lines, [*SLIP, "insight-lost", "insight-lead"] if wrong else [], table)


def _lost(frame: Frame) -> int:
    """By how much an action made the lead smaller that was certain for who did it."""
    return abs(int(frame.study.best_figure - frame.study.figure))


def _thrown(seat: int, wrong: Sequence[Frame]) -> str:
    """How much a seat gave away in all."""
    points = sum(_lost(frame) for frame in wrong if frame.seat == seat)
    return speech("insight-thrown", who=f"seat:{seat}", points=points)


def _verdict(number: int, frames: Sequence[Frame]) -> Iterator[str]:
    """What a round led to from where the pile was empty, and what it came to; in the last one, the match as well."""
    ending = [frame for frame in frames if not frame.before[0].pile]
    known = [frame for frame in ending if frame.study]
    if not known:
        yield speech("insight-no-endgame", number=number)
        return
    s, first, last = known[0].before[0], int(known[0].study.best_figure), int(known[-1].study.figure)
    whole = "yes" if known == ending else "no"  # interpreted rules do not come to the end of every endgame
    yield speech("insight-verdict", number=number, whole=whole, **_leads(first, last))
    if number == rounds(s):
        before = int(total(s, 0) - total(s, 1))
        yield speech("insight-match", **_leads(before + first, before + last))


def _leads(first: int, last: int) -> dict[str, object]:
    """Who was to lead by how much, and who led in the end."""
    return {"who": _leader(first), "lead": abs(first), "winner": _leader(last), "result": abs(last)}


def _leader(lead: int) -> str:
    return f"seat:{int(lead < 0)}"


def _ahead(lead: int) -> str:
    return speech("insight-ahead", who=_leader(lead), lead=abs(lead))


# --------------------------------------------------------------------------------- the end for several


def _several(frames: Sequence[Frame]) -> Section:
    """Which of the last cards cost a chance."""
    known = [frame for frame in frames if frame.study]
    wrong = [frame for frame in known if frame.study.best_figure - frame.study.figure >= LEAST]
    lines = [speech("insight-last", count=len(known), wrong=len(wrong))]
    table = [[*_slip(frame), Share(frame.study.best_figure - frame.study.figure)] for frame in wrong]
    return Section("insight-last-cards", lines, [*SLIP, "insight-lost-chance"] if wrong else [], table)


def _slip(frame: Frame) -> Row:
    """When somebody did what instead of what."""
    done, best = _action(frame.action), _action(frame.study.best)
    return [Moment(frame.entry, frame.seat), Player(frame.seat), done, best]


def _action(action: int) -> str:
    """What an action is called."""
    if action == PASS:
        return speech("insight-pass")
    suit, number = divmod((action - PLAY) % CARDS, NUMBERS)
    return speech("insight-play" if action < TAKE else "insight-take", suit=SUITS[suit], number=number + 1)
