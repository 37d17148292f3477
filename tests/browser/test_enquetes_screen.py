"""Enquêtes à New York as a game screen: all that a decision needs is in the window, marks on the map, motion, hints."""

import json

import pytest
from playwright.sync_api import expect
from tests.browser.enquetes import CLOSING, GOING, HELD, NAMES, OUT, SPYING, SWAPPING, TAKING, Enquetes, say, sit
from tests.browser.frame import outside, speak, variations
from tests.browser.motion import MOVES, SHIFTS, moved, shift, still
from tests.browser.planting import plant, token
from tests.games.enquetes_a_new_york.tables import GAME, seated

from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.rules.state import ACCUSE, END, GO, PASS, ROLL, SPY, SWAP, TAKE

NAME = "enquetes-a-new-york"
MOVING = {"reduced_motion": "no-preference"}
DESK, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
CHOOSING = "turn 0 choosing\npawns B4 C3 E2\ndice B joker" + HELD
ROLLING = "turn 0 rolling\nround 2\npawns B4 C3 E2" + HELD
SHIFTED = 0.02  # layout shift of a match, at most
SMALLEST = 44  # pixels of a target on a phone
REASON = "Not today."

# ------------------------------------------------------------------------------------------- in the window

# What is missing, outside of the window, cut off, covered by something else, or too small for a finger.
WANTING = """([wanted, smallest]) => wanted.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  if (!found.length) return [`no ${selector}`];
  return found.flatMap((each) => {
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
    const where = `${selector} at ${[left, top, right, bottom].map(Math.round)}`;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return [`outside: ${where}`];
    if (each.matches('button') && Math.min(width, height) < smallest) return [`small: ${where}`];
    if (each.matches('button') && each.scrollWidth > each.clientWidth + 1) return [`cut off: ${where}`];
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return each.disabled || each.contains(hit) ? [] : [`covered by ${hit?.className}: ${where}`];
  });
})"""


def nothing(_board):
    """The decision as it comes."""


def give(board):
    board.page.locator("[data-swap-card]").first.click()


def give_to(board):
    give(board)
    board.page.locator("[data-swap-seat]:enabled").first.click()


def point(board):
    board.page.locator("[data-accuse]").click()


def name(board):
    board.accuse("A1")


def learn(board):
    name(board)
    board.confirm()


MARKING = ["[data-pen]", "[data-note-undo]", "[data-accuse]"]
DECISIONS = {
    "roll": (ROLLING, nothing, ["[data-roll]", *MARKING]),
    "joker": (CHOOSING, nothing, ["[data-square].lit", *MARKING]),
    "go on": (GOING, nothing, ["[data-square].lit", "[data-pass]", *MARKING]),
    "spy": (SPYING, nothing, ["[data-spy]", "[data-pass]", *MARKING]),
    "take": (TAKING, nothing, ["[data-take]", *MARKING]),
    "swap: card": (SWAPPING, nothing, ["[data-swap-card]", *MARKING]),
    "swap: partner": (SWAPPING, give, ["[data-swap-card]", "[data-swap-seat]"]),
    "swap: kind": (SWAPPING, give_to, ["[data-swap-card]", "[data-swap-seat]", "[data-swap-kind]"]),
    "end": (CLOSING, nothing, ["[data-end]", *MARKING]),
    "accuse": (CLOSING, point, ["[data-square].lit", ".buttons [data-cancel]", "[data-pen]"]),
    "be sure": (CLOSING, name, ["dialog [data-confirm]", "dialog [data-cancel]"]),
    "see the answer": (CLOSING, learn, ["[data-verdict] .wheel", "[data-verdict] [data-close]"]),
}


def wanting(page, selectors):
    """Return what a decision lacks."""
    narrow = page.viewport_size["width"] < 1000
    return page.evaluate(WANTING, [selectors, SMALLEST if narrow else 0])


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_decision_fits_into_every_window(visitor, server, decision):
    """Four sizes, each in another language, by day and by night in turn."""
    scene, prepare, needs = DECISIONS[decision]
    ann, views, found = visitor(viewport=DESK), variations(len(decision)), []
    board = sit(ann, server, f"fit-{[*DECISIONS].index(decision)}", scene)
    prepare(board)
    for _ in range(4):
        (width, height), theme, language = next(views)
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.emulate_media(color_scheme=theme)
        speak(ann, language)
        lacks = wanting(ann.page, needs)
        if decision != "see the answer":  # then it is another player's turn
            lacks += outside(ann.page, NAME)
        found += [f"{width}x{height} {language}: {each}" for each in lacks]
    assert found == []


def test_six_players_fit_into_every_window(visitor, server):
    """The longest choices: five people to spy on, seven cards to give."""
    crowd = "players 6\nturn 0 {}\npawns B4 {}\ndice B 4\n0 holds i1 i2 i3 i4 x1 x2 x3\n" + "\n".join(
        f"{seat} holds i{seat + 4}" for seat in range(1, 6)
    )
    for phase, others, prepare, needs in (
        ("spying", "B4 B4 B4 B4 B4", nothing, ["[data-spy]", "[data-pass]"]),
        ("swapping", "A1 A1 A1 C3 C3", give_to, ["[data-swap-card]", "[data-swap-seat]", "[data-swap-kind]"]),
    ):
        ann, views = visitor(viewport=DESK), variations()
        links = plant(server, f"six-{phase}", seated(crowd.format(phase, others)), *NAMES, "Dominique", "Eve", "Fay")
        ann.go(links["Ann"])
        board = Enquetes(ann)
        board.see(phase)
        prepare(board)
        for _ in range(4):
            (width, height), _, _ = next(views)
            ann.page.set_viewport_size({"width": width, "height": height})
            assert wanting(ann.page, needs) + outside(ann.page, NAME) == [], (width, phase)


# ------------------------------------------------------------------------------------------------- marks


@pytest.mark.parametrize("way", ["click", "tap", "key"])
def test_marks_are_made_on_the_map_and_survive_a_reload(visitor, server, way):
    board = sit(visitor(**(TOUCH if way == "tap" else {})), server, f"marks-{way}", GOING, way)
    wanted = {"A5": "x", "B2": "o", "C3": "?", "E1": "x"}
    for square, mark in {**wanted, "D4": "x"}.items():
        board.mark(square, mark)
    board.mark("D4", "")
    board.visitor.wait(lambda: board.visitor.messages("notes")[-1]["notes"].keys() == wanted.keys(), "notes")
    assert board.marks == wanted
    assert board.phase == "going"  # a mark is no move
    board.visitor.reload()
    expect(board.square("E1")).to_have_attribute("data-marked", "x")
    assert board.marks == wanted
    large, square = board.square("A5").locator(".mark svg").bounding_box(), board.square("A5").bounding_box()
    assert large["height"] > square["height"] / 2
    tab = board.tab("clues") if way != "key" else board.clues
    expect(tab.locator("[data-open-squares]").last).to_have_text(say("board-open-squares", count=23))


def test_a_pen_in_hand_marks_lit_squares_and_a_free_hand_moves(visitor, server):
    board = sit(visitor(), server, "pens", GOING)
    assert board.lit
    board.choose("[data-pen='x']")
    expect(board.page.locator("[data-square].lit")).to_have_count(0)
    expect(board.visitor.turn).to_contain_text(say("board-do-pen"))
    board.choose("[data-square='B4']")
    expect(board.square("B4")).to_have_attribute("data-marked", "x")
    board.choose("[data-square='B4']")
    expect(board.square("B4")).to_have_attribute("data-marked", "")
    board.choose("[data-pen='x']")
    board.go("B4")


def test_the_goal_is_said_at_the_start(visitor, server):
    """Not the number of rounds."""
    for size in (DESK, PHONE):
        ann = visitor(viewport=size)
        links = plant(server, f"goal-{size['width']}", GAME.table(3, "26346"), *NAMES)
        ann.go(links["Ann"])
        expect(ann.page.locator(".detail:visible, .strip:visible")).to_contain_text(say("board-goal"))
        expect(ann.page.locator("header.bar")).not_to_contain_text("60")


def test_a_new_clue_is_shown_where_the_clues_are_out_of_sight(visitor, server):
    """Over the map: on a phone that is too low for the strip, or where choices cover it. Nothing moves."""
    for size in ({"width": 360, "height": 640}, PHONE):
        ann = visitor(viewport=size)
        board = sit(ann, server, f"newest-{size['height']}", SPYING)
        before = ann.page.evaluate(PLACES)
        board.spy(1)
        newest = ann.page.locator("[data-newest]")
        expect(newest).to_be_in_viewport(ratio=0.99)
        assert newest.locator(".text").inner_text() in ann.page.locator("[data-news]").inner_text()
        assert ann.page.evaluate(PLACES) == before
        newest.locator("[data-close-newest]").click()
        expect(newest).to_have_count(0)
        expect(ann.page.locator("[data-sheet] .badge")).to_have_text("1")


def test_a_new_clue_comes_into_the_strip(visitor, server):
    board = sit(visitor(viewport=PHONE), server, "newest-strip", GOING)
    board.go("B1")
    expect(board.clues.locator(".new")).to_be_in_viewport(ratio=0.9)
    expect(board.page.locator("[data-newest]")).to_have_count(0)


# ------------------------------------------------------------------------------------------------ motion


@pytest.fixture
def watched(visitor, server):
    """Return a board on which the second player, Ben, is about to act, and how he acts."""

    def seat(id, scene, **options):
        ann = visitor(**options)
        ann.page.add_init_script(MOVES)
        board = sit(ann, server, id, scene)
        still(ann.page)

        def act(action):
            ben = token(id, "Ben")
            revision = server.ask(f"/tables/{id}", token=ben)["view"]["revision"]
            server.ask(f"/tables/{id}/act", {"type": "act", "actions": [action], "revision": revision}, ben)

        return board, act

    return seat


BEN = HELD.replace("1 holds i4 x1", "1 holds i4 x1 x2")
OTHERS = {  # what Ben does, and what moves
    "roll": ("turn 1 rolling\nround 2\npawns B4 C3 E2" + BEN, ROLL, ["dice"]),
    "go": ("turn 1 going\npawns B4 C3 E2\ndice C 3" + BEN, GO + SQUARE.index("B1"), ["pawn", "clue"]),
    "spy": ("turn 1 spying\npawns B4 B4 C3\ndice B 4" + BEN, SPY, ["clue"]),
    "take": (TAKING.replace("turn 0", "turn 1").replace("B5 C3", "C3 B5"), TAKE + 2, ["clue"]),
    "swap": ("turn 1 swapping\npawns C3 B4 E2\ndice B 4" + BEN, SWAP + (3 * 6 + 0) * 2 + 0, ["clue"]),
    "pass": ("turn 1 going\npawns B4 C3 E2\ndice C 3" + BEN, PASS, ["caption"]),
    "end": ("turn 1 closing\npawns C3 B4 E2\ndice B 4" + BEN, END, ["caption"]),
    "accuse": ("turn 1 closing\npawns C3 B4 E2\ndice B 4" + BEN, ACCUSE, ["wheel"]),
}


@pytest.mark.parametrize("action", OTHERS)
def test_the_actions_of_others_move_their_pieces(watched, action):
    scene, number, kinds = OTHERS[action]
    board, act = watched(f"move-{action}", scene, **MOVING)
    act(number)
    for kind in kinds:
        moved(board.page, kind)
    still(board.page)


@pytest.mark.parametrize("action", OTHERS)
def test_nothing_moves_with_reduced_motion(watched, action):
    scene, number, _ = OTHERS[action]
    board, act = watched(f"calm-{action}", scene)
    act(number)
    expect(board.page.locator("[data-did]")).to_be_visible()
    board.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert board.page.evaluate("moves") == []


class Held:
    """A line to the server that holds the own actions back, until they are refused."""

    def __init__(self, visitor):
        self.actions, self.lines = [], []
        visitor.page.route_web_socket("**/socket", self._open)

    def _open(self, line):
        there = line.connect_to_server()
        self.lines.append(line)
        line.on_message(lambda text: self.actions.append(json.loads(text)) if '"act"' in text else there.send(text))

    def refuse(self):
        self.lines[-1].send(json.dumps({"type": "refused", "id": self.actions[-1]["id"], "reason": REASON}))


@pytest.mark.parametrize(
    ("scene", "wanted", "kind"), [(GOING, "[data-square='B1']", "pawn"), (ROLLING, "[data-roll]", "dice")]
)
def test_an_own_click_moves_at_once_and_a_refusal_takes_it_back(visitor, server, scene, wanted, kind):
    ann = visitor(**MOVING)
    held = Held(ann)
    ann.page.add_init_script(MOVES)
    board = sit(ann, server, f"held-{kind}", scene)
    still(ann.page)
    pawn = board.page.locator("[data-pawn-at='0']")
    before = pawn.bounding_box()
    board.choose(wanted)
    board.page.wait_for_function(f"() => moves.includes('start {kind}')")
    ann.wait(lambda: bool(held.actions), "action")
    if kind == "pawn":
        moved(board.page, kind)
        assert pawn.bounding_box()["y"] < before["y"]
    held.refuse()
    expect(ann.refused).to_contain_text(REASON)
    still(board.page)
    ann.wait(lambda: pawn.bounding_box() == before, "pawn at its old place")
    assert board.lit or board.page.locator("[data-roll]").is_enabled()


# ------------------------------------------------------------------------------------------------- hints

PLACES = """() => [...document.querySelectorAll(
  '.board, .city, [data-square], [data-dock], [data-pawn-at], [data-tab]')]
  .map((each) => { const { x, y, width, height } = each.getBoundingClientRect(); return [x, y, width, height]; })"""


def test_a_hint_is_marked_and_moves_nothing(visitor, server):
    for size in (DESK, PHONE):
        ann = visitor(viewport=size)
        opened = server.ask("/tables", {"game": NAME, "name": "Ann"})
        ann.go(f"/table/{opened['id']}#{opened['token']}")
        assert ann.wait_for_turn()
        board = Enquetes(ann)
        for _ in range(3):
            before, phase = ann.page.evaluate(PLACES), board.phase
            if board.narrow:
                ann.open_menu().locator("[data-menu-hint]").click()
                ann.close_menu()
            else:
                ann.page.locator("[data-hint-button]").click()
            expect(ann.page.locator("[data-follow]")).to_be_visible()
            if phase in ("choosing", "going", "spying", "taking", "swapping"):
                expect(ann.page.locator(".hinted").first).to_be_visible()
            assert ann.page.evaluate(PLACES) == before
            assert board.phase == phase
            ann.page.locator("[data-follow]").click()
            expect(ann.page.locator("[data-hint]")).to_have_count(0)
            if not ann.wait_for_turn():
                break


# -------------------------------------------------------------------------------------------- the layout


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_but_pieces_moves_over_a_match(visitor, server, size):
    """Played with the mouse to the end; marks, hands and accusations are part of it."""
    ann = visitor(viewport=size, **MOVING)
    page = ann.page
    page.add_init_script("localStorage.setItem('gotham.animation', 'instant')")
    page.add_init_script(SHIFTS)
    for _ in range(3):  # a lucky detective may end a match before the second turn
        id, token = server.open(NAME, "you", "detective", "detective", rounds="20")
        ann.go(f"/table/{id}#{token}")
        turns = play_and_mark(ann)
        assert shift(page) <= SHIFTED, "\n".join(map(str, page.evaluate("shifts")))
        if turns > 1:
            break
    assert turns > 1


def play_and_mark(ann):
    """Play, crossing out a square each turn, and accuse at the ninth; return the number of turns."""
    board, turns = Enquetes(ann), 0
    while ann.wait_for_turn():
        close = ann.page.locator("[data-verdict] [data-close]")
        if close.count():
            close.click()
        if board.phase == "rolling":
            turns += 1
            board.mark(SQUARE[turns % 25], "x")
        if turns > 8:
            board.accuse(board.lit[0] if board.lit else "A1")
            board.confirm()
            break
        take_step(board)
    return turns


def take_step(board):
    """Make any choice that the current task allows."""
    phase = board.phase
    with board.changing_phase():
        if phase in ("choosing", "going"):
            board.choose(f"[data-square='{board.lit[0]}']")
        elif phase == "swapping":
            for each in ("[data-swap-card]", "[data-swap-seat]:enabled", "[data-swap-kind]:enabled"):
                board.page.locator(each).first.click()
        else:
            board.page.locator("[data-roll], [data-end], [data-spy], [data-take]").first.click()


def test_a_seat_that_is_out_says_so(visitor, server):
    board = sit(visitor(), server, "out", OUT)
    expect(board.page.locator("[data-score='2']")).to_contain_text(say("draw-out", square="B1"))
