"""New York New York in words: the labels of choices and the description of a view; names the text hooks."""

from collections.abc import Iterator

from ....hooks.text import TextHooks
from ....i18n.catalogue import Words
from ....match.view import View
from ..rules.scoring import rounds
from ..rules.state import ACTIONS, DEALT, EMPTY, NUMBERS, RESERVED, TAKEN
from .log import tell as tell
from .notation import GUIDE as GUIDE
from .notation import OPERANDS as OPERANDS
from .notation import SUITS
from .phrases import Name, card_name, card_names, cards_at
from .scenes import read_scene as read_scene
from .scenes import write_scene as write_scene

TOLD_ALIKE = ("play", "take", "pass")  # logged in the same sentences for every viewer: all of it is public  NY-20


def label(view: View, action: int, words: Words, name: Name) -> str:
    """Return what an action does here, for a list of choices."""
    kind, operands = ACTIONS.parts(action)
    if kind == "pass":
        return words("do-pass")
    card = operands[0]
    under = int(view["top"][card % NUMBERS])
    covers = kind == "play" and under != EMPTY
    text = words(f"do-{kind}", card=card_name(card, words))
    return words("covering", text=text, card=card_name(under, words)) if covers else text


def describe(view: View, name: Name, words: Words) -> Iterator[str]:
    """Yield the view in sentences, one per line."""
    s = view.state
    over = view.over
    yield words("round-over") if over else words("round-of", number=int(s.round_) + 1, total=int(rounds(s)))
    if not over:
        yield words("to-take" if s.taking else "to-play", who=name(int(s.turn)))
    tops = (words("empty") if top == EMPTY else card_name(int(top), words) for top in s.top)
    positions = (words("position", number=number, card=top) for number, top in enumerate(tops, 1))
    yield words("skyline", positions=", ".join(positions))
    yield words("reserve", cards=card_names(cards_at(s, RESERVED), words))
    yield words("pile", count=int(s.pile))
    scores = view.game.returns(view.rows)
    for seat in range(view.players):
        yield _describe_seat(view, seat, name(seat), scores[seat], words)


def _describe_seat(view: View, seat: int, who: str, score: int, words: Words) -> str:
    """Return a seat's hand as far as it is known, its score and whether it has passed."""
    s = view.state
    known = sorted(cards_at(s, TAKEN + seat) + cards_at(s, DEALT + seat))
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
