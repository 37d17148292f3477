"""Replays in a browser: by link, by keyboard, from a file; forks; and missed moves."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser import bargaining, enquetes
from tests.browser.board import Board, tab_to
from tests.browser.catalogue import say
from tests.browser.frame import SIZES
from tests.browser.motion import MOVES, moved, still
from tests.browser.planting import plant
from tests.browser.test_axe import objections

import gotham
from gotham.bots import bot, play
from gotham.match.table import Table


@pytest.fixture(scope="session")
def finished():
    """A finished match of three."""
    game = gotham.game("new-york-new-york", "plain")
    table = game.table(3, "replayed", {"rounds": "1"}, ["Ann", "Ben", "Cem"])
    play(table, [bot(game, "greedy", seat) for seat in range(3)])
    return table


@pytest.fixture(scope="session")
def shown(server, finished):
    """The id of the same match on the server."""
    plant(server, "replayed", finished, "Ann", "Ben", "Cem")
    return "replayed"


@pytest.fixture
def running(server, finished, request):
    """A position of the same match with Ann to act: its id, her link, and how many events she noticed."""
    table = Table(finished.game, 3, finished.options, finished.seed, names=finished.names)
    for seat, action, _ in finished.log:
        if len(table.log) > 30 and table.awaited == (0,):
            break
        table.act(seat, action)
    id = f"running-{request.node.name}"[:40]
    return id, plant(server, id, table, "Ann", "Ben", "Cem"), table


def held(table, seat, move):
    """Return the cards of a seat after a move."""
    view = [*table.events(seat)][move - 1].after
    drawn = table.game.web.board(view, table.game.words(), str)["seats"][seat]
    return sorted([*drawn["taken"], *drawn["dealt"]])


def story(table, seat, move):
    """Return the text of a move."""
    event = [*table.events(seat)][move - 1]
    lines = " ".join(table.tell(event, table.game.words()))
    return re.compile(rf"^{re.escape(lines)}\s*$", re.IGNORECASE)


def at_move(visitor, move, last):
    expect(visitor.page.locator("[data-where]")).to_have_text(say("move-of", move=move, last=last))


# --------------------------------------------------------------------------------------- the page


def test_a_link_to_move_17_opens_at_move_17_from_that_seat(visitor, shown, finished):
    ann, last = visitor(), len(finished.log)
    hands = []
    for seat in (0, 1):
        ann.go(f"/replay/{shown}?seat={seat}&move=17")
        at_move(ann, 17, last)
        ann.panel("log")
        expect(ann.page.locator("[data-now]")).to_have_text(story(finished, seat, 17))
        expect(ann.page.locator(f"[data-eyes='{seat}']")).to_have_attribute("aria-pressed", "true")
        expect(ann.page.locator("aside [aria-current=step]")).to_have_text(story(finished, seat, 17))
        hands.append([card.get_attribute("data-card") for card in Board(ann).hand.locator("[data-card]").all()])
        assert sorted(map(int, hands[-1])) == held(finished, seat, 17)
    assert hands[0] != hands[1]
    expect(ann.page.locator("button.lit")).to_have_count(0)
    link = ann.panel("share").get_by_label(say("link-here")).input_value()
    assert link == ann.page.url
    assert link.endswith(f"/replay/{shown}?seat=1&move=17")


def test_scrubbing_by_keyboard_and_by_the_log(visitor, shown, finished):
    ann, last = visitor(), len(finished.log)
    ann.go(f"/replay/{shown}?seat=0&move=5")
    at_move(ann, 5, last)
    tab_to(ann.page, "[data-slider]")
    for key, move in (("ArrowRight", 6), ("ArrowRight", 7), ("End", last), ("ArrowLeft", last - 1), ("Home", 0)):
        ann.page.keyboard.press(key)
        at_move(ann, move, last)
    expect(ann.page.locator("[data-now]")).to_have_text(say("replay-start"))
    ann.page.locator("h1").focus()
    ann.page.keyboard.press("ArrowRight")
    at_move(ann, 1, last)
    ann.page.locator("[data-next]").click()
    at_move(ann, 2, last)
    ann.page.locator("aside [data-number='9'] a").click()
    at_move(ann, 9, last)
    expect(ann.page.locator("[data-now]")).to_have_text(story(finished, 0, 9))
    ann.page.wait_for_url("**/replay/*?seat=0&move=9")
    ann.page.get_by_role("button", name="Ben", exact=True).click()
    ann.page.wait_for_url("**/replay/*?seat=1&move=9")
    expect(ann.page.locator("[data-eyes='1']")).to_be_focused()
    ann.page.locator("[data-last]").click()
    at_move(ann, last, last)
    expect(ann.panel("share").locator("[data-onward]")).to_be_disabled()
    ann.reload()
    at_move(ann, last, last)


def test_a_selection_while_another_view_loads_shows_that_view(visitor, shown, finished):
    ann, last = visitor(), len(finished.log)
    ann.go(f"/replay/{shown}?seat=0&move=5")
    slow = []
    ann.page.route(re.compile(r"/replay(/log\?seat=1|\?seat=0&move=9&)"), lambda route: slow.append(route))
    ann.page.get_by_role("button", name="Ben", exact=True).click()
    ann.page.locator("aside [data-number='9'] a").click()
    ann.wait(lambda: len(slow) == 2, "questions of both kinds")
    for route in slow:  # first the log from Ben's side, then the moment
        with ann.page.expect_response(route.request.url):
            route.continue_()
    ann.page.wait_for_url("**/replay/*?seat=1&move=9")
    at_move(ann, 9, last)


def test_autoplay(visitor, shown, finished):
    ann, last = visitor(), len(finished.log)
    ann.go(f"/replay/{shown}?seat=0&move={last - 2}")
    ann.page.get_by_label(say("speed")).select_option("4")
    ann.page.locator("[data-run]").click()
    at_move(ann, last, last)
    expect(ann.page.get_by_role("button", name=say("replay-play"), exact=True)).to_be_visible()


@pytest.mark.parametrize(
    "query", ["?seat=77&move=99999999999", "?seat=x&move=-3", "?seat=-9&move=1e9", "?%ff=&move=&seat="]
)
def test_an_invalid_link_still_shows_the_match(visitor, shown, query):
    ann = visitor()
    ann.go(f"/replay/{shown}{query}")
    expect(ann.page.locator("[data-slider]")).to_be_visible()
    expect(Board(ann).skyline).to_be_visible()


def test_a_missing_match_has_no_replay(visitor):
    ann = visitor()
    ann.go("/replay/nowhere?move=17")
    expect(ann.page.get_by_role("heading", name=say("missing"))).to_be_visible()
    ann.forgive("404")


def test_axe_finds_nothing_on_the_page(visitor, shown):
    ann = visitor()
    ann.go(f"/replay/{shown}?seat=0&move=17")
    expect(ann.page.locator("[data-slider]")).to_be_visible()
    expect(Board(ann).skyline).to_be_visible()
    assert not objections(ann.page)


# --------------------------------------------------------------------------------------- transcripts


def test_a_transcript_is_imported_replayed_and_forked(visitor, finished, tmp_path):
    """A match from a file; then Ann forks it in the middle, and a bot answers."""
    table = finished
    good, bad = tmp_path / "match.txt", tmp_path / "holiday.txt"
    good.write_text(table.transcript(), "utf-8")
    bad.write_text("Dear Ann, the weather is fine.\n", "utf-8")
    ann = visitor()
    ann.go("/")
    ann.page.locator("[data-upload]").set_input_files(bad)
    expect(ann.refused).to_contain_text("gotham match 1")
    assert not objections(ann.page)
    ann.forgive("400")
    ann.page.locator("[data-upload]").set_input_files(good)
    ann.page.wait_for_url("**/replay/*")
    expect(ann.page.get_by_role("button", name="Ben", exact=True)).to_be_visible()
    ann.page.get_by_role("button", name="Ben", exact=True).click()
    events = [*table.events(1)]
    move = next(at for at, event in enumerate(events, 1) if at > 4 and 1 in event.after.awaited)
    ann.page.locator(f"aside [data-number='{move}'] a").click()
    at_move(ann, move, len(events))
    share = ann.panel("share")
    with ann.page.expect_download() as saved:
        share.get_by_role("button", name=say("transcript")).click()
    assert gotham.replay(saved.value.path().read_text("utf-8")).digest == table.digest
    ann.page.locator("[data-onward]").click()
    ann.page.wait_for_url("**/table/*")
    assert ann.wait_for_turn()
    expect(ann.page.locator("[data-seat='1']")).to_contain_text(say("you"))
    expect(ann.page.locator("[data-seat='0']")).to_contain_text(say("bot"))
    board = Board(ann)
    board.click(*((board.hand, None) if board.hand.locator("button.lit").count() else (board.reserve, None)))
    expect(ann.log.locator("li", has_text="Mabel")).not_to_have_count(0)


# ------------------------------------------------------------------------------------ running matches


def test_a_running_match_shows_only_the_own_side(visitor, running):
    id, links, table = running
    ann, dan = visitor(), visitor()
    ann.go(links["Ann"])
    ann.go(f"/replay/{id}?seat=1&move=17")  # she may not see Ben's side and gets her own
    at_move(ann, 17, len(table.log))
    expect(ann.panel("log").locator("[data-eyes]")).to_have_count(0)
    expect(ann.panel("share").locator("[data-onward]")).to_have_count(0)
    ann.page.wait_for_url("**?seat=0&move=17")
    dan.go(f"/replay/{id}?seat=0&move=17")
    dan.page.wait_for_url("**?seat=-1&move=17")
    expect(Board(dan).hand).to_have_count(0)


def test_log_lines_open_a_moment_and_escape_returns(visitor, running):
    id, links, table = running
    ann = visitor()
    ann.go(links["Ann"])
    assert ann.wait_for_turn()
    expect(ann.page.locator("button.lit:visible")).not_to_have_count(0)
    ann.log.locator("[data-number='12'] a").click()
    past = ann.page.locator("[data-past]")
    expect(past).to_contain_text(say("past-at", move=12, last=len(table.log)))
    expect(past.locator("[data-now]")).to_have_text(story(table, 0, 12))
    expect(ann.page.locator("button.lit:visible")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    expect(ann.page.locator("button.lit:visible")).not_to_have_count(0)
    assert ann.page.url.endswith(f"/table/{id}")
    Board(ann).turn(Board(ann).click)


def test_since_my_last_turn(visitor, running):
    """Ann opens a table where others have acted; she replays their moves step by step, and then the live match."""
    _, links, table = running
    acted = max(at for at, entry in enumerate(table.log, 1) if entry.seat == 0)
    missed = [*range(acted + 1, len(table.log) + 1)]
    ann = visitor()
    ann.go(links["Ann"])
    assert ann.wait_for_turn()
    expect(ann.page.locator("[data-tab=log] .badge")).to_have_text(str(len(missed)))
    since = ann.panel("log").locator("[data-since]")
    expect(since).to_contain_text(say("since", count=len(missed)))
    assert [int(line.get_attribute("data-number")) for line in since.locator("li").all()] == missed
    since.locator("[data-watch]").click()
    past = ann.page.locator("[data-past]")
    expect(past).to_be_visible()
    assert not objections(ann.page)
    for move in missed:
        expect(past).to_contain_text(say("past-at", move=move, last=len(table.log)))
        if move != missed[-1]:
            past.locator("[data-next]").click()
    past.locator("[data-to-now]").click()
    expect(past).to_have_count(0)
    expect(since).to_have_count(0)
    ann.reload()
    assert ann.wait_for_turn()
    ann.panel("log")
    expect(since).to_have_count(0)
    expect(ann.page.locator("[data-tab=log] .badge")).to_have_count(0)


def test_missed_moves_can_be_dismissed_or_skipped_by_acting(visitor, running):
    ann, (_, links, _) = visitor(), running
    ann.go(links["Ann"])
    since = ann.panel("log").locator("[data-since]")
    expect(since).to_be_visible()
    Board(ann).turn(Board(ann).click)
    expect(since).to_have_count(0)


def test_it_plays_automatically_unless_motion_is_reduced(visitor, running):
    ann, (_, links, _) = visitor(reduced_motion="no-preference"), running
    ann.go(links["Ann"])
    ann.panel("log").locator("[data-watch]").click()
    past = ann.page.locator("[data-past]")
    expect(past).to_be_visible()
    expect(past).to_have_count(0)  # all moves were shown: start again
    expect(ann.page.locator("[data-since]")).to_have_count(0)


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_a_step_forward_moves_the_card_as_in_live_play(visitor, shown, finished, calm):
    """Also again after a step back; with reduced motion nothing moves."""
    first = next(
        at for at, (_, action, _) in enumerate(finished.log) if at > 4 and finished.game.notation[action][0] == "p"
    )
    ann = visitor(reduced_motion="reduce" if calm else "no-preference")
    page = ann.page
    page.add_init_script(MOVES)
    ann.go(f"/replay/{shown}?seat=0&move={first}")
    last = len(finished.log)
    at_move(ann, first, last)
    for _ in range(2):
        page.evaluate("moves.length = 0")
        page.keyboard.press("ArrowRight")
        at_move(ann, first + 1, last)
        if not calm:
            moved(page, "play")
            still(page)
        page.keyboard.press("ArrowLeft")
        at_move(ann, first, last)
        still(page)
    if calm:
        assert page.evaluate("moves") == []


def bargained():
    table = bargaining.seated()
    table.act(1, "done")
    return table


def rolled():
    table = enquetes.seated("turn 0 rolling\nround 2\npawns B4 C3 E2" + enquetes.HELD)
    table.act(0, "roll")
    return table


@pytest.mark.parametrize(("table", "people"), [(bargained, "ABCD"), (rolled, "ABC")], ids=["chinatown", "enquetes"])
def test_the_controls_lie_in_the_dock(visitor, server, table, people):
    """At every size; New York New York has the tests above."""
    ann, id, found = visitor(), f"controls-{len(people)}", []
    ann.go(plant(server, id, table(), *people)["A"])
    expect(ann.turn).to_be_visible()
    ann.go(f"/replay/{id}")
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        dock = ann.page.locator("[data-dock]").bounding_box()
        for name in ("[data-next]", "[data-run]", "[data-slider]", "[data-now]"):
            box = ann.page.locator(name).bounding_box()
            inside = dock["x"] <= box["x"] and box["x"] + box["width"] <= dock["x"] + dock["width"]
            inside &= dock["y"] <= box["y"] and box["y"] + box["height"] <= dock["y"] + dock["height"] + 1
            found += [] if inside else [(width, name, box, dock)]
    assert found == []
