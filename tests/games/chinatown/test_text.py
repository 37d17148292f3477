"""What people read: notation, choices, deals in sentences, the log and the description of a view."""

import functools
import re

import pytest

import gotham
from gotham.games.chinatown import text
from gotham.games.chinatown.material import NAMES as TYPES
from gotham.games.chinatown.offers import move_of
from gotham.games.chinatown.proposals import offers
from gotham.games.chinatown.state import ACTIONS, HANDS, NAMELESS
from gotham.words import LANGUAGES

from .haggling import NAMES, haggle
from .position import all_done, chinatown, lay, offer, refused, state, strike

GAME = chinatown()
OPTIONS = {
    3: {},
    4: {"placement": "first-player", "prosperity": "off", "map": "reprint"},
    5: {"street-variant": "on", "offers": "10"},
}
TABLE = """
    0 owns 1 2 3
    1 owns 5 6 7
    2 owns 16 17
    0 holds sea-food 2 radios 1
    1 holds laundry 2
    1 built pharmacy 43 44
    money 5 6 4
"""


def seats(text=TABLE):
    """A table of Ada, Bob and Cy."""
    table = lay(text)
    table.names = NAMES[: table.players]
    return table


def story(table, viewer=gotham.SPECTATOR, language="en"):
    """What a viewer reads, behind what was told before."""
    told = table.__dict__.setdefault("told", {})
    lines = table.story(viewer, language)
    new = lines[told.get((viewer, language), 0) :]
    told[viewer, language] = len(lines)
    return new


def described(table, viewer=gotham.SPECTATOR, language="en"):
    words = GAME.words(language)
    return table.view(viewer).describe(language, functools.partial(table.name, words=words))


# --------------------------------------------------------------------------------------------- notation


def test_every_action_has_a_text_of_its_own():
    notation = GAME.notation
    assert len(set(notation)) == len(notation) == ACTIONS.count
    assert [GAME.read(each) for each in notation] == list(range(ACTIONS.count))


def test_how_actions_are_written():
    for each in (
        *("refuse 85", "draft", "give 12 1", "tile sea-food 0 4", "cash 1 0 5,000", "owe 0 1 900,000"),
        *("build 14 watches", "empty 30", "propose secretly", "drop", "yes 0 0+1+3 openly", "no 2 1+2 secretly"),
        *("withdraw 0+1 openly", "done", "resume", "place 20 detective", "chosen", "hands"),
    ):
        assert GAME.notation[GAME.read(each)] == each
    with pytest.raises(gotham.Unreadable, match="“give 86 1” is no action"):
        GAME.read("give 86 1")


# ------------------------------------------------------------------------------------ deals in sentences


@pytest.mark.clause("CT-23", "CT-24")
def test_a_deal_is_told_by_who_gives_what_to_whom():
    table = seats()
    moves = ("give 1 1", "give 2 1", "give 43 0", "tile sea-food 0 1", "tile sea-food 0 1", "tile laundry 1 2")
    moves += ("cash 1 0 3,000", "cash 1 0 20,000", "cash 2 1 1,000", "build 5 laundry", "empty 16", "owe 2 0 2,000")
    numbers = [move_of(state(table), GAME.read(move)) for move in moves]
    assert text.sentences(state(table), numbers, NAMES.__getitem__, GAME.words()) == [
        "Ada gives buildings 1 and 2 and 2 Sea Food tiles to Bob.",
        "Bob gives building 43 (Pharmacy) and $23,000 to Ada.",
        "Bob gives 1 Laundry tile to Cy.",
        "Cy pays $1,000 to Bob.",
        "Bob places Laundry on 5 this round.",
        "Cy leaves building 16 empty this round.",
        "Cy pays $2,000 to Ada after this round’s income.",
    ]


def test_sums_are_written_as_each_language_writes_them():
    sums = {"en": "$23,000", "fr": "23\u202f000\u00a0$", "nl": "$\u00a023.000", "de": "23.000\u00a0$"}
    assert {language: text.money(23, GAME.words(language)) for language in LANGUAGES} == sums


def test_types_have_names():
    for language in LANGUAGES:
        names = [text.shop_name(kind, GAME.words(language)) for kind in range(len(TYPES))]
        assert len(set(names)) == len(TYPES)


# ------------------------------------------------------------------------------------- buildings and tiles


@pytest.mark.clause("CT-10", "CT-12", "CT-13")
def test_who_keeps_what_is_told_when_all_have_chosen():
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
    bonus = ", and $2,000 more by the prosperity card" if "3" in card.split(":")[1].split("for")[-1] else ""
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


# ------------------------------------------------------------------------------------------ offers and deals


@pytest.mark.clause("CT-14", "CT-23")
def test_an_open_deal_is_told_to_all():
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
        "Ada begins to draft an offer.",
        *(f"In the draft: {part}." for part in deal.removesuffix(".").split(". ")),
        *told,
    ]


@pytest.mark.clause("CT-28")
def test_of_a_secret_deal_others_read_what_changed_hands():
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
            "Others have struck a secret deal. Bob gives buildings 43 (Pharmacy) and 44 (Pharmacy) to Ada. "
            "Ada gives away 1 Sea Food tile. Bob receives 1 Sea Food tile."
        ]
    )


@pytest.mark.clause("CT-28")
def test_a_secret_deal_that_leaves_everything_as_it_lay():
    """Of like tiles swapped nobody learns; but that an open promise has ended is told."""
    table = seats(TABLE + "2 holds laundry 1")
    strike(table, 1, "tile laundry 1 2", "tile laundry 2 1", secret=True)
    assert story(table, 0) == []
    strike(table, 1, "empty 16", "cash 1 2 1,000")
    strike(table, 1, "build 16 laundry", "tile laundry 1 2", secret=True)
    assert story(table, 0)[-1] == (
        "Others have struck a secret deal. Bob gives away 1 Laundry tile. Cy receives 1 Laundry tile. "
        "What was promised about building 16 no longer holds."
    )


@pytest.mark.clause("CT-28", "CT-36")
@pytest.mark.parametrize("moves", [("cash 1 0 {},000",), ("cash 1 0 {},000", "give 1 1", "owe 0 1 {},000")])
def test_others_read_the_same_whatever_the_sums(moves):
    """In the log, in the description and in the scene, of a deal that is struck, refused or withdrawn."""

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
def test_who_said_yes_in_secret_is_not_told():
    """Whichever party is the last."""

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
    assert line.startswith("Others have struck a secret deal. Player 1 gives building 1 to Player 2.")


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
        "The draft that Cy had begun comes to nothing.",
        "Round 1 of 6: tiles are placed.",
    ]
    assert "Bob proposes secretly to Ada: Bob gives building 5 to Ada." in table.story(0)
    assert "the secret offer of Bob to Ada" in table.story(0)[-2]


# ------------------------------------------------------------------------------------- deals that are void


VOID = "Ada says yes to the open offer of Bob to Ada and Cy, but the deal is void."


@pytest.mark.clause("CT-27")
@pytest.mark.parametrize(
    ("moves", "meanwhile", "reason"),
    [
        (("give 5 0", "give 16 1"), "give 16 3", "Building 16 does not belong to Cy."),
        (("give 5 0", "tile jeans 2 1"), "tile jeans 2 3", "Cy does not have 1 Jeans & Workwear tile."),
        (("give 5 0", "empty 16"), "give 16 3", "Building 16 is no empty building of Cy."),
        (("give 5 0", "give 16 1"), "empty 16", "Building 16 is bound by a promise."),
        (("give 5 0", "empty 17"), "build 17 jeans", "Building 17 is bound by a promise."),
        (("give 5 0", "tile jeans 2 1"), "build 16 jeans", "Cy has no Jeans & Workwear tile to spare."),
        (("give 5 0", "build 17 jeans"), "build 16 jeans", "Cy has no Jeans & Workwear tile to spare."),
    ],
)
def test_things_that_have_moved_are_named(moves, meanwhile, reason):
    """And so are those that were promised to somebody else, here to Dee."""
    table = seats(TABLE + "players 4\n2 holds jeans 1")
    name = offer(table, 1, *moves)
    table.act(2, f"yes {name}")
    strike(table, 3, meanwhile, "cash 3 2 1,000")
    line = next(line for line in described(table) if line.startswith("Open offer of Bob"))
    assert line.endswith(f" Yes: Bob and Cy. Awaited: Ada. Not possible now. {reason}")
    table.act(0, f"yes {name}")
    for viewer in GAME.viewers(4):
        assert table.story(viewer)[-2:] == [VOID, reason]


@pytest.mark.clause("CT-26", "CT-27")
def test_missing_money_is_told_to_its_owner_alone():
    table = seats()
    name = offer(table, 1, "give 5 0", "cash 2 1 4,000")
    table.act(2, f"yes {name}")
    strike(table, 2, "cash 2 0 1,000", secret=True)
    own = "You do not have enough money; nobody else is told."
    assert [own in line for viewer in GAME.viewers(3) for line in described(table, viewer)[-1:]] == [
        *(False, False),
        *(True, False),
    ]
    table.act(0, f"yes {name}")
    assert table.story(2)[-2:] == [VOID, own]
    for viewer in (0, 1, gotham.SPECTATOR):
        assert table.story(viewer)[-2:] == [VOID, "It is no longer possible."]


@pytest.mark.clause("CT-27")
def test_a_deal_that_changes_nothing_a_viewer_has():
    """Money that comes and goes in secret: its middleman, too, reads whether it was all there."""
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
def test_a_promise_that_ends_with_a_deal_is_told():
    table = seats("0 owns 1 2\n0 holds radios 1\nmoney 5 5 5")
    strike(table, 0, "build 1 radios", "cash 1 0 1,000")
    strike(table, 0, "tile radios 0 1")
    for viewer in GAME.viewers(3):
        assert table.story(viewer)[-1] == "What was promised about building 1 no longer holds."
    strike(table, 0, "empty 2", "cash 1 0 1,000")
    strike(table, 0, "give 2 1", secret=True)
    assert table.story(1)[-1] == "What was promised about building 2 no longer holds."
    assert table.story(2)[-1] == (
        "Others have struck a secret deal. Ada gives building 2 to Bob. "
        "What was promised about building 2 no longer holds."
    )


# ------------------------------------------------------------------------------------------- promised money


def end_round(table):
    all_done(table)
    all_done(table)


@pytest.mark.clause("CT-24")
def test_promised_money_is_told_as_it_was_promised():
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
def test_promised_money_that_is_not_there():
    """Everybody pays clockwise what they have: Bob has 6,000, Ada 5,000."""
    table = seats("money 5 6 4")
    strike(table, 0, "owe 1 0 5,000", "owe 1 2 4,000")
    strike(table, 2, "owe 1 2 2,000", secret=True)
    strike(table, 2, "owe 0 2 9,000", secret=True)
    end_round(table)
    openly = [
        "Bob pays $4,000 to Cy as promised.",
        "Promised money from Bob to Ada: only $0 of $5,000 is there.",
    ]
    lines = {viewer: [line for line in table.story(viewer) if "romised" in line] for viewer in GAME.viewers(3)}
    assert lines[gotham.SPECTATOR] == openly
    assert lines[0] == [*openly, "Promised money from Ada to Cy: only $5,000 of $9,000 is there."]
    assert lines[1] == [*openly, "Bob pays $2,000 to Cy as promised."]
    assert lines[2] == [*openly, "Promised money from Ada and Bob to Cy: only $7,000 of $11,000 is there."]


# ------------------------------------------------------------------------------------------------ the view


@pytest.mark.clause("CT-36")
def test_a_view_in_sentences():
    table = seats()
    offer(table, 0, "give 1 1", "cash 1 0 3,000")
    strike(table, 1, "build 5 laundry", "cash 0 1 1,000", "owe 1 0 1,000")
    strike(table, 1, "empty 16", "cash 1 2 1,000", secret=True)
    table.act(2, "done")
    table.act(1, "draft", "tile laundry 1 0")
    lines = described(table, 1)
    assert lines[:2] == ["Round 1 of 6: everybody negotiates.", "Awaited: Ada and Bob."]
    assert lines[2] == "Ready: Cy."
    assert lines[4] == (
        "Bob (you) – Shops: Pharmacy on 43 and 44 (2/3). Empty buildings: 5, 6, 7, 81 and 84. "
        "Loose tiles: 2 Jeans & Workwear, 2 Restaurant, 2 Laundry."
    )
    assert lines[3].startswith("Ada – Shops: none. Empty buildings: 1, 2, 3, ")
    assert lines[6:] == [
        "You have $6,000.",
        "You can still make 27 offers this round.",
        "Promised openly: Bob places Laundry on 5 this round.",
        "Promised secretly: Cy leaves building 16 empty this round.",
        "Promised openly: Bob pays $1,000 to Ada after this round’s income.",
        "Open offer of Ada: Ada gives building 1 to Bob. Bob pays $3,000 to Ada. Yes: Ada. Awaited: Bob.",
        "Your draft: Bob gives 1 Laundry tile to Ada.",
    ]
    hidden = set(lines) - set(described(table))
    assert hidden == {*lines[6:8], lines[9], lines[12], lines[4]}


def test_a_view_of_dealt_cards():
    table = GAME.table(3, 1, names=NAMES[:3])
    assert described(table, 0)[-2:] == [
        "You have $5,000.",
        "You hold buildings 5, 11, 17, 18, 37, 43 and 46, and give back 2.",
    ]
    table.act(0, "refuse 5")
    assert described(table, 0)[-2:] == [
        "You hold buildings 11, 17, 18, 37, 43 and 46, and give back 1 more.",
        "Given back: 5.",
    ]
    table.act(0, "refuse 11")
    assert described(table, 0)[-2:] == [
        "You have chosen and keep buildings 17, 18, 37, 43 and 46.",
        "Given back: 5 and 11.",
    ]
    assert not any("Given back" in line for line in described(table, 1))


def test_a_view_of_prepared_tiles():
    table = seats()
    all_done(table)
    table.act(0, "place 2 sea-food")
    assert described(table, 0)[-1] == "You have prepared Sea Food on 2; nobody sees it yet."
    assert not any("prepared" in line for line in described(table, 1))


def test_an_empty_draft():
    table = seats()
    table.act(0, "draft")
    assert described(table, 0)[-1] == "Your draft is still empty."


@pytest.mark.clause("CT-22")
@pytest.mark.parametrize(
    ("money", "built", "line"),
    [
        ("9 5 5", "", "Ada wins with $9,000."),
        ("9 9 5", "1 built radios 4", "Bob wins with $10,000."),
        ("9 10 9", "0 built radios 4", "Ada wins with $10,000 and more tiles on the map."),
        ("9 9 5", "", "Ada and Bob share the win with $9,000."),
    ],
)
def test_the_end(money, built, line):
    scene = seats(f"round 6\nmoney {money}\n{built}").scene().replace("prosperity on", "prosperity off")
    table = GAME.scene(re.sub(r"turned .*", "turned", scene), 1)
    table.names = NAMES[:3]
    end_round(table)
    end = [f"Money at the end: {', '.join(f'{who} {sum_}' for who, sum_ in sums(table))}.", line]
    for viewer in GAME.viewers(3):
        assert table.story(viewer)[-2:] == end
        assert described(table, viewer)[:3] == ["The match is over.", *end]


def sums(table):
    return [(NAMES[seat], f"${state(table).money[seat]},000") for seat in range(table.players)]


# --------------------------------------------------------------------------------------------------- choices


def test_choices_are_told():
    table = seats()

    def label(seat, action):
        return text.label(table.view(seat), GAME.read(action), GAME.words(), NAMES.__getitem__)

    assert label(0, "draft") == "draft an offer"
    assert label(0, "done") == "be done negotiating"
    assert text.label(table.view(0), GAME.read("cash 1 0 5,000"), GAME.words()) == "Player 2 pays $5,000 to Player 1"
    table.act(0, "draft", "give 1 1")
    assert label(0, "give 43 0") == "Bob gives building 43 (Pharmacy) to Ada"
    assert label(0, "tile laundry 1 0") == "Bob gives 1 Laundry tile to Ada"
    assert label(0, "build 1 laundry") == "Bob places Laundry on 1 this round"
    assert label(0, "empty 2") == "Ada leaves building 2 empty this round"
    assert label(0, "owe 2 0 40,000") == "Cy pays $40,000 to Ada after this round’s income"
    assert label(0, "propose secretly") == "propose this secretly, to its parties alone"
    assert label(0, "propose openly") == "propose this openly"
    assert label(0, "drop") == "drop the draft"
    table.act(0, "propose openly")
    assert label(1, "yes 0 0+1 openly") == "say yes to the open offer of Ada to Bob: Ada gives building 1 to Bob"
    assert label(1, "no 0 0+1 openly") == "say no to the open offer of Ada to Bob: Ada gives building 1 to Bob"
    assert label(0, "withdraw 0+1 openly") == "withdraw the open offer of Ada to Bob: Ada gives building 1 to Bob"
    table.act(1, "done")
    assert label(1, "resume") == "negotiate again, for one of your offers"
    all_done(table)
    assert label(0, "place 1 sea-food") == "place Sea Food on building 1"
    assert label(0, "done") == "be done, and show the tiles you place"
    start = GAME.table(3, 1)
    assert text.label(start.view(0), GAME.read("refuse 5"), GAME.words()) == "give back building 5"


# ----------------------------------------------------------------------------------------------- incomes


@pytest.mark.clause("CT-31", "CT-32", "CT-33")
def test_an_income_is_explained():
    table = seats("round 6\n0 built sea-food 7 8 10 11\n0 built radios 43")
    assert text.explained(state(table), 0, GAME.words()) == [
        "Sea Food on 7, 8 and 10: 3 of 3, finished, part of a larger group, pays $5,000 (CT-31, CT-32, CT-33).",
        "Sea Food on 11: 1 of 3, part of a larger group, pays $1,000 (CT-32, CT-33).",
        "Radios on 43: 1 of 6, pays $1,000 (CT-32).",
    ]


# ---------------------------------------------------------------------------------------------- refusals


def test_every_refusal_says_why():
    """Each clause that refuses anything, with a reason in each language that is no other clause's."""
    start, table, placing = GAME.table(3, 1), seats(), seats("option placement first-player\nmarker 0\n0 owns 2")
    all_done(placing)
    over = seats("round 6")
    end_round(over)
    streets = seats("option street-variant on\n0 owns 1\n0 holds radios 1")
    all_done(streets)
    promised = seats(TABLE)
    strike(promised, 0, "build 1 radios", "cash 1 0 1,000")
    tries = {
        "CT-09": (start, 0, "draft"),
        "CT-10": (table, 0, "refuse 1"),
        "CT-14": (placing, 0, "draft"),
        "CT-18": (table, 0, "place 1 radios"),
        "CT-19": (placing, 1, "done"),
        "CT-22": (over, 0, "done"),
        "CT-23": (table, 0, "yes 1 0+1 openly"),
        "CT-25": (promised, 0, "draft", "give 1 2", "propose openly"),
        "CT-26": (table, 0, "draft", "cash 0 1 9,000", "propose openly"),
        "CT-27": (table, 0, "withdraw 0+1 openly"),
        "CT-29": (table, 0, "resume"),
        "CT-35": (streets, 0, "place 1 radios"),
        "CT-36": (table, 0, "hands"),
        "CT-24": (table, 0, "draft", "empty 43"),
    }
    said = set()
    for clause, (at, seat, *actions) in tries.items():
        assert refused(at, seat, *actions) == clause
        with pytest.raises(gotham.Illegal) as error:
            at.act(seat, *actions)
        said |= {error.value.say(GAME.words(language)).partition(": ")[2] for language in LANGUAGES}
    assert len(said) == len(tries) * len(LANGUAGES)
    assert not any("why-" in reason for reason in said)


@pytest.mark.parametrize(
    ("seat", "actions", "reason"),
    [
        (0, ["give 1 1"], "a draft is opened with “draft”"),
        (0, ["propose openly"], "you need a draft"),
        (0, ["drop"], "you have no draft"),
        (0, ["draft", "draft"], "you have a draft already"),
        (0, ["draft", "done"], "you have a draft; propose it or drop it first"),
        (1, ["no 0 0+1 openly"], "there is no such offer to you"),
        (0, ["draft", "tile laundry 0 1"], "no more loose tiles of that type"),
        (
            0,
            ["draft", "give 5 0", "propose openly", "draft", "give 6 0", "propose openly"],
            "an offer to the same players",
        ),
        (0, ["done", "done"], "you are done already"),
    ],
)
def test_a_reason_fits_what_was_tried(seat, actions, reason):
    table = seats()
    for action in actions[:-1]:
        table.act(seat, action)
    with pytest.raises(gotham.Illegal, match=reason):
        table.act(seat, actions[-1])


# ----------------------------------------------------------------------------------- whole matches are told


@pytest.mark.parametrize("players", OPTIONS)
def test_whatever_is_noticed_is_told_in_every_language(players):
    long = players == 3
    table = [*haggle(players, 7, OPTIONS[players], drafts=3 if long else 12, rounds=6 if long else 1)][-1]
    assert table.over == long
    kinds = set()
    for viewer in GAME.viewers(players):
        for event in table.events(viewer):
            told = [table.tell(event, GAME.words(language)) for language in LANGUAGES]
            kinds.add(ACTIONS.parts(event.action)[0])
            assert len({len(lines) for lines in told}) == 1
            for lines in told:
                assert lines
                assert not any(re.search(r"[{}]|[a-z]-[a-z]+-|None|-1", line) for line in lines)
            if event.action == HANDS:
                assert not re.search(r"\$|says|proposes", " ".join(told[0]))
    assert kinds >= {"chosen", "refuse", "draft", "give", "tile", "propose", "yes", "no", "done", "place", "hands"}


@pytest.mark.parametrize("players", OPTIONS)
def test_every_choice_and_every_view_can_be_read(players):
    for turn, table in enumerate(haggle(players, 8, OPTIONS[players], rounds=1)):
        if turn % 13 == 0:
            for language in LANGUAGES:
                words = GAME.words(language)
                for viewer in GAME.viewers(players):
                    view = table.view(viewer)
                    labels = [text.label(view, number, words) for number in view.numbers[::37]]
                    assert all(labels)
                    assert not any("do-" in label for label in labels)
                    assert all(view.describe(language))
        last = table
    assert [*offers(last.view(0).state)] == []
