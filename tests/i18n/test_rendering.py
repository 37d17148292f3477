"""Every message renders with every value: plurals, spacing and the typography of its language."""

import re

import pytest
from babel import Locale
from tests.i18n.catalogues import COUNTS, Reader, catalogue, every_folder, every_language, renderings


@every_language
@every_folder
def test_every_message_can_be_rendered(folder, language):
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
    """French uses the form of one for 0 too, so a `1` in that form would be wrong."""
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
    """Every language has its own quotation marks, and French its non-breaking spaces."""
    left, right = QUOTES[language]
    for name in catalogue(folder, language):
        for _, text in renderings(folder, language, name):
            marks = re.findall("[«»„“”\"']", text)
            assert marks == [left, right] * (len(marks) // 2), text
            if language == "fr":
                assert not re.search("«[^\u202f]|[^\u202f][»;!?]|[^\u202f]%|[^\u00a0]: ", text), text
