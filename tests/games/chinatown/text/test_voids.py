"""The log of void deals, ended promises and promised money: CT-24 to CT-27."""

import pytest
from tests.games.chinatown.position import offer, strike
from tests.games.chinatown.tables import GAME, TABLE, described, end_round, seats

import gotham

VOID = "Ada says yes to the open offer of Bob to Ada and Cy, but the deal is void."


# --------------------------------------------------------------------------------- deals that are void


@pytest.mark.clause("CT-27")
@pytest.mark.parametrize(
    ("moves", "meanwhile", "reason"),
    [
        (("give 5 0", "give 16 1"), "give 16 3", "Building 16 does not belong to Cy."),
        (("give 5 0", "tile jeans 2 1"), "tile jeans 2 3", "Cy does not have 1 Jeans & Workwear tile."),
        (("give 5 0", "empty 16"), "give 16 3", "Building 16 is not an empty building of Cy."),
        (("give 5 0", "give 16 1"), "empty 16", "Building 16 is bound by a promise."),
        (("give 5 0", "empty 17"), "build 17 jeans", "Building 17 is bound by a promise."),
        (("give 5 0", "tile jeans 2 1"), "build 16 jeans", "Cy has no Jeans & Workwear tile to spare."),
        (("give 5 0", "build 17 jeans"), "build 16 jeans", "Cy has no Jeans & Workwear tile to spare."),
    ],
)
def test_transferred_things_are_named(moves, meanwhile, reason):
    """So are those that were promised to another player, here to Dee."""
    table = seats(TABLE + "players 4\n2 holds jeans 1")
    name = offer(table, 1, *moves)
    table.act(2, f"yes {name}")
    strike(table, 3, meanwhile, "cash 3 2 1,000")
    line = next(line for line in described(table) if line.startswith("Open offer of Bob"))
    assert line.endswith(f" Yes: Bob and Cy. Waiting for: Ada. Not possible now. {reason}")
    table.act(0, f"yes {name}")
    for viewer in GAME.viewers(4):
        assert table.story(viewer)[-2:] == [VOID, reason]


@pytest.mark.clause("CT-26", "CT-27")
def test_only_the_owner_reads_of_missing_money():
    table = seats()
    name = offer(table, 1, "give 5 0", "cash 2 1 4,000")
    table.act(2, f"yes {name}")
    strike(table, 2, "cash 2 0 1,000", secret=True)
    own = "You do not have enough money; only you can see this."
    assert [own in line for viewer in GAME.viewers(3) for line in described(table, viewer)[-1:]] == [
        *(False, False),
        *(True, False),
    ]
    table.act(0, f"yes {name}")
    assert table.story(2)[-2:] == [VOID, own]
    for viewer in (0, 1, gotham.SPECTATOR):
        assert table.story(viewer)[-2:] == [VOID, "It is no longer possible."]


@pytest.mark.clause("CT-27")
def test_a_deal_that_leaves_a_viewers_money_unchanged():
    """Money that comes and goes in secret: its middleman also reads whether it was all paid."""
    moves = ("cash 0 1 2,000", "cash 1 2 2,000")
    table = seats()
    strike(table, 0, *moves, secret=True)
    for viewer in range(3):
        assert table.story(viewer)[-1].startswith("Cy says yes, and the secret deal is struck: ")
    table = seats()
    name = offer(table, 0, *moves, secret=True)
    strike(table, 0, "cash 0 2 4,000", secret=True)
    table.act(1, f"yes {name}")
    table.act(2, f"yes {name}")
    assert table.story(1)[-2].endswith(", but the deal is void.")
    assert table.story(1)[-1] == "It is no longer possible."


@pytest.mark.clause("CT-25")
def test_a_promise_that_ends_with_a_deal_is_logged():
    table = seats("0 owns 1 2\n0 holds radios 1\nmoney 5 5 5")
    strike(table, 0, "build 1 radios", "cash 1 0 1,000")
    strike(table, 0, "tile radios 0 1")
    for viewer in GAME.viewers(3):
        assert table.story(viewer)[-1] == "The promises about building 1 no longer hold."
    strike(table, 0, "empty 2", "cash 1 0 1,000")
    strike(table, 0, "give 2 1", secret=True)
    assert table.story(1)[-1] == "The promises about building 2 no longer hold."
    assert table.story(2)[-1] == (
        "Other players have struck a secret deal. Ada gives building 2 to Bob. "
        "The promises about building 2 no longer hold."
    )


# -------------------------------------------------------------------------------------- promised money


@pytest.mark.clause("CT-24")
def test_promised_money_is_logged_as_promised():
    table = seats()
    strike(table, 0, "owe 1 0 3,000")
    strike(table, 0, "owe 1 0 2,000", secret=True)
    strike(table, 2, "owe 2 1 1,000", secret=True)
    end_round(table)
    paid = {
        0: ["Bob pays $3,000 to Ada as promised.", "Bob pays $2,000 to Ada as promised."],
        1: [
            "Bob pays $3,000 to Ada as promised.",
            "Bob pays $2,000 to Ada as promised.",
            "Cy pays $1,000 to Bob as promised.",
        ],
        2: ["Bob pays $3,000 to Ada as promised.", "Cy pays $1,000 to Bob as promised."],
        gotham.SPECTATOR: ["Bob pays $3,000 to Ada as promised."],
    }
    for viewer, lines in paid.items():
        assert [line for line in table.story(viewer) if "promised" in line] == lines


@pytest.mark.clause("CT-24", "CT-26")
def test_missing_promised_money():
    """Everybody pays clockwise from the money they have: Bob has 6,000, Ada 5,000."""
    table = seats("money 5 6 4")
    strike(table, 0, "owe 1 0 5,000", "owe 1 2 4,000")
    strike(table, 2, "owe 1 2 2,000", secret=True)
    strike(table, 2, "owe 0 2 9,000", secret=True)
    end_round(table)
    openly = [
        "Bob pays $4,000 to Cy as promised.",
        "Promised payment from Bob to Ada: only $0 of $5,000 can be paid.",
    ]
    lines = {viewer: [line for line in table.story(viewer) if "romised" in line] for viewer in GAME.viewers(3)}
    assert lines[gotham.SPECTATOR] == openly
    assert lines[0] == [*openly, "Promised payment from Ada to Cy: only $5,000 of $9,000 can be paid."]
    assert lines[1] == [*openly, "Bob pays $2,000 to Cy as promised."]
    assert lines[2] == [*openly, "Promised payment from Ada and Bob to Cy: only $7,000 of $11,000 can be paid."]
