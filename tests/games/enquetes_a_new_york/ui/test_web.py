"""The data of the drawn board of Enquêtes à New York: all from the view, in the reader's language."""

import itertools
import json

import pytest
from tests.games.enquetes_a_new_york.position import ANSWER
from tests.games.enquetes_a_new_york.tables import BUSY, GAME, NAMES, TABLE, act, busy, ramble, said, seated

from gotham.engine import SPECTATOR, copied
from gotham.games.enquetes_a_new_york.cases import opening
from gotham.games.enquetes_a_new_york.rules import twin
from gotham.games.enquetes_a_new_york.rules.board import DISTRICTS, KINDS, PLACES, SQUARE
from gotham.games.enquetes_a_new_york.text import deduction
from gotham.games.enquetes_a_new_york.text.notation import CARD
from gotham.games.enquetes_a_new_york.ui import web
from gotham.i18n.catalogue import LANGUAGES
from gotham.i18n.errors import Unknown
from gotham.match.view import View


def board(view, language="en"):
    """Return the board data after a round trip through JSON."""
    return json.loads(json.dumps(web.board(view, GAME.words(language), NAMES.__getitem__)))


def shown(text, viewer=0, language="en"):
    return board(seated(text).view(viewer), language)


def clue(seen, label):
    return next(clue for clue in seen["clues"] if clue["label"] == label)


def latest(table, viewer):
    """Return the fact of the latest event for a viewer."""
    return json.loads(json.dumps(web.fact([*table.events(viewer)][-1])))


# ---------------------------------------------------------------------------------------------- the table


@pytest.mark.clause("EN-34")
def test_public_data():
    seen = shown(BUSY, SPECTATOR)
    assert (seen["round"], seen["rounds"], seen["over"], seen["turn"], seen["phase"]) == (2, 60, False, 1, "closing")
    assert seen["dice"] == {"letter": "joker", "number": "4"}
    assert seen["doing"] == "Bob ends the turn or accuses."
    assert [seat["pawn"] for seat in seen["seats"]] == [SQUARE.index("C3"), SQUARE.index("B4"), None]
    assert [seat["held"] for seat in seen["seats"]] == [[1, 1], [2, 1], [0, 0]]
    assert [seat["out"] for seat in seen["seats"]] == [None, None, SQUARE.index("B2")]
    assert seen["accused"] == {str(SQUARE.index("B2")): [2]}
    assert seen["piles"] == [7, 4]
    assert (seen["clues"], seen["answer"], seen["winner"], seen["result"]) == ([], None, None, [])


@pytest.mark.clause("EN-03", "EN-04", "EN-05", "EN-06")
def test_the_data_of_every_square():
    city = shown("")["city"]
    at = SQUARE.index("C3")
    assert DISTRICTS[city["district"][at]] == "queens"
    assert KINDS[city["kind"][at]] == "go"
    assert [PLACES[place] for place in city["shows"][at]] == ["subway"]
    assert len(city["district"]) == len(city["kind"]) == len(city["shows"]) == 25


@pytest.mark.clause("EN-11", "EN-18")
def test_the_number_of_the_case():
    seen = shown("")["case"]
    assert (seen["level"], seen["number"], seen["symbol"]) == ("1", 8, "crossed-circle")
    assert seen["symbols"][7] == "crossed-circle"
    assert seen["line"] == "Level 1, case 8 (a cross in a circle)."
    new = board(GAME.table(2, 1, {"case": "generated", "level": "2"}).view(0))["case"]
    assert (new["level"], new["number"], new["symbol"], new["line"]) == ("2", None, None, "Level 2, a new case.")


@pytest.mark.clause("EN-20")
def test_the_starter_is_sent_in_the_first_round():
    assert shown("players 2")["start"] == "Rolled for the start: Ada (a joker), Bob (1). Ada starts."
    assert shown("players 2\nround 2")["start"] == ""


# ---------------------------------------------------------------------------------------------- the clues


@pytest.mark.clause("EN-29", "EN-34")
def test_read_clues_and_the_places_of_their_cards():
    seen = shown(TABLE)
    places = {each["label"]: (each["place"], each["holder"]) for each in seen["clues"]}
    assert places == {
        "i1": ("hand", 0),
        "i2": ("hand", 0),
        "x3": ("hand", 0),
        "i4": ("seat", 1),
        "i9": ("pile", None),
        "x2": ("lost", None),
    }
    assert clue(seen, "x2")["kind"] == 1
    assert clue(seen, "i4")["text"] == said(seated(TABLE), "i4")


@pytest.mark.clause("EN-27", "EN-34")
def test_other_readers_of_a_card():
    table = busy()
    mine, spied = board(table.view(0)), board(table.view(0))["spied"]
    assert clue(mine, CARD[spied["card"]])["readers"] == [1]
    assert spied["victim"] == 0
    assert board(table.view(2))["spied"] == {**spied, "card": None}
    assert board(table.view(SPECTATOR))["spied"] == {**spied, "card": None}


@pytest.mark.clause("EN-29")
def test_squares_excluded_by_the_clues():
    view = seated(TABLE).view(0)
    seen = board(view)
    assert seen["excluded"] == {str(square): cards for square, cards in deduction.excluded(view).items()}
    assert seen["left"] == deduction.remaining(view)
    assert SQUARE.index(ANSWER) in seen["left"]
    assert shown(TABLE, SPECTATOR)["excluded"] == {}


@pytest.mark.clause("EN-29")
def test_an_accused_square_is_excluded_for_all():
    seen = shown("turn 1 rolling\naccused B2 - -", 1)
    assert SQUARE.index("B2") not in seen["left"]
    assert seen["excluded"] == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_has_every_language(language):
    seen, table = shown(TABLE, 0, language), seated(TABLE)
    assert clue(seen, "i1")["text"] == said(table, "i1", language)
    assert "Ada" in seen["doing"]
    assert seen["case"]["line"] != "case-box"


# ------------------------------------------------------------------------------------------------ secrets


@pytest.mark.clause("EN-34", "ALL-01")
@pytest.mark.parametrize("seed", range(3))
def test_the_board_depends_only_on_the_view(seed):
    """In another world that a viewer cannot distinguish, the board is the same."""
    for table in itertools.islice(ramble(3, seed, accusing=0.02), 4, 90, 11):
        if table.over:
            break
        seat = table.awaited[0]
        action = table.numbers(seat)[0]
        for viewer in GAME.viewers(3):
            rows = copied(table._rows)
            twin.twin(rows[0], viewer, seat, action, seed)
            other = View(GAME, GAME.look(rows, viewer), viewer)
            assert board(other) == board(table.view(viewer))


@pytest.mark.clause("EN-16", "EN-30", "EN-34")
def test_only_players_who_have_looked_get_the_answer():
    table = act("players 3", 0, "accuse B2")
    answer = SQUARE.index(ANSWER)
    assert [board(table.view(viewer))["answer"] for viewer in (0, 1, 2, SPECTATOR)] == [answer, None, None, None]
    told = {"kind": "accuse", "seat": 0, "square": SQUARE.index("B2"), "right": False}
    assert latest(table, 0) == {**told, "answer": answer}
    assert latest(table, 1) == latest(table, SPECTATOR) == {**told, "answer": None}


@pytest.mark.clause("EN-31", "EN-33")
def test_all_see_the_answer_at_the_end():
    table = act("players 3", 0, f"accuse {ANSWER}")
    for viewer in (0, 1, SPECTATOR):
        seen = board(table.view(viewer))
        assert (seen["over"], seen["turn"], seen["winner"]) == (True, None, 0)
        assert seen["answer"] == SQUARE.index(ANSWER)
        assert seen["result"][0] == "Ada has found the thief and the diamond, and wins."
        assert latest(table, viewer)["right"]


# -------------------------------------------------------------------------------------------------- facts


@pytest.mark.clause("EN-25", "EN-34")
def test_the_facts_of_a_swap_by_viewer():
    table = act("turn 0 swapping\npawns A5 - -\n0 holds i1 i2\n1 holds i3 x1 x2\n2 holds i5", 0, "swap i1 1 expert")
    own, partner, other = (latest(table, viewer) for viewer in (0, 1, 2))
    assert own == partner
    assert (own["kind"], own["partner"], own["given"], own["taken"], own["gave"]) == ("swap", 1, 0, 1, CARD.index("i1"))
    assert CARD[own["card"]] in ("x1", "x2")
    assert other == {**own, "gave": None, "card": None}


@pytest.mark.clause("EN-27", "EN-34")
def test_the_facts_of_spying_by_viewer():
    table = busy()
    assert latest(table, 1)["victim"] == 0
    assert latest(table, 0)["shown"] == latest(table, 1)["shown"] is not None
    assert latest(table, 2)["shown"] is None


@pytest.mark.clause("EN-24", "EN-34")
def test_every_event_has_a_fact_within_the_view():
    *_, table = ramble(3, 7, accusing=0.01)
    kinds = set()
    for viewer in (0, SPECTATOR):
        for event in table.events(viewer):
            fact = json.loads(json.dumps(web.fact(event)))
            kinds.add(fact["kind"])
            if viewer == SPECTATOR and not event.after.over:
                assert {fact.get(name) for name in ("card", "gave", "shown", "answer")} == {None}
    assert kinds >= {"roll", "go", "spy", "take", "swap", "end", "accuse"}


# ---------------------------------------------------------------------------------------- a new table


@pytest.mark.clause("EN-11", "EN-18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_table_offers_levels_and_cases(language):
    setup = json.loads(json.dumps(web.setup(GAME.words(language))))
    assert [level["value"] for level in setup["levels"]] == ["1", "2"]
    for level in setup["levels"]:
        assert [case["value"] for case in level["cases"]] == [str(number) for number in range(1, 13)]
        assert len({case["symbol"] for case in level["cases"]}) == 12
    assert [source["value"] for source in setup["sources"]] == ["generated", "day", "spin", "box"]
    assert "setup-" not in json.dumps(setup)


@pytest.mark.clause("EN-17")
def test_the_case_of_the_day_is_the_same_for_all(monkeypatch):
    monkeypatch.setenv("GOTHAM_SECRET", "moonlight")
    one, other = (
        GAME.scene(opening.started(GAME, "day", 3, {"level": "2"}, seed), seed) for seed in ("1" * 64, "2" * 64)
    )
    assert one.options["case"] == other.options["case"] == "generated"
    assert one.options["level"] == "2"
    assert one._rows[0].answer == other._rows[0].answer
    assert sorted(one._rows[0].clue) == sorted(other._rows[0].clue)


def test_other_starts():
    with pytest.raises(Unknown):
        opening.started(GAME, "yesterday", 3, {}, "1" * 64)
    options = GAME.check_options({"case": "8"})
    assert opening.started(GAME, "", 3, options, "1" * 64) is None
    assert opening.started(GAME, "", 3, options | {"case": "generated"}, "1" * 64).startswith("gotham scene")
