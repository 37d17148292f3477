"""The interface of a bot, and reading what one answers: actions, a public reason, private advice."""

from collections.abc import Sequence
from typing import Protocol

from ..i18n.remarks import is_speech
from ..match.view import View

WAIT = -1  # in the place of an action: nothing now, ask again when something changed


class Bot(Protocol):
    """A player. It is given what its seat may know, and answers with the number of a legal action.

    A decision that takes several actions, such as an offer, may be answered whole, as their list: it happens
    entirely or not at all. Where several seats may act at once a bot may answer WAIT, unless it is the last call.
    It may have a `reason`, which it says to all with its answer, and so must tell nothing hidden; and a method `advise`
    that says why it answered so to nobody but who has the same view. See `reason_of` and `advice_of`.
    What it keeps in mind from one question to the next it may have as `memory`, plain data that can be read and set:
    at a web table every question goes to whichever process is free.
    """

    def act(self, view: View, last_call: bool = False) -> int | Sequence[int]: ...


def run_of(answer: int | Sequence[int]) -> Sequence[int]:
    """The actions of an answer."""
    return answer if isinstance(answer, Sequence) else [answer]


def reason_of(player: Bot) -> str:
    """Why a bot answered as it did, in the form of `speech`; empty where it says nothing, or nothing of that form."""
    reason = getattr(player, "reason", "")
    return reason if is_speech(reason) else ""


def advice_of(player: Bot) -> str:
    """The same for who asked it what to do: they know all that it knows. Nothing is worked out unless somebody asks."""
    advise = getattr(player, "advise", str)
    advice = advise()
    return advice if is_speech(advice) else reason_of(player)
