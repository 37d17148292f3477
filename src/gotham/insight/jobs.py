"""The jobs of an analysis, for any process: valuing a frame, and finding better alternatives."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..bots.ranking import Ranked, best_first
from ..engine import copied
from ..hooks.insight import Section
from ..match.game import seed_number
from .finished_match import Source, is_decision, match_of, needed
from .luck import Shares
from .shares import shares


class AnalysisPlan(NamedTuple):
    """The frames to value, the frames the game studies, and the result."""

    decisions: list[int]
    studied: list[int]
    result: Shares


class FrameValue(NamedTuple):
    """The shares around a frame; empty unless it is a decision."""

    place: int
    seat: int
    before: Shares = ()
    after: Shares = ()
    deciders: tuple[int, ...] = ()
    study: Any = None


class Alternative(NamedTuple):
    """Something that could have been done, what the best player holds of it, and what it would have changed for the
    mover with all hands open; None where it cannot be."""

    ranked: Ranked
    gain: float | None


def plan(source: Source) -> AnalysisPlan:
    """Plan the analysis of a match."""
    game, frames = match_of(source).game, match_of(source).frames
    decisions = [place for place, frame in enumerate(frames) if is_decision(game, frame)]
    studied = [] if game.insight.study is None else [*range(len(frames))]
    return AnalysisPlan(decisions, studied, tuple(shares(game, match_of(source).table.rows)))


def start_shares(source: Source) -> Shares:
    """Return the shares at the start."""
    match = match_of(source)
    return tuple(needed(match.game).value(match.game, match.table.first_rows(), source.seed))


def shares_before(source: Source, place: int) -> Shares:
    """Return the shares before a frame."""
    game, frames = match_of(source).game, match_of(source).frames
    return tuple(needed(game).value(game, frames[place].before, source.seed))


def value_frame(source: Source, place: int, counts: bool) -> FrameValue:
    """Value a frame and let the game study it."""
    game, frame = match_of(source).game, match_of(source).frames[place]
    study = game.insight.study
    found = FrameValue(place, frame.seat, study=None if study is None else study(game, frame, source.seed))
    if not counts:
        return found
    after, deciders = needed(game).after, game.insight.deciders
    return found._replace(
        before=shares_before(source, place),
        after=tuple(after(game, frame.before, frame.seat, frame.action, source.seed)),
        deciders=tuple(deciders(game, frame.before, frame.seat, frame.action)),
    )


def find_alternatives(source: Source, place: int) -> list[Alternative]:
    """Return the best player's choices from the mover's view; for the first, also the change with all hands open."""
    match, seed = match_of(source), seed_number(source.seed, place)
    ranked = best_first(needed(match.game).better(match.game, match.view(place), seed))
    return [Alternative(each, None if at else _gain(source, place, each.actions)) for at, each in enumerate(ranked)]


def _gain(source: Source, place: int, actions: Sequence[int]) -> float | None:
    game, frame = match_of(source).game, match_of(source).frames[place]
    rows = copied(frame.before)
    for action in actions:
        before = copied(rows)
        if game.step(rows, frame.seat, action) > 0:  # illegal with the others' real cards
            return None
    if not actions:
        return None
    after = needed(game).after(game, before, frame.seat, actions[-1], source.seed)
    return float(after[frame.seat]) - shares_before(source, place)[frame.seat]


def findings(source: Source, gauged: Sequence[FrameValue]) -> list[Section]:
    """Return the game's own sections."""
    match, known = match_of(source), {each.place: each for each in gauged}
    find = match.game.insight.findings
    frames = []
    for place, frame in enumerate(match.frames):
        each = known.get(place, FrameValue(place, frame.seat))
        gains = tuple(after - before for after, before in zip(each.after, each.before, strict=True))
        frames.append(frame._replace(gains=gains, study=each.study))
    return list(find(match.game, frames, source.seed))
