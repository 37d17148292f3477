"""Presets: options under a name, offered by every game."""

import pytest

import gotham
from gotham.hooks.presets import Preset
from gotham.i18n.catalogue import LANGUAGES
from gotham.i18n.errors import GothamError

GAMES = [*map(gotham.game, gotham.all_games())]
EVERY = [(game, preset) for game in GAMES for preset in game.presets]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def chosen(name, preset):
    return gotham.game(name).table(preset=preset).options


@pytest.mark.clause("NY-23")
def test_the_editions_of_new_york_new_york():
    """1989: points for neighbours always count. 1991: by the Profi rules alone; each player starts once."""
    name = "new-york-new-york"
    assert chosen(name, "1989") == {"bonuses": "on", "rounds": "1"}
    assert chosen(name, "1991-basic") == {"bonuses": "off", "rounds": "match"}
    assert chosen(name, "1991-profi") == {"bonuses": "on", "rounds": "match"} == chosen(name, None)
    assert chosen(name, "points") == {"bonuses": "on", "rounds": "to-100"}


@pytest.mark.clause("CT-38")
def test_the_editions_of_chinatown():
    """1999: as the text, with its variant or its marker if all agree, and with a clock: "5-10 minutes"."""
    usual = chosen("chinatown", None)
    assert chosen("chinatown", "1999-clock") == usual
    assert [each.id for each in gotham.game("chinatown").presets if each.clock] == ["1999-clock"]
    assert chosen("chinatown", "1999") == usual
    assert chosen("chinatown", "1999-street") == usual | {"street-variant": "on"}
    assert chosen("chinatown", "1999-marker") == usual | {"placement": "first-player"}
    assert chosen("chinatown", "open-money") == usual | {"money": "open"}
    assert chosen("chinatown", "hidden-tiles") == usual | {"tiles": "hidden"}
    assert chosen("chinatown", "reprint") == usual | {"prosperity": "off", "map": "reprint-count"}


@pytest.mark.clause("EN-39")
def test_the_box_and_what_goes_beyond_it():
    """The box spins its wheel; whoever is left must still find the thief by the letter. Endless cases are ours."""
    game = gotham.game("enquetes-a-new-york")
    usual = chosen(game.name, None)
    assert chosen(game.name, "box") == usual
    assert chosen(game.name, "box-2") == usual | {"level": "2"}
    assert chosen(game.name, "letter") == usual | {"last-standing": "plays-on"}
    assert [each.id for each in game.presets if each.ours] == ["endless", "endless-2", "solo", "solo-2"]
    assert all(each.options["case"] == ("generated" if each.ours else "spin") for each in game.presets)


@every_game
def test_every_preset_is_possible_and_has_words(game):
    assert len({preset.id for preset in game.presets}) == len(game.presets) >= 3
    for preset in game.presets:
        assert game.check_options(None, preset.id).items() >= dict(preset.options).items()
        assert preset.year is None or 1980 < preset.year < 2030
        for language in LANGUAGES:
            words = game.words(language)
            for id in (f"preset-{preset.id}", f"preset-{preset.id}-about"):
                assert words(id) != id


@every_game
def test_different_presets_have_different_options_players_or_clocks(game):
    found = [(*game.check_options(None, each.id).values(), each.players, each.clock) for each in game.presets]
    assert len(set(found)) == len(found)


def test_given_options_replace_those_of_a_preset():
    game = gotham.game("new-york-new-york")
    table = game.table(2, 1, {"rounds": "1"}, preset="1991-basic")
    assert table.options == {"bonuses": "off", "rounds": "1"}


def test_a_misspelt_preset_suggests_the_right_one():
    with pytest.raises(gotham.Unknown) as error:
        gotham.game("new-york-new-york").table(preset="1991-prof")
    assert "did you mean “1991-profi”?" in str(error.value)
    assert "available: 1989, 1991-basic, 1991-profi, points" in str(error.value)
    with pytest.raises(gotham.Unknown, match="there is no preset “zzz”"):
        gotham.game("chinatown").check_options(None, "zzz")


def test_a_preset_with_an_impossible_option_is_refused(game, monkeypatch):
    monkeypatch.setitem(vars(game), "presets", (Preset("odd", {"rounds": "7"}), Preset("odder", {"round": "1"})))
    for name in ("odd", "odder"):
        with pytest.raises(GothamError):
            game.table(preset=name)
