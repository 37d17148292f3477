"""The printed box has what the rules of each game list: counted on the pages of the PDF itself."""

import functools
import json
import re
from collections import Counter

import pytest
from tests.printing.pdf_reader import PdfFile
from tests.printing.test_printing import GAMES, pages

import gotham
from gotham.printing import typesetting


@functools.cache
def printed(name):
    return PdfFile(typesetting.pdf(pages(name))).pages


def with_title(name, message, side=""):
    """Return the pages with this title in their footers."""
    title = gotham.game(name, "plain").words("en")(message)
    wanted = f"{title} · {side}" if side else title
    return [page for page in printed(name)[1:] if wanted in page.texts]  # the first page lists all titles


def texts(name, message, side=""):
    """Return all texts on such pages, without their footers."""
    return [text.strip() for page in with_title(name, message, side) for text in page.texts[:-3]]


def palette(name):
    return json.loads(pages(name)["given.json"])["colours"]


def test_new_york_new_york():
    """48 cards: four colours of 12 sections of buildings, numbered 1 to 12."""
    found = re.findall(r"(\d+)([YRGB])", "".join(texts("new-york-new-york", "print-cards", "fronts")))
    assert len(found) == 48
    assert Counter(found) == Counter((str(number), suit) for suit in "YRGB" for number in range(1, 13))


def test_chinatown():
    """90 shop tiles: three more of each type than its number; 180 cards: 85 buildings, 9 prosperity, 81 money and 5
    summaries; 150 tokens: 5 colours of 30; one marker of the first player; one map."""
    name, words = "chinatown", gotham.game("chinatown", "plain").words("en")
    tiles = Counter(texts(name, "print-tiles", "fronts"))
    assert tiles == {str(size): 3 * (size + 3) for size in (3, 4, 5, 6)}
    assert tiles.total() == 90
    buildings = texts(name, "print-buildings", "fronts")
    assert buildings == [str(number) for number in range(1, 86)]
    prosperity = " ".join(texts(name, "print-prosperity", "fronts"))
    extras = len(re.findall(r"\b\d · \d\b", prosperity)) + prosperity.count(words("board-card-blank"))
    money = Counter(text for text in texts(name, "print-notes") if text.startswith("$"))
    notes = {sum_: count // 3 for sum_, count in money.items()}  # each note names its sum three times
    assert set(notes) == {"$1,000", "$5,000", "$10,000", "$20,000"}
    assert all(count % 3 == 0 for count in money.values())
    deals = texts(name, "print-summaries", "fronts").count(words("print-deal"))
    incomes = texts(name, "print-summaries", "backs").count(words("board-pay-table"))
    assert (len(buildings), extras, sum(notes.values()), deals, incomes) == (85, 9, 81, 5, 5)
    assert len(buildings) + extras + sum(notes.values()) + deals == 180
    (tokens,) = with_title(name, "print-tokens")
    colours = [palette(name)[f"seat-{seat}"] for seat in range(5)]
    assert {colour: Counter(tokens.fills)[colour] for colour in colours} == dict.fromkeys(colours, 30)
    assert texts(name, "print-charts").count(words("print-marker")) == 1
    assert len(with_title(name, "board-map")) == 2, "halves"


def test_a_summary_card_has_the_deal_on_one_side_and_the_incomes_on_the_other():
    front, back = (" ".join(texts("chinatown", "print-summaries", side)) for side in ("fronts", "backs"))
    for players in ("3 players", "4 players", "5 players"):
        assert front.count(players) == 5
        assert players not in back
    for income in ("$1,000", "$14,000"):
        assert back.count(income) == 5
        assert income not in front


def test_enquetes():
    """216 cards: 120 informants and 96 experts, half of them of each level; 6 pawns, 2 dice, a wheel with two faces,
    a board of 25 squares, and a pad."""
    name = "enquetes-a-new-york"
    fronts = " ".join(texts(name, "print-cards", "fronts"))
    kinds = Counter(re.findall(r"(Informant|Expert)\s+Level (\d) · \d+", fronts))
    assert kinds == {("Informant", "1"): 60, ("Informant", "2"): 60, ("Expert", "1"): 48, ("Expert", "2"): 48}
    backs = " ".join(texts(name, "print-cards", "backs"))
    assert Counter(re.findall(r"(Informant|Expert)\s+Level (\d)", backs)) == kinds
    numbers = [found.split() for found in re.findall(r"Informant\s+Level \d((?: \d+)+)(?= Informant| Expert|$)", backs)]
    assert len(numbers) == 120
    assert {len(each) for each in numbers} == {1, 2, 3, 4}
    folded = Counter(texts(name, "print-pieces-to-fold"))
    assert {face: folded[face] for face in "ABCDE"} == dict.fromkeys("ABCDE", 1)
    assert {face: folded[face] for face in "12345"} == dict.fromkeys("12345", 3), "on a die, and on two sides of a pawn"
    assert folded["6"] == 2
    assert len(with_title(name, "print-wheel")) == 2
    squares = re.findall(r"\b[A-E][1-5]\b", " ".join(texts(name, "board-city")))
    assert sorted(squares) == sorted(f"{column}{row}" for column in "ABCDE" for row in "12345")
    assert texts(name, "print-pads").count("Notes") == 4


def test_clue_cards_have_the_colours_of_level_and_kind():
    """Yellow and green are level 1, as in the box; every card also names both, and has their pattern on its back."""
    name = "enquetes-a-new-york"
    wanted = {
        ("Informant", "1"): "yellow",
        ("Expert", "1"): "green",
        ("Informant", "2"): "blue",
        ("Expert", "2"): "purple",
    }
    filled = Counter(fill for page in with_title(name, "print-cards", "fronts") for fill in page.fills)
    for (kind, level), colour in wanted.items():
        assert filled[palette(name)[colour]] >= (60 if kind == "Informant" else 48), (kind, level)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_page_says_what_is_on_the_box(name):
    game = gotham.game(name, "plain")
    first = re.sub(r"\s+", " ", printed(name)[0].text)
    players = game.rules.PLAYERS
    assert (
        f"{min(players)} to {max(players)} players · from age {game.web.age} · about {game.web.minutes} minutes"
        in first
    )
    assert all(author in first for author in game.web.authors)
    assert "not affiliated with any publisher or author" in first
