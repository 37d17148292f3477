"""The texts of the cards and the lab sheet, in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from gotham.games.enquetes_a_new_york.cases import wording
from gotham.games.enquetes_a_new_york.cases.clues import CLUES, EVIDENCE, NAMES
from gotham.i18n.catalogue import LANGUAGES, Words

LOCALE = Path(wording.__file__).parents[1] / "locale"
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Strict(Words):
    """Words that raise an error where a catalogue would use its default."""

    def __init__(self, language):
        super().__init__(language, LOCALE)
        self.keys, self.said = variants(language), set()

    def __call__(self, message, /, **details):
        self.said.add(message)
        for name, known in self.keys[message].items():
            assert details[name] in known, (self.language, message, details)
        return super().__call__(message, **details)


def variants(language):
    """Return the keys of the selectors of each message of a language."""
    found = {}
    for entry in parse((LOCALE / f"{language}.clues.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            parts = [getattr(element, "expression", None) for element in entry.value.elements]
            chosen = [part for part in parts if isinstance(part, ftl.SelectExpression)]
            found[entry.id.name] = {part.selector.id.name: [each.key.name for each in part.variants] for part in chosen}
    return found


def texts(language):
    words = Strict(language)
    return [wording.clue_text(number, words) for number in range(len(CLUES))]


@every_language
def test_every_card_has_a_text(language):
    for text in texts(language):
        assert re.fullmatch(r"[A-ZÀÉ].*[.”“»]", text), text
        assert not re.search(r"[{}$]|\s\s|\.\.|phrase-|where-|say-|expert-", text), text


@every_language
def test_no_two_cards_have_the_same_text(language):
    said = texts(language)
    assert len(set(said)) == len(said)


@every_language
def test_no_two_cards_say_the_same_in_other_words(language):
    """Also without the name of the speaker."""
    said = [re.sub("^[^„“«]*[„“«]", "", text) for text in texts(language)]
    assert len(set(said)) == len(said)


def test_cards_are_translated():
    for number, spoken in enumerate(zip(*map(texts, LANGUAGES), strict=True)):
        assert len(set(spoken)) == len(LANGUAGES), CLUES[number].name


@every_language
def test_languages_have_the_same_messages_and_variants(language):
    found = variants(language)
    english = variants("en")
    assert list(found) == list(english)
    assert found == english
    ways = {message: len(keys["way"]) for message, keys in found.items() if "way" in keys}
    assert ways == wording.WAYS


@every_language
def test_every_message_is_used(language):
    """By the cards, the lab sheet, or the map."""

    words = Strict(language)
    wording.lab_sheet(words)
    for number in range(len(CLUES)):
        wording.clue_text(number, words)
    assert words.said | {"place", "district"} == set(variants(language))


@every_language
def test_quotes_and_spaces_of_the_language(language):
    left, right = {"en": "“”", "fr": "«»", "nl": "“”", "de": "„“"}[language]
    for text in [*texts(language), *wording.lab_sheet(Strict(language))]:
        marks = re.findall("[«»„“”\"']", text)
        assert marks == [left, right] * (len(marks) // 2), text
        if language == "fr":
            assert not re.search("«[^\u202f]|[^\u202f][»;!?]|[^\u00a0]: ", text), text
            assert not re.search(r"\b([ldnj]|qu)[’'] |\bque à\b|\bde [aeiouéè]", text), text


@pytest.mark.clause("EN-04")
@every_language
def test_the_lab_sheet_names_every_place_of_a_trace(language):
    words = Strict(language)
    rule, *lines = wording.lab_sheet(words)
    assert rule == words("lab-rule")
    for line, places in zip(lines, EVIDENCE.values(), strict=False):
        for place in places:
            assert words("place", id=place).split()[-1].lower() in line.lower(), (line, place)
    assert len(lines) == len(EVIDENCE) + 2


@pytest.mark.clause("EN-15")
@pytest.mark.parametrize(
    ("name", "language", "expected"),
    [
        ("north-of-4", "en", "The newspaper seller grins: “The diamond is hidden north of row 4.”"),
        ("near-jfk", "fr", "près de l’aéroport John F. Kennedy."),
        ("near-factory", "nl", "in de buurt van een fabriek."),
        ("in-staten-island", "de", "auf Staten Island."),
        ("trace-of-kerosene", "en", "Kerosene on the sole of a shoe! This tells us that the thief is near an airport."),
        ("salt-but-no-soot", "de", "Die Probe vom Mantel enthält Meersalz, aber keinen Ruß."),
        ("no-soot", "fr", "aucune trace de suie."),
    ],
)
def test_example_texts_of_cards(name, language, expected):
    assert expected in wording.clue_text(NAMES[name], Words(language, LOCALE))
