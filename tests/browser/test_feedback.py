"""Feedback on a table of New York New York: motion, sound, and a layout that stays where it is."""

import json
import re

import pytest
from playwright.sync_api import expect
from tests.browser.board import Board, lit
from tests.browser.catalogue import say
from tests.browser.motion import MOVES, SHIFTS, SOUNDS, moved, shift, still

GAME = "new-york-new-york"
MOVING = {"reduced_motion": "no-preference"}
REASON = "Not today."
SHIFTED = 0.02  # layout shift of a whole match, at most
SIZES = {"desk": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 844}}


# --------------------------------------------------------------------------------------- own actions


@pytest.fixture
def held(visitor, server):
    """A person at a table of their own, whose actions never reach the server: the visitor, the actions held back, and
    how to answer one."""
    ann, actions, lines = visitor(**MOVING), [], []

    def hold(line):
        there = line.connect_to_server()
        lines.append(line)
        line.on_message(lambda text: actions.append(json.loads(text)) if '"act"' in text else there.send(text))

    def refuse():
        lines[-1].send(json.dumps({"type": "refused", "id": actions[-1]["id"], "reason": REASON}))

    ann.page.route_web_socket("**/socket", hold)
    ann.page.add_init_script(MOVES)
    id, token = server.open(GAME, "you", "greedy")
    ann.go(f"/table/{id}#{token}")
    assert ann.wait_for_turn()
    still(ann.page)
    return ann, actions, refuse


def test_an_own_card_moves_at_once_and_comes_back_if_refused(held):
    ann, actions, refuse = held
    page, board = ann.page, Board(ann)
    card = lit(board.hand)
    number = card.get_attribute("data-card")
    place = card.bounding_box()
    page.evaluate("moves.length = 0")
    card.click()
    page.wait_for_function("() => moves.includes('start play')")
    page.wait_for_function("() => moves.includes('end play')")  # it rests where it leads
    ann.wait(lambda: bool(actions), "action")
    expect(page.locator(".flying")).to_have_count(1)
    assert (
        board.hand.locator(f"[data-card='{number}']").evaluate("(it) => getComputedStyle(it.parentNode).opacity") == "0"
    )
    refuse()
    moved(page, "back")
    expect(ann.refused).to_contain_text(REASON)
    expect(page.locator(".flying")).to_have_count(0)
    card = board.hand.locator(f"button.lit[data-card='{number}']")
    expect(card).to_be_visible()
    assert card.evaluate("(it) => getComputedStyle(it.parentNode).opacity") == "1"
    assert abs(card.bounding_box()["x"] - place["x"]) < 1


def test_a_refusal_before_the_card_has_landed(held):
    """The card turns round on its way."""
    ann, actions, refuse = held
    lit(Board(ann).hand).click()
    ann.page.wait_for_function("() => moves.includes('start play')")
    ann.wait(lambda: bool(actions), "action")
    refuse()
    moved(ann.page, "back")
    expect(ann.page.locator(".flying")).to_have_count(0)
    expect(ann.refused).to_contain_text(REASON)


# ------------------------------------------------------------------------------- actions of others


class Other:
    """Somebody without a browser at the same table."""

    def __init__(self, server, id, token):
        self.server, self.id, self.token = server, id, token

    def view(self):
        return self.server.ask(f"/tables/{self.id}", token=self.token)["view"]

    def act(self, kind):
        """Make the first legal action of a kind; whether there was one."""
        view = self.view()
        info = self.server.info(GAME)
        first = next(each for each in info["kinds"] if each["name"] == kind)
        size = len(first["operands"][0]) if first["operands"] else 1
        numbers = {
            n for low, high in zip(view["legal"][::2], view["legal"][1::2], strict=True) for n in range(low, high + 1)
        }
        action = min(numbers & set(range(first["first"], first["first"] + size)))
        body = {"type": "act", "actions": [action], "revision": view["revision"]}
        self.server.ask(f"/tables/{self.id}/act", body, self.token)

    def undo(self):
        body = {"type": "undo", "revision": self.view()["revision"]}
        self.server.ask(f"/tables/{self.id}/undo", body, self.token)


@pytest.fixture
def watched(visitor, server):
    """Return a visitor who waits, and the other person, whose turn it is."""

    def seat(**options):
        id, host = server.open(GAME, "you", "open")
        key = server.ask(f"/tables/{id}/invitations", token=host)["invitations"]["1"]
        guest = server.ask(f"/tables/{id}/sit", {"seat": 1, "invitation": key, "name": "Bob"})["token"]
        first = server.ask(f"/tables/{id}")["view"]["awaited"][0]
        waits, acts = (guest, host) if first == 0 else (host, guest)
        ann = visitor(**options)
        ann.page.add_init_script(MOVES)
        ann.go(f"/table/{id}#{waits}")
        expect(ann.turn).to_be_visible()
        still(ann.page)
        return ann, Other(server, id, acts)

    return seat


def test_every_kind_of_action_of_others_is_seen_to_start_and_to_end(watched):
    ann, other = watched(**MOVING)
    page = ann.page
    page.evaluate("moves.length = 0")
    other.act("play")
    moved(page, "play")
    moved(page, "rise")
    moved(page, "caption")
    other.undo()
    moved(page, "undo")
    other.act("play")
    other.act("take")
    moved(page, "take")
    moved(page, "deal")  # the reserve is filled from the pile
    still(page)
    assert ann.wait_for_turn()
    board = Board(ann)
    board.turn(board.click)
    other.act("pass")
    moved(page, "pass")
    still(page)
    expect(page.locator(".flying")).to_have_count(0)


@pytest.mark.parametrize("calm", ["reduced motion", "instant"])
def test_nothing_moves_for_those_who_want_no_motion(watched, calm):
    ann, other = watched(**({} if calm == "reduced motion" else MOVING))
    if calm == "instant":
        ann.page.evaluate("localStorage.setItem('gotham.animation', 'instant')")
        ann.reload()
        expect(ann.turn).to_be_visible()
    other.act("play")
    other.act("take")
    assert ann.wait_for_turn()
    board = Board(ann)
    board.turn(board.click)
    other.act("pass")
    expect(ann.log.locator("li")).to_contain_text([re.compile("passes")])
    assert ann.page.evaluate("moves") == []


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_a_caption_stays_within_the_window(watched, size):
    ann, other = watched(viewport=size)
    other.act("play")
    caption = ann.page.locator("[data-did]")
    box = caption.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    expect(caption).to_have_count(0)


# --------------------------------------------------------------------------------------------- sound


def test_there_is_no_sound_before_the_first_gesture(visitor, server):
    id, token = server.open(GAME, "you", "greedy")
    ann = visitor()
    page = ann.page
    page.add_init_script(SOUNDS)
    ann.go(f"/table/{id}#{token}")
    assert ann.wait_for_turn()
    assert page.evaluate("[contexts, sounds]") == [0, 0]
    board = Board(ann)
    board.click(board.hand, board.skyline)
    board.click(board.reserve, board.hand)
    page.wait_for_function("() => contexts === 1 && sounds > 0")
    assert ann.wait_for_turn()
    before = page.evaluate("sounds")
    page.locator("[data-sound]").click()
    expect(page.locator("[data-sound]")).to_have_attribute("aria-pressed", "false")
    board.turn(board.click)
    assert ann.wait_for_turn()
    assert page.evaluate("sounds") == before


# -------------------------------------------------------------------------------------------- layout


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_nothing_but_pieces_moves_over_a_whole_match(visitor, server, size):
    id, token = server.open(GAME, "you", "greedy", "greedy")
    ann = visitor(viewport=size)
    page = ann.page
    page.add_init_script(SHIFTS)
    ann.go(f"/table/{id}#{token}")
    board, turns, rounds = Board(ann), 0, 0
    while ann.wait_for_turn():
        if turns < 4:
            board.turn(board.click)
            turns += 1
        else:
            board.pass_by_click()
            turns, rounds = 0, rounds + 1
    assert rounds == 3
    expect(page.locator("[data-ending]")).to_be_visible()
    assert shift(page) <= SHIFTED, "\n".join(map(str, page.evaluate("shifts")))


def test_the_results_of_a_round_go_away_by_themselves(visitor, server):
    """Also by Escape, and with the next card."""
    id, token = server.open(GAME, "you", "greedy")
    ann = visitor()
    ann.go(f"/table/{id}#{token}")
    results, board = ann.page.locator("[data-standings]"), Board(ann)
    assert ann.wait_for_turn()
    board.pass_by_click()
    expect(results).to_be_visible()
    expect(results.get_by_role("table")).to_contain_text("Otis")
    ann.page.mouse.move(5, 5)
    expect(results).to_have_count(0)
    expect(ann.page.get_by_role("region", name=say("board-skyline"))).to_be_visible()
