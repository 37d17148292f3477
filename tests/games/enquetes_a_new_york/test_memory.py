"""What everybody can say of the cards after a whole match, event by event: EN-34, EN-38 and ALL-01."""

import random
from collections import Counter

import pytest

from gotham.games.enquetes_a_new_york import rules
from gotham.games.enquetes_a_new_york.state import CARDS, PILE

from .position import act, begin, card, copy, has_read, known, legal, names


class Memory:
    """What a seat can say of the cards it has read: where each may be. Made from events alone, not from the rules."""

    def __init__(self):
        self.places = {}  # card -> holders that are possible

    def leave(self, gone):
        """Cards leave their holders face down, all at once: (holder, kind) -> how many they had, where one went."""
        for at, places in self.places.items():
            now = set()
            for place in places:
                count, to = gone.get((place, int(at >= 10)), (2, place))
                now |= {to} if count == 1 else {place, to}
            self.places[at] = now

    def give_back(self, seat):
        """All cards of a seat go back to the piles."""
        for at, places in self.places.items():
            self.places[at] = {PILE if place == seat else place for place in places}


def play_on(s, dice):
    """Somebody acts, mostly without accusing."""
    choices = legal(s, s.turn)
    calm = [action for action in choices if not action.startswith("accuse")]
    action = dice.choice(choices if dice.random() < 0.02 else calm)
    act(s, s.turn, action)
    return action.split()[0]


def note(memories, before, s, kind):
    """Seats remember what an action showed them; how many cards each of them read."""
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
def test_cards_are_seen_and_handed_over_in_no_other_way():
    """Only by drawing, swapping, spying, taking and when somebody is out; all that was seen stays known."""
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
                    assert memory.places[card(name)] == {holder}  # nothing is told that it cannot know
            if rules.is_over(s):
                break
    assert all(kinds[kind] >= 10 for kind in ("roll", "go", "spy", "take", "swap", "end", "accuse"))
