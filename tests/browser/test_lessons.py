"""Every tutorial can be finished in every language; and the rulebook opens in lessons and at a table."""

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import say
from tests.browser.test_axe import objections
from tests.browser.visitor import DESK, PHONE

import gotham
from gotham.study import lessons

QUICK, LONGER = ("en",), ("fr", "nl", "de")  # each tutorial in English in make test, in all four in make deep
DRAWN = "new-york-new-york"  # is played by clicks on its board, the others by text buttons
UNFOLDED = 1000  # how often a group is expanded until a choice must be visible
UNFOLD = "() => document.querySelectorAll('.actions details:not([open])').forEach((each) => (each.open = true))"


class Pupil:
    """A person in the lessons of a game who knows the expected actions."""

    def __init__(self, visitor, game, language="en"):
        self.page, self.game, self.language = visitor.page, gotham.game(game, "plain"), language
        if game != DRAWN:
            self.page.add_init_script("localStorage.setItem('gotham.view', 'words')")
        visitor.go(f"/learn/{game}")

    def at(self, number, step):
        """Wait for a step and its text."""
        lesson = lessons.lessons(self.game)[number]
        place = self.page.locator(f'[data-step="{number}.{step}"] .text')
        expect(place).to_be_attached()
        if step < len(lesson.step):
            told = lessons.paragraphs(self.game.words(self.language), lesson.text(lesson.step[step]))
            expect(place.locator("p")).to_contain_text(told)

    def next(self):
        self.page.locator("[data-next]").click()

    def study(self, number):
        """Complete a lesson."""
        lesson = lessons.lessons(self.game)[number]
        table, acts = lessons.begin(self.game, lesson), 0
        for at, step in enumerate(lesson.step):
            self.at(number, at)
            run = lessons.fitting(table, lesson, step)[0]
            if not run:
                self.next()
            elif step.run and self.language != "en":  # with hundreds of choices this is slow: once is enough
                self.page.get_by_role("button", name=say("lesson-demonstrate", self.language)).click()
            else:
                self.do(run, acts)
            lessons.take(table, lesson, step, run)
            acts += len(run)
        if lesson.step[-1].accept:
            self.at(number, len(lesson.step))
            self.next()

    def do(self, run, acts):
        """Play one action after the other, after so many."""
        for count, action in enumerate(run, acts):
            expect(self.page.locator("[data-acts]")).to_have_attribute("data-acts", str(count))
            self.act(self.game.read(action) if isinstance(action, str) else action)

    def act(self, number):
        """By a card of the drawn board, or by a text button."""
        if self.game.name != DRAWN:
            choice = self.page.locator(f'[data-action="{number}"]')
            for _ in range(UNFOLDED):
                if choice.count():
                    break
                self.page.evaluate(UNFOLD)
            return choice.click()
        kind, (card, *_) = self.game.rules.ACTIONS.parts(number) if number < 96 else ("pass", (0,))
        if kind != "pass":
            return self.page.locator(f'button.lit[data-card="{card}"]').click()
        self.page.get_by_role("button", name=f"{say('board-pass', self.language)} …").click()
        return self.page.get_by_role("button", name=say("board-pass", self.language), exact=True).click()


@pytest.mark.parametrize("language", [*QUICK, *(pytest.param(each, marks=pytest.mark.deep) for each in LONGER)])
@pytest.mark.parametrize("game", gotham.all_games())
def test_a_tutorial_from_start_to_end(visitor, game, language):
    ann = visitor(locale=language)
    pupil = Pupil(ann, game, language)
    for number in range(len(lessons.lessons(pupil.game))):
        pupil.study(number)
    title = pupil.game.words(language)("title")
    expect(ann.page.get_by_role("heading", name=say("learned", language, title=title))).to_be_focused()
    ann.page.locator("a", has_text=say("home", language)).click()
    expect(ann.page.locator(f"[data-learn={game}]")).to_contain_text(say("learned-mark", language))


def test_an_unexpected_action(visitor):
    """It is refused in the words of the step and changes nothing; going back, the answer and a restart are possible."""
    ann = visitor()
    pupil = Pupil(ann, DRAWN)
    pupil.next()
    pupil.at(0, 1)
    pupil.next()
    pupil.at(0, 2)
    pupil.act(pupil.game.read("play Y4"))
    expect(ann.refused).to_contain_text("something tall")
    pupil.at(0, 2)
    expect(ann.page.locator("button.lit")).to_have_count(6)
    ann.page.get_by_role("button", name=say("lesson-demonstrate")).click()
    pupil.at(0, 3)
    expect(ann.refused).to_have_count(0)
    expect(ann.log).to_contain_text("yellow 12")
    ann.page.get_by_role("button", name=say("lesson-back"), exact=True).click()
    pupil.at(0, 2)
    expect(ann.log).not_to_contain_text("yellow 12")
    ann.page.get_by_role("button", name=say("lesson-again")).click()
    pupil.at(0, 0)
    ann.forgive("409")


def test_a_lesson_resumes_after_a_break(visitor):
    ann = visitor()
    pupil = Pupil(ann, DRAWN)
    ann.page.get_by_role("navigation").get_by_role("button").nth(2).click()
    pupil.at(2, 0)
    ann.reload()
    pupil.at(2, 0)
    ann.speak("de")
    pupil.language = "de"
    pupil.at(2, 0)


def test_the_end_links_to_a_table(visitor):
    ann = visitor()
    pupil = Pupil(ann, DRAWN)
    ann.page.get_by_role("navigation").get_by_role("button").nth(4).click()
    pupil.study(4)
    assert not objections(ann.page)
    ann.page.get_by_role("button", name=say("learned-play")).click()
    expect(ann.turn).to_be_visible()


def test_on_a_phone_by_keyboard(visitor):
    """The lesson is below the board and never covers the focused element."""
    ann = visitor(viewport=PHONE)
    pupil = Pupil(ann, DRAWN)
    for step in range(2):
        pupil.at(0, step)
        ann.page.locator("[data-next]").focus()
        ann.page.keyboard.press("Enter")
    pupil.at(0, 2)
    ann.page.locator('button.lit[data-card="11"]').focus()
    low = ann.page.locator('button.lit[data-card="11"]').bounding_box()
    lesson = ann.page.locator(".lesson").bounding_box()
    assert low["y"] + low["height"] <= lesson["y"] or lesson["y"] + lesson["height"] <= low["y"]
    ann.page.keyboard.press("Enter")
    pupil.at(0, 3)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("game", gotham.all_games())
def test_axe_in_a_lesson(visitor, game):
    ann = visitor()
    Pupil(ann, game)
    expect(ann.page.locator(".lesson")).to_be_visible()
    assert not objections(ann.page)


def test_the_rulebook(visitor, server):
    """At a table: searched by words, opened at the clause of a link, closed by Escape, and the focus returns."""
    ann, (id, token) = visitor(), server.open(DRAWN, "you", *server.bots(DRAWN))
    ann.go(f"/table/{id}#{token}")
    page, rules = ann.page, ann.page.get_by_role("dialog")
    page.locator("[data-rules]").focus()
    page.keyboard.press("Enter")
    expect(rules.get_by_role("heading")).to_be_focused()
    rules.get_by_role("searchbox").fill("RING skyline")
    expect(rules.locator(".clause")).to_have_count(1)
    expect(rules.get_by_role("status")).to_have_text(say("rules-found", count=1))
    assert not objections(page)
    page.set_viewport_size(DESK)  # on a phone, the button is in the menu
    page.keyboard.press("Escape")  # clears the field
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.locator("[data-rules]")).to_be_focused()


def test_a_clause_opens_in_place(visitor):
    ann = visitor()
    pupil = Pupil(ann, DRAWN)
    ann.page.locator("nav button").nth(2).click()
    pupil.at(2, 0)
    ann.page.get_by_role("link", name=say("clause", clause="NY-19")).click()
    rules = ann.page.get_by_role("dialog")
    expect(rules.locator("#NY-19")).to_be_focused()
    expect(rules.locator("#NY-19")).to_be_in_viewport()
    ann.page.mouse.click(20, 400)
    expect(rules).to_have_count(0)
    assert len(ann.context.pages) == 1
