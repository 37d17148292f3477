"""The catalogues: four languages that say the same, each in its own way, and nothing that nobody asks for."""

import ast
import functools
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor
from tests import clauses

import gotham
from gotham.bots import opponents
from gotham.cli.terminal import game_session as sitting
from gotham.cli.terminal import puzzle_session as solving
from gotham.engine.sources import reached
from gotham.i18n.catalogue import LANGUAGES, OWN, Words, machine_language
from gotham.study import lessons, puzzles

SOURCE = Path(gotham.__file__).parent
WEB = Path(__file__).parent.parent / "web" / "src"
BOARDS = WEB / "games"
GAMES = {name: gotham.game(name, "plain") for name in gotham.all_games()}
PACKAGES = {name: Path(str(game.package.__file__)).parent for name, game in GAMES.items()}
FOLDERS = [OWN, *(package / "locale" for package in PACKAGES.values())]
COUNTS = (0, 1, 2, 5)

COPIES = {  # messages that read as in English: in which languages, and why
    "title": ("fr nl de", "a name"),
    "play-result": ("nl de", "only punctuation"),
    "skyline": ("nl de", "the English word is the usual one"),
    "version": ("fr", "the same word"),
    "arena-bot": ("fr nl de", "the same word"),
    "draw-total": ("fr", "the same word"),
    "draw-neutral": ("de", "the same word"),
    "district": ("fr nl de", "names"),
    "time-hours": ("fr", "the same signs"),
    "level-expert": ("fr nl", "the same word"),
    "insight-clues": ("fr nl de", "only what the cards say"),
    "insight-name": ("fr nl de", "a name"),
    "insight-sum": ("fr nl de", "only a sum"),
    "insight-sum-less": ("fr nl de", "only a sum"),
    "insight-things": ("fr nl de", "only what others say"),
    "print-pages": ("fr", "the same word"),
    "print-notes-lines": ("fr", "the same word"),
}
UNUSED = {  # messages that may be there all the same, and why
    "suit": "nothing asks for it yet",
}

every_folder = pytest.mark.parametrize("folder", [*FOLDERS, WEB / "locale"], ids=lambda folder: folder.parent.name)
every_folder_of_ours = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", LANGUAGES[1:])
every_game = pytest.mark.parametrize("name", GAMES)


# --------------------------------------------------------------------------------- the catalogues


@functools.cache
def written(folder, language):
    """All that a folder says in a language."""
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.glob(f"{language}.*ftl")))


@functools.cache
def resource(folder, language):
    return parse(written(folder, language))


@functools.cache
def catalogue(folder, language):
    """The messages of a catalogue by their ids."""
    return {entry.id.name: entry for entry in resource(folder, language).body if isinstance(entry, ftl.Message)}


@functools.cache
def bundle(folder, language):
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(written(folder, language)))
    return found


class Reader(visitor.Visitor):
    """What a message needs: its variables, the keys that it chooses by, and those it writes down."""

    def __init__(self, message):
        self.variables, self.selectors, self.written = set(), {}, set()
        self.visit(message)

    def visit_VariableReference(self, node):  # noqa: N802 - the visitor's name
        self.variables.add(node.id.name)

    def visit_Placeable(self, node):  # noqa: N802
        if isinstance(node.expression, ftl.VariableReference):
            self.written.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node):  # noqa: N802
        keys = [
            key.value if isinstance(key := variant.key, ftl.NumberLiteral) else key.name for variant in node.variants
        ]
        self.selectors.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def counts(self, name):
        """Whether a variable is a number that the message chooses a plural by."""
        return bool(self.selectors.get(name, set()) & {"zero", "one", "two", "few", "many", "0"})

    def values(self, name):
        """What to try for a variable."""
        if self.counts(name):
            return COUNTS
        return sorted(self.selectors[name]) if name in self.selectors else (f"<{name}>",)


def renderings(folder, language, message) -> Iterator[tuple[dict, str]]:
    """A message with every combination of values that makes a difference."""
    reader, words = Reader(catalogue(folder, language)[message]), bundle(folder, language)
    names = sorted(reader.variables)
    for values in itertools.product(*map(reader.values, names)):
        details = dict(zip(names, values, strict=True))
        text, errors = words.format_pattern(words.get_message(message).value, details)
        assert errors == [], (message, details)
        yield details, text


@every_folder
def test_there_are_four_languages(folder):
    files = [path.name.split(".", 1) for path in folder.glob("*.ftl")]
    parts = {part for _, part in files}
    assert sorted(files) == sorted([language, part] for language in LANGUAGES for part in parts)


@every_language
@every_folder
def test_catalogues_can_be_read(folder, language):
    body = resource(folder, language).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    assert len(catalogue(folder, language)) == sum(isinstance(entry, ftl.Message) for entry in body)
    assert not any(entry.attributes or entry.value is None for entry in catalogue(folder, language).values())


@every_translation
@every_folder
def test_translations_have_the_same_messages(folder, language):
    """In the same order and under the same headings."""

    def outline(spoken):
        body = resource(folder, spoken).body
        return [entry.id.name if isinstance(entry, ftl.Message) else entry.content for entry in body]

    assert outline(language) == outline("en")


@every_translation
@every_folder
def test_translations_have_the_same_variables(folder, language):
    for name, message in catalogue(folder, "en").items():
        assert Reader(catalogue(folder, language)[name]).variables == Reader(message).variables, name


@every_translation
@every_folder
def test_translations_are_no_copies(folder, language):
    english, translated = catalogue(folder, "en"), catalogue(folder, language)
    copies = {name for name in english if translated[name].value.equals(english[name].value)}
    assert copies == {name for name in english.keys() & COPIES.keys() if language in COPIES[name][0]}


# --------------------------------------------------------------------------------------- rendering


@every_language
@every_folder
def test_every_message_can_be_said(folder, language):
    for name, message in catalogue(folder, language).items():
        reader, shown = Reader(message), set()
        for details, text in renderings(folder, language, name):
            assert text == text.strip(), name
            assert text, name
            for part in text.split("\n\n") if name.startswith("step-") else [text]:  # lessons have paragraphs
                assert not re.search(r"[{}]|\s\s|\n", part), (name, text)
            shown |= {variable for variable, value in details.items() if str(value) in text}
        assert shown >= reader.written, name


@every_language
@every_folder
def test_plurals_are_those_of_the_language(folder, language):
    """French says one for 0 too, so a `1` in that form would be wrong."""
    categories = Locale(language).plural_form.tags | {"other"}
    for name, message in catalogue(folder, language).items():
        reader = Reader(message)
        for variable in filter(reader.counts, reader.selectors):
            keys = reader.selectors[variable]
            assert {key for key in keys if not key.isdigit()} <= categories, name
            if variable in reader.written:
                for details, text in renderings(folder, language, name):
                    count = str(details[variable])
                    assert count in keys or count in re.findall(r"\d+", text), (name, text)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "0 unknown cards|1 unknown card|2 unknown cards|5 unknown cards"),
        ("fr", "0 carte inconnue|1 carte inconnue|2 cartes inconnues|5 cartes inconnues"),
        ("nl", "0 onbekende kaarten|1 onbekende kaart|2 onbekende kaarten|5 onbekende kaarten"),
        ("de", "0 unbekannte Karten|1 unbekannte Karte|2 unbekannte Karten|5 unbekannte Karten"),
    ],
)
def test_none_one_and_many(game, language, expected):
    assert "|".join(game.words(language)("unknown-cards", count=count) for count in COUNTS) == expected


QUOTES = {"en": "“”", "fr": "«»", "nl": "“”", "de": "„“"}


@every_language
@every_folder
def test_typography(folder, language):
    """Every language has its own quotes, and French its spaces that no line breaks at."""
    left, right = QUOTES[language]
    for name in catalogue(folder, language):
        for _, text in renderings(folder, language, name):
            marks = re.findall("[«»„“”\"']", text)
            assert marks == [left, right] * (len(marks) // 2), text
            if language == "fr":
                assert not re.search("«[^\u202f]|[^\u202f][»;!?]|[^\u202f]%|[^\u00a0]: ", text), text


# --------------------------------------------------------------------------------- what is asked for


def errors(kind=gotham.GothamError):
    return {kind.__name__}.union(*map(errors, kind.__subclasses__()))


SPEAKERS = {"words", "error", *errors()}  # what takes a message first


@functools.cache
def literals(folder, without=()):
    """The texts in the Python files below a folder: those said for sure, and all there are."""
    said, all_texts = set(), set()
    for file in folder.rglob("*.py"):
        if not any(file.is_relative_to(other) for other in without):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and node.args and _speaks(node.func):
                    said |= set(_texts(node.args[0]))
                all_texts |= set(_texts(node))
    return said, all_texts


def _speaks(function):
    """Also `game.words()("seat")`."""
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in SPEAKERS or isinstance(function, ast.Call)


def _texts(node):
    """A text, or both of a choice between two."""
    if isinstance(node, ast.IfExp):
        yield from (*_texts(node.body), *_texts(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def composed(name):
    """The messages of a game whose ids are put together from its rules; refusals need only those that occur."""
    rules, ids = GAMES[name].rules, clauses.clauses(PACKAGES[name] / "rulebook.md")
    needed = {f"clause-{clause}" for clause in ids} | {f"option-{option}" for option in rules.OPTIONS}
    needed |= {f"level-{level}{part}" for level in opponents.levels(GAMES[name]) for part in ("", "-about")}
    needed |= {f"character-{id}{part}" for id in opponents.characters(GAMES[name]) for part in ("", "-about")}
    needed |= {f"command-{command}" for command in GAMES[name].terminal.commands}
    possible = {f"why-{clause}" for clause in ids} | {f"kind-{kind}" for kind in rules.ACTIONS.kinds}
    possible |= {f"ladder-{level}" for level in opponents.LADDER} | {"balance-note"}
    for option, values in rules.OPTIONS.items():
        possible |= {f"value-{value}" for value in values} | {f"value-{option}-{value}" for value in values}
    needed |= puzzles.messages(GAMES[name])
    taught, told = lessons.messages(GAMES[name])
    return needed | taught | {f"do-{kind}" for kind in rules.ACTIONS.kinds}, possible | told


@functools.cache
def on_board(name):
    """The messages that a game's drawn board says."""
    files = (path for path in (BOARDS / name).rglob("*.*") if path.suffix in (".svelte", ".ts"))
    calls = [call for path in files for call in re.findall(r"\bwords\(([^{})]*)", path.read_text("utf-8"))]
    return {text for call in calls for text in re.findall(r'"([a-z0-9-]+)"', call)}


HELP = {f"help-{key}" for key in (*sitting.KEYS.values(), *solving.KEYS.values())}
MAY_BRING = {"balance-note"}  # messages of a game that are asked for and may be missing


@functools.cache
def beginnings():
    """How the ids of several messages begin."""
    names = [name.split("-")[0] for folder in FOLDERS for name in catalogue(folder, "en") if "-" in name]
    return {name for name in names if names.count(name) > 1}


def looks_like_a_message(text):
    return bool(re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text)) and text.split("-")[0] in beginnings()


def test_what_the_project_says_is_in_its_catalogue():
    """What every game must bring may be asked for as well, and what it may bring."""
    said, texts = literals(SOURCE, tuple(PACKAGES.values()))
    brought = set.intersection(*(set(catalogue(folder, "en")) for folder in FOLDERS[1:]))
    asked = said | set(filter(looks_like_a_message, texts)) | HELP
    assert asked - catalogue(OWN, "en").keys() - brought - MAY_BRING == set()


@every_game
def test_what_a_game_says_is_in_a_catalogue(name):
    said, texts = literals(PACKAGES[name])
    asked = said | set(filter(looks_like_a_message, texts)) | composed(name)[0]
    known = catalogue(PACKAGES[name] / "locale", "en").keys() | catalogue(OWN, "en").keys()
    assert asked - known == set()


@every_game
def test_what_a_board_says_is_in_its_catalogue(name):
    assert on_board(name) - catalogue(PACKAGES[name] / "locale", "en").keys() == set()


@every_folder_of_ours
def test_every_message_is_asked_for(folder):
    """A name of one word must be said for sure; one of several is not written down for anything else."""
    said, texts = literals(SOURCE)
    for name, package in PACKAGES.items():
        if folder in (OWN, package / "locale"):
            more_said, more_texts = literals(package)
            needed, possible = composed(name)
            said, texts = said | more_said | needed | possible | on_board(name), texts | more_texts
    asked = said | {text for text in texts if "-" in text} | HELP | UNUSED.keys()
    assert catalogue(folder, "en").keys() - asked == set()


def test_what_the_client_says_is_in_its_catalogue_and_nothing_else():
    """Ids that are put together begin with a text that ends in a hyphen."""
    files = [path for path in WEB.rglob("*.*") if path.suffix in (".svelte", ".ts") and BOARDS not in path.parents]
    texts = {text for path in files for text in re.findall(r"[\"`']([a-z][a-z0-9-]*)", path.read_text("utf-8"))}
    begun = tuple(text for text in texts if text.endswith("-"))
    known = catalogue(WEB / "locale", "en").keys()
    assert {name for name in known if name not in texts and not name.startswith(begun)} == set()
    said = {text for path in files for text in re.findall(r"\bt\(\"([a-z0-9-]+)\"", path.read_text("utf-8"))}
    assert said
    assert said - known == set()


def test_the_list_of_unused_messages_is_short():
    said, _ = literals(SOURCE)
    assert UNUSED.keys() & said == set()


@every_game
@every_language
def test_clauses_are_those_of_the_rulebook(name, language):
    found = [each for each in catalogue(PACKAGES[name] / "locale", language) if each.startswith("clause-")]
    assert found == [f"clause-{clause}" for clause in clauses.clauses(PACKAGES[name] / "rulebook.md")]


@every_game
def test_every_refusal_has_a_reason(name):
    """The clauses that `why` may answer, read from its source, are those with a reason."""
    game = GAMES[name]
    files = reached([PACKAGES[name] / "rules.py"])
    trees = [ast.parse(path.read_text("utf-8")) for path in files if path.parent == PACKAGES[name]]
    functions = {node.name: node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}
    numbers = set(_answers("why", functions, set())) - {0}
    reasons = {each for each in catalogue(PACKAGES[name] / "locale", "en") if each.startswith("why-")}
    assert reasons == {f"why-{game.clause(number)}" for number in numbers}


def _answers(name, functions, known):
    """The numbers a function can answer, also by asking others: at once, or by way of a `clause`."""
    known.add(name)
    for node in ast.walk(functions[name]):
        is_clause = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "clause"
        if is_clause or isinstance(node, ast.Return):
            for found in _numbers(node.value):
                if isinstance(found, int):
                    yield found
                elif found in functions and found not in known:
                    yield from _answers(found, functions, known)


def _numbers(node):
    """The numbers an expression can be, and the names of functions that tell it."""
    if isinstance(node, ast.IfExp):
        yield from (*_numbers(node.body), *_numbers(node.orelse))
    elif isinstance(node, ast.Constant):
        yield node.value
    elif isinstance(node, ast.Call):
        yield node.func.id


# ----------------------------------------------------------------------------------------- speaking


def test_words_are_looked_up_in_order(tmp_path):
    """The project before the game, the language before English; what nobody wrote reads as its name."""
    (tmp_path / "en.ftl").write_text("only = Only { $who }\nboth = { $who } too\nseat = Chair { $seat }\n")
    (tmp_path / "fr.ftl").write_text("both = { $who } aussi\n")
    french = Words("fr", tmp_path)
    assert french("seat", seat=3) == "Joueur 3"
    assert french("both", who="moi") == "moi aussi"
    assert french("only", who="me") == "Only me"
    assert french("version") == "version"
    assert french("nobody-wrote-this") == "nobody-wrote-this"
    assert (french.has("seat"), french.has("only")) == (True, False)
    assert french.into("en")("both", who="me") == "me too"
    assert Words("de")("version") == "Version"


def test_the_language_of_the_machine(monkeypatch):
    for setting, expected in {"nl_BE.UTF-8": "nl", "de": "de", "ja_JP.UTF-8": "en", "C.UTF-8": "en"}.items():
        for name in ("GOTHAM_LANG", "LC_ALL", "LC_MESSAGES"):
            monkeypatch.setenv(name, "")
        monkeypatch.setenv("LANG", setting)
        assert machine_language() == expected
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert machine_language() == "de"
    monkeypatch.setenv("GOTHAM_LANG", "FR")
    assert machine_language() == "fr"


@every_language
def test_a_match_is_told_in_every_language(game, language):
    """Up to its end, and with hands that are left."""
    table = game.table(2, seed=1, options={"rounds": "1"})
    while not table.over:
        seat = table.awaited[0]
        table.act(seat, table.numbers(seat)[-1 if len(table.log) > 8 else 0])
    told = [*table.story(language=language), *table.view().describe(language)]
    english = [*table.story(), *table.view().describe()]
    copied = [line for line, other in zip(told, english, strict=True) if line == other]
    assert copied == (english if language == "en" else [])
