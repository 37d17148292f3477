"""The end of the negotiation, and the limit of offers: CT-17 and CT-29."""

import pytest
from tests.games.chinatown.dealing import THREE, VIEWERS
from tests.games.chinatown.position import all_done, keep_all, lay, money, offer, owner, refused, state

from gotham.games.chinatown.rules import contract as rules
from gotham.games.chinatown.rules.state import MOST_STEPS, NEGOTIATING, PLACING


@pytest.mark.clause("CT-17", "CT-29")
def test_the_phase_ends_when_all_are_done():
    table = lay(THREE)
    table.act(1, "done")
    assert (table.awaited, table.actors) == ((0, 2), (0, 1, 2))
    table.act(0, "done")
    assert state(table).phase == NEGOTIATING
    table.act(2, "done")
    assert state(table).phase == PLACING


@pytest.mark.clause("CT-29")
def test_done_can_be_undone():
    table = lay(THREE)
    assert refused(table, 0, "resume") == "CT-29"
    table.act(0, "done")
    assert refused(table, 0, "done") == "CT-29"
    table.act(1, "done")
    table.act(0, "resume")
    assert table.awaited == (0, 2)
    table.act(2, "done")
    assert state(table).phase == NEGOTIATING
    table.act(0, "done")
    assert state(table).phase == PLACING
    assert refused(table, 0, "resume") == "CT-14"


@pytest.mark.clause("CT-29")
@pytest.mark.parametrize("secret", [False, True])
def test_proposing_undoes_done(secret):
    table = lay(THREE)
    table.act(0, "done")
    table.act(1, "done")
    table.act(0, "draft", "give 1 1")
    assert table.awaited == (2,)  # a draft does not
    table.act(0, "drop")
    assert table.awaited == (2,)
    offer(table, 0, "give 1 1", secret=secret)
    assert table.awaited == (0, 2)
    assert state(table).ready.tolist() == [0, 1, 0, 0, 0]


@pytest.mark.clause("CT-29")
def test_a_player_who_is_done_can_still_answer():
    table = lay(THREE)
    first, second = offer(table, 0, "give 1 1"), offer(table, 2, "cash 2 1 1,000")
    third = offer(table, 1, "give 5 2")
    table.act(1, "done")
    table.act(1, f"yes {first}")
    table.act(1, f"no {second}")
    table.act(1, "withdraw 1+2 openly")
    assert owner(table, 1) == 1
    assert state(table).ready.tolist() == [0, 1, 0, 0, 0]
    assert refused(table, 2, f"yes {third}") == "CT-23"


@pytest.mark.clause("CT-29")
def test_open_offers_and_drafts_lapse():
    table = lay(THREE)
    offer(table, 0, "give 1 1")
    offer(table, 2, "cash 2 1 1,000", secret=True)
    table.act(0, "done")
    table.act(1, "done")
    table.act(0, "draft", "give 1 2")  # a player who is done may draft, and the phase does not wait for it
    table.act(2, "done")
    s = state(table)
    assert s.phase == PLACING
    assert (s.name.sum(), s.yes.sum(), s.count.sum(), s.moves.sum()) == (0, 0, 0, 0)
    assert (s.drafting.sum(), s.draft.sum(), s.left.sum()) == (0, 0, 0)
    assert (owner(table, 1), money(table)) == (0, [5, 6, 4])


@pytest.mark.clause("CT-29")
@pytest.mark.parametrize(("value", "most"), [("30", 30), ("10", 10), ("3", 3)])
def test_each_player_has_a_limit_of_proposals_a_round(value, most):
    table = lay(f"option offers {value}")
    for _ in range(most):
        offer(table, 0, "cash 0 1 1,000")
        table.act(1, "no 0 0+1 openly")
    assert refused(table, 0, "draft") == "CT-29"
    assert "draft" in table.legal(1)  # the others have their own limit
    offer(table, 1, "cash 0 1 1,000")
    table.act(0, "yes 1 0+1 openly")  # and without any left a player can still answer
    assert money(table) == [4, 6, 5]


@pytest.mark.clause("CT-29")
def test_proposals_alone_count_towards_the_limit():
    """The text: the phase ends when negotiations are over; a dropped draft or done taken back ends none."""
    table = lay("option offers 3")
    for _ in range(10):
        table.act(0, "draft", "cash 0 1 1,000", "drop")
        table.act(0, "done")
        table.act(0, "resume")
    for _ in range(3):
        offer(table, 0, "cash 0 1 1,000")
    assert refused(table, 0, "draft") == "CT-29"
    table.act(0, "withdraw 0+1#2 openly")
    assert refused(table, 0, "draft") == "CT-29"
    table.act(0, "done")
    table.act(0, "resume")  # also without any offers left
    assert table.awaited == (0, 1, 2)


@pytest.mark.clause("CT-29")
def test_the_steps_of_drafts_that_are_not_proposed_are_limited():
    """So that every match ends; a proposal gives the steps of its draft back."""
    table = lay()
    for _ in range(MOST_STEPS // 3):
        table.act(0, "draft", "cash 0 1 1,000", "cash 0 1 2,000", "drop")
    assert refused(table, 0, "draft") == "CT-29"
    table.act(0, "done")
    assert refused(table, 0, "resume") == "CT-29"
    for _ in range(MOST_STEPS // 3 - 1):
        table.act(1, "draft", "cash 1 2 1,000", "cash 1 2 2,000", "drop")
    for _ in range(5):
        table.act(1, "draft", "cash 1 2 1,000", "cash 1 2 2,000", "propose openly")
    table.act(1, "draft", "cash 1 2 1,000", "cash 1 2 2,000")
    assert refused(table, 1, "cash 1 2 3,000") == "CT-29"
    assert table.legal(1) == ["propose openly", "propose secretly", "drop"]
    assert rules.check(state(table)) == 0


@pytest.mark.clause("CT-29")
def test_the_limits_start_again_each_round():
    table = lay("option offers 3")
    for _ in range(3):
        offer(table, 0, "cash 0 1 1,000")
    table.act(1, "draft", "drop")
    assert refused(table, 0, "draft") == "CT-29"
    all_done(table)
    assert state(table).steps.tolist() == [0] * 5
    all_done(table)
    keep_all(table)
    assert state(table).left.tolist() == [3, 3, 3, 0, 0]
    assert state(table).steps.tolist() == [MOST_STEPS] * 3 + [0, 0]
    offer(table, 0, "cash 0 1 1,000")


@pytest.mark.clause("CT-29", "CT-36")
def test_being_done_is_public():
    table = lay(THREE)
    table.act(2, "done")
    for viewer in VIEWERS:
        assert table.view(viewer).state.ready.tolist() == [0, 0, 1, 0, 0]
        assert table.view(viewer).awaited == (0, 1)
    table.act(2, "resume")
    for viewer in VIEWERS:
        assert [table.game.notation[event.action] for event in table.events(viewer)] == ["done", "resume"]


@pytest.mark.clause("CT-17")
def test_open_offers_do_not_prevent_the_end_of_the_phase():
    """It depends only on public information: which players are done."""
    table = lay(THREE)
    name = offer(table, 0, "give 1 1")
    table.act(0, "done")
    table.act(2, "done")
    table.act(1, "done")
    assert state(table).phase == PLACING
    assert owner(table, 1) == 0
    assert refused(table, 1, f"yes {name}") == "CT-14"
