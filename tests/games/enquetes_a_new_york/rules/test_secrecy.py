"""Information: EN-34, EN-35, EN-37, EN-38 and ALL-01. Whole matches are in test_knowledge and test_leaks."""

from collections import Counter
from pathlib import Path

import pytest
from tests.chance import chi_square

from gotham.engine import SPECTATOR, UNKNOWN, sources
from gotham.games.enquetes_a_new_york.cases.clues import TRUTH
from gotham.games.enquetes_a_new_york.rules import contract as rules
from gotham.games.enquetes_a_new_york.rules import setup as starting
from gotham.games.enquetes_a_new_york.rules import views as looking
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.rules.state import CARDS, PILE

from ..position import (
    ACTION,
    TEXT,
    act,
    card,
    copy,
    hand,
    known,
    knows_of,
    lay,
    legal,
    lots,
    names,
    plain,
    roll,
    same,
    spied,
    view,
    viewers,
)

MIDDLE = """
    players 4
    starter 1
    round 3
    turn 2 closing
    dice joker 4
    pawns A1 C2 D4 -
    accused - - - E5
    0 holds i1 i2 x1
    1 holds i3 x2 x3
    2 holds i4
    0 read i4 i9- x2
    2 read i1-
    3 read i5 x6-
"""
HANDS = """
    players 4
    0 holds i1 i2 x1
    1 holds i3 i4 x2
    2 read i1 i3 x1 x2 i10
    3 read i2 x2
"""


# ------------------------------------------------------------------------------------ field by field


@pytest.mark.clause("EN-34")
def test_public_fields():
    """Rolls, moves, sizes of piles and hands by kind, accusations, players out; and the number of the case."""
    s = lay(MIDDLE)
    s.rolls, s.lots = 11, 9
    public = {
        "players": 4,
        "options": [0, 8, 0, 0],
        "round_": 2,
        "starter": 1,
        "toss": [1, 6, 1, 1, 0, 0],
        "turn": 2,
        "phase": 6,
        "number": 3,
        "letter": 5,
        "pawn": [0, 7, 18, 25, 25, 25],
        "accused": [25, 25, 25, 24, 25, 25],
        "winner": 6,
        "case": 8,
        "held": [[2, 1], [1, 2], [1, 0], [0, 0], [0, 0], [0, 0], [6, 3]],
        "looks": [6, 3, 2, 2, 0, 0],
        "rolls": 11,
        "lots": 9,
        "victim": 6,
        "shown_kind": 2,
        "shown": 16,
    }
    for viewer in viewers(s):
        seen = plain(view(s, viewer))
        assert {name: seen[name] for name in public} == public
        assert seen["key"] == [UNKNOWN] * 8  # it would reveal all dice and draws to come
        assert set(seen) - set(public) == {"key", "answer", "clue", "holder", "knows", "located"}


@pytest.mark.clause("EN-34", "ALL-01")
def test_a_seat_sees_cards_it_holds_held_or_spied():
    s = lay(MIDDLE)
    assert known(s, 0) == ("i1 i2 i4 i9 x1 x2", {"i1": 0, "i2": 0, "i4": 2, "x1": 0, "x2": 1})
    assert known(s, 1) == ("i3 x2 x3", {"i3": 1, "x2": 1, "x3": 1})
    assert known(s, 2) == ("i1 i4", {"i4": 2})
    assert known(s, 3) == ("i5 x6", {"i5": PILE})  # a player who is out keeps their knowledge
    for viewer in range(4):
        seen = view(s, viewer)
        assert [clue for clue in seen.clue if clue != UNKNOWN] == [
            s.clue[at] for at in range(CARDS) if s.knows[viewer, viewer] >> at & 1
        ]


@pytest.mark.clause("EN-34")
def test_knowledge_about_cards_is_private():
    s = lay(MIDDLE)
    for viewer in range(4):
        seen = view(s, viewer)
        assert seen.knows[viewer].tolist() == s.knows[viewer].tolist()
        assert seen.located[viewer] == s.located[viewer]
        others = [seat for seat in range(6) if seat != viewer]
        assert (seen.knows[others] == UNKNOWN).all()
        assert (seen.located[others] == UNKNOWN).all()


@pytest.mark.clause("EN-34")
def test_a_spectator_sees_no_card():
    seen = view(lay(MIDDLE), SPECTATOR)
    for hidden in (seen.clue, seen.holder, seen.knows, seen.located):
        assert (hidden == UNKNOWN).all()
    assert seen.answer == UNKNOWN


@pytest.mark.clause("EN-34", "EN-37")
def test_cards_with_the_same_back_cannot_be_told_apart():
    """For any informant's card in another hand the view is the same."""
    one, other = lay("0 holds i1\n1 holds i2 x1"), lay("0 holds i1\n1 holds i7 x5")
    for viewer in (0, 2, SPECTATOR):
        assert same(view(one, viewer), view(other, viewer))
    assert not same(view(one, 1), view(other, 1))


@pytest.mark.clause("EN-37")
def test_a_back_shows_its_kind_only():
    """Another clue on an unread card does not change a view; its kind is counted."""
    one, other = lay(MIDDLE), lay(MIDDLE)
    for name in ("i3", "i6", "x3", "x4"):
        other.clue[card(name)] += 1
    assert same(view(one, 0), view(other, 0))
    assert same(view(one, SPECTATOR), view(other, SPECTATOR))


# ------------------------------------------------------------------------------------------ events


@pytest.mark.clause("EN-34")
def test_others_see_the_kind_of_a_drawn_card():
    s = lay(HANDS)
    before = [known(s, viewer) for viewer in range(4)]
    roll(s, 0, "A1")
    (drawn,) = set(hand(s, 0).split()) - {"i1", "i2", "x1"}
    assert set(known(s, 0)[0].split()) == {"i1", "i2", "x1", drawn}
    assert known(s, 1) == before[1]
    for viewer in viewers(s):
        assert view(s, viewer).held[0].tolist() == [3, 1]
        assert rules.seen(s, 0, ACTION["roll"], viewer) == ACTION["roll"]
    assert known(s, 3) == before[3]
    assert known(s, 2) == (before[2][0], {"i1": 0, "i3": 1, "x1": 0, "x2": 1})  # i10 may have left the pile


@pytest.mark.clause("EN-34", "EN-37")
def test_the_only_card_of_a_pile_is_known():
    s = lay("1 holds i1..i9\n2 read i10 i1 x1")
    roll(s, 0, "A1")
    assert known(s, 2)[1] == {"i10": 0, "i1": 1, "x1": PILE}
    assert knows_of(s, 2, 0) == "i10"  # the holder of a card has read it
    assert knows_of(s, 1, 0) == ""


@pytest.mark.clause("EN-34", "ALL-01")
@pytest.mark.parametrize("held", ["i5 x1", "i5 i6 i7 x1"])
def test_a_taken_card(held):
    """Taker and owner see the card; others know it only if there was just one."""
    s = lay(f"players 4\n0 holds x2\n1 holds {held}\n2 holds i1..i4 i8..i10\n2 read i5 x1\n0 read i5-\n3 read i6")
    more = [name for name in ("i6", "i7") if name not in held]
    for name in more:
        s.holder[card(name)] = 2
        s.held[PILE, 0] -= 1
        s.held[2, 0] += 1
        s.knows[2, 2] |= 1 << card(name)
        s.located[2] |= 1 << card(name)
    s.knows[3, 2] |= s.knows[3, 3] if more else 0
    roll(s, 0, "A1")
    s = next(tried for tried in lots(s, 0, "take 1", 60) if "i5" in hand(tried, 0).split())
    assert view(s, 0).holder[card("i5")] == 0
    assert view(s, 1).holder[card("i5")] == 0
    assert view(s, 1).clue[card("i5")] == s.clue[card("i5")]  # the owner remembers it
    assert knows_of(s, 0, 1) == "i5"
    assert knows_of(s, 1, 0) == "i5"
    places = known(s, 2)[1]
    assert places.get("i5") == (0 if more else None)
    assert places["x1"] == 1  # the other kind was not touched
    assert ("i5" in knows_of(s, 2, 0)) == bool(more)
    assert "i5" in known(s, 2)[0].split()  # but it was read
    assert known(s, 3) == ("i6", {"i6": 2} if more else {})


@pytest.mark.clause("EN-34", "ALL-01")
def test_a_swap_of_several():
    """Both partners know both cards from now on; the others know neither, and lose track of those hands."""
    s = lay(HANDS)
    roll(s, 0, "D2")
    s = next(tried for tried in lots(s, 0, "swap i1 1 informant", 60) if "i3" in hand(tried, 0).split())
    assert known(s, 0) == ("i1 i2 i3 x1", {"i1": 1, "i2": 0, "i3": 0, "x1": 0})
    assert known(s, 1) == ("i1 i3 i4 x2", {"i1": 1, "i3": 0, "i4": 1, "x2": 1})
    assert (knows_of(s, 0, 1), knows_of(s, 1, 0)) == ("i1 i3", "i1 i3")
    assert known(s, 2) == ("i1 i3 i10 x1 x2", {"i10": PILE, "x1": 0, "x2": 1})
    assert known(s, 3) == ("i2 x2", {"x2": 1})
    assert (knows_of(s, 2, 0), knows_of(s, 2, 1)) == ("i1 x1", "i3 x2")


@pytest.mark.clause("EN-34")
def test_a_swap_of_the_only_cards_of_their_kind():
    s = lay(HANDS)
    roll(s, 0, "D2")
    act(s, 0, "swap x1 1 expert")
    assert known(s, 2)[1] == {"i1": 0, "i3": 1, "x1": 1, "x2": 0, "i10": PILE}
    assert known(s, 3)[1] == {"i2": 0, "x2": 0}
    assert (knows_of(s, 2, 1), knows_of(s, 2, 0)) == ("i3 x1 x2", "i1 x1 x2")
    assert (knows_of(s, 0, 1), knows_of(s, 1, 0)) == ("x1 x2", "x1 x2")


@pytest.mark.clause("EN-34")
def test_a_swap_of_different_kinds():
    """The given card is one of two, the taken card the only one; and the other way round."""
    s = lay(HANDS)
    roll(s, 0, "D2")
    one = copy(s)
    act(one, 0, "swap i1 1 expert")
    assert known(one, 2)[1] == {"i3": 1, "x1": 0, "x2": 0, "i10": PILE}
    assert known(one, 3)[1] == {"x2": 0}
    act(s, 0, "swap x1 1 informant")
    assert known(s, 2)[1] == {"i1": 0, "x1": 1, "x2": 1, "i10": PILE}


@pytest.mark.clause("EN-34")
def test_a_swap_as_others_see_it():
    """The kinds and the partner, but not the given card."""
    for seat, text in ((0, HANDS), (1, "players 4\nturn 1 rolling\n0 holds i10 x6\n1 holds i1..i9 x1..x5")):
        s = lay(text)
        roll(s, seat, "D2")
        for action in legal(s, seat):
            _, given, partner, kind = action.split()
            vague = f"swapped {'informant' if given < 'x' else 'expert'} {partner} {kind}"
            seen = {viewer: TEXT[rules.seen(s, seat, ACTION[action], viewer)] for viewer in viewers(s)}
            assert seen == {0: action, 1: action, 2: vague, 3: vague, SPECTATOR: vague}
    for action in range(len(TEXT)):
        if not TEXT[action].startswith("swap "):
            assert [rules.seen(s, 0, action, viewer) for viewer in viewers(s)] == [action] * 5


@pytest.mark.clause("EN-27", "EN-34")
def test_others_see_the_kind_of_a_spied_card():
    """The owner sees the card, the others the event and the kind."""
    s = lay(f"{HANDS}\npawns - B4 - -")
    roll(s, 0, "B4")
    before = [known(s, viewer) for viewer in range(4)]
    act(s, 0, "spy 1")
    _, name, kind = spied(s)
    for viewer in viewers(s):
        seen = view(s, viewer)
        assert (seen.victim, ("informant", "expert")[seen.shown_kind]) == (1, kind)
        assert seen.shown == (card(name) if viewer in (0, 1) else UNKNOWN)
    assert known(s, 0) == (names(s.knows[0, 0]), {**before[0][1], name: 1})
    assert (knows_of(s, 0, 1), knows_of(s, 1, 0)) == (name, name)
    assert [known(s, viewer) for viewer in (1, 2, 3)] == before[1:]


@pytest.mark.clause("EN-32", "EN-34")
def test_returned_cards_stay_known():
    """Until another card is drawn face down from that pile."""
    s = lay(HANDS)
    act(s, 0, "accuse B3")
    assert known(s, 0) == ("i1 i2 x1", {"i1": PILE, "i2": PILE, "x1": PILE})
    assert known(s, 2)[1] == {"i1": PILE, "i3": 1, "x1": PILE, "x2": 1, "i10": PILE}
    roll(s, 1, "A1")
    assert known(s, 0) == ("i1 i2 x1", {"x1": PILE})
    assert known(s, 2)[1] == {"i3": 1, "x1": PILE, "x2": 1}
    assert {name: known(s, 1)[1][name] for name in ("i3", "i4", "x2")} == {"i3": 1, "i4": 1, "x2": 1}


# ------------------------------------------------------------------------------------------- guessing


@pytest.mark.clause("EN-35")
def test_guesses_do_not_read_the_box(monkeypatch):
    """They use only the grammar of clues: no module of theirs imports the box, and without it they guess the same."""
    reached = {path.name for path in sources.reached([Path(looking.__file__)])}
    assert "clues.py" in reached
    assert "box.py" not in reached
    seen = view(lay(MIDDLE), 0)
    one, other = copy(seen), copy(seen)
    rules.guess(one, 0, 7)
    monkeypatch.setattr(starting, "BOX_CLUES", None)
    monkeypatch.setattr(starting, "BOX_ANSWERS", None)
    rules.guess(other, 0, 7)
    assert same(one, other)


@pytest.mark.clause("EN-34")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_a_guess_looks_the_same_and_is_fair(viewer):
    s = lay(MIDDLE)
    act(s, 2, "end")
    seen = view(s, viewer)
    for seed in range(5):
        guess = copy(seen)
        rules.guess(guess, viewer, seed)
        assert rules.check(guess) == 0
        assert same(view(guess, viewer), seen)
        assert all(TRUTH[clue] >> guess.answer & 1 for clue in guess.clue)


@pytest.mark.clause("EN-34", "EN-35")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_every_remaining_square_may_be_the_answer(viewer):
    """For a seat that has read a card, those where it is true; two more are publicly wrong."""
    s = lay("accused A1 C3 -\nturn 2 rolling\noption last-standing plays-on\n2 holds i1")
    truth = TRUTH[s.clue[0]] if viewer == 2 else -1
    left = [square for square, name in enumerate(SQUARE) if truth >> square & 1 and name not in ("A1", "C3")]
    seen, counts = view(s, viewer), Counter()
    for seed in range(10 * len(left)):
        guess = copy(seen)
        rules.guess(guess, viewer, seed)
        counts[int(guess.answer)] += 1
    assert set(counts) <= set(left)
    assert chi_square([counts[square] for square in left])
