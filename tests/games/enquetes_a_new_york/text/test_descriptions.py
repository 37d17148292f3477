"""A view in sentences, from the roll for the start to the end."""

import pytest

from gotham.engine import SPECTATOR
from gotham.games.enquetes_a_new_york.text.notation import CARD

from ..tables import GAME, HANDS, act, described, said, seated


@pytest.mark.clause("EN-18", "EN-20", "EN-21")
def test_the_start():
    table = seated("players 2\nstarter 1")
    assert described(table) == [
        f"Level 1, case 8 ({GAME.words()('symbol', id='crossed-circle')}).",
        "Round 1 of 60.",
        "Rolled for the start: Ada (1), Bob (a joker). Bob starts.",
        "Bob rolls the dice or accuses.",
        "Ada beside the board. Cards: none.",
        "Bob beside the board. Cards: none.",
        "Piles: 10 informants’ cards and 6 experts’ cards.",
    ]
    tied = GAME.scene(table.scene().replace("toss 1 joker", "toss 4 4"))
    assert described(tied)[2].endswith("Player 1 (4), Player 2 (4). After a tie and another roll, Player 2 starts.")
    assert described(GAME.table(2, 1, {"case": "generated", "level": "2"}))[0] == "Level 2, a new case."


@pytest.mark.clause("EN-34")
def test_the_table_and_the_clues_of_a_seat():
    table = seated(HANDS + "1 read i1\n0 read i3 i6 x3-\nround 2\nturn 1 closing\ndice C joker\npawns C1 D4 -\n")
    public = [
        "Level 1, case 8 (a cross in a circle).",
        "Round 2 of 60.",
        "Bob has rolled C and a joker.",
        "Bob ends the turn or accuses.",
        "Ada on C1 (Experts, Bronx). Cards: 2 informants’ cards and 1 expert’s card.",
        "Bob on D4 (Go where you like, Queens). Cards: 2 informants’ cards and 1 expert’s card.",
        "Cy beside the board. Cards: 1 informant’s card.",
        "Piles: 5 informants’ cards and 4 experts’ cards.",
    ]
    assert described(table) == public
    public[4] = public[4].replace("Ada", "Ada (you)")
    assert described(table, 0) == [
        *public,
        f"i1 – In your hand, an informant’s card: {said(table, 'i1')}",
        f"i2 – In your hand, an informant’s card: {said(table, 'i2')}",
        f"x1 – In your hand, an expert’s card: {said(table, 'x1')}",
        f"i3 – With Bob, an informant’s card: {said(table, 'i3')}",
        f"i6 – In the pile, an informant’s card: {said(table, 'i6')}",
        f"x3 – Out of your sight, an expert’s card: {said(table, 'x3')}",
    ]
    assert f"i1 – With Ada, an informant’s card: {said(table, 'i1')}" in described(table, 1)


@pytest.mark.clause("EN-27", "EN-34")
def test_other_readers_of_a_clue_as_far_as_the_viewer_knows():
    table = act(HANDS + "turn 1 spying\npawns A1 A1 -", 1, "spy 0")
    card = CARD[table._rows[0].shown]
    kind = "an informant’s" if card[0] == "i" else "an expert’s"
    assert f"{card} – In your hand, {kind} card: {said(table, card)} (Also read by Bob.)" in described(table, 0)
    assert sum("Also read" in line for line in described(table, 0)) == 1
    assert not any("Also read" in line for viewer in (1, 2, SPECTATOR) for line in described(table, viewer))
    for viewer in (0, 1, 2, SPECTATOR):
        assert f"Bob has spied on Ada in this turn: {kind} card." in described(table, viewer)


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("turn 0 choosing\ndice joker 3", "Ada chooses a square that the dice allow."),
        (HANDS + "turn 0 spying\npawns A1 A1 -", "Ada may spy on somebody on the same square."),
        (
            "1 holds x1..x6\nturn 0 taking\npawns B1 - -",
            "The pile is empty: Ada takes an expert’s card from another player.",
        ),
        (HANDS + "turn 0 swapping\npawns D2 - -", "Ada swaps a card with another player."),
        ("turn 0 going\npawns C3 - -", "Ada may go to another square, or stay."),
    ],
)
def test_the_next_task(position, line):
    assert line in described(seated(position))


@pytest.mark.clause("EN-32", "EN-34")
def test_players_who_are_out_and_their_knowledge():
    table = act(HANDS, 0, "accuse B2")
    assert "Ada is out: the answer is not B2 (Informants, Manhattan)." in described(table)
    answer = "The thief and the diamond are at A5 (Swap a card, Staten Island)."
    assert [answer in described(table, viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, False, False, False]
    assert f"i1 – In the pile, an informant’s card: {said(table, 'i1')}" in described(table, 0)


@pytest.mark.clause("EN-31", "EN-33")
def test_the_end_is_described():
    table = act(HANDS, 0, "accuse A5")
    for viewer in (0, 1, 2, SPECTATOR):
        assert described(table, viewer)[1:4] == [
            "The match is over.",
            "Ada has found the thief and the diamond, and wins.",
            "The thief and the diamond are at A5 (Swap a card, Staten Island).",
        ]
