"""Keeping two buildings fewer than were dealt: CT-10 to CT-12."""

import pytest
from tests.games.chinatown.opening import VIEWERS, cards, open_table, play_round
from tests.games.chinatown.position import all_done, keep_all, owner, refused, state

import gotham
from gotham.engine import UNKNOWN


def refuse(table, seat, *numbers):
    for number in numbers:
        table.act(seat, f"refuse {number}")


@pytest.mark.clause("CT-10")
def test_exactly_two_are_refused():
    table = open_table()
    hand = sorted(cards(table, 1))
    assert table.legal(1) == [f"refuse {number}" for number in hand]
    refuse(table, 1, hand[2])
    assert table.legal(1) == [f"refuse {number}" for number in hand if number != hand[2]]
    assert 1 in table.awaited
    refuse(table, 1, hand[5])
    assert table.legal(1) == []
    assert table.actors == table.awaited == (0, 2)
    assert refused(table, 1, f"refuse {hand[0]}") == "CT-10"


@pytest.mark.clause("CT-10")
def test_a_player_can_refuse_only_their_own_cards():
    table = open_table()
    other, nobodys = min(cards(table, 1)), next(n for n in range(1, 86) if not state(table).card[n - 1])
    assert refused(table, 0, f"refuse {other}") == "CT-10"
    assert refused(table, 0, f"refuse {nobodys}") == "CT-10"
    mine = min(cards(table, 0))
    refuse(table, 0, mine)
    assert refused(table, 0, f"refuse {mine}") == "CT-10"  # the same card twice


@pytest.mark.clause("CT-10")
def test_all_choose_at_the_same_time_in_any_order():
    results = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        table = open_table(seed=9)
        hands = [sorted(cards(table, seat))[:2] for seat in range(3)]
        for seat in order:
            refuse(table, seat, *hands[seat])
        results.add(table.digest)
    for turn in (0, 1):  # alternately
        table = open_table(seed=9)
        for place in (turn, 1 - turn):
            for seat in range(3):
                refuse(table, seat, sorted(cards(table, seat))[place])
        results.add(table.digest)
    assert len(results) == 1


@pytest.mark.clause("CT-10", "CT-36")
def test_dealt_cards_are_secret_until_all_have_chosen():
    table = open_table()
    hands = [cards(table, seat) for seat in range(3)]
    for viewer in VIEWERS[3]:
        known = {place + 1 for place, card in enumerate(table.view(viewer).state.card) if card != UNKNOWN}
        assert known == (hands[viewer] if viewer < 3 else set())
    refuse(table, 0, *sorted(hands[0])[:2])
    for viewer in (1, 2, gotham.SPECTATOR):
        view = table.view(viewer).state
        assert all(view.card[number - 1] == UNKNOWN for number in hands[0])
        assert view.ready.tolist()[:3] == [1, 0, 0]


@pytest.mark.clause("CT-10", "CT-36")
def test_others_see_only_that_a_player_has_chosen():
    table = open_table()
    first, second, *_ = sorted(cards(table, 0))
    views = [table.view(viewer) for viewer in (1, 2, gotham.SPECTATOR)]
    refuse(table, 0, first)
    assert views == [table.view(viewer) for viewer in (1, 2, gotham.SPECTATOR)]
    refuse(table, 0, second)
    for viewer in (1, 2, gotham.SPECTATOR):
        assert [table.game.notation[event.action] for event in table.events(viewer)] == ["chosen"]
    assert [table.game.notation[event.action] for event in table.events(0)] == [f"refuse {first}", f"refuse {second}"]


@pytest.mark.clause("CT-12")
def test_both_refused_cards_can_be_taken_back_until_all_have_chosen():
    """The text: only when all players have discarded their two cards does everybody lay down what they kept."""
    table = open_table()
    first, second, third, *_ = sorted(cards(table, 0))
    refuse(table, 0, first, second)
    refuse(table, 1, *sorted(cards(table, 1))[:2])  # nobody reacts to that
    table.undo(0)
    assert (table.awaited, state(table).ready.tolist()[:3]) == ((0, 2), [0, 1, 0])
    table.undo(0)
    assert not table.undoable(0)
    for viewer in (1, 2, gotham.SPECTATOR):
        told = table.story(viewer)
        assert sum("takes back" in line for line in told) == 1  # the first card was never noticed
    refuse(table, 0, second, third)
    assert table.undoable(0)
    refuse(table, 2, *sorted(cards(table, 2))[:2])
    assert not any(map(table.undoable, range(3)))
    assert (owner(table, first), owner(table, third)) == (0, None)
    assert gotham.replay(table.save()).digest == table.digest


@pytest.mark.clause("CT-11")
def test_refused_cards_are_dealt_again():
    back = set()
    for seed in range(4):
        table = open_table(5, seed)
        given_back = {number for seat in range(5) for number in sorted(cards(table, seat))[:2]}
        play_round(table)
        back |= {number for seat in range(5) for number in cards(table, seat)} & given_back
    assert len(back) > 3


@pytest.mark.clause("CT-11", "CT-36")
def test_refused_cards_stay_face_down():
    table = open_table(3, 5)
    hands = [sorted(cards(table, seat)) for seat in range(3)]
    keep_all(table)
    for hand in hands:
        assert [owner(table, number) for number in hand[:2]] == [None, None]
    for viewer in VIEWERS[3]:
        view = table.view(viewer).state
        assert view.card.tolist() == [0] * 85
        assert view.owner.tolist() == state(table).owner.tolist()


@pytest.mark.clause("CT-11")
def test_the_pile_is_shuffled_for_the_next_round():
    """Cards are drawn from all unowned buildings, refused ones included."""
    dealt = set()
    for seed in range(8):
        table = open_table(4, seed)
        play_round(table)
        free = {number for number in range(1, 86) if owner(table, number) is None}
        hands = {number for seat in range(4) for number in cards(table, seat)}
        assert hands <= free
        dealt |= hands
    assert len(dealt) > 60


@pytest.mark.clause("CT-12")
def test_kept_cards_are_revealed_together():
    table = open_table(3, 2)
    hands = [sorted(cards(table, seat)) for seat in range(3)]
    for seat in (0, 1):
        refuse(table, seat, *hands[seat][:2])
        assert all(owner(table, number) is None for number in range(1, 86))
    refuse(table, 2, hands[2][0])
    assert all(owner(table, number) is None for number in range(1, 86))
    refuse(table, 2, hands[2][1])
    for viewer in VIEWERS[3]:
        owners = table.view(viewer).state.owner.tolist()
        assert [owners[number - 1] for hand in hands for number in hand[2:]] == [0] * 5 + [1] * 5 + [2] * 5
    assert not any(table.undoable(seat) for seat in range(3))


@pytest.mark.clause("CT-12")
def test_a_kept_card_is_not_dealt_again():
    for players in (3, 4, 5):
        table, kept = open_table(players, 11), set()
        for _ in range(6):
            hands = {number for seat in range(players) for number in cards(table, seat)}
            assert not hands & kept
            keep_all(table)
            kept |= {number for number in hands if owner(table, number) is not None}
            all_done(table)
            all_done(table)
