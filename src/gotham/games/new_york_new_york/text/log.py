"""New York New York: the log, from what a viewer saw before and after an action."""

from collections.abc import Iterator

from ....i18n.catalogue import Words
from ....match.table import Event
from ..rules.state import ACTIONS, EMPTY, NUMBERS, RESERVED
from .phrases import Name, card_name


def tell(event: Event, name: Name, words: Words) -> Iterator[str]:
    """Yield the log lines of an action, from the viewer's views before and after it."""
    kind, operands = ACTIONS.parts(event.action)
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


def _tell_round(event: Event, name: Name, words: Words) -> Iterator[str]:
    """Yield the scores of a finished round, then the next starter or the winners."""
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
