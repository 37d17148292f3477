"""The parts of an analysis, each for any process: what the match is worth around a frame, and what was better."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..bots.ranking import Ranked
from ..engine import copied
from ..hooks.insight import Section
from ..match.game import seed_number
from .finished_match import Source, is_decision, match_of, needed
from .luck import Shares
from .shares import shares


class Plan(NamedTuple):
    """What there is to do: the frames that are decisions, those the game studies, and how it ended."""

    decisions: list[int]
    studied: list[int]
    result: Shares


class Gauged(NamedTuple):
    """What a match was worth around a frame; nothing where it is no decision."""

    place: int
    seat: int
    before: Shares = ()
    after: Shares = ()
    deciders: tuple[int, ...] = ()
    study: Any = None


class Choice(NamedTuple):
    """Something that could have been done, what the best player holds of it, and what it would have changed for the
    mover with all hands open; None where it cannot be."""

    ranked: Ranked
    gain: float | None


def plan(source: Source) -> Plan:
    """Looks at a match before the work begins."""
    game, frames = match_of(source).game, match_of(source).frames
    decisions = [place for place, frame in enumerate(frames) if is_decision(game, frame)]
    studied = [] if game.insight.study is None else [*range(len(frames))]
    return Plan(decisions, studied, tuple(shares(game, match_of(source).table.rows)))


def start(source: Source) -> Shares:
    """What the match was worth before anybody had done anything."""
    match = match_of(source)
    return tuple(needed(match.game).value(match.game, match.table.first_rows(), source.seed))


def worth(source: Source, place: int) -> Shares:
    """What the match was worth before a frame."""
    game, frames = match_of(source).game, match_of(source).frames
    return tuple(needed(game).value(game, frames[place].before, source.seed))


def gauge(source: Source, place: int, counts: bool) -> Gauged:
    """Everything about a frame but what was better."""
    game, frame = match_of(source).game, match_of(source).frames[place]
    study = game.insight.study
    found = Gauged(place, frame.seat, study=None if study is None else study(game, frame, source.seed))
    if not counts:
        return found
    after, deciders = needed(game).after, game.insight.deciders
    return found._replace(
        before=worth(source, place),
        after=tuple(after(game, frame.before, frame.seat, frame.action, source.seed)),
        deciders=tuple(deciders(game, frame.before, frame.seat, frame.action)),
    )


def better(source: Source, place: int) -> list[Choice]:
    """What the best player would have done in the mover's place, from the mover's view; and of the best of it, what it
    would have changed by the measure of the match."""
    match, seed = match_of(source), seed_number(source.seed, place)
    ranked = needed(match.game).better(match.game, match.view(place), seed)
    return [Choice(each, None if at else _gain(source, place, each.actions)) for at, each in enumerate(ranked)]


def _gain(source: Source, place: int, actions: Sequence[int]) -> float | None:
    game, frame = match_of(source).game, match_of(source).frames[place]
    rows = copied(frame.before)
    for action in actions:
        before = copied(rows)
        if game.step(rows, frame.seat, action) > 0:  # what others hold may stand against what one could not know
            return None
    if not actions:
        return None
    after = needed(game).after(game, before, frame.seat, actions[-1], source.seed)
    return float(after[frame.seat]) - worth(source, place)[frame.seat]


def findings(source: Source, gauged: Sequence[Gauged]) -> list[Section]:
    """What the game itself says."""
    match, known = match_of(source), {each.place: each for each in gauged}
    find = match.game.insight.findings
    frames = []
    for place, frame in enumerate(match.frames):
        each = known.get(place, Gauged(place, frame.seat))
        gains = tuple(after - before for after, before in zip(each.after, each.before, strict=True))
        frames.append(frame._replace(gains=gains, study=each.study))
    return list(find(match.game, frames, source.seed))
