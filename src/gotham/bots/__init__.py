"""Bots: who plays from views alone, and how they take turns at a table."""

import random
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import EntryPoint
from typing import Protocol

from ..engine.playout import next_seat
from ..i18n.errors import GothamError, Unknown
from ..i18n.remarks import is_speech
from ..i18n.remarks import speech as speech
from ..match.game import Game, check_text, entries, seed_number
from ..match.table import Table
from ..match.view import View
from .opponents import characters, levels, spec_of

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


Maker = Callable[[Game, str, int], Bot]  # game, what stands behind the colon, seed


def bots(game: Game) -> dict[str, Maker]:
    """The makers of all bots for a game: everybody's, and the game's own (`bots.BOTS`) before them."""
    general = {name: _maker(entry) for name, entry in sorted(entries("gotham.bots").items())}
    return general | dict(game.bots.bots)


def _maker(entry: EntryPoint) -> Maker:
    def make(game: Game, argument: str, seed: int) -> Bot:
        bot: Bot = entry.load()(game, argument, seed)
        return bot

    return make


def bot(game: Game, spec: str, seed: int | str = 0) -> Bot:
    """A bot from its spec, such as `random` or `ismcts:100ms`, or from the level or character that people call it by.
    The same seed plays the same way."""
    spec = spec_of(game, check_text(spec))
    name, _, argument = spec.partition(":")
    makers = bots(game)
    if name not in makers:
        known = dict.fromkeys([*levels(game), *characters(game), *makers])
        raise Unknown("error-bot", name=name[:80], known=", ".join(known))
    return makers[name](game, argument, seed_number(spec, check_text(str(seed))))


def refuse_argument(argument: str) -> None:
    """For bots that take none: what means nothing is refused, not passed over."""
    if argument:
        raise Unknown("error-argument", text=argument[:40])


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


def play(table: Table, players: Sequence[Bot]) -> Table:
    """Plays a table to its end. Bots are asked in order behind the last actor, and again when their view changed."""
    last = -1
    waiting: dict[int, View] = {}
    while not table.over:
        last = _one_action(table, players, last, waiting)
    return table


def _one_action(table: Table, players: Sequence[Bot], last: int, waiting: dict[int, View]) -> int:
    """Has one seat act and says which. Who is not awaited may act too, but is not called at last."""
    for last_call in (False, True):
        seat = last
        asked = table.awaited if last_call else table.actors
        for _ in asked:
            seat = int(next_seat(sum(1 << each for each in asked), seat))
            view = table.view(seat)
            if not last_call and (waiting.get(seat) == view or not view.mask.any()):
                continue
            answer = players[seat].act(view, last_call)
            if answer != WAIT:
                waiting.pop(seat, None)
                table.act(seat, *run_of(answer))
                return seat
            waiting[seat] = view
    raise GothamError("error-idle")


def sort_of(view: View) -> frozenset[str]:
    """Of which sort a situation is: what kinds of actions there are to choose from."""
    return frozenset(view.game.rules.ACTIONS.parts(number)[0] for number in view.numbers)


def rehearse(table: Table, specs: Iterable[str]) -> None:
    """Asks each bot once in every sort of situation that a match has, so that whatever they need is compiled."""
    rng, views = random.Random(0), dict[frozenset[str], View]()
    while not table.over:
        seat = table.awaited[0]
        numbers = table.numbers(seat)
        if len(numbers) > 1:
            view = table.view(seat)
            views.setdefault(sort_of(view), view)
        table.act(seat, rng.choice(numbers))
    for spec in dict.fromkeys(specs):
        for view in views.values():
            bot(table.game, spec).act(view, last_call=True)
    _ = table.winners, table.returns
