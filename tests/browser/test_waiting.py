"""The waiting room: one link for all, seats that fill, bots for the free ones; and the card of who is invited."""

import re

import pytest
from playwright.sync_api import expect
from tests import camera
from tests.browser.board import tab_to
from tests.browser.catalogue import LANGUAGES, say
from tests.browser.test_axe import GAMES, objections
from tests.browser.test_phone import WIDE
from tests.browser.visitor import PHONE

GAME = "new-york-new-york"
MODULES = """(svg) => {
  const size = svg.viewBox.baseVal.width;
  const rows = Array.from({ length: size }, () => Array(size).fill(0));
  for (const [, x, y] of svg.querySelector('path').getAttribute('d').matchAll(/M(\\d+) (\\d+)/g)) rows[y][x] = 1;
  return rows;
}"""


@pytest.fixture
def room(visitor, server):
    """Ann in the waiting room of a table with two free seats."""

    def enter(game=GAME, language="en", **options):
        ann = visitor(locale=language, **options)
        id, token = server.open(game, "you", "open", "open")
        ann.go(f"/table/{id}#{token}")
        expect(here(ann)).to_have_text(say("here-of", language, here=1, count=3))
        return ann

    return enter


def here(visitor):
    return visitor.page.locator("#here")


def link(visitor):
    field = visitor.page.get_by_role("textbox", name=say("invite-link"))
    expect(field).to_have_value(re.compile("#invite="))
    return field.input_value()


def test_one_link_fills_all_seats_before_the_eyes_of_the_host(room, visitor):
    """The match starts by itself when the last seat is taken."""
    ann, zoe, ben = room(), visitor(), visitor()
    invitation = link(ann)
    zoe.sit_by(invitation, "Zoe")
    expect(ann.seat("Zoe")).to_contain_text(say("sat-down"))
    expect(ann.page.get_by_role("status").first).to_have_text(f"Zoe {say('sat-down')}")
    expect(here(ann)).to_have_text(say("here-of", here=2, count=3))
    expect(here(zoe)).to_have_text(say("here-of", here=2, count=3))
    assert link(ann) == invitation == link(zoe)
    ben.sit_by(invitation, "Ben")
    for each in (ann, zoe, ben):
        expect(each.page.locator("[data-turn]")).to_be_visible()
        expect(here(each)).to_have_count(0)


def test_who_comes_too_late_may_watch(room, visitor, server):
    ann, late = room(), visitor()
    late.go(link(ann))
    ann.page.locator("[data-start-with-bots]").click()
    expect(late.page.get_by_text(say("invited-full"))).to_be_visible()
    expect(late.page.locator("[data-sit]")).to_have_count(0)
    late.page.locator("[data-watch]").click()
    expect(late.page.get_by_text(say("you-watch"))).to_be_visible()


def test_a_bot_of_a_level_takes_one_seat_and_others_the_rest(room, server):
    ann, names = room(), {each["id"]: each["name"] for each in server.info(GAME)["levels"]}
    third = ann.page.locator("[data-seat='2']")
    third.get_by_role("combobox").select_option("master")
    third.locator("[data-add-bot]").click()
    expect(third).to_contain_text(say("seat-bot", level=names["master"]))
    expect(here(ann)).to_have_text(say("here-of", here=2, count=3))
    begin = ann.page.locator("[data-start-with-bots]")
    expect(begin).to_have_text(say("start-with-bots", count=1))
    begin.click()
    expect(ann.page.locator("[data-turn]")).to_be_visible()
    assert [seat.get("bot", "") for seat in ann.messages("table")[-1]["seats"]] == ["", "casual", "master"]


def test_the_table_is_always_one_click_away_and_so_is_the_room(room):
    ann = room()
    ann.page.locator("[data-to-table]").click()
    expect(ann.page.locator("[data-turn]")).to_be_visible()
    ann.page.locator("[data-invite]").click()
    expect(here(ann)).to_be_visible()


def test_a_match_that_has_begun_needs_no_waiting_room(visitor, server):
    """A seat that becomes free later is announced, and the board stays."""
    ann, zoe, (id, token) = visitor(), visitor(), server.open(GAME, "you", "open")
    ann.go(f"/table/{id}#{token}")
    zoe.sit_by(link(ann), "Zoe")
    for each in (ann, zoe):
        expect(each.page.locator("[data-turn]")).to_be_visible()
    player = next(each for each in (ann, zoe) if each.page.locator("[data-turn].mine").count())
    player.page.locator("[data-dock] button.lit[data-card]").first.click()
    player.hear("view", 3)
    other = zoe if player is ann else ann
    people = other.panel("people")
    people.get_by_role("button", name=say("stand"), exact=True).click()
    people.get_by_role("button", name=say("yes"), exact=True).click()
    expect(player.page.locator("[data-invite]")).to_be_visible()
    expect(here(player)).to_have_count(0)


def test_a_name_is_asked_for_once(room, visitor):
    ann = room()
    ann.page.locator("[data-name]").fill("Ann")
    ann.page.locator("[data-seat='0']").get_by_role("button", name=say("save")).click()
    expect(ann.page.locator("[data-seat='0']")).to_contain_text(say("you-name"))
    ann.wait(lambda: ann.messages("table")[-1]["seats"][0].get("name") == "Ann", "name at the table")
    zoe = visitor()
    zoe.go(link(ann))
    expect(zoe.page.get_by_text(say("invited-by", count=1, names="Ann"))).to_be_visible()
    ann.reload()
    expect(here(ann)).to_be_visible()
    expect(ann.page.locator("[data-name]")).to_have_count(0)


def test_a_camera_reads_the_link_from_the_code(room):
    ann = room()
    code = ann.page.locator("[data-qr] svg")
    expect(code).to_be_visible()
    assert camera.read(code.evaluate(MODULES)) == link(ann)


def test_the_link_is_copied(room):
    ann = room()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    invitation = link(ann)
    ann.page.locator("section[aria-labelledby=invite] [data-copy]").click()
    expect(ann.page.locator("section[aria-labelledby=invite] [data-copy]")).to_contain_text(say("copied"))
    assert ann.page.evaluate("navigator.clipboard.readText()") == invitation


def test_the_link_is_copied_where_the_browser_has_no_clipboard(room):
    """As in a local network, without https."""
    ann = room()
    ann.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ann.reload()
    link(ann)
    button = ann.page.locator("section[aria-labelledby=invite] [data-copy]")
    button.click()
    expect(button).to_contain_text(say("copied"))


def test_the_link_is_shared_where_the_system_can(visitor, server):
    ann, (id, token) = visitor(), server.open(GAME, "you", "open")
    ann.page.add_init_script("navigator.share = async (what) => void (window.shared = what)")
    ann.go(f"/table/{id}#{token}")
    invitation = link(ann)
    ann.page.locator("[data-share]").click()
    assert ann.page.evaluate("window.shared.url") == invitation


def test_a_server_for_this_computer_alone_says_so(room):
    ann = room()
    expect(ann.page.locator("[data-local]")).to_contain_text("gotham serve --lan")


def test_the_personal_link_is_apart(room, visitor):
    ann, phone = room(), visitor()
    apart = ann.page.locator("details.personal")
    expect(apart.get_by_label(say("personal-link"))).to_be_hidden()
    apart.locator("summary").click()
    phone.go(apart.get_by_label(say("personal-link")).input_value())
    expect(phone.page.locator("[data-seat='0'] [data-name]")).to_be_visible()  # the same seat, without a name yet


def test_the_waiting_room_by_keyboard(room):
    ann = room()
    tab_to(ann.page, "[data-add-bot='1']")
    ann.page.keyboard.press("Enter")
    expect(here(ann)).to_have_text(say("here-of", here=2, count=3))
    tab_to(ann.page, "[data-to-table]")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-turn]")).to_be_visible()


def test_a_listed_table_offers_its_free_seat(visitor, server):
    ann, (id, _) = visitor(), server.open(GAME, "you", "open", listed=True)
    ann.go("/")
    ann.page.locator(f"a[href='/table/{id}']").click()
    expect(ann.page.get_by_text(say("listed-table"))).to_be_visible()
    ann.page.get_by_role("textbox", name=say("my-name")).fill("Ann")
    ann.page.get_by_role("button", name=say("sit")).click()
    expect(ann.page.locator("[data-turn]")).to_be_visible()
    assert ann.messages("table")[-1]["seats"][1]["name"] == "Ann"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_a_phone(room, visitor, language):
    ann = room("chinatown", language, viewport=PHONE)
    expect(ann.page.locator("[data-qr] svg")).to_be_visible()
    assert ann.page.evaluate(WIDE) == []
    guest = visitor(viewport=PHONE, locale=language)
    guest.go(ann.page.locator("[data-qr]").get_attribute("data-qr"))
    expect(guest.page.locator("[data-sit]")).to_be_visible()
    assert guest.page.evaluate(WIDE) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_the_waiting_room(room, visitor, game):
    ann, zoe = room(game), visitor()
    invitation = link(ann)
    expect(ann.page.locator("[data-qr] svg")).to_be_visible()
    zoe.go(invitation)
    expect(zoe.page.locator("[data-sit]")).to_be_visible()
    assert not objections(zoe.page)
    zoe.sit_by(invitation, "Zoe")
    expect(ann.seat("Zoe")).to_contain_text(say("sat-down"))
    assert not objections(ann.page)
