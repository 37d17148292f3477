"""`gotham play`: whole matches through the command, and ways to start one."""

import io
import re
import sys

import pytest
from tests.cli.player import NAME, ROUND, Player, choices

import gotham
from gotham.bots import WAIT, bot
from gotham.cli.commands.host.doctor import compiled
from gotham.cli.terminal import saves
from gotham.cli.terminal.game_session import GameSession
from gotham.cli.terminal.saves import SavedSettings
from gotham.cli.terminal.screen import PlainScreen
from gotham.match import compiled as ready


def test_a_whole_match_by_choosing_number_one(command, home):
    code, said, wrong = command("play", *ROUND, typed="1\n" * 100)
    assert (code, wrong) == (0, "")
    assert "log: Otis " in said
    assert re.search(r"result: Player 1: \d+\nresult: Otis: \d+\nresult: .*win", said)
    assert f"saved: The match is saved in {home / '1.txt'}" in said
    assert f"gotham replay {home / '1.txt'}" in said
    assert gotham.replay((home / "1.txt").read_text()).over
    assert command("play", "--resume")[0] == 2


@pytest.mark.clause("EN-40")
def test_one_player_plays_alone(command, home):
    code, said, wrong = command("play", "enquetes-a-new-york", "--preset", "solo", "--seed", "1", typed="q\n")
    assert (code, wrong) == (0, "")
    assert "note: You are Player 1, and play alone." in said
    assert "view: Round 1 of 10." in said


@pytest.mark.parametrize("answer", ["3", "new-york-new-york", "chess\nnew york new york\n3", "0\n9\n3"])
def test_without_arguments_it_asks_for_the_game(command, answer):
    code, said, wrong = command("play", typed=f"{answer}\nq\n")
    assert (code, wrong) == (0, "")
    assert re.search(
        r"note: 1  Chinatown: .+\nnote: 2  Enquêtes .+\nnote: 3  New York New York: .+\nnote: Which game", said
    )
    assert "view: Skyline" in said


@pytest.mark.parametrize("terminal", [False, True])
def test_a_process_asks_and_continues(home, terminal):
    player = Player("--lang", "en", terminal=terminal)
    assert "Which game" in player.said
    assert "be out until the round ends" in player.type("3")
    player.type("q")
    assert player.process.wait(20) == 0
    player.close()


def test_without_an_answer_the_games_are_listed(command):
    code, _, wrong = command("play", typed="")
    assert (code, wrong) == (2, "gotham: name the game: chinatown, enquetes-a-new-york, new-york-new-york\n")


@pytest.mark.parametrize(
    ("name", "meant"),
    [("chinatwon", "chinatown"), ("Enquêtes", "enquetes-a-new-york"), ("new york", "new-york-new-york"), ("go", None)],
)
def test_a_misspelt_game_gets_a_suggestion(command, name, meant):
    code, _, wrong = command("play", name)
    assert code == 2
    assert (f"; did you mean “{meant}”?" in wrong) == (meant is not None)


def test_a_misspelt_bot_gets_a_suggestion(command):
    _, _, wrong = command("play", NAME, "--bots", "mastr")
    assert "did you mean “master”?" in wrong


def test_plain_lines_are_labelled(command):
    _, said, _ = command("play", *ROUND, "--plain", typed="?\nr\nl\ns\n1\nu\n1\n1\nplay Z9\nq\n")
    kinds = r"(log|view|error|help|rule|note|saved|result): .+|\d+ .+|> .*"
    assert all(re.fullmatch(kinds, line) for line in said.splitlines())
    assert all(character.isprintable() or character == "\n" for character in said)


def test_notation_is_accepted_too(command):
    _, said, _ = command("play", *ROUND, typed="Play  y4\nq\n")
    assert "log: Player 1 plays yellow 4." in said


def test_the_chosen_colour_is_shown_and_typed(command, home):
    """The seed has yellow 4 in the hand of seat 0: at this table it is blue 4. The file stays canonical."""
    chosen = ("--name", "Ada", "--colour", "Bleu", "--plain")
    _, said, _ = command("play", *ROUND, *chosen, typed="?\nplay y4\nplay b4\nq\n")
    assert "note: Colours: Ada blue, " in said
    assert "yellow 4" not in re.findall(r"view: .*you.*", said)[0]
    assert "blue 4" in re.findall(r"view: .*you.*", said)[0]
    assert "log: Ada plays blue 4." in said
    text = (home / "1.txt").read_text("utf-8")
    assert "\ncolours blue red\n" in text
    assert "\n0 play Y4\n" in text
    _, said, _ = command("play", "--resume", "--plain", typed="l\nq\n")
    assert "Ada plays blue 4." in said
    assert command("play", "--resume", "--colour", "red")[0] == 2


def test_an_unknown_colour_is_refused(command):
    code, _, wrong = command("play", *ROUND, "--colour", "gren")
    assert code == 2
    assert "did you mean “green”?" in wrong


def test_the_seat_the_names_and_the_bots(command):
    _, said, _ = command(
        "play", NAME, "--players", "4", "--seat", "2", "--seed", "1", "--bots", "greedy,random", "--name", "Ada"
    )
    assert "note: You are Ada. Bots: Mabel (greedy), Otis (random), Walter (greedy)." in said
    _, said, _ = command("play", "--resume", typed="1\n")
    assert "log: Ada plays" in said


def test_from_a_scene(command, tmp_path):
    table = gotham.game(NAME).table(3, seed=5)
    seat, scene = table.actors[0], tmp_path / "scene.txt"
    table.act(seat, table.legal(seat)[0])
    scene.write_text(table.scene())
    _, said, _ = command("play", "--scene", str(scene), "--seat", str(seat), "--bots", "random")
    assert choices(said) == [f"{number} take {card}" for number, card in enumerate(reserve(said), 1)]


def reserve(said):
    return re.findall(r"view: Reserve: (.*)\.", said)[-1].split(", ")


def test_a_game_without_drawing_and_labels(command, rehook):
    rehook(gotham.game(NAME), "text", label=None)
    _, said, _ = command("play", *ROUND)
    assert choices(said)[-1] == "7 pass"


def test_in_another_language(command):
    assert command("play", *ROUND, "--lang", "de")[0] == 0


class Late:
    """A bot that waits until the last call."""

    def __init__(self, inner):
        self.inner = inner

    def act(self, view, last_call=False):
        return self.inner.act(view) if last_call else WAIT


def test_bots_may_wait_until_the_last_call(game, monkeypatch, capsys):
    table = game.table(2, seed=1, options={"rounds": "1"})
    monkeypatch.setattr(sys, "stdin", io.StringIO("w\npass\n"))
    with saves.new_save(game.name, SavedSettings(0, ["random"], "en", True)) as save:
        GameSession(table, 0, {1: Late(bot(game, "random"))}, save, PlainScreen(game.words())).play()
    assert table.over
    assert "error: you cannot wait now: nobody else can act" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ("nowhere",),
        ("--players", "9"),
        (NAME, "--seat", "2"),
        ("--seat", "-1"),
        ("--seat", "1000"),
        ("--bots", "nobody"),
        ("--bots", "random,"),
        ("--bots", ""),
        ("--bots", "random:\udcff"),
        (NAME, "--bots", "random,greedy"),
        ("--players", "3", "--bots", "random,greedy,random"),
        (NAME, "--option", "bonuses"),
        (NAME, "--option", "bonuses=perhaps"),
        ("--option", "weather=fine"),
        ("--lang", "xx"),
        ("--seed", "\udcff"),
        ("--scene", "nowhere.txt"),
        ("--scene", "."),
        ("--scene", __file__),
        ("--scene", __file__, "--players", "2"),
        ("--resume",),
        ("--resume", "nowhere"),
        ("--resume", "--seed", "1"),
    ],
)
def test_bad_options_are_reported_in_one_line(command, home, arguments):
    code, said, wrong = command("play", *arguments)
    assert (code, said) == (2, "")
    assert re.fullmatch(r"gotham: .+\n", wrong)
    assert not home.exists()


# ------------------------------------------------------------------------------------------ compiling


def test_rules_are_compiled_after_a_warm_up_match(game, monkeypatch, tmp_path):
    """A folder that exists may hold only some of them."""
    folder = tmp_path / "compiled"
    monkeypatch.setattr(ready, "cache_folder", lambda rules, mode: folder)
    monkeypatch.setattr(game, "mode", "compiled")
    ready.mark_compiled(game, ["random"])
    assert compiled(game) == "not compiled yet"
    folder.mkdir()
    assert compiled(game) == "not compiled yet"
    ready.mark_compiled(game, ["random"])
    ready.mark_compiled(game, ["greedy"])
    assert compiled(game) == "compiled"
    assert ready.compiled_for(game) == {"random", "greedy"}


def test_compiling_is_announced_until_it_is_done(command, monkeypatch, tmp_path):
    this, warmed = gotham.game(NAME), []
    monkeypatch.setattr(ready, "cache_folder", lambda rules, mode: tmp_path)
    monkeypatch.setattr(this, "mode", "compiled")
    monkeypatch.setattr(
        sys.modules["gotham.cli.commands.play.play"], "warm_up", lambda table, specs: warmed.append(specs)
    )
    monkeypatch.setattr(this, "bind", gotham.game(NAME, "plain").bind)
    again = ("random", "random", "greedy")
    announced = ["Compiling" in command("play", NAME, "--seed", "1", "--bots", each)[1] for each in again]
    assert (announced, warmed) == ([True, False, True], [["random"], ["greedy"]])
