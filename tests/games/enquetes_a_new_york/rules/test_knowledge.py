"""Knowledge about read cards, event by event: EN-34, EN-38 and ALL-01."""

import random
from collections import Counter

import pytest

from gotham.games.enquetes_a_new_york.rules import contract as rules
from gotham.games.enquetes_a_new_york.rules.state import CARDS, PILE

from ..position import act, begin, card, copy, hand, has_read, known, knows_of, lay, legal, lots, names, roll

HANDS = """
    players 3
    0 holds i1 i2 x1
    1 holds i3 i4 i5 x2
    0 read i3 i4 i9 i10
    1 read i1 i2
"""


# ------------------------------------------------------------------------------- the parties of an event


@pytest.mark.clause("EN-34", "ALL-01")
def test_the_drawer_knows_which_cards_stay():
    s = lay(HANDS)
    roll(s, 0, "A*")
    s = next(tried for tried in lots(s, 0, "go A1", 40) if "i9" in known(tried, 0)[1] and "i9" not in hand(tried, 0))
    assert known(s, 0)[1]["i9"] == PILE
    assert known(s, 0)[1]["i3"] == 1


@pytest.mark.clause("EN-34", "ALL-01")
@pytest.mark.parametrize("taken", ["i3", "i5"])
def test_the_partners_of_a_swap_know_which_cards_stay(taken):
    """Both see the swapped cards, so they know as much as before about the rest of both hands."""
    s = lay(HANDS)
    roll(s, 0, "D2")
    s = next(tried for tried in lots(s, 0, "swap i2 1 informant", 60) if taken in hand(tried, 0).split())
    mine, theirs = known(s, 0)[1], known(s, 1)[1]
    assert {name: mine[name] for name in ("i1", "i2", "i4", taken, "i9")} == {
        "i1": 0,
        "i2": 1,
        "i4": 1,
        taken: 0,
        "i9": PILE,
    }
    assert {name: theirs[name] for name in ("i1", "i2", "i4", taken)} == {"i1": 0, "i2": 1, "i4": 1, taken: 0}
    assert set(knows_of(s, 1, 0).split()) == {"i1", "i2", taken}
    assert set(knows_of(s, 0, 1).split()) == {"i2", "i3", "i4", taken}


@pytest.mark.clause("EN-34", "ALL-01")
def test_the_taker_knows_which_cards_stay():
    s = lay("players 3\n0 holds x1\n1 holds i1..i5\n2 holds i6..i10\n0 read i1 i2 i6\n1 read i6")
    roll(s, 0, "A1")
    s = next(tried for tried in lots(s, 0, "take 1", 60) if "i1" not in hand(tried, 0).split())
    assert known(s, 0)[1]["i1"] == 1
    assert known(s, 0)[1]["i6"] == known(s, 1)[1]["i6"] == 2
    assert known(s, 1)[1]["i1"] == 1


@pytest.mark.clause("EN-34", "ALL-01")
def test_knowledge_of_cards_read_by_others_persists():
    """Also after other cards are read: by spying, by a swap and by taking."""
    s = lay("players 2\npawns - D2\n0 holds i1\n1 holds i2 x2")
    s.knows[:2, :2] |= 1 << card("x6")  # both have read it, and each knows that of the other
    roll(s, 0, "D2")
    act(s, 0, "spy 1")
    assert "x6" in knows_of(s, 1, 0)
    assert "x6" in knows_of(s, 0, 1)
    act(s, 0, "swap i1 1 informant")
    assert {"i2", "x6", "i1"} <= set(knows_of(s, 0, 1).split())
    assert {"i2", "x6", "i1"} <= set(knows_of(s, 1, 0).split())
    s = lay("players 2\n1 holds i1..i10")
    s.knows[:2, :2] |= 1 << card("x6")
    roll(s, 0, "A1")
    act(s, 0, "take 1")
    assert set(knows_of(s, 0, 1).split()) == {"x6", hand(s, 0)}
    assert set(knows_of(s, 1, 0).split()) == {"x6", hand(s, 0)}


@pytest.mark.clause("EN-25", "EN-27")
def test_every_random_draw_is_new():
    """Each card that is drawn, swapped, taken or spied uses one."""
    s = lay("players 2\npawns - D2\n0 holds i1..i4\n1 holds i5..i10")
    roll(s, 0, "D2")
    act(s, 0, "spy 1")
    assert s.lots == 1
    act(s, 0, "swap i1 1 informant")
    assert s.lots == 2
    act(s, 0, "end")
    roll(s, 1, "A1")
    act(s, 1, "take 0")
    assert s.lots == 3
    act(s, 1, "end")
    roll(s, 0, "B1")
    assert s.lots == 4


# ------------------------------------------------------------------------------------------ whole matches


class Memory:
    """A seat's knowledge of the possible places of its read cards, from events only, without the rules."""

    def __init__(self):
        self.places = {}  # card -> possible holders

    def leave(self, gone):
        """Cards leave their holders face down, all at once: (holder, kind) -> previous count, if one left."""
        for at, places in self.places.items():
            now = set()
            for place in places:
                count, to = gone.get((place, int(at >= 10)), (2, place))
                now |= {to} if count == 1 else {place, to}
            self.places[at] = now

    def give_back(self, seat):
        """Return all cards of a seat to the piles."""
        for at, places in self.places.items():
            self.places[at] = {PILE if place == seat else place for place in places}


def play_on(s, dice):
    """A seat acts, usually without an accusation."""
    choices = legal(s, s.turn)
    calm = [action for action in choices if not action.startswith("accuse")]
    action = dice.choice(choices if dice.random() < 0.02 else calm)
    act(s, s.turn, action)
    return action.split()[0]


def note(memories, before, s, kind):
    """Seats remember the cards an action showed them; return how many each of them read."""
    seat, looks = int(before.turn), Counter()
    moved = [at for at in range(CARDS) if before.holder[at] != s.holder[at] != PILE]
    assert len(moved) in {"swap": (2,), "take": (1,), "end": (0,), "accuse": (0,)}.get(kind, (0, 1))
    gone = {}
    for at in moved:
        one, back = int(before.holder[at]), int(at >= 10)
        gone[one, back] = int(before.held[one, back]), int(s.holder[at])
    for viewer, memory in enumerate(memories):
        if kind == "accuse" and s.winner != seat:
            memory.give_back(seat)
        if viewer not in {int(state.holder[at]) for at in moved for state in (before, s)}:
            memory.leave(gone)
        for at in moved:
            if viewer in (before.holder[at], s.holder[at]):
                memory.places[at] = {int(s.holder[at])}
                looks[viewer] += viewer == s.holder[at]
    if kind == "spy":
        memories[seat].places[int(s.shown)] = {int(s.victim)}
        looks[seat] += 1
    return looks


@pytest.mark.clause("EN-34", "EN-38", "ALL-01")
def test_cards_are_seen_and_moved_only_by_these_events():
    """Only by drawing, swapping, spying, taking and leaving the game; knowledge persists."""
    kinds = Counter()
    for seed in range(6):
        dice, s = random.Random(seed), begin(4, seed, last_standing="plays-on")
        memories, looks = [Memory() for _ in range(4)], Counter()
        for _ in range(200):
            before = copy(s)
            kind = play_on(s, dice)
            kinds[kind] += 1
            looks += note(memories, before, s, kind)
            assert [s.looks[viewer] for viewer in range(4)] == [looks[viewer] for viewer in range(4)]
            for viewer, memory in enumerate(memories):
                assert has_read(s, viewer) == names(sum(1 << at for at in memory.places))
                assert all(s.holder[at] in places for at, places in memory.places.items())
                for name, holder in known(s, viewer)[1].items():
                    assert memory.places[card(name)] == {holder}  # it shows nothing unknown
            if rules.is_over(s):
                break
    assert all(kinds[kind] >= 10 for kind in ("roll", "go", "spy", "take", "swap", "end", "accuse"))
