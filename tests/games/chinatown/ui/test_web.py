"""The data of the drawn board: all from the view, offers with their answers, explained incomes."""

import json

import pytest
from tests.games.chinatown.busy import OFFERS, SHOPS, busy
from tests.games.chinatown.haggling import NAMES, haggle
from tests.games.chinatown.position import all_done, chinatown, keep_all, lay, offer, strike
from tests.games.chinatown.tables import TABLE, seats

import gotham
from gotham.engine import NOTHING, copied
from gotham.games.chinatown.rules import contract as rules
from gotham.games.chinatown.rules.material import NAMES as KINDS
from gotham.games.chinatown.rules.shops import shop_income
from gotham.games.chinatown.rules.state import MAP
from gotham.games.chinatown.rules.twin import twin
from gotham.games.chinatown.ui import deals as ui_deals
from gotham.games.chinatown.ui import web

RADIOS, SEA_FOOD, LAUNDRY, PHARMACY = map(KINDS.index, ("radios", "sea-food", "laundry", "pharmacy"))
BIG = 15_000  # limit of characters for the fullest board


def drawn(view, language="en"):
    """Return the board data of a view after a round trip through JSON."""
    return json.loads(json.dumps(web.board(view, view.game.words(language), NAMES.__getitem__)))


def shown(table, viewer=gotham.SPECTATOR, language="en"):
    return drawn(table.view(viewer), language)


def forget():
    """Clear the caches of the hooks."""
    for each in (*vars(web).values(), *vars(ui_deals).values()):
        getattr(each, "cache_clear", lambda: None)()


# --------------------------------------------------------------------------------------------- the table


def test_a_whole_board():
    seen = shown(seats())
    assert {name: seen[name] for name in ("round", "rounds", "phase", "marker", "give", "left", "canDraft")} == {
        "round": 1,
        "rounds": 6,
        "phase": "negotiating",
        "marker": None,
        "give": 0,
        "left": None,
        "canDraft": False,
    }
    assert seen["sizes"] == [3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]
    assert seen["pays"] == {
        "open": [1000, 2000, 4000, 6000, 8000],
        "finished": {"3": 5000, "4": 8000, "5": 11000, "6": 14000},
    }
    assert (seen["owner"][:3], seen["owner"][3], seen["shop"][42:45]) == ([0] * 3, None, [PHARMACY, PHARMACY, None])
    assert seen["plan"] == [None] * 85
    empty = ("promise", "dealt", "refused", "owed", "offers", "cards")
    assert all(seen[name] == [] for name in empty)


@pytest.mark.clause("CT-07")
@pytest.mark.parametrize(("name", "row"), [("default", [-1, 9, 10, 11]), ("reprint", [9, 10, 11, -1])])
def test_the_map(name, row):
    rows = shown(lay(f"option map {name}"))["rows"]
    assert [len(each) for each in rows] == [13] * 11
    assert rows[3][:5] == [*row, -2]
    assert sorted(place for each in rows for place in each if place >= 0) == [*range(85)]


@pytest.mark.clause("CT-30", "CT-31", "CT-32", "CT-33")
def test_shops_and_explained_incomes():
    table = lay("round 4\n1 built pharmacy 43 44 45 46\n0 built radios 1 2")
    shops = shown(table)["shops"]
    assert [(each["seat"], each["buildings"], each["income"], each["finished"]) for each in shops[:1]] == [
        (0, [0, 1], 2000, False)
    ]
    whole, rest = (each for each in shops if each["type"] == PHARMACY)
    assert (len(whole["buildings"]), whole["income"], whole["most"], whole["finished"]) == (3, 5000, 3, True)
    assert (whole["clauses"], whole["split"]) == (["CT-31", "CT-32", "CT-33"], True)
    assert (rest["income"], rest["finished"], rest["clauses"]) == (1000, False, ["CT-32", "CT-33"])
    assert [seat["income"] for seat in shown(table)["seats"]] == [2000, 6000, 0]


@pytest.mark.clause("CT-10", "CT-11", "CT-12", "CT-36")
def test_cards_are_private_until_all_have_chosen():
    table = chinatown().table(3, 5)
    dealt = shown(table, 1)["dealt"]
    assert (len(dealt), shown(table, 1)["give"], shown(table, 1)["phase"]) == (7, 2, "keeping")
    table.act(1, f"refuse {dealt[3] + 1}")
    assert [shown(table, 1)[name] for name in ("refused", "give")] == [[dealt[3]], 1]
    assert shown(table, 1)["dealt"] == [card for card in dealt if card != dealt[3]]
    assert [(*each["dealt"], *each["refused"], each["give"]) for each in [shown(table)]] == [(0,)]
    assert not set(shown(table, 0)["dealt"]) & set(dealt)
    table.undo(1)
    keep_all(table)
    assert [(each["dealt"], each["refused"], each["give"]) for each in [shown(table, 1)]] == [([], [], 0)]
    assert [place for place, seat in enumerate(shown(table)["owner"]) if seat == 1] == dealt[2:]


@pytest.mark.clause("CT-36")
def test_money_and_remaining_offers_are_private():
    table = seats()
    strike(table, 0, "cash 0 1 1,000")
    strike(table, 0, "cash 0 1 2,000", secret=True)
    assert [seat["seen"] for seat in shown(table)["seats"]] == [4000, 7000, 4000]
    assert [seat["money"] for seat in shown(table)["seats"]] == [None] * 3
    assert [seat["money"] for seat in shown(table, 1)["seats"]] == [None, 9000, None]
    assert [seat["left"] for seat in shown(table, 0)["seats"]] == [28, None, None]
    assert [shown(table, viewer)["left"] for viewer in (0, 1)] == [28, 30]


@pytest.mark.clause("CT-18", "CT-36")
def test_prepared_tiles_are_private():
    table = seats()
    all_done(table)
    table.act(0, "place 2 sea-food")
    assert (shown(table, 0)["phase"], shown(table, 0)["plan"][1]) == ("placing", SEA_FOOD)
    for viewer in (1, 2, gotham.SPECTATOR):
        assert shown(table, viewer)["plan"] == [None] * 85
    table.act(0, "done")
    assert shown(table, 1)["shop"][1] == SEA_FOOD
    assert shown(table, 0)["plan"][1] is None
    assert [seat["ready"] for seat in shown(table)["seats"]] == [True, False, False]


@pytest.mark.clause("CT-24", "CT-28", "CT-36")
def test_promises_and_debts_go_only_to_viewers_who_know_them():
    table = seats()
    strike(table, 0, "build 1 radios", "owe 1 0 2,000")
    strike(table, 1, "empty 5", "owe 0 1 3,000", secret=True)
    known = {"building": 0, "type": RADIOS, "secret": False, "parties": [0, 1]}
    secret = {"building": 4, "type": None, "secret": True, "parties": [0, 1]}
    assert shown(table, 0)["promise"] == shown(table, 1)["promise"] == [known, secret]
    assert shown(table, 2)["promise"] == shown(table)["promise"] == [known]
    debt = {"from": 1, "to": 0, "sum": 2000, "secret": False}
    assert shown(table, 1)["owed"] == [debt, {"from": 0, "to": 1, "sum": 3000, "secret": True}]
    assert shown(table, 2)["owed"] == [debt]


@pytest.mark.clause("CT-19", "CT-20")
def test_options_are_shown():
    assert shown(lay("option placement first-player\nmarker 2"))["marker"] == 2
    assert shown(lay("round 3\nturned 1 6"))["cards"] == [{"sizes": [3, 5]}, {"sizes": []}]
    assert shown(chinatown().table(3, 1, {"prosperity": "off"}))["cards"] is None


# -------------------------------------------------------------------------------------------- the offers


@pytest.mark.clause("CT-23", "CT-27", "CT-28")
def test_an_offer():
    table = seats()
    moves = ("give 5 0", "tile radios 0 1", "cash 0 1 1,000", "cash 0 1 20,000", "build 6 laundry", "empty 2")
    table._rows[0].money[0] = table._rows[0].got[0] = 30
    name = offer(table, 0, *moves, "owe 2 1 2,000", secret=True)
    assert shown(table)["offers"] == []
    (seen,) = shown(table, 1)["offers"]
    assert seen["moves"] == [
        {"kind": "give", "building": 4, "from": 1, "to": 0},
        {"kind": "tile", "type": RADIOS, "from": 0, "to": 1},
        {"kind": "build", "building": 5, "type": LAUNDRY, "from": 1},
        {"kind": "empty", "building": 1, "from": 0},
        {"kind": "cash", "from": 0, "to": 1, "sum": 21000},
        {"kind": "owe", "from": 2, "to": 1, "sum": 2000},
    ]
    assert {key: seen[key] for key in ("id", "author", "parties", "secret", "yes", "own", "obstacles")} == {
        "id": "0.15",
        "author": 0,
        "parties": [0, 1, 2],
        "secret": True,
        "yes": [0],
        "own": False,
        "obstacles": [],
    }
    assert seen["line"].startswith("Ada gives 1 Radios tile and $21,000 to Bob. Bob gives building 5 to Ada.")
    assert seen["answers"] == {
        "yes": table.game.read(f"yes {name}"),
        "no": table.game.read(f"no {name}"),
        "withdraw": None,
    }
    mine = shown(table, 0)["offers"][0]
    assert mine["own"]
    assert mine["answers"] == {"yes": None, "no": None, "withdraw": table.game.read("withdraw 0+1+2 secretly")}
    table.act(1, f"yes {name}")
    assert shown(table, 1)["offers"][0]["yes"] == [0, 1]
    assert shown(table, 1)["offers"][0]["answers"]["yes"] is None


@pytest.mark.clause("CT-27")
def test_the_obstacle_of_an_offer():
    table = seats()
    offer(table, 1, "give 1 1", "cash 1 0 1,000")
    assert shown(table, 0)["offers"][0]["effect"] is not None
    strike(table, 0, "give 1 2", "cash 2 0 1,000")
    (seen,) = shown(table, 0)["offers"]
    assert seen["obstacles"] == ["Building 1 does not belong to Ada."]
    assert (seen["effect"], seen["answers"]["yes"]) == (None, None)


def test_an_own_draft():
    table = seats()
    assert (shown(table, 0)["draft"], shown(table, 0)["canDraft"]) == (None, True)
    table.act(0, "draft", "give 1 1")
    assert shown(table, 0)["draft"] == [{"kind": "give", "building": 0, "from": 0, "to": 1}]
    assert not shown(table, 0)["canDraft"]
    assert shown(table, 1)["draft"] is None


# ---------------------------------------------------------------------------------------- whole matches


@pytest.fixture(scope="module")
def moments():
    """States of a random match, with every view and board."""
    found = []
    for step, table in enumerate(haggle(4, "web", drafts=10, rounds=2)):
        if step % 11 == 0 or (step % 3 == 0 and table._rows[0].name.any()):
            views = {viewer: table.view(viewer) for viewer in table.game.viewers(4)}
            found.append((table._rows.copy(), views, {viewer: drawn(view) for viewer, view in views.items()}))
    assert sum(len(boards[0]["offers"]) for _, _, boards in found) > 10
    return found


@pytest.mark.clause("CT-36", "ALL-01")
def test_the_board_depends_only_on_the_view(moments):
    """In another world that looks the same to a viewer, the board is the same, whatever boards others got before."""
    for _, views, boards in moments[::3]:
        for viewer, view in views.items():
            forget()
            assert drawn(view.guess(viewer).view(viewer)) == boards[viewer]


@pytest.mark.clause("CT-28", "CT-36")
def test_secrets_of_others_change_no_board(moments):
    changed = 0
    for rows, views, boards in moments[::3]:
        for viewer, view in views.items():
            other = copied(rows)
            twin(other[0], viewer, 0 if viewer else 1, NOTHING, 1)
            changed += other.tobytes() != rows.tobytes()
            assert drawn(gotham.View(view.game, view.game.look(other, viewer), viewer)) == boards[viewer]
    assert changed > len(moments) / 3


@pytest.mark.clause("CT-23", "CT-29")
def test_the_answers_are_the_legal_actions(moments):
    for _, views, boards in moments:
        for viewer, board in boards.items():
            answers = {number for each in board["offers"] for number in each["answers"].values()} - {None}
            kinds = {number: rules.ACTIONS.parts(number)[0] for number in views[viewer].numbers}
            assert answers == {number for number, kind in kinds.items() if kind in ("yes", "no", "withdraw")}
            assert board["canDraft"] == ("draft" in kinds.values())


@pytest.mark.clause("CT-21")
def test_incomes_are_those_of_the_rules(moments):
    for (s,), _, boards in moments:
        for board in boards.values():
            for seat, shows in enumerate(board["seats"]):
                assert shows["income"] == 1000 * shop_income(s.owner, s.shop, s.options[MAP], seat)
                assert shows["incomes"] == (1000 * s.income[seat, : s.round_]).tolist()
                assert shows["bonuses"] == (1000 * s.bonus[seat, : s.round_]).tolist()


@pytest.mark.clause("CT-22")
def test_the_end_of_a_match():
    table = lay(f"round 6\n{TABLE.replace('money 5 6 4', '')}")
    all_done(table)
    all_done(table)
    seen = shown(table)
    assert (seen["round"], seen["phase"], seen["give"], seen["dealt"]) == (6, "over", 0, [])
    assert [seat["money"] for seat in seen["seats"]] == list(table.returns)
    assert [len(seat["incomes"]) for seat in seen["seats"]] == [6] * 3


def test_the_fullest_board_is_small(print_later):
    table = busy()
    for viewer in (0, gotham.SPECTATOR):
        seen = shown(table, viewer)
        assert (len(seen["shops"]), len(seen["offers"])) == (SHOPS, OFFERS)
        assert len(letters(seen)) < BIG
    print_later(f"  Chinatown's board of {SHOPS} shops and {OFFERS} offers: {len(letters(shown(table, 0))):,} letters")


def letters(board):
    return json.dumps(board, separators=(",", ":"), ensure_ascii=False)
