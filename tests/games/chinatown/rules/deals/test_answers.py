"""Acceptance and refusal by every party, and atomic settlement: CT-23."""

import pytest
from tests.games.chinatown.dealing import THREE
from tests.games.chinatown.position import lay, loose, money, names, offer, owner, refused, strike

import gotham


@pytest.mark.clause("CT-23")
def test_a_party_that_only_receives_must_accept_too():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "give 2 2")
    table.act(1, f"yes {name}")
    assert (owner(table, 1), owner(table, 2)) == (0, 0)
    table.act(2, f"no {name}")
    assert (owner(table, 1), owner(table, 2), names(table, 0)) == (0, 0, [])


@pytest.mark.clause("CT-23")
def test_every_party_answers_once_and_the_author_has_accepted():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "give 2 2")
    assert refused(table, 0, f"yes {name}") == "CT-23"
    assert refused(table, 0, f"no {name}") == "CT-23"
    table.act(1, f"yes {name}")
    assert refused(table, 1, f"yes {name}") == "CT-23"
    table.act(1, f"no {name}")  # an acceptance is not binding yet
    assert names(table, 0) == []
    assert refused(table, 2, f"yes {name}") == "CT-23"


@pytest.mark.clause("CT-23")
def test_outsiders_do_not_answer():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1")
    assert refused(table, 2, f"yes {name}") == "CT-23"
    assert refused(table, 2, f"no {name}") == "CT-23"
    assert refused(table, 1, "yes 0 0+1+2 openly") == "CT-23"
    assert refused(table, 1, "yes 0 0+1 secretly") == "CT-23"
    assert refused(table, 1, "yes 2 0+1 openly") == "CT-23"
    assert refused(table, 1, "yes 4 0+1 openly") == "CT-23"


@pytest.mark.clause("CT-23")
def test_a_deal_settles_completely():
    """All transfers of all parties in one action."""
    table = lay(THREE)
    name = offer(table, 2, "give 1 2", "give 5 0", "cash 2 1 4,000", "tile radios 0 1")
    table.act(0, f"yes {name}")
    before = len(list(table.events(gotham.SPECTATOR)))
    table.act(1, f"yes {name}")
    (event,) = list(table.events(gotham.SPECTATOR))[before:]
    assert [event.before.state.owner[place] for place in (0, 4)] == [0, 1]
    assert [event.after.state.owner[place] for place in (0, 4)] == [2, 0]
    assert (money(table), loose(table, 1, "radios")) == ([5, 10, 0], 1)


@pytest.mark.clause("CT-23")
def test_a_settled_deal_cannot_be_undone():
    table = lay(THREE)
    strike(table, 0, "give 1 1")
    assert not table.undoable(0)
    assert not table.undoable(1)
