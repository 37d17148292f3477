"""Events as data: facts of the log for each viewer, and the story of a finished match."""

import json

import pytest
from tests.games.chinatown.matches import MODE, ROUNDS, match, struck
from tests.games.chinatown.position import all_done, keep_all, lay, offer, strike
from tests.games.chinatown.tables import end_round, seats

import gotham
from gotham.engine import plain
from gotham.games.chinatown.rules.material import CARDS
from gotham.games.chinatown.rules.offers import author_of, name_of
from gotham.games.chinatown.rules.shops import shop_income
from gotham.games.chinatown.rules.state import MAP
from gotham.games.chinatown.ui import deals as ui_deals
from gotham.games.chinatown.ui.web import fact, story

DRAFT_STEP = {"kind": "draft", "quiet": True}


def facts(table, viewer=gotham.SPECTATOR):
    """Return the facts of a viewer's log after a round trip through JSON, without steps of drafts."""
    found = map(fact, table.events(viewer))
    return json.loads(json.dumps([each for each in found if each is not None and each != DRAFT_STEP]))


# -------------------------------------------------------------------------------------------------- facts


@pytest.mark.clause("CT-23", "CT-28")
def test_offers_and_answers_have_facts_with_their_notes():
    table = seats()
    offer(table, 0, "give 1 1", "cash 1 0 1,000", note="and next round I help you")
    table.act(1, "no 0 0+1 openly", note="too much")
    offer(table, 0, "give 1 1", "cash 1 2 1,000", secret=True)
    table.act(1, "yes 0 0+1+2 secretly")
    table.act(0, "withdraw 0+1+2 secretly")
    known = [
        {"kind": "offer", "id": "0.6", "seat": 0, "note": "and next round I help you"},
        {"kind": "no", "id": "0.6", "seat": 1, "note": "too much"},
    ]
    secret = [{"kind": kind, "id": "0.15", "seat": seat, "note": ""} for kind, seat in answers()]
    assert facts(table) == known
    assert next(map(fact, table.events(0))) == DRAFT_STEP
    assert facts(table, 0) == facts(table, 2) == known + secret


def answers():
    return (("offer", 0), ("yes", 1), ("withdraw", 0))


@pytest.mark.clause("CT-23", "CT-28")
def test_the_facts_of_deals_go_only_to_viewers_who_may_know():
    table = seats()
    strike(table, 0, "give 1 1", "cash 1 0 1,000")
    strike(table, 0, "give 2 1", "cash 1 0 2,000", secret=True)
    moves = [{"kind": "give", "building": 0, "from": 0, "to": 1}, {"kind": "cash", "from": 1, "to": 0, "sum": 1000}]
    known = {"kind": "deal", "round": 1, "author": 0, "parties": [0, 1], "secret": False, "moves": moves}
    first, last = facts(table, 2)[1:]
    assert first == {**known, "id": "0.6", "seat": 1, "note": ""}
    assert last == {"kind": "hands", "round": 1}
    assert [(each["kind"], each["secret"]) for each in facts(table, 1) if "secret" in each] == [
        ("deal", False),
        ("deal", True),
    ]


@pytest.mark.clause("CT-27")
def test_a_void_offer_has_its_own_fact():
    table = seats()
    offer(table, 0, "give 1 1", "cash 1 2 1,000")
    table.act(1, "yes 0 0+1+2 openly")
    strike(table, 0, "give 1 2", "cash 2 0 1,000")
    table.act(2, "yes 0 0+1+2 openly")
    last = facts(table)[-1]
    assert (last["kind"], last["author"], last["parties"], last["secret"]) == ("void", 0, [0, 1, 2], False)


@pytest.mark.clause("CT-12", "CT-20", "CT-21")
def test_rounds_have_facts():
    table = seats()
    end_round(table)
    keep_all(table)
    s = table._rows[0]
    for viewer in table.game.viewers(3):
        income, kept = facts(table, viewer)
        assert kept == {"kind": "kept", "round": 2}
        assert (income["kind"], income["round"]) == ("income", 1)
        assert income["income"] == (1000 * s.income[:3, 0]).tolist() == [0, 2000, 0]
        assert income["bonus"] == (1000 * s.bonus[:3, 0]).tolist()
        assert income["card"] == list(CARDS[s.turned[0]])


def test_without_prosperity_there_is_no_fact_of_a_card():
    table = lay("option prosperity off")
    end_round(table)
    assert facts(table)[-1]["card"] is None


def test_an_undone_action_has_no_fact():
    table = seats()
    table.act(0, "draft", "give 1 1")
    table.undo(0)
    assert facts(table, 0) == []


@pytest.mark.clause("CT-28")
def test_the_parties_of_every_deal_get_its_fact():
    table, steps = match(5, "effects", **{"street-variant": "on"})
    done = [step for step in steps if struck(step)]
    names = [int(name_of(step.entry.action)) for step in done]
    for viewer in (0, 3, gotham.SPECTATOR):
        told = [each for each in facts(table, viewer) if each["kind"] == "deal"]
        mine = [name for name in names if not name & 1 or name >> 1 >> viewer & 1]
        assert [each["id"].split(".")[1] for each in told] == [*map(str, mine)]
        assert all(each["note"] == "trust me" for each in facts(table, viewer) if each["kind"] == "offer")


# ---------------------------------------------------------------------------------------- the whole match


@pytest.mark.clause("CT-22")
def test_a_story():
    """Seat 0 sells a shop in the last round, in secret: it gets money, the other gets its income once."""
    table = lay("round 6\n0 built sea-food 1 2 3\n1 holds pharmacy 1\nmoney 5 6 4")
    table.act(2, "draft")
    table.undo(2)
    strike(table, 0, "give 1 1", "give 2 1", "give 3 1", "cash 1 0 4,000", "owe 2 0 1,000", secret=True)
    all_done(table)
    all_done(table)
    told = json.loads(json.dumps(story(table)))
    s = table._rows[0]
    assert told["money"] == list(table.returns)
    assert told["incomes"] == (1000 * s.income[:3]).tolist()
    assert told["bonuses"] == (1000 * s.bonus[:3]).tolist()
    (deal,) = told["deals"]
    assert (deal["round"], deal["author"], deal["parties"], deal["secret"]) == (6, 0, [0, 1, 2], True)
    assert len(deal["moves"]) == 5
    assert deal["gain"][2] == -1000


@pytest.mark.clause("CT-22")
@pytest.mark.parametrize(("players", "options"), [(3, {}), (5, {"street-variant": "on"})])
def test_a_story_has_all_deals_with_their_value(players, options):
    table, steps = match(players, "effects", **options)
    done = [step for step in steps if struck(step)]
    deals = story(table)["deals"]
    assert [(deal["round"], deal["author"]) for deal in deals] == [
        (step.before[0].round_ + 1, author_of(step.entry.action)) for step in done
    ]
    for deal, step in zip(deals, done, strict=True):
        gains = [worth(table.game, step.after, seat) - worth(table.game, step.before, seat) for seat in range(players)]
        assert deal["gain"] == gains
        assert all(seat in deal["parties"] for seat, gain in enumerate(gains) if gain)
    assert table.over == (ROUNDS == 6)


def worth(game, rows, seat):
    """Return money, debts, and the income of all coming rounds with the tiles placed."""
    s = rows[0]
    if MODE == "plain":
        income = int(shop_income(s.owner, s.shop, s.options[MAP], seat))
    else:
        income = ui_deals.placed(game, plain(rows), seat)
    due = int(s.owed[:, :, seat].sum() - s.owed[:, seat].sum())
    return 1000 * (int(s.money[seat]) + due + income * (6 - int(s.round_)))
