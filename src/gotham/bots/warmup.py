"""Have bots compile what they need before anybody waits for their answer."""

import random
from collections.abc import Iterable

from ..match.table import Table
from ..match.view import View
from .registry import bot


def action_kinds(view: View) -> frozenset[str]:
    """Return the kinds of actions that a view can choose from."""
    return frozenset(view.game.rules.ACTIONS.parts(number)[0] for number in view.numbers)


def warm_up(table: Table, specs: Iterable[str]) -> None:
    """Ask each bot once per combination of action kinds in a match, so that all it needs is compiled."""
    rng, views = random.Random(0), dict[frozenset[str], View]()
    while not table.over:
        seat = table.awaited[0]
        numbers = table.numbers(seat)
        if len(numbers) > 1:
            view = table.view(seat)
            views.setdefault(action_kinds(view), view)
        table.act(seat, rng.choice(numbers))
    for spec in dict.fromkeys(specs):
        for view in views.values():
            bot(table.game, spec).act(view, last_call=True)
    _ = table.winners, table.returns
