"""Deals neither lose nor create buildings, tiles or money, step by step."""

from collections import Counter
from typing import ClassVar

import numpy as np
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.games.chinatown.position import chinatown, keep_all, names, parties, state

from gotham.engine import has_numba
from gotham.games.chinatown.rules import contract as rules
from gotham.games.chinatown.rules.material import NO_SHOP, NOBODY, START, TILES, TYPES
from gotham.games.chinatown.rules.state import KEEPING, NEGOTIATING, NO_PROMISE, OPTIONS, PLACING

STEPS, EXAMPLES, LENGTH = 10_000, 160, 80  # steps in all, matches, and rules of the machine in each
SEATS = st.integers(0, 4)
PLACES = st.integers(0, 10_000)
PICKS = st.lists(st.tuples(PLACES, PLACES), min_size=1, max_size=8)
MOVES = ("give", "tile", "cash", "build", "empty", "owe")
CHEAP = 3  # thousands that can usually be paid

OPTIONS_CHOSEN = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()})
KIND_OF = rules.ACTIONS.spread({kind: number for number, kind in enumerate(rules.ACTIONS.kinds)})


def is_in(*phases):
    """Return whether a machine's match is in one of these phases."""
    return lambda machine: not machine.table.over and state(machine.table).phase in phases


class Dealing(RuleBasedStateMachine):
    """A match with random deals and placing; everything is counted after each action."""

    counts: ClassVar[Counter[str]] = Counter()

    @initialize(players=st.sampled_from([3, 4, 5]), seed=PLACES, options=OPTIONS_CHOSEN)
    def start(self, players, seed, options):
        self.table = chinatown("compiled").table(players, seed, options)
        self.check = self.table.game.bind(rules.check)
        self.next_round()

    # ------------------------------------------------------------------------------------------------- steps

    def act(self, seat, action):
        """Act, count, and compare with the expected totals."""
        before = state(self.table).copy()
        self.table.act(seat, action)
        self.counts["steps"] += 1
        self.hold(before)

    def hold(self, before):
        s = state(self.table)
        assert self.check(s) == 0
        assert (s.bag + s.loose.sum(0) + tiles_on(s) == TILES).all()
        assert s.money.sum() == START * s.players + s.income.sum() + s.bonus.sum()
        assert min(s.money.min(), s.loose.min(), s.bag.min()) >= 0
        assert not s.loose[s.players :].any()
        stays = before.shop != NO_SHOP  # a tile on the map never moves
        assert (s.shop[stays] == before.shop[stays]).all()
        if before.phase == s.phase == NEGOTIATING:
            assert ((s.owner == NOBODY) == (before.owner == NOBODY)).all()
            assert (s.shop == before.shop).all()
            assert s.money.sum() == before.money.sum()
            assert (s.loose.sum(0) == before.loose.sum(0)).all()
        if before.phase == s.phase == PLACING:
            assert (s.owner == before.owner).all()
            assert (s.money == before.money).all()

    def legal(self, seat, kinds):
        """Return the legal actions of a seat of some kinds, kind by kind."""
        numbers = np.array(self.table.numbers(seat), np.int64)
        found = [numbers[KIND_OF[numbers] == rules.ACTIONS.kinds.index(kind)].tolist() for kind in kinds]
        return [actions for actions in found if actions]

    def can(self, seat, action):
        return self.table.game.read(action) in self.table.numbers(seat)

    def next_round(self):
        keep_all(self.table)
        self.counts["steps"] += 2 * self.table.players

    # ------------------------------------------------------------------------------------------------- rules

    @precondition(is_in(NEGOTIATING))
    @rule(seat=SEATS, others=st.integers(1, 4), picks=PICKS, secret=st.booleans())
    def propose(self, seat, others, picks, secret):
        """A seat drafts some moves, with so many others if legal, and proposes them."""
        seat %= self.table.players
        if not self.can(seat, "draft"):
            return
        self.act(seat, "draft")
        group = [(seat + step) % self.table.players for step in range(others + 1)]
        for kind, place in picks:
            choices = self.legal(seat, MOVES)
            if choices:
                self.act(seat, self.likely(choices[kind % len(choices)], place, group))
        action = f"propose {'secretly' if secret else 'openly'}"
        is_legal = self.can(seat, action)
        self.act(seat, action if is_legal else "drop")
        self.counts["offers"] += is_legal

    def likely(self, actions, place, group):
        """Return one of these moves, preferring cheap ones among few parties, so that many offers are accepted."""
        some = [actions[(place + index * 37) % len(actions)] for index in range(40)]
        return next((action for action in some if self.is_likely(action, group)), some[0])

    def is_likely(self, action, group):
        kind, operands = rules.ACTIONS.parts(action)
        if kind in ("give", "build", "empty"):
            involved = [state(self.table).owner[operands[0]], *(operands[1:] if kind == "give" else ())]
        else:
            involved = operands[1:] if kind == "tile" else operands[:2]
        return set(involved) <= set(group) and (kind not in ("cash", "owe") or operands[2] < CHEAP)

    @precondition(is_in(NEGOTIATING))
    @rule(author=SEATS, place=PLACES)
    def accept(self, author, place):
        """All parties that can accept an offer do so, until it is settled, void, or a party cannot."""
        author %= self.table.players
        live = names(self.table, author)
        name = live[place % len(live)] if live else ""
        for seat in parties(name) if name else ():
            if name in names(self.table, author) and self.can(seat, f"yes {name}"):
                before = state(self.table).copy()
                self.act(seat, f"yes {name}")
                if name not in names(self.table, author):
                    self.note(name, before)

    def note(self, name, before):
        s = state(self.table)
        fields = ("owner", "loose", "money", "promise", "audience", "owed")
        kind = "settled" if any((before[field] != s[field]).any() for field in fields) else "void or in vain"
        self.counts[kind] += 1
        self.counts[f"{kind}, {len(parties(name))} parties"] += 1
        self.counts[f"{kind}, {name.split()[-1]}"] += 1

    @precondition(is_in(NEGOTIATING))
    @rule(seat=SEATS, place=PLACES)
    def answer(self, seat, place):
        seat %= self.table.players
        choices = self.legal(seat, ("yes", "no", "withdraw"))
        if choices:
            actions = choices[place % len(choices)]
            self.act(seat, actions[place % len(actions)])

    @precondition(is_in(NEGOTIATING, PLACING))
    @rule(seat=SEATS)
    def done_or_not(self, seat):
        """Say done or undo it, but not as the last seat: that is done by `end_phase`."""
        seat %= self.table.players
        if self.can(seat, "resume"):
            self.act(seat, "resume")
        elif self.can(seat, "done") and len(self.table.awaited) > 1:
            self.act(seat, "done")

    @precondition(is_in(PLACING))
    @rule(seat=SEATS, places=st.lists(PLACES, max_size=5))
    def place(self, seat, places):
        for place in places:
            for actions in self.legal(seat % self.table.players, ("place",)):
                self.act(seat % self.table.players, actions[place % len(actions)])

    @precondition(is_in(NEGOTIATING, PLACING))
    @rule(place=PLACES)
    def end_phase(self, place):
        """Sometimes all seats fulfil their promises and say done; after the last phase the next round begins."""
        phase = state(self.table).phase
        while phase == state(self.table).phase and place % (5 if phase == NEGOTIATING else 2) == 0:
            seat = self.table.awaited[0]
            action = "done" if self.can(seat, "done") else self.legal(seat, ("place",))[0][0]
            self.act(seat, action)
        if not self.table.over and state(self.table).phase == KEEPING:
            self.next_round()

    @precondition(lambda machine: machine.table.over)
    @rule(players=st.sampled_from([3, 4, 5]), seed=PLACES, options=OPTIONS_CHOSEN)
    def again(self, players, seed, options):
        self.start(players, seed, options)

    # -------------------------------------------------------------------------------------------- invariants

    @invariant()
    def promised_tiles_are_there(self):
        """No seat has promised more tiles of a type than it has."""
        s = state(self.table)
        if s.phase == NEGOTIATING:
            for seat in range(s.players):
                made = s.promise[(s.owner == seat) & (s.promise < TYPES)].tolist()
                assert all(made.count(kind) <= s.loose[seat, kind] for kind in set(made))

    @invariant()
    def promises_are_of_empty_buildings(self):
        s = state(self.table)
        if s.phase == NEGOTIATING:
            assert (s.shop[s.promise != NO_PROMISE] == NO_SHOP).all()


def tiles_on(s):
    """Count the tiles of each type on the map."""
    return [int((s.shop == kind).sum()) for kind in range(TYPES)]


@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
@pytest.mark.clause("CT-03", "CT-15", "CT-23", "CT-26")
def test_deals_neither_lose_nor_create_anything(print_later):
    Dealing.counts.clear()
    chosen = settings(
        max_examples=EXAMPLES,
        stateful_step_count=LENGTH,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Dealing, settings=chosen)
    print_later("deals: " + "  ".join(f"{what}: {count:,}" for what, count in sorted(Dealing.counts.items())))
    assert Dealing.counts["steps"] >= STEPS
    assert Dealing.counts["settled"] >= 50
    assert all(Dealing.counts[f"settled, {number} parties"] >= 5 for number in (2, 3, 4))
    assert min(Dealing.counts["settled, openly"], Dealing.counts["settled, secretly"]) >= 15
