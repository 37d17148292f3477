"""Four languages have the same messages with the same variables, and translations are not copies."""

from fluent.syntax import ast as ftl
from tests.i18n.catalogues import Reader, catalogue, every_folder, every_language, every_translation, resource

from gotham.i18n.catalogue import LANGUAGES

COPIES = {  # messages that equal the English ones: the languages, and why
    "title": ("fr nl de", "a name"),
    "play-result": ("nl de", "only punctuation"),
    "skyline": ("nl de", "the English word is the usual one"),
    "version": ("fr", "the same word"),
    "preset-of-year": ("fr nl de", "no words"),
    "arena-bot": ("fr nl de", "the same word"),
    "draw-total": ("fr", "the same word"),
    "draw-neutral": ("de", "the same word"),
    "district": ("fr nl de", "names"),
    "time-hours": ("fr", "the same signs"),
    "minutes": ("fr nl", "the same signs"),
    "age": ("fr nl", "the same signs"),
    "level-expert": ("fr nl", "the same word"),
    "insight-clues": ("fr nl de", "only what the cards say"),
    "insight-name": ("fr nl de", "a name"),
    "insight-sum": ("fr nl de", "only a sum"),
    "insight-sum-less": ("fr nl de", "only a sum"),
    "insight-things": ("fr nl de", "only what others say"),
    "print-pages": ("fr", "the same word"),
    "print-notes-lines": ("fr", "the same word"),
    "bot": ("fr nl", "the same word"),
    "seat-bot": ("nl de", "the same word"),
    "hint": ("nl", "the same word"),
    "talk": ("fr nl de", "the same word"),
    "fairness": ("de", "the same word"),
    "online": ("nl de", "the same word"),
    "table": ("fr", "the same word"),
    "options": ("fr", "the same word"),
    "replay-pause": ("fr", "the same word"),
    "as-words": ("de", "the same word"),
    "board-card-kind": ("nl", "the same words"),
    "level-beginner": ("nl", "the same word"),
    "analysis-changed": ("nl de", "only punctuation"),
    "note-text": ("fr", "the same word"),
    "board-open-short": ("nl", "the same word"),
    "menu": ("fr nl", "the same word"),
    "notes": ("fr", "the same word"),
    "animation": ("fr", "the same word"),
    "animation-normal": ("de", "the same word"),
    "ending-alone": ("fr nl de", "only punctuation"),
}


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
def test_translations_are_not_copies(folder, language):
    english, translated = catalogue(folder, "en"), catalogue(folder, language)
    copies = {name for name in english if translated[name].value.equals(english[name].value)}
    assert copies == {name for name in english.keys() & COPIES.keys() if language in COPIES[name][0]}
