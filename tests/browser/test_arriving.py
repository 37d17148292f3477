"""A newcomer: from the home page to the first move in two clicks, with the goal in sight."""

import pytest
from playwright.sync_api import expect
from tests.browser.board import tab_to
from tests.browser.catalogue import LANGUAGES, say
from tests.browser.frame import Player
from tests.browser.test_axe import GAMES, objections
from tests.browser.test_phone import WIDE
from tests.browser.visitor import PHONE

# the first thing that a person can do at a table of each game
MOVES = {
    "new-york-new-york": "[data-dock] button.lit[data-card]",
    "chinatown": "[data-cards] button.lit",
    "enquetes-a-new-york": "[data-roll]",
}
COUNT_CLICKS = "addEventListener('click', ({ isTrusted }) => (window.clicks = (window.clicks ?? 0) + isTrusted), true)"
CLIPPED = """(select) => {
  const drawn = document.createElement('canvas').getContext('2d');
  drawn.font = getComputedStyle(select).font;
  const arrow = 24;
  return drawn.measureText(select.selectedOptions[0].text).width + arrow > select.clientWidth;
}"""


def acted(visitor, *seats):
    """Whether one of these seats has acted, as far as the visitor was told."""
    return any(entry["seat"] in seats for view in visitor.messages("view") for entry in view.get("log", []))


def move(visitor, game):
    """Make the first own move, as soon as it is possible."""
    choice = visitor.page.locator(MOVES[game]).first
    expect(choice).to_be_visible()
    choice.click()
    visitor.wait(lambda: acted(visitor, 0), "own move")


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_lead_to_the_first_move(visitor, server, game):
    """The bots are casual ones, and they answer once the person's turn is over."""
    ann = visitor()
    ann.page.add_init_script(COUNT_CLICKS)
    ann.go("/")
    ann.page.locator(f"[data-play='{game}']").click()
    move(ann, game)
    assert ann.page.evaluate("window.clicks") <= 2
    seats = ann.messages("table")[-1]["seats"]
    assert {seat["bot"] for seat in seats[1:]} == {"casual"}
    token = ann.page.evaluate("(id) => JSON.parse(localStorage.getItem('gotham.tokens'))[id]", ann.id)
    player = Player(server, game, ann.id, token)

    def answered():
        if 0 in player.view()["awaited"]:
            player.act()
        return acted(ann, -1, *range(1, len(seats)))

    ann.wait(answered, "move of a bot")


@pytest.mark.parametrize("game", GAMES)
def test_a_first_table_states_the_goal_until_it_is_closed(visitor, game):
    """It moves nothing when it goes, stays away, and leads to the lessons."""
    ann = visitor(viewport=PHONE) if game == "chinatown" else visitor()
    ann.go("/")
    ann.page.locator(f"[data-play='{game}']").click()
    goal = ann.page.locator("[data-goal]")
    expect(goal).to_be_visible()
    expect(ann.page.locator("[data-turn]")).not_to_be_empty()
    assert ann.page.evaluate(WIDE) == []
    assert not objections(ann.page)
    parts = ".frame > .board, .frame > .dock, .frame > .side"
    places = (
        f"() => [...document.querySelectorAll('{parts}')].map((each) => JSON.stringify(each.getBoundingClientRect()))"
    )
    before = ann.page.evaluate(places)
    goal.locator("[data-goal-close]").click()
    expect(goal).to_have_count(0)
    assert ann.page.evaluate(places) == before
    ann.reload()
    expect(ann.page.locator("[data-turn]")).not_to_be_empty()
    expect(goal).to_have_count(0)
    ann.go("/")
    ann.page.locator(f"[data-play='{game}']").click()
    expect(ann.page.locator("[data-turn]")).not_to_be_empty()
    expect(goal).to_have_count(0)


def test_the_goal_leads_to_the_lessons(visitor):
    ann = visitor()
    ann.go("/")
    ann.page.locator("[data-play='new-york-new-york']").click()
    ann.page.locator("[data-goal-lesson]").click()
    ann.page.wait_for_url("**/learn/new-york-new-york")


def test_the_reader_is_called_you_and_a_name_is_remembered(visitor):
    ann = visitor()
    ann.go("/")
    ann.page.locator("[data-play='new-york-new-york']").click()
    expect(ann.page.locator("[data-seat='0']")).to_contain_text(say("you-name"))
    ann.go("/new/new-york-new-york")
    ann.page.get_by_label(say("my-name")).fill("Ann")
    ann.page.get_by_role("button", name=say("start")).click()
    ann.page.wait_for_url("**/table/*")
    ann.go("/")
    ann.page.locator("[data-play='chinatown']").click()
    ann.wait(lambda: any(table["game"] == "chinatown" for table in ann.messages("table")), "table of Chinatown")
    assert ann.messages("table")[-1]["seats"][0]["name"] == "Ann"


# ------------------------------------------------------------------------------------------- home


def test_the_home_page_has_a_picture_sentence_and_facts_of_each_game(visitor, server):
    ann = visitor()
    ann.go("/")
    for game in GAMES:
        info = server.info(game)
        card = ann.page.locator("li", has=ann.page.locator(f"[data-play='{game}']")).first
        expect(card).to_contain_text(info["summary"])
        expect(card).to_contain_text(say("minutes", minutes=info["minutes"]))
        expect(card).to_contain_text(say("age", age=info["age"]))
        expect(card).to_contain_text(f"{min(info['players'])}–{max(info['players'])}")
        expect(card.locator("[data-picture] svg:visible").first).to_be_visible()
    assert ann.page.evaluate(WIDE) == []
    assert not objections(ann.page)


def test_the_home_page_offers_the_puzzle_the_case_and_a_lesson(visitor, server):
    ann = visitor()
    ann.go("/")
    ann.page.locator("[data-today=puzzle][href*='/puzzle/']").click()
    ann.page.wait_for_url("**/puzzle/*/*")
    ann.go("/")
    ann.page.locator("[data-today=lesson]").click()
    ann.page.wait_for_url("**/learn/*")
    ann.go("/")
    ann.page.locator("[data-today=case]").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.page.locator("div.frame")).to_have_attribute("data-game", "enquetes-a-new-york")


def test_by_keyboard_from_the_home_page_to_a_table(visitor):
    ann = visitor()
    ann.go("/")
    expect(ann.page.locator("[data-play]").first).to_be_visible()
    tab_to(ann.page, "[data-play='enquetes-a-new-york']")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/table/*")
    tab_to(ann.page, "[data-goal-close]")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-goal]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_the_whole_name_of_every_language(visitor, language):
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    ann.go("/")
    ann.speak(language)
    for select in ann.page.locator("header.site select").all():
        expect(select).to_be_in_viewport(ratio=1)
        assert not select.evaluate(CLIPPED)
    assert ann.page.evaluate(WIDE) == []
    assert not objections(ann.page)


# ------------------------------------------------------------------------------------------ rules


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_the_game_on_one_page(visitor, server, game):
    """Four steps, each with a drawing, above the clauses; a link to a clause still leads to it."""
    clause = list(server.info(game)["clauses"])[-1]
    ann = visitor(viewport=PHONE)
    ann.go(f"/rules/{game}#{clause}")
    how = ann.page.locator(f"[data-how-to-play='{game}']")
    expect(how.locator("li")).to_have_count(4)
    for step in how.locator("li").all():
        expect(step.locator("svg").first).to_be_visible()
        expect(step.locator("p").last).not_to_be_empty()
    expect(ann.page.locator(f"[id='{clause}']")).to_be_in_viewport()
    expect(ann.page.locator(f"[id='{clause}']")).to_be_focused()
    for language in LANGUAGES:
        ann.speak(language)
        expect(how.get_by_role("heading", name=say("how-to-play", language))).to_be_visible()
        assert ann.page.evaluate(WIDE) == []
        ann.page.locator("[data-site-menu]").click()  # closes the menu
    assert not objections(ann.page)
