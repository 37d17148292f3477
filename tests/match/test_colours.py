"""Colours of seats: shared out, painted on texts, and stored in files; the rules know nothing of them."""

import itertools

import pytest

import gotham
from gotham.match.colours import find_colour, inverse, paint_of, shared_out

FOUR = ("yellow", "red", "green", "blue")
GAMES = ("new-york-new-york", "chinatown", "enquetes-a-new-york")


@pytest.fixture
def table(game):
    return game.table(2, 7, {"rounds": "1"}, ["Ada", "Bob"], ["blue"])


@pytest.mark.parametrize(
    ("chosen", "seats"),
    [
        (["", "", ""], (0, 1, 2)),
        (["red", "", ""], (1, 0, 2)),
        (["", "", "yellow"], (2, 1, 0)),
        (["blue", "", "red"], (3, 0, 1)),
    ],
)
def test_who_has_not_chosen_takes_what_is_left(chosen, seats):
    """Their own colour where nobody has it, and else the first that is left."""
    assert shared_out(FOUR, chosen) == seats


def test_every_choice_gives_everybody_another_colour_and_a_paint_that_can_be_taken_back():
    for players in (2, 3, 4):
        for chosen in itertools.permutations(("", "", *FOUR), players):
            seats = shared_out(FOUR, chosen)
            paint = paint_of(FOUR, chosen)
            assert len(set(seats)) == players
            if paint:
                assert sorted(paint) == [0, 1, 2, 3]
                assert paint[:players] == seats
                assert [paint[inverse(paint)[colour]] for colour in range(4)] == [0, 1, 2, 3]


def test_sentences_have_the_chosen_colours_and_notation_is_canonical(game, table):
    table.act(0, "play Y9")
    table.act(0, "take Y8")
    assert table.colours == ("blue", "red")
    assert table.story()[:2] == ["Ada plays blue 9.", "Ada takes blue 8."]
    assert table.story(language="fr")[0] == "Ada joue le 9 bleu."
    assert any("9 blue 9" in line for line in table.view(1).describe())
    plain = game.table(2, 7, {"rounds": "1"}, ["Ada", "Bob"])
    plain.act(0, "play Y9")
    plain.act(0, "take Y8")
    assert plain.digest == table.digest
    assert plain.log == table.log
    assert plain.story()[0] == "Ada plays yellow 9."


def test_what_is_shown_is_read_back(game, table):
    for number in range(game.rules.ACTIONS.count):
        assert game.read(game.written(number, table.paint), table.paint) == number
    assert game.written(game.read("play Y5"), table.paint) == "play B5"
    assert game.read("play b5", table.paint) == game.read("play Y5")
    assert game.written(game.read("pass"), table.paint) == "pass"


def test_a_refusal_names_the_colour_that_is_shown(table):
    with pytest.raises(gotham.GothamError, match="“take B5” is not possible now"):
        table.act(0, "take Y5")


def test_a_taken_or_unknown_colour_is_refused_in_one_line_and_changes_nothing(game, table):
    with pytest.raises(gotham.GothamError, match=r"^blue is taken: Ada has it$"):
        table.choose_colour(1, "blue")
    with pytest.raises(gotham.GothamError, match="did you mean “green”"):
        table.choose_colour(1, "gren")
    with pytest.raises(gotham.GothamError, match="is taken"):
        game.table(2, 7, colours=["red", "red"])
    with pytest.raises(gotham.GothamError, match="3 colours were given for 2 seats"):
        game.table(2, 7, colours=["red", "blue", "green"])
    assert table.colours == ("blue", "red")
    table.choose_colour(0, "")
    assert (table.colours, table.paint) == (("yellow", "red"), ())


def test_a_colour_is_found_by_its_name_in_any_language(game):
    assert [find_colour(game, text) for text in ("Blau", "BLEU", "blue", " rood ")] == ["blue", "blue", "blue", "red"]


@pytest.mark.parametrize("name", GAMES)
def test_the_line_of_a_transcript_is_optional_and_round_trips(name):
    """Old files have none, and read as before."""
    game = gotham.game(name, "plain")
    table = game.table(seed=3, colours=["", game.text.colours[0]])
    saved = table.save()
    line = f"colours {' '.join(table.colours)}\n"
    assert line in saved
    again = gotham.replay(saved)
    assert (again.colours, again.digest, again.save()) == (table.colours, table.digest, saved)
    old = gotham.replay(saved.replace(line, ""))
    assert (old.colours, old.digest) == (game.text.colours[: table.players], table.digest)
    assert "colours" not in old.save()
    for broken in ("red", " ".join(["red"] * table.players), " ".join(["mauve"] * table.players)):
        with pytest.raises(gotham.GothamError, match="line "):
            gotham.replay(saved.replace(line, f"colours {broken}\n"))


def test_a_record_has_the_colours(table):
    table.act(0, "play Y9")
    record = gotham.read_record(table.record(1))
    assert record.views[0].paint == table.paint
    assert any("9 blue 9" in line for line in record.views[-1].describe())
