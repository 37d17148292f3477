"""The properties that every game must have, for anyone to check against their own game.

decisions   the laws of positions and actions, compiled for each game
texts       the laws of texts: what is written reads back
diagnosis   which field, viewer, seat and action differ where a law is broken
report      the counted cases, and the error for a broken law

1  A state that is not over awaits a seat with a legal action; matches end within LIMIT; over awaits nobody.
2  A guess looks like the view it was made from, and is a sound state.
3  `legal`, `why`, `actors`, `awaited`, `is_over` and the result agree on state, view and guess; `why` is 0 where legal.
4  The same start, key and actions give the same bytes; a transcript read back gives the same state.
5  Every field is in its range and `check` finds nothing.
6  Notation is distinct and reads back; so do scenes, of states and of views, and records of seats.
7  Compiled equals interpreted.
8  A viewer notices what changes their view, and nothing else; what they notice is told, and no more than they see.
9  An action that reveals nothing and is seen alike leads from worlds that look the same to such worlds.
10 Twins, made from the rulebook's words on information, stay the same bytes to their viewer.
"""

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ..engine import cells, key_of
from ..i18n.errors import GothamError
from ..match.game import Game, seed_number
from ..match.table import Table
from ..match.view import View
from ..moved import renamed
from . import decisions as cases
from .diagnosis import Break, diagnose, differences
from .report import LawBroken, LawReport
from .texts import check_notation, check_texts, expect

__all__ = ["LawBroken", "LawReport", "book", "check", "compare", "pairs", "settings"]

__getattr__ = renamed(__name__, {"Report": "LawReport"})  # of version 0.2

OF_ACTIONS = (8, 9, 10)  # laws that look at an action; the others look at the position before it
TEXTS = 24  # matches whose texts are checked: reading and writing takes a thousand times as long as playing
Setting = tuple[int, dict[str, str]]
Move = tuple[int, int]  # seat, action


def book() -> Iterator[tuple[int, str]]:
    """Return the laws by number, as in the docstring of this module."""
    for line in (__doc__ or "").splitlines():
        number, _, text = line.partition(" ")
        if number.isdigit():
            yield int(number), text.strip()


def settings(game: Game) -> Iterator[Setting]:
    """Yield setups forever: all player counts and all pairs of option values, equally often."""
    options = pairs(game.rules.OPTIONS)
    while True:
        for chosen in options:
            for players in game.numbers:
                yield players, chosen


def pairs(options: dict[str, tuple[str, ...]]) -> list[dict[str, str]]:
    """Return choices of values in which every pair of values of two options occurs."""
    chosen: list[dict[str, str]] = []
    missing = {
        frozenset(((a, x), (b, y)))
        for a, b in itertools.combinations_with_replacement(options, 2)
        for x in options[a]
        for y in options[b]
        if a != b or x == y
    }
    while missing:
        best = max(_some(options, missing), key=lambda choice: len(_met(choice) & missing))
        missing -= _met(best)
        chosen.append(best)
    return chosen or [{}]


def _some(options: dict[str, tuple[str, ...]], missing: set[frozenset[tuple[str, str]]]) -> Iterator[dict[str, str]]:
    """Yield choices that each contain a missing pair; the other options take turns."""
    for turn, pair in enumerate(sorted(missing, key=sorted)):
        yield {name: values[turn % len(values)] for name, values in options.items()} | dict(pair)


def _met(choice: dict[str, str]) -> set[frozenset[tuple[str, str]]]:
    return {frozenset(pair) for pair in itertools.combinations_with_replacement(choice.items(), 2)}


def check(
    game: Game,
    matches: int = 200,
    every: int = 1,
    seed: str = "laws",
    progress: Callable[[], None] = lambda: None,
    texts: int = TEXTS,
) -> LawReport:
    """Play lively matches, check the laws at every `every`-th decision, and count the cases.

    Texts (laws 4, 6 and the log of 8) are checked in the first `texts` matches. Law 7 is `compare`.
    """
    report = LawReport()
    check_notation(game, report)
    watcher = Watcher(game)
    for number, (players, options) in zip(range(matches), settings(game), strict=False):
        name = f"{seed}/{number}"
        moves = watcher.watch(players, options, name, every, report)
        if number < texts:
            check_texts(game.table(players, name, options), moves, report)
        progress()
    return report


def compare(game: Game, others: list[Game], matches: int = 10, seed: str = "laws", every: int = 10) -> LawReport:
    """Law 7: the same moves give the same bytes in every mode after every action; views are compared at intervals."""
    report = LawReport()
    watcher = Watcher(game)
    for number, (players, options) in zip(range(matches), settings(game), strict=False):
        name = f"{seed}/{number}"
        moves = watcher.watch(players, options, name, game.rules.LIMIT, LawReport())
        tables = [each.table(players, name, options) for each in (game, *others)]
        for count, (seat, action) in enumerate(moves):
            if count % every == 0:
                _compare_views(tables, report)
            for table in tables:
                table.act(seat, action)
            expect(len({table.digest for table in tables}) == 1, 7, tables[0], report, _modes(tables))
        _compare_views(tables, report)
        expect(len({(table.returns, table.winners) for table in tables}) == 1, 7, tables[0], report)
        report.matches += 1
    return report


def _modes(tables: list[Table], viewer: int | None = None) -> Callable[[], GothamError]:
    """Return what differs between modes after the latest action, in the state or in a view."""

    def find() -> GothamError:
        first = tables[0]
        seat, action = (str(first.log[-1].seat), first.game.notation[first.log[-1].action]) if first.log else ("-", "-")
        for other in tables[1:]:
            states = [each.rows[0] if viewer is None else each.view(viewer).state for each in (first, other)]
            for field, ours, theirs in differences(first.game, *states):
                modes = {"mode": first.game.mode, "other": other.game.mode, "seat": seat, "action": action}
                return GothamError("law-modes", field=field, before=str(ours), after=str(theirs), **modes)
        return GothamError("law-otherwise")

    return find


def _compare_views(tables: list[Table], report: LawReport) -> None:
    """Law 7 for queries of a state: views, legal actions and guesses."""
    first = tables[0]
    for viewer in first.game.viewers(first.players):
        answers = {_answers(table.view(viewer)) for table in tables}
        expect(len(answers) == 1, 7, first, report, _modes(tables, viewer))


def _answers(view: View) -> tuple[bytes, tuple[int, ...], bytes]:
    guess = view.game.guess(view.rows, view.viewer, 1)
    return view.rows.tobytes(), tuple(view.numbers), guess.tobytes()


class Watcher:
    """Buffers for inspecting matches of one game."""

    def __init__(self, game: Game) -> None:
        rules, seats = game.rules, max(game.rules.PLAYERS)
        self.game = game
        self.boards = rules.State.rows(cases.BEFORE + 3 * (seats + 1))
        self.outs = np.zeros((2, seats), np.int64)
        self.limits = np.array(rules.State.limits)
        self.masks = np.zeros((3, rules.ACTIONS.count), np.bool_)
        self.lots = rules.ACTIONS.lots(rules.LIVELY)
        self.names = tuple(game.tally.counts)
        self.kinds = rules.ACTIONS.spread({kind: number for number, kind in enumerate(rules.ACTIONS.kinds)})
        self.moves = np.zeros((rules.LIMIT, 2), np.int64)
        self.ages = np.zeros(seats + 1, np.int64)
        self.run: Any = game.bind(cases.watch)

    def watch(self, players: int, options: dict[str, str], seed: str, every: int, report: LawReport) -> list[Move]:
        """Inspect one match and return its moves."""
        ledger = np.zeros(cases.LEDGER, np.int64)
        flat = cells(self.boards)
        flat[cases.STATE] = cells(self.game.start(players, self.game.check_options(options), key_of(seed)))[0]
        room = (self.boards, flat, self.limits, self.masks, self.outs, self.kinds, self.lots, self.moves, self.ages)
        counts = np.zeros(len(self.names), np.int64)
        count = self.run(*room, ledger, counts, every, seed_number(seed))
        if ledger[cases.BROKEN]:
            law, decision, index = ledger[[cases.BROKEN, cases.DECISION, cases.VIEWER]].tolist()
            last = decision if law in OF_ACTIONS else decision - 1
            seat, action = self.moves[last].tolist() if last >= 0 else (-1, -1)
            what = diagnose(Break(self.game, self.boards, law, index, seat, action))
            raise LawBroken("error-law", law=str(law), seed=seed, decision=str(decision), what=what)
        for law in report.cases:
            report.add(law, int(ledger[law]))
        for name, found in zip(self.names, counts.tolist(), strict=True):
            report.counts[name] = report.counts.get(name, 0) + found
        report.unnoticed += int(ledger[cases.UNNOTICED])
        report.matches += 1
        report.decisions += count
        return [(seat, action) for seat, action in self.moves[:count].tolist()]
