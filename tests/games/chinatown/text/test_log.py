"""The log of a round, of offers and of deals, for each viewer."""

import re

import pytest
from tests.games.chinatown.haggling import NAMES
from tests.games.chinatown.position import all_done, lay, offer, state, strike
from tests.games.chinatown.tables import GAME, TABLE, described, seats, story

import gotham
from gotham.games.chinatown.rules.state import HANDS, NAMELESS
from gotham.games.chinatown.text import sentences as text
from gotham.i18n.catalogue import LANGUAGES

# --------------------------------------------------------------------------------- buildings and tiles


@pytest.mark.clause("CT-10", "CT-12", "CT-13")
def test_kept_buildings_are_logged_when_all_have_chosen():
    table = GAME.table(3, 1, names=NAMES[:3])
    for seat in (2, 0, 1):
        table.act(seat, *table.legal(seat)[:1])
        table.act(seat, *table.legal(seat)[:1])
    assert table.story(0)[:4] == [
        "Cy has chosen.",
        "Ada gives back building 5.",
        "Ada gives back building 11.",
        "Ada has chosen.",
    ]
    told = table.story()
    assert told[:3] == ["Cy has chosen.", "Ada has chosen.", "Bob has chosen."]
    for line, seat in zip(told[3:6], range(3), strict=True):
        kept, tiles = re.fullmatch(rf"{NAMES[seat]} keeps buildings (.*) and draws tiles: (.*)\.", line).groups()
        owned = [str(place + 1) for place in range(85) if state(table).owner[place] == seat]
        assert re.findall(r"\d+", kept) == owned
        assert sum(map(int, re.findall(r"\d+", tiles))) == 7
    assert told[6:] == ["Round 1 of 6: everybody negotiates."]


@pytest.mark.clause("CT-18", "CT-19", "CT-20", "CT-21")
def test_placing_and_incomes():
    table = seats("0 owns 1 2\n0 holds sea-food 2\n1 holds laundry 1\nmoney 5 5 5")
    all_done(table)
    table.act(0, "place 1 sea-food")
    table.act(0, "place 2 sea-food")
    assert story(table, 1) == [f"{who} is done negotiating." for who in ("Ada", "Bob", "Cy")] + [
        "Round 1 of 6: tiles are placed."
    ]
    assert story(table, 0)[-2:] == ["Ada prepares Sea Food for building 1.", "Ada prepares Sea Food for building 2."]
    table.act(1, "done")
    table.act(0, "done")
    assert story(table, 1) == ["Bob places no tile.", "Ada places Sea Food on 1 and 2."]
    table.act(2, "done")
    cy, card, *incomes, next_round, dealt = story(table, 2)[-7:]
    assert cy == "Cy places no tile."
    assert card == text.card_line(state(table), 0, GAME.words())
    bonus = ", plus $2,000 from the prosperity card" if "3" in card.split(":")[1].split("for")[-1] else ""
    assert incomes == [f"Ada earns $2,000{bonus}.", "Bob earns $0.", "Cy earns $0."]
    assert next_round == "Round 2 of 6: everybody chooses buildings."
    assert dealt.startswith("Cy is dealt buildings ")
    assert story(table)[-1] == next_round


def test_prosperity_cards():
    table = seats("round 3\nturned 0 6")
    words = GAME.words()
    assert text.card_line(state(table), 0, words) == (
        "Prosperity card of round 1: $1,000 more for each tile of sizes 3 and 4 on the map."
    )
    assert text.card_line(state(table), 1, words) == "Prosperity card of round 2: no bonus."
    assert described(table)[2] == "Prosperity card of round 2: no bonus."


# ------------------------------------------------------------------------------------ offers and deals


@pytest.mark.clause("CT-14", "CT-23")
def test_all_read_an_open_deal():
    table = seats()
    name = offer(table, 0, "give 1 1", "cash 1 0 3,000", "empty 16", note="a fair price")
    table.act(1, f"yes {name}")
    table.act(2, f"yes {name}")
    deal = "Ada gives building 1 to Bob. Bob pays $3,000 to Ada. Cy leaves building 16 empty this round."
    told = [
        f"Ada proposes openly to Bob and Cy: {deal}",
        "Ada notes: a fair price",
        "Bob says yes to the open offer of Ada to Bob and Cy.",
        f"Cy says yes, and the deal is struck: {deal}",
    ]
    assert story(table) == story(table, 1) == story(table, 2) == told
    assert story(table, 0) == [
        "Ada starts drafting an offer.",
        *(f"In the draft: {part}." for part in deal.removesuffix(".").split(". ")),
        *told,
    ]


@pytest.mark.clause("CT-28")
def test_others_read_only_the_transfers_of_a_secret_deal():
    table = seats()
    moves = ("give 43 0", "give 44 0", "tile sea-food 0 1", "cash 0 1 4,000", "empty 1", "owe 1 0 1,000")
    name = offer(table, 0, *moves, secret=True, note="psst")
    assert story(table) == story(table, 2) == []
    table.act(1, f"yes {name}")
    deal = (
        "Ada gives 1 Sea Food tile and $4,000 to Bob. Bob gives buildings 43 (Pharmacy) and 44 (Pharmacy) to Ada. "
        "Ada leaves building 1 empty this round. Bob pays $1,000 to Ada after this round’s income."
    )
    assert story(table, 1) == [
        f"Ada proposes secretly to Bob: {deal}",
        "Ada notes: psst",
        f"Bob says yes, and the secret deal is struck: {deal}",
    ]
    assert (
        story(table)
        == story(table, 2)
        == [
            "Other players have struck a secret deal. Bob gives buildings 43 (Pharmacy) and 44 (Pharmacy) to Ada. "
            "Ada gives away 1 Sea Food tile. Bob receives 1 Sea Food tile."
        ]
    )


@pytest.mark.clause("CT-28")
def test_a_secret_deal_without_a_visible_effect():
    """Nobody else learns of a swap of equal tiles; but the end of an open promise is logged."""
    table = seats(TABLE + "2 holds laundry 1")
    strike(table, 1, "tile laundry 1 2", "tile laundry 2 1", secret=True)
    assert story(table, 0) == []
    strike(table, 1, "empty 16", "cash 1 2 1,000")
    strike(table, 1, "build 16 laundry", "tile laundry 1 2", secret=True)
    assert story(table, 0)[-1] == (
        "Other players have struck a secret deal. Bob gives away 1 Laundry tile. Cy receives 1 Laundry tile. "
        "The promises about building 16 no longer hold."
    )


@pytest.mark.clause("CT-28", "CT-36")
@pytest.mark.parametrize("moves", [("cash 1 0 {},000",), ("cash 1 0 {},000", "give 1 1", "owe 0 1 {},000")])
def test_others_read_the_same_for_all_sums(moves):
    """In the log, the description and the scene, for a deal that is settled, refused or withdrawn."""

    def read(sum_):
        table = seats()
        for author in (0, 1):
            strike(
                table, author, *(move.format(sum_) for move in moves if author == 0 or "give" not in move), secret=True
            )
        name = offer(table, 0, *(move.format(sum_) for move in moves if "give" not in move), secret=True)
        table.act(1, f"no {name}")
        return [
            [story(table, viewer, language), described(table, viewer, language), table.view(viewer).scene()]
            for viewer in (2, gotham.SPECTATOR)
            for language in LANGUAGES
        ]

    assert read(1) == read(2)


@pytest.mark.clause("CT-28")
def test_acceptances_of_a_secret_deal_are_not_logged_for_others():
    """For each party as the last one."""

    def read(last):
        table = lay("players 4\n0 owns 1\n1 owns 2\n2 owns 3")
        name = offer(table, 0, "give 1 1", "give 2 2", "give 3 0", secret=True)
        for seat in (1, 2) if last == 2 else (2, 1):
            table.act(seat, f"yes {name}")
        return [event._replace(before=None, after=None) for event in table.events(3)], table.story(3)

    assert read(1) == read(2)
    ((event,), (line,)) = read(1)
    assert (event.seat, event.action) == (-1, HANDS)
    assert NAMELESS == ("hands",)
    assert line.startswith("Other players have struck a secret deal. Player 1 gives building 1 to Player 2.")


@pytest.mark.clause("CT-27", "CT-29")
def test_answers_and_ends_of_offers():
    table = seats()
    first = offer(table, 0, "give 1 1")
    second = offer(table, 0, "give 1 2", secret=True)
    third = offer(table, 1, "cash 1 2 1,000")
    story(table), story(table, 2)
    table.act(1, f"no {first}")
    table.act(0, "withdraw 0+2 secretly")
    assert second == "0 0+2 secretly"
    assert story(table) == ["Bob says no to the open offer of Ada to Bob."]
    assert story(table, 2)[-1] == "Ada withdraws the secret offer of Ada to Cy."
    for seat in (1, 2):
        table.act(seat, "done")
    table.act(2, "resume")
    table.act(1, "draft", "give 5 0", "propose secretly")
    table.act(1, "done")
    table.act(2, "done")
    table.act(2, "draft")
    table.act(0, "done")
    assert third == "1 1+2 openly"
    assert story(table) == [
        "Bob is done negotiating.",
        "Cy is done negotiating.",
        "Cy is negotiating again.",
        "Bob is negotiating again.",
        "Bob is done negotiating.",
        "Cy is done negotiating.",
        "Ada is done negotiating.",
        "No longer on the table: the open offer of Bob to Cy.",
        "Round 1 of 6: tiles are placed.",
    ]
    assert story(table, 2)[-4:] == [
        "Ada is done negotiating.",
        "No longer on the table: the open offer of Bob to Cy.",
        "The draft of Cy lapses.",
        "Round 1 of 6: tiles are placed.",
    ]
    assert "Bob proposes secretly to Ada: Bob gives building 5 to Ada." in table.story(0)
    assert "the secret offer of Bob to Ada" in table.story(0)[-2]
