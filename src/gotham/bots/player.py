"""The interface of a bot, and reading what one answers: actions, a public reason, private advice."""

from collections.abc import Sequence
from typing import Protocol

from ..i18n.remarks import is_speech
from ..match.view import View

WAIT = -1  # in the place of an action: nothing now, ask again when something changed


class Bot(Protocol):
    """A player: receives its seat's view and answers with the number of a legal action.

    A decision that takes several actions, such as an offer, may be answered as a list, which is carried out
    entirely or not at all. Where several seats may act at once a bot may answer WAIT, unless it is the last call.
    An optional `reason` is shown to all with the answer, so it must reveal nothing hidden; an optional method `advise`
    explains the answer to a reader with the same view. See `reason_of` and `advice_of`.
    State between questions belongs in `memory`, plain data that can be read and set: the server sends every question to
    any free worker.
    """

    def act(self, view: View, last_call: bool = False) -> int | Sequence[int]: ...


def run_of(answer: int | Sequence[int]) -> Sequence[int]:
    """Return the actions of an answer."""
    return answer if isinstance(answer, Sequence) else [answer]


def reason_of(player: Bot) -> str:
    """Return a bot's public reason in the form of `speech`; empty if it has none, or none of that form."""
    reason = getattr(player, "reason", "")
    return reason if is_speech(reason) else ""


def advice_of(player: Bot) -> str:
    """Return a bot's private advice, for a reader with the same view; computed only on request."""
    advise = getattr(player, "advise", str)
    advice = advise()
    return advice if is_speech(advice) else reason_of(player)
