"""The sections of a report on New York New York: the points of every round, and its endgame."""

import itertools
from collections.abc import Iterator, Mapping, Sequence

from ....engine import copied
from ....i18n.catalogue import speech
from ....insight import Cell, Frame, Moment, Player, Section, Share
from ....match.game import Game
from ..rules.scoring import is_over, score, total
from ..rules.state import CARDS, NUMBERS, PASS, PLAY, TAKE
from ..text.notation import SUITS
from ..text.sentences import bonus, runs
from .endings import Ending

LEAST = 0.005  # the smallest loss of win chance that is reported

SLIP = ["insight-moment", "insight-player", "insight-done", "insight-better"]

Row = list[Cell]
Played = Mapping[int, Sequence[Frame]]  # the actions of each round


def findings(game: Game, frames: Sequence[Frame], seed: int) -> list[Section]:
    """Return the sections on points and on the last cards."""
    if not frames:
        return []
    played = {number: [*group] for number, group in itertools.groupby(frames, key=_number)}
    last = _two(played) if frames[0].before[0].players == 2 else _several(frames)
    return [_points(played), last]


def _number(frame: Frame) -> int:
    """Return the round of an action, counted from 1; a match from a scene may start with any."""
    return int(frame.before[0].round_) + 1


def _ending(frame: Frame) -> Ending:
    """Return what was certain about an action, where that was found out."""
    assert isinstance(frame.study, Ending)
    return frame.study


# ------------------------------------------------------------------------------------------- points


def _points(played: Played) -> Section:
    """Return the points of each round by seat, from cards and from runs."""
    head = ["insight-round", "insight-player", "insight-cards", "insight-runs", "insight-points"]
    table = [row for number, frames in played.items() for row in _round(number, frames[-1])]
    return Section("insight-rounds", head=head, table=table)


def _round(number: int, last: Frame) -> Iterator[Row]:
    """Yield a row per seat, from the skyline after the last action."""
    rows, card = copied(last.before), last.action - PLAY
    if last.action < TAKE:
        rows[0].top[card % NUMBERS] = card
    for seat in range(int(rows[0].players)):
        points, bonuses = int(score(rows[0], seat)), sum(bonus(length) for _, length in runs(rows[0], seat))
        yield [number, Player(seat), points - bonuses, bonuses, points]


# ------------------------------------------------------------------------------------ the end for two


def _two(played: Played) -> Section:
    """Return what was certain once the pile was empty, and the mistakes that changed it."""
    lines = [line for number, frames in played.items() for line in _verdict(number, frames)]
    known = [frame for frames in played.values() for frame in frames if frame.study]
    wrong = [frame for frame in known if _lost(frame)]
    lines += [_thrown(seat, wrong) for seat in range(2 if known else 0)]
    table = [[*_slip(frame), _lost(frame), _ahead(int(_ending(frame).figure))] for frame in wrong]
    return Section("insight-endgame", lines, [*SLIP, "insight-lost", "insight-lead"] if wrong else [], table)


def _lost(frame: Frame) -> int:
    """Return by how much an action reduced the mover's certain lead."""
    return abs(int(_ending(frame).best_figure - _ending(frame).figure))


def _thrown(seat: int, wrong: Sequence[Frame]) -> str:
    """Return the total points that a seat gave away."""
    points = sum(_lost(frame) for frame in wrong if frame.seat == seat)
    return speech("insight-thrown", who=f"seat:{seat}", points=points)


def _verdict(number: int, frames: Sequence[Frame]) -> Iterator[str]:
    """Yield the certain and the actual result of a round from its empty pile on; in the last round the match's too."""
    ending = [frame for frame in frames if not frame.before[0].pile]
    known = [frame for frame in ending if frame.study]
    if not known:
        yield speech("insight-no-endgame", number=number)
        return
    s, first, last = known[0].before[0], int(_ending(known[0]).best_figure), int(_ending(known[-1]).figure)
    whole = "yes" if known == ending else "no"  # interpreted rules do not solve every endgame
    yield speech("insight-verdict", number=number, whole=whole, **_leads(first, last))
    if is_over(frames[-1].after[0]):
        before = int(total(s, 0) - total(s, 1))
        yield speech("insight-match", **_leads(before + first, before + last))


def _leads(first: int, last: int) -> dict[str, object]:
    """Return the leader and lead at the start of the endgame, and at its end."""
    return {"who": _leader(first), "lead": abs(first), "winner": _leader(last), "result": abs(last)}


def _leader(lead: int) -> str:
    return f"seat:{int(lead < 0)}"


def _ahead(lead: int) -> str:
    return speech("insight-ahead", who=_leader(lead), lead=abs(lead))


# --------------------------------------------------------------------------------- the end for several


def _several(frames: Sequence[Frame]) -> Section:
    """Return which of the last cards lost win chance."""
    known = [frame for frame in frames if frame.study]
    wrong = [frame for frame in known if _ending(frame).best_figure - _ending(frame).figure >= LEAST]
    lines = [speech("insight-last", count=len(known), wrong=len(wrong))]
    table = [[*_slip(frame), Share(_ending(frame).best_figure - _ending(frame).figure)] for frame in wrong]
    return Section("insight-last-cards", lines, [*SLIP, "insight-lost-chance"] if wrong else [], table)


def _slip(frame: Frame) -> Row:
    """Return the moment, the player, the action and the better action."""
    done, best = _action(frame.action), _action(_ending(frame).best)
    return [Moment(frame.entry, frame.seat), Player(frame.seat), done, best]


def _action(action: int) -> str:
    """Return the name of an action."""
    if action == PASS:
        return speech("insight-pass")
    suit, number = divmod((action - PLAY) % CARDS, NUMBERS)
    return speech("insight-play" if action < TAKE else "insight-take", suit=SUITS[suit], number=number + 1)
