"""Chinatown: typed deals in the notation of the rules, and the run of actions that proposes one."""

from collections.abc import Iterable, Sequence

from ....match.view import View
from ..rules.material import NAMES
from ..rules.state import ACTIONS
from .notation import MOVES, OPENNESS, OPERANDS

SIGN = tuple(
    "".join(part[0] for part in name.split("-")) if "-" in name else name[:2] for name in NAMES
)  # letters of a type


def propose(view: View, terms: Sequence[str], secret: bool) -> list[str]:
    """Return the run that proposes a deal: what was drafted before is dropped, and a seat that was done resumes."""
    s, seat = view.state, view.viewer
    before = [*(["drop"] if s.drafting[seat] else []), *(["resume"] if s.ready[seat] else [])]
    return [*before, "draft", *compose(terms), f"propose {OPENNESS[secret]}"]


def compose(parts: Iterable[str]) -> list[str]:
    """Translate typed input for the rules: types by their letters, any sum, the moves of a deal in any order."""
    spelled = [text for part in parts for text in _spelled(part)]
    places = [_place(text) for text in spelled]
    done: list[str] = []
    while len(done) < len(spelled):
        stretch = [index for index in range(len(done), _end(spelled, len(done)))]
        done += [spelled[index] for index in sorted(stretch, key=places.__getitem__)]
    return done


def _end(texts: Sequence[str], first: int) -> int:
    """Return the index after the moves that begin here; other words stand alone."""
    last = first
    while last < len(texts) and texts[last].split()[:1] and texts[last].split()[0] in MOVES:
        last += 1
    return max(last, first + 1)


def _place(text: str) -> tuple[int, ...]:
    """Return the number of an action as far as it can be parsed."""
    kind, *operands = text.split() or [""]
    if kind not in OPERANDS:
        return ()
    named = zip(operands, OPERANDS[kind])
    return ACTIONS.kinds.index(kind), *(names.index(word) if word in names else -1 for word, names in named)


def _spelled(text: str) -> list[str]:
    """Return an action in full; a sum without its own note is several actions."""
    kind, *operands = text.lower().split() or [""]
    if kind in ("tile", "build", "place"):
        return [" ".join([kind, *(NAMES[SIGN.index(word)] if word in SIGN else word for word in operands)])]
    if kind in ("cash", "owe") and len(operands) == 3:
        return [" ".join([kind, *operands[:2], sum_]) for sum_ in _sums(operands[2])]
    return [text]


def _sums(text: str) -> list[str]:
    """Return a sum as sums of the notation, one for each digit: 12000 is 2,000 and 10,000."""
    digits = text.replace(",", "").replace(".", "")
    if not (digits.isascii() and digits.isdigit() and digits.endswith("000") and len(digits) <= 6 and int(digits)):
        return [text]
    thousands = digits[:-3][::-1]
    return [f"{digit}{'0' * place},000" for place, digit in enumerate(thousands) if digit != "0"]
