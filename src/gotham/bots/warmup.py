"""Have bots compile what they need before anybody waits for their answer."""

import random
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence

from ..match.table import Table
from ..match.view import View
from .registry import bot

ENOUGH = 40  # actions: some games can end with the first


def action_kinds(view: View) -> frozenset[str]:
    """Return the kinds of actions that a view can choose from."""
    return frozenset(_by_kind(view, view.numbers))


def warm_up(table: Table, specs: Iterable[str]) -> None:
    """Ask each bot once per combination of action kinds in a few matches, so that all it needs is compiled."""
    views = _views(table)
    for spec in dict.fromkeys(specs):
        for view in views:
            bot(table.game, spec).act(view, last_call=True)
    _ = table.winners, table.returns


def _views(table: Table) -> list[View]:
    """Play with random actions; return a view per combination of kinds of actions. Where the match is short, play more,
    now with the kinds that were chosen least and ended no match."""
    rng, chosen, views, match, count = random.Random(0), Counter[str](), dict[frozenset[str], View](), table, 0
    while not match.over or count < ENOUGH:
        if match.over:
            match = table.game.table(table.players, count, table.options)
        seat = match.awaited[0]
        view, numbers = match.view(seat), match.numbers(seat)
        kinds = _by_kind(view, numbers)
        if len(numbers) > 1:
            views.setdefault(frozenset(kinds), view)
        least = min(kinds, key=lambda kind: chosen[kind])
        action = rng.choice(numbers if match is table else kinds[least])
        match.act(seat, action)
        chosen[table.game.rules.ACTIONS.parts(action)[0]] += ENOUGH if match.over else 1
        count += 1
    return [*views.values()]


def _by_kind(view: View, numbers: Sequence[int]) -> dict[str, Sequence[int]]:
    """Return the actions of each kind that has any; numbers are in order."""
    actions = view.game.rules.ACTIONS
    edges = [bisect_left(numbers, start) for start in (*actions.starts, actions.count)]
    found = zip(actions.kinds, edges, edges[1:], strict=False)
    return {kind: numbers[first:last] for kind, first, last in found if first < last}
