"""Information: CT-28 and CT-36. Matches that differ only in a secret look the same to all other viewers."""

import pytest
from tests.games.chinatown.pairs import FOUR, OUTSIDERS, PAIRS, SOLD, assert_same, deal, glance, play
from tests.games.chinatown.position import (
    chinatown,
    keep_all,
    lay,
    loose,
    money,
    names,
    offer,
    owner,
    seats,
    state,
    strike,
)

import gotham
from gotham.engine import UNKNOWN, has_numba
from gotham.games.chinatown.rules.material import NAMES, NO_SHOP
from gotham.games.chinatown.rules.state import DEALT_TO, MOST_STEPS, NEGOTIATING, PLACING

FAST = "compiled" if has_numba() else "plain"  # the story of a match replays it, for every viewer
DONE = [(seat, "done") for seat in range(4)]
# The continuation, the same in both: others deal, one drafts; then the rest of the round and the next.
AFTER = [
    (2, "draft", "give 16 3", "cash 3 2 2,000", "propose openly"),
    (3, "yes 2 2+3 openly"),
    (3, "draft", "tile jeans 2 3", "propose secretly"),
    (2, "no 3 2+3 secretly"),
    (2, "draft"),
    (2, "give 28 2"),
]
SAME_IN_THE_END = ("who proposed and who said the last yes", "in which order")


@pytest.mark.clause("CT-28", "CT-36")
@pytest.mark.parametrize("secret", PAIRS)
def test_a_secret_changes_nothing_for_the_others(secret):
    pair = [play(lay(FOUR, mode=FAST), *script) for script in PAIRS[secret]]
    digests = {table.digest for table in pair}
    assert len(digests) == 2 or secret in SAME_IN_THE_END
    for step in AFTER:
        for table in pair:
            table.act(*step)
        for viewer in OUTSIDERS:
            assert glance(pair[0], viewer) == glance(pair[1], viewer)
    assert_same(*pair, OUTSIDERS)
    for table in pair:
        end_round(table)
    assert_same(*pair, OUTSIDERS)
    for table in pair:
        keep_all(table)
    assert_same(*pair, OUTSIDERS)


def end_round(table):
    """All are done and place their promised tiles, which are hidden until then."""
    for seat in range(4):
        if state(table).drafting[seat]:
            table.act(seat, "drop")
        if not state(table).ready[seat]:
            table.act(seat, "done")
    assert state(table).phase == PLACING
    for seat in range(4):
        for building in (1, 2, 3):
            if seat == owner(table, building) and f"place {building} radios" in table.legal(seat):
                table.act(seat, f"place {building} radios")
        table.act(seat, "done")


@pytest.mark.clause("CT-22", "CT-36")
def test_until_the_secret_is_revealed():
    """Money is shown at the end, and a failed open payment reveals that some is missing."""
    text = FOUR.replace("players 4", "players 4 \n round 6 \n turned 9 9 9 9 9")
    pair = [play(lay(text, mode=FAST), *script) for script in PAIRS["another sum"]]
    assert_same(*pair, OUTSIDERS)
    for table in pair:
        end_round(table)
        assert table.over
    assert pair[0].view(2) != pair[1].view(2)
    assert pair[0].view(2).state.money.tolist() == [5, 9, 4, 5, 0]


@pytest.mark.clause("CT-28", "CT-36")
def test_only_parties_know_a_secret_deal():
    table = lay(FOUR)
    offer(table, 0, "give 1 1", "cash 1 0 3,000", secret=True)
    for viewer in (0, 1, *OUTSIDERS):
        known = [name for name in table.view(viewer).state.name[0].tolist() if name > 0]
        assert [seats(name >> 1) for name in known] == ([[0, 1]] if viewer in (0, 1) else [])
    assert "yes 0 0+1 secretly" in table.legal(1)
    assert "yes 0 0+1 secretly" not in table.legal(2)
    table.act(1, "yes 0 0+1 secretly")
    assert (owner(table, 1), money(table)) == (1, [9, 3, 4, 4])
    for viewer in (0, 1, *OUTSIDERS):
        view = table.view(viewer).state
        assert view.owner[0] == 1
        assert view.money.tolist()[:4] == [money(table)[seat] if seat == viewer else UNKNOWN for seat in range(4)]


@pytest.mark.clause("CT-28")
def test_outsiders_see_a_transfer_but_not_its_parties():
    for script in (SOLD, deal(1, "give 1 1", "tile radios 0 1", "cash 1 0 3,000")):
        table = play(lay(FOUR), *script)
        for viewer in OUTSIDERS:
            (event,) = table.events(viewer)
            assert (table.game.notation[event.action], event.seat, event.note) == ("hands", -1, "")
            assert (event.before.state.owner[0], event.after.state.owner[0]) == (0, 1)
            assert (event.after.state.loose - event.before.state.loose)[1, NAMES.index("radios")] == 1
            assert (event.before.state.got == event.after.state.got).all()
            assert (event.before.state.gave == event.after.state.gave).all()
        assert list(table.events(1))[-1].seat == script[1][0]


@pytest.mark.clause("CT-28", "CT-36")
def test_open_deals_are_known_to_all():
    table = lay(FOUR)
    strike(table, 0, "give 1 1", "cash 1 0 3,000", "empty 2")
    for viewer in (0, 1, *OUTSIDERS):
        *_, proposed, accepted = table.events(viewer)
        assert (proposed.seat, accepted.seat) == (0, 1)
        assert (proposed.after.state.count[0, 0], proposed.after.state.yes[0, 0]) == (3, 1)
        view = accepted.after.state
        assert (view.owner[0], view.promise[1], view.got[0], view.gave[1]) == (1, len(NAMES), 9, 3)


@pytest.mark.clause("CT-36")
def test_drafts_and_remaining_offers_are_private():
    table = lay(FOUR)
    views = {viewer: table.view(viewer) for viewer in (1, *OUTSIDERS)}
    table.act(0, "draft", "give 1 1", "cash 1 0 3,000")
    assert {viewer: table.view(viewer) for viewer in views} == views
    assert all(list(table.events(viewer)) == [] for viewer in views)
    mine = table.view(0).state
    assert (mine.drafting[0], mine.left[0], mine.steps[0]) == (3, 30, MOST_STEPS - 3)
    for viewer in views:
        view = table.view(viewer).state
        assert {view.left[0], view.steps[0], view.drafting[0], *view.draft[0].tolist()} == {UNKNOWN}


@pytest.mark.clause("CT-28", "CT-36")
def test_the_numbering_of_offers_reveals_nothing():
    """Secret offers leave no gap in a viewer's list, and do not use up a visible limit."""
    one, other = lay(FOUR), lay(FOUR)
    for table in (one, other):
        offer(table, 0, "cash 0 3 1,000")
        offer(table, 0, "cash 0 2 1,000")
    offer(other, 0, "cash 0 1 1,000", secret=True)
    offer(other, 0, "cash 0 1 1,000", "cash 0 2 1,000", secret=True)
    assert glance(one, 3) == glance(other, 3)
    assert glance(one, gotham.SPECTATOR) == glance(other, gotham.SPECTATOR)
    assert glance(one, 2) != glance(other, 2)


@pytest.mark.clause("CT-27", "CT-28")
def test_only_the_owner_reads_why_money_or_a_promise_made_an_offer_void():
    """In both cases the others read only that it is no longer possible."""
    pair = []
    for script in (deal(0, "cash 0 2 4,000"), deal(0, "empty 1", "owe 2 0 1,000")):
        table = lay(FOUR, mode=FAST)
        name = offer(table, 0, "give 1 1", "cash 0 1 3,000", "give 5 0")
        play(table, *script)
        table.act(1, f"yes {name}")
        assert (owner(table, 1), owner(table, 5), names(table, 0)) == (0, 1, [])
        pair.append(table)
    assert_same(*pair, (1, 3, gotham.SPECTATOR))
    assert pair[0].story(0) != pair[1].story(0)


@pytest.mark.clause("CT-10", "CT-36")
def test_other_refused_cards_look_the_same_until_revealed():
    pair = [chinatown(FAST).table(3, 5), chinatown(FAST).table(3, 5)]
    mine = [place + 1 for place, card in enumerate(state(pair[0]).card) if card == DEALT_TO]
    for table, cards in zip(pair, (mine[:2], mine[2:4]), strict=True):
        play(table, *((0, f"refuse {card}") for card in cards))
    assert_same(*pair, (1, 2, gotham.SPECTATOR))
    for table in pair:
        play(table, *((1, action) for action in table.legal(1)[:2]))
    assert_same(*pair, (1, 2, gotham.SPECTATOR))
    for table in pair:
        play(table, *((2, action) for action in table.legal(2)[:2]))
    assert glance(pair[0], 1) != glance(pair[1], 1)
    assert state(pair[0]).phase == NEGOTIATING


@pytest.mark.clause("CT-19", "CT-36")
def test_other_prepared_tiles_look_the_same_until_revealed():
    pair = [
        play(lay(FOUR, mode=FAST), *DONE, *script) for script in ([(0, "place 1 radios")], [(0, "place 3 sea-food")])
    ]
    viewers = (1, *OUTSIDERS)
    assert_same(*pair, viewers)
    for table in pair:
        play(table, (1, "place 5 pharmacy"), (1, "done"))
    assert_same(*pair, viewers)
    for table in pair:
        table.act(0, "done")
    assert glance(pair[0], 1) != glance(pair[1], 1)


@pytest.mark.clause("CT-28")
def test_only_parties_read_the_notes_of_a_secret_offer():
    pair = []
    for notes in (("", ""), ("for your eyes", "agreed")):
        table = lay(FOUR, mode=FAST)
        name = offer(table, 0, "give 1 1", secret=True, note=notes[0])
        table.act(1, f"yes {name}", note=notes[1])
        pair.append(table)
    assert_same(*pair, OUTSIDERS)
    assert [event.note for event in pair[1].events(1)] == ["for your eyes", "agreed"]


@pytest.mark.clause("CT-36")
def test_the_legal_actions_of_a_party_depend_only_on_its_view():
    """Seat 1 may accept an offer that seat 0 can no longer pay."""
    pair = []
    for script in ([], deal(0, "cash 0 2 6,000")):
        table = lay(FOUR, mode=FAST)
        offer(table, 0, "cash 0 1 5,000", "give 5 0")
        pair.append(play(table, *script))
    assert_same(*pair, (1, 3, gotham.SPECTATOR))
    assert "yes 0 0+1 openly" in pair[1].legal(1)


@pytest.mark.clause("CT-36")
def test_tiles_on_the_map_and_loose_ones_are_public():
    table = lay(FOUR)
    for viewer in (0, 1, *OUTSIDERS):
        view = table.view(viewer).state
        assert view.owner.tolist() == state(table).owner.tolist()
        assert view.shop.tolist() == state(table).shop.tolist()
        assert view.loose.tolist() == state(table).loose.tolist()
        assert (view.shop != NO_SHOP).sum() == 2
    assert loose(table, 0, "sea-food") == 2
