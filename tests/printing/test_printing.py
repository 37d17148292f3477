"""Games on paper: all pieces exist, can be cut, and have room for every language."""

import functools
import json
import re
import sys
import types
import xml.etree.ElementTree as Tree
from collections import Counter
from pathlib import Path

import pytest

import gotham
from gotham import cli
from gotham.cli.terminal.rulebook import clauses
from gotham.games.chinatown.rules import material as chinatown
from gotham.games.chinatown.ui import print as chinatown_printed
from gotham.games.enquetes_a_new_york.cases.box import BOX, WHEEL
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.new_york_new_york.text.notation import CARD
from gotham.hooks.print import PrintHooks
from gotham.i18n.catalogue import LANGUAGES
from gotham.i18n.errors import Unknown
from gotham.printing import document, drawings, typesetting

ROOT = Path(__file__).parents[2]
GAMES = ("chinatown", "enquetes-a-new-york", "new-york-new-york")
WIDTH, HEIGHT = {"a4": 210, "letter": 215.9}, {"a4": 297, "letter": 279.4}  # of paper, in millimetres
FREE = 5  # millimetres at the edges that a printer may not reach
SVG = "{http://www.w3.org/2000/svg}"

every_game = pytest.mark.parametrize("name", GAMES)
every_paper = pytest.mark.parametrize("paper", document.PAPERS)


@functools.cache
def pages(name, language="en", paper="a4"):
    game = gotham.game(name, "plain")
    return document.pages(game, language, paper, clauses(game, game.words(language)))


@functools.cache
def placed(name, paper="a4"):
    return typesetting.placed(pages(name, paper=paper), "piece")


def counted(name, message):
    """Count the pieces by name on the pages with this title."""
    title = gotham.game(name, "plain").words("en")(message)
    return Counter(piece["name"] for piece in placed(name) if piece["title"] == title and piece["side"] != "back")


# ------------------------------------------------------------------------------------------ contents


def test_new_york_new_york_has_48_cards_and_a_skyline():
    name = "new-york-new-york"
    assert counted(name, "print-cards") == Counter(CARD)
    assert counted(name, "board-skyline") == Counter(["1–4", "5–8", "9–12"])
    assert counted(name, "print-scores") == Counter([*"YRGB", "starter"])


def test_chinatown_has_its_tiles_cards_tokens_and_money():
    words = gotham.game("chinatown", "plain").words("en")
    shops = [words("shop", kind=kind) for kind in chinatown.NAMES]
    assert counted("chinatown", "print-tiles") == dict(zip(shops, map(int, chinatown.TILES), strict=True))
    assert counted("chinatown", "print-buildings") == Counter(str(number) for number in range(1, 86))
    sizes = ["-".join(map(str, card)) or "blank" for card in chinatown.CARDS]
    assert counted("chinatown", "print-prosperity") == Counter(sizes)
    assert counted("chinatown", "print-tokens") == {str(seat): 30 for seat in range(chinatown.SEATS)}
    money = {words("money", sum=1000 * thousands): count for thousands, count in chinatown_printed.NOTES.items()}
    assert counted("chinatown", "print-notes") == money
    for title, kind in zip(("board-map", "print-other-map"), chinatown.MAPS, strict=True):
        assert counted("chinatown", title) == Counter([f"{kind} west", f"{kind} east"])


def test_enquetes_has_its_box_two_wheels_dice_pawns_and_pads():
    name = "enquetes-a-new-york"
    assert counted(name, "print-cards") == Counter(str(number) for number in range(1, len(BOX.cards) + 1))
    assert counted(name, "print-wheel") == {"disc": 2, "mask": 2, "lid": 2}
    pawns = [f"pawn {number}" for number in range(1, 7)]
    assert counted(name, "print-pieces-to-fold") == Counter(["die", "die", *pawns, "diamond"])
    assert counted(name, "print-pads").total() == 4
    assert counted(name, "board-city") == {"city": 1}


@every_game
def test_the_first_page_counts_the_pieces(name):
    """All except the sheets to write on."""
    told = Counter({leaf["title"]: 0 for leaf in typesetting.placed(pages(name), "leaf")})
    for leaf in typesetting.placed(pages(name), "leaf"):
        told[leaf["title"]] += leaf["count"]
    there = Counter(piece["title"] for piece in placed(name) if piece["side"] != "back")
    for title, count in there.items():
        assert told[title] - count in (0, 6 if name == "new-york-new-york" else 0), title


# --------------------------------------------------------------------------------------------- layout


@every_paper
@every_game
def test_pieces_are_printable_and_do_not_overlap(name, paper):
    by_page = {}
    for piece in placed(name, paper):
        right, below = piece["x"] + piece["width"], piece["y"] + piece["height"]
        assert piece["x"] >= FREE, piece
        assert right <= WIDTH[paper] - FREE, piece
        assert piece["y"] >= FREE, piece
        assert below <= HEIGHT[paper] - FREE, piece
        others = by_page.setdefault(piece["page"], [])
        for left, top, end, floor in others:
            apart = (
                right <= left + 0.01 or end <= piece["x"] + 0.01 or below <= top + 0.01 or floor <= piece["y"] + 0.01
            )
            assert apart, piece
        others.append((piece["x"], piece["y"], right, below))


@every_paper
@every_game
def test_backs_match_their_fronts_on_paper_turned_over_its_long_edge(name, paper):
    def lie(pieces, side):
        spots = [(piece["page"], piece["y"], piece["x"], piece["name"]) for piece in pieces if piece["side"] == side]
        return sorted(spots, key=lambda spot: (*map(round, spot[:3]), spot[3]))

    def turned(piece):
        return {**piece, "page": piece["page"] + 1, "x": WIDTH[paper] - piece["x"] - piece["width"]}

    fronts = [piece for piece in placed(name, paper) if piece["side"] == "front"]
    pairs = list(zip(lie(placed(name, paper), "back"), lie(map(turned, fronts), "front"), strict=True))
    for back, front in pairs:
        assert back[:3] == pytest.approx(front[:3], abs=0.01)
        assert back[3] == front[3]
    assert pairs
    assert all(piece["page"] % 2 for piece in fronts)  # so that the whole file can be printed on both sides


def test_the_wheel_shows_the_answer_of_a_case_only_at_that_case():
    """EN-16: with the pointer at a case, the window is over its answer."""
    material = json.loads(pages("enquetes-a-new-york")["material.json"])
    art = json.loads(pages("enquetes-a-new-york")["drawings.json"])
    mask = Tree.fromstring(art["wheel-mask"])
    window = next(each for each in mask.iter(f"{SVG}path") if "stroke-dasharray" in each.attrib)
    turned = angle(window)
    for disc, entries in zip(material["discs"], WHEEL, strict=True):
        sectors = {angle(group): group for group in Tree.fromstring(disc).findall(f"{SVG}g") if len(group) == 3}
        cells = [group for group in Tree.fromstring(disc).findall(f"{SVG}g") if len(group) == 2]
        ring = {angle(cell): cell[1].text for cell in cells if cell[0].get("d") == window.get("d")}
        for at, group in sectors.items():
            entry = entries[int(group[2].text) - 1]
            assert group[1][0].get("d").split() == Tree.fromstring(art[f"symbol-{entry.symbol}"])[0].get("d").split()
            assert ring[(at + turned) % 360] == SQUARE[entry.answer]


def angle(element):
    return int(re.fullmatch(r"rotate\((\d+)\)", element.get("transform"))[1])


# ------------------------------------------------------------------------------------------- languages


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_language_fits_and_every_character_has_a_glyph(name, language):
    """On the lower of the two papers. A character without a glyph would be refused."""
    files = pages(name, language, "letter")
    assert typesetting.placed(files, "overfull") == []
    assert len(typesetting.placed(files, "leaf")) == len(typesetting.placed(pages(name), "leaf"))
    assert not re.search("[⟦⟧]", files["drawings.json"].decode() + files["material.json"].decode())
    assert typesetting.pdf(files).startswith(b"%PDF-1.7")


def test_the_same_input_gives_the_same_bytes():
    files = pages("new-york-new-york")
    assert typesetting.pdf(files) == typesetting.pdf({**files})


def test_text_without_a_glyph_is_refused():
    files = pages("new-york-new-york")
    odd = files["given.json"].replace(b"There are 48 cards", "有 48 cards".encode())
    assert odd != files["given.json"]
    with pytest.raises(RuntimeError, match="could not be displayed"):
        typesetting.pdf({**files, "given.json": odd})


def test_a_text_that_does_not_fit_is_reported():
    files = pages("enquetes-a-new-york")
    long = json.loads(files["material.json"])
    long["cards"][0]["text"] *= 20
    assert len(typesetting.placed({**files, "material.json": json.dumps(long).encode()}, "overfull")) == 1


def test_pictures_have_the_size_of_the_paper():
    made = typesetting.pictures(pages("new-york-new-york"), 20)
    assert len(made) == 12
    sizes = {(int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) for png in made}
    assert sizes == {(165, 234)}


def test_the_document_shows_every_page():
    """`make pages` draws them."""
    folder = ROOT / "docs"
    shown = re.findall('src="(print/[^"]+)"', (folder / "print.md").read_text("utf-8"))
    assert sorted(shown) == sorted(path.relative_to(folder).as_posix() for path in folder.glob("print/*/*.png"))
    for name in GAMES:
        assert sum(f"/{name}/" in path for path in shown) == len(typesetting.placed(pages(name), "leaf"))


# ------------------------------------------------------------------------------------------ the command


@pytest.fixture
def printing(monkeypatch, capsys):
    """Run `gotham print`; return the exit code, stdout and stderr."""

    def run(*arguments):
        monkeypatch.setenv("GOTHAM_LANG", "en")
        monkeypatch.setattr(sys, "argv", ["gotham", "print", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            cli.main()
        return end.value.code, *capsys.readouterr()

    return run


def test_a_file_is_written(printing, tmp_path):
    file = tmp_path / "skyline.pdf"
    code, said, wrong = printing("new-york-new-york", "-o", file, "--lang", "nl", "--paper", "letter")
    assert (code, said, wrong) == (0, f"{file}: 12 pagina’s, letter.\n", "")
    assert file.read_bytes() == typesetting.pdf(pages("new-york-new-york", "nl", "letter"))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("go", "-o", "go.pdf"), "there is no game “go”"),
        (("chinatown", "-o", "town.txt"), "“town.txt” is not a name for a PDF"),
        (("chinatown", "-o", "town.pdf", "--paper", "a5"), "there is no paper size “a5”; available: a4, letter"),
        (("chinatown", "-o", "town.pdf", "--lang", "it"), "there is no language “it”"),
        (("new-york-new-york", "-o", "nowhere/town.pdf"), "No such file or directory"),
        (("chinatown",), "Missing option"),
    ],
)
def test_an_impossible_request_is_reported_in_one_line(printing, monkeypatch, tmp_path, arguments, reason):
    monkeypatch.chdir(tmp_path)
    code, said, wrong = printing(*arguments)
    assert (code, said) == (2, "")
    assert re.fullmatch(f"gotham: .*{re.escape(reason)}.*\n", wrong)
    assert list(tmp_path.iterdir()) == []


def test_missing_drawings_are_reported(printing, monkeypatch, tmp_path):
    monkeypatch.setattr(drawings, "FONTS", tmp_path / "none")
    code, _, wrong = printing("chinatown", "-o", tmp_path / "town.pdf")
    assert (code, wrong.count("\n")) == (2, 1)
    assert "the drawings are not built" in wrong


def test_a_missing_typst_is_reported(printing, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "typst", None)
    code, _, wrong = printing("new-york-new-york", "-o", tmp_path / "town.pdf")
    assert (code, wrong.count("\n")) == (2, 1)
    assert "Typst" in wrong


def test_a_game_without_pages_is_reported(monkeypatch):
    game = gotham.game("new-york-new-york", "plain")
    bare = types.SimpleNamespace(name="taxi", file=game.file, printing=PrintHooks(), words=game.words)
    with pytest.raises(Unknown) as found:
        document.pages(bare, "en", "a4", {})
    assert "taxi has nothing to print" in found.value.say(game.words("en"))
