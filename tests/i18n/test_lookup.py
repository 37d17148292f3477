"""Looking up messages: the order of the catalogues, the language of the machine, a match in every language."""

from tests.i18n.catalogues import every_language

from gotham.i18n.catalogue import Words, machine_language


def test_words_are_looked_up_in_order(tmp_path):
    """The project before the game, the language before English; a missing message reads as its id."""
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
def test_a_match_in_every_language(game, language):
    """To its end, with cards left in hands."""
    table = game.table(2, seed=1, options={"rounds": "1"})
    while not table.over:
        seat = table.awaited[0]
        table.act(seat, table.numbers(seat)[-1 if len(table.log) > 8 else 0])
    told = [*table.story(language=language), *table.view().describe(language)]
    english = [*table.story(), *table.view().describe()]
    copied = [line for line, other in zip(told, english, strict=True) if line == other]
    assert copied == (english if language == "en" else [])
