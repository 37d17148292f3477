"""Lessons: every game has some, and only the expected actions complete them."""

import msgspec
import pytest

import gotham
from gotham import Illegal, Unknown
from gotham.i18n.catalogue import LANGUAGES
from gotham.study import lessons

GAMES = {name: gotham.game(name, "plain") for name in gotham.all_games()}
LESSONS = [(game, lesson) for game in GAMES.values() for lesson in lessons.lessons(game)]
OTHERS = 12  # other legal actions tried in each step

every_game = pytest.mark.parametrize("name", GAMES)
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.id}" for game, lesson in LESSONS]
)


@every_game
def test_the_lessons_have_no_errors(name):
    assert lessons.check(GAMES[name]) == []


@every_game
def test_a_tutorial_takes_five_to_ten_minutes(name):
    assert 15 <= sum(len(lesson.step) for lesson in lessons.lessons(GAMES[name])) <= 30


@every_lesson
def test_a_lesson_accepts_only_its_steps(game, lesson):
    """Any other action, legal or not, is refused and changes nothing; a refusal has a text in every language."""
    table, done = lessons.begin(game, lesson), []
    for step in lesson.step:
        before = table.digest, len(table.log)
        for action in strangers(table, lesson, step):
            with pytest.raises(Illegal) as refused:
                lessons.take(table, lesson, step, [action])
            assert len({refused.value.say(game.words(language)) for language in LANGUAGES}) == len(LANGUAGES)
            assert (table.digest, len(table.log)) == before
        done.append(lessons.fitting(table, lesson, step)[0])
        assert lessons.take(table, lesson, step, done[-1])
    again, passed = lessons.resume(game, lesson, done)
    assert (again.digest, passed) == (table.digest, len(lesson.step))


def strangers(table, lesson, step):
    """Actions that neither pass a step nor begin a run that does: some legal ones, and an illegal one."""
    legal = table.numbers(lesson.seat) if lesson.seat in table.actors else []
    fits = [run[0] for run in lessons.fitting(table, lesson, step) if run]
    texts = [table.game.notation[number] for number in legal if number not in fits]
    others = [text for text in texts if not lessons._begins(step, [text])][:OTHERS]
    illegal = next(number for number in range(table.game.rules.ACTIONS.count) if number not in legal)
    return [*others, illegal]


def test_extra_actions_are_refused():
    game, lesson = LESSONS[0]
    with pytest.raises(Unknown, match=f"only {len(lesson.step)} steps"):
        lessons.resume(game, lesson, [[]] * (len(lesson.step) + 1))


def test_a_page_needs_no_action():
    game = GAMES["new-york-new-york"]
    lesson = lessons.lessons(game)[0]
    with pytest.raises(Illegal, match="nothing to do in this step"):
        lessons.resume(game, lesson, [["play Y12"]])


def test_a_run_can_be_done_action_by_action():
    """By people without a board; the next step is reached only when the run is complete."""
    game, lesson, at = next(
        (game, lesson, at) for game, lesson in LESSONS for at, step in enumerate(lesson.step) if step.run
    )
    example, done = lesson.step[at].example, []
    table = lessons.begin(game, lesson)
    for step in lesson.step[:at]:
        done.append(lessons.fitting(table, lesson, step)[0])
        lessons.take(table, lesson, step, done[-1])
    begun, passed = lessons.resume(game, lesson, [*done, example[:2]])
    assert (passed, len(begun.log)) == (at, len(table.log) + 2)
    assert lessons.resume(game, lesson, [*done, example])[1] == at + 1
    with pytest.raises(Illegal):
        lessons.resume(game, lesson, [*done, example[:2], []])


def test_a_run_without_a_pattern_is_judged_by_its_end():
    step = lessons.Step("x", accept=("yes *",), run=True)
    assert lessons._fits(step, ["draft", "yes 1"])
    assert not lessons._fits(step, ["yes 1", "draft"])
    assert not lessons._fits(msgspec.structs.replace(step, run=False), ["draft", "yes 1"])


BROKEN = {
    "nothing fits": lambda text: text.replace('accept = ["play Y12"]', 'accept = ["play Y13"]'),
    "no clause NY-99": lambda text: text.replace('"NY-05"', '"NY-99"', 1),
    "the scene": lambda text: text.replace("reserve Y6", "reserve Y12", 1),
    "do not fit 2 players": lambda text: text.replace('["", "Otis"]', '["Otis"]', 1),
    "two lessons have the same id": lambda text: text.replace('id = "cover"', 'id = "city"', 1),
    "no text step-city-hello": lambda text: text.replace('id = "welcome"', 'id = "hello"', 1),
    "lessons.toml": lambda text: text.replace("[[lesson]]", "[[lesson", 1),
    "unknown field": lambda text: text.replace("accept =", "accepts =", 1),
    "take": lambda text: text.replace('"1 take R10"', '"1 take R11"', 1),
}


@pytest.mark.parametrize("problem", BROKEN)
def test_errors_in_lessons_are_found(problem, monkeypatch):
    game = GAMES["new-york-new-york"]
    text = game.file("lessons.toml").read_text("utf-8")
    broken = BROKEN[problem](text)
    assert broken != text
    monkeypatch.setattr(lessons, "lessons", lambda _: lessons._read(broken))
    assert problem in "\n".join(lessons.check(game))
