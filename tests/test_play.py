"""`gotham play`: whole matches through the command, as a person at a keyboard or a program has them."""

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

import pytest

import gotham
from gotham.bots import WAIT, bot
from gotham.cli import main, options, saves
from gotham.cli.doctor import compiled
from gotham.cli.rulebook import clauses
from gotham.cli.saves import Settings
from gotham.cli.screen import Plain, clean, outcome
from gotham.cli.sitting import Sitting

COMMAND = [sys.executable, "-c", "from gotham.cli import main; main()"]
ROUND = ("--seed", "1", "--bots", "random", "--option", "rounds=1")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A folder for saved matches that nobody else has; English; rules that nobody waits for."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("GOTHAM_MODE", "plain")
    monkeypatch.setenv("GOTHAM_LANG", "en")
    monkeypatch.setenv("TERM", "xterm")
    return tmp_path / "gotham" / "new-york-new-york"


@pytest.fixture
def command(monkeypatch, capsys):
    """Runs the command here, with what is typed; gives the exit code, what it said and what it complained about."""

    def run(*arguments, typed=""):
        monkeypatch.setattr(sys, "argv", ["gotham", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main()
        return end.value.code, *capsys.readouterr()

    return run


def choices(said):
    """The last list of choices."""
    page = said.rstrip().rsplit("view:", 1)[1]
    return re.findall(r"^\d+ .*", page, re.MULTILINE)


def position(said):
    """The last description of the position."""
    return re.findall(r"view: .*", said)[-len(gotham.game("new-york-new-york").table().view(0).describe()) :]


# ------------------------------------------------------------------------------------- playing


def test_a_whole_match_by_choosing_number_one(command, home):
    code, said, wrong = command("play", *ROUND, typed="1\n" * 100)
    assert (code, wrong) == (0, "")
    assert "log: Player 2 " in said
    assert re.search(r"result: Player 1: \d+\nresult: Player 2: \d+\nresult: .*win", said)
    assert f"saved: The match is written down in {home / '1.txt'}" in said
    assert f"gotham replay {home / '1.txt'}" in said
    assert gotham.replay((home / "1.txt").read_text()).over
    assert command("play", "--resume")[0] == 2


def test_plain_lines_say_what_they_are(command):
    _, said, _ = command("play", *ROUND, "--plain", typed="?\nr\nl\ns\n1\nu\n1\n1\nplay Z9\nq\n")
    kinds = r"(log|view|error|help|rule|note|saved|result): .+|\d+ .+|> .*"
    assert all(re.fullmatch(kinds, line) for line in said.splitlines())
    assert all(character.isprintable() or character == "\n" for character in said)


def test_the_notation_is_understood_too(command):
    _, said, _ = command("play", *ROUND, typed="Play  y4\nq\n")
    assert "log: Player 1 plays yellow 4." in said


def test_the_seat_the_names_and_the_bots(command):
    _, said, _ = command(
        "play", "--players", "4", "--seat", "2", "--seed", "1", "--bots", "greedy,random", "--name", "Ada"
    )
    assert "note: You are Ada. Bots: Player 1 greedy, Player 2 random, Player 4 greedy." in said
    _, said, _ = command("play", "--resume", typed="1\n")
    assert "log: Ada plays" in said


def test_from_a_scene(command, tmp_path):
    table = gotham.game("new-york-new-york").table(3, seed=5)
    seat, scene = table.actors[0], tmp_path / "scene.txt"
    table.act(seat, table.legal(seat)[0])
    scene.write_text(table.scene())
    _, said, _ = command("play", "--scene", str(scene), "--seat", str(seat), "--bots", "random")
    assert choices(said) == [f"{number} take {card}" for number, card in enumerate(reserve(said), 1)]


def reserve(said):
    return re.findall(r"view: Reserve: (.*)\.", said)[-1].split(", ")


def test_a_game_without_drawing_and_labels(command, monkeypatch):
    monkeypatch.delattr("gotham.games.new_york_new_york.text.label")
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
    with saves.begin(game.name, Settings(0, ["random"], "en", True)) as save:
        Sitting(table, 0, {1: Late(bot(game, "random"))}, save, Plain(game.words())).play()
    assert table.over
    assert "error: you cannot wait now: nobody else can act" in capsys.readouterr().out


# -------------------------------------------------------------------------------------- asking


def test_help_names_every_key(command):
    _, said, _ = command("play", *ROUND, typed="?\n")
    assert re.findall(r"help: (.)  ", said) == list("?rulsq")
    assert "such as “play Y4”" in said


def test_the_rules_come_from_the_rulebook(command, game):
    _, said, _ = command("play", *ROUND, typed="r\nr 7\nr ny-09\nr NY-99\n")
    rules = re.findall(r"rule: (NY-\d+)  .", said)
    assert rules == [*(f"NY-{number:02d}" for number in range(1, 23)), "NY-07", "NY-09"]
    assert "error: no rule is called “NY-99”" in said


def test_clauses_that_nobody_translated_are_read_as_written(game):
    class Silent(type(game.words())):
        def has(self, message):
            return False

    assert clauses(game, Silent("fr"))["NY-12"] == "Cards left in hands, in the reserve or in the pile score nothing."


def test_the_log_and_where_it_is_saved(command, home):
    _, said, _ = command("play", *ROUND, typed="l\n1\nl\ns\n")
    assert "log: Nothing has happened yet." in said
    assert said.count("log: Player 1 plays yellow 4.") == 2
    assert f"saved: Every action is saved at once in {home / '1.txt'}." in said


def test_enter_shows_the_position_again(command):
    _, said, _ = command("play", *ROUND, typed="\n")
    assert said.count("view: Skyline:") == 2


def test_undo_up_to_what_was_shown(command, home):
    _, said, _ = command("play", *ROUND, typed="u\n1\nu\n1\n2\nu\n")
    assert said.count("error: nothing of yours can be taken back now") == 2
    assert said.count("log: Player 1 takes the last action back.") == 1
    assert "0 undo" in (home / "1.txt").read_text()


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("play Z9", "“play Z9” is no action of this game"),
        ("99", "there is no choice 99; choose from 1 to 7"),
        ("0", "there is no choice 0; choose from 1 to 7"),
        ("9" * 5000, "there is no choice 99999999999999999999; choose from 1 to 7"),
        ("take Y1", "NY-05: a turn is one card of your hand"),
        ("play B12", "NY-05: a turn is one card of your hand"),
        ("\x1b[31mpass", "“[31mpass” is no action of this game"),
        ("w", "you cannot wait now: nobody else can act"),
    ],
)
def test_what_is_refused_changes_nothing(command, home, typed, refusal):
    _, said, _ = command("play", *ROUND, typed=f"{typed}\nl\n")
    assert f"\nerror: {refusal}" in said
    assert said.count("error:") == 1
    assert "log: Nothing has happened yet." in said
    assert "\x1b" not in said
    assert gotham.replay((home / "1.txt").read_text()).log == []


def test_who_has_played_must_take(command):
    _, said, _ = command("play", *ROUND, typed="1\npass\nplay R2\n")
    assert said.count("error: NY-07: you have played, so you must now take a card of the reserve.") == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("nowhere",),
        ("--players", "9"),
        ("--seat", "2"),
        ("--seat", "-1"),
        ("--seat", "1000"),
        ("--bots", "nobody"),
        ("--bots", "random,"),
        ("--bots", ""),
        ("--bots", "random,greedy"),
        ("--players", "3", "--bots", "random,greedy,random"),
        ("--option", "bonuses"),
        ("--option", "bonuses=perhaps"),
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
def test_bad_options_are_one_line(command, home, arguments):
    code, said, wrong = command("play", *arguments)
    assert (code, said) == (2, "")
    assert re.fullmatch(r"gotham: .+\n", wrong)
    assert not home.exists()


# --------------------------------------------------------------------------------- going on with it


def test_the_end_of_input_saves(command):
    code, before, wrong = command("play", *ROUND, typed="1\n2\n3\n")
    assert (code, wrong) == (0, "")
    assert before.endswith("saved: Your match is saved. To go on: gotham play new-york-new-york --resume\n")
    _, after, _ = command("play", "--resume", typed="q\n")
    assert position(after) == position(before)
    assert choices(after) == choices(before)
    assert "log: Player 1 plays" in after


def test_a_match_goes_on_with_its_settings(command):
    command("play", "--players", "3", "--seat", "1", "--bots", "random,greedy", "--lang", "nl", "--seed", "1")
    _, said, _ = command("play", "--resume", "--lang", "en")
    assert "note: You are Player 2. Bots: Player 1 random, Player 3 greedy." in said


def test_an_unfinished_match_is_kept(command, home):
    command("play", *ROUND, typed="1\n")
    _, said, _ = command("play", *ROUND, typed="pass\n")
    assert f"note: An unfinished match is kept in {home / '1.txt'}" in said
    _, said, _ = command("play", "--resume", typed="1\npass\n")
    assert f"saved: The match is written down in {home / '1.txt'}" in said
    assert not list(home.glob("*.json"))


def test_a_broken_save_is_told_in_one_line(command, home):
    command("play", *ROUND, typed="1\n")
    whole = (home / "1.txt").read_text()
    for broken in (whole[: len(whole) // 2], whole.replace("0 play", "1 play"), "", "\x00"):
        (home / "1.txt").write_text(broken)
        code, said, wrong = command("play", "--resume")
        assert (code, said, wrong.count("\n")) == (2, "", 1)
    (home / "1.txt").write_text(whole)
    (home / "1.json").write_text('{"seat": "first"}')
    assert "cannot be read" in command("play", "--resume")[2]


def full(_):
    raise OSError(28, "No space left on device")


def test_a_save_is_whole_or_as_it_was(game, home, monkeypatch):
    with saves.begin(game.name, Settings(0, ["random"], "en", True)) as save:
        save.write("before")
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(gotham.GothamError, match="No space left on device"):
            save.write("after")
    assert (home / "1.txt").read_text() == "before"
    assert not list(home.glob("*.new"))


@pytest.mark.parametrize("typed", ["1\n1\n1\n", "1\nu\n", "1\nq\n"])
def test_what_cannot_be_saved_ends_the_command(command, home, monkeypatch, typed):
    """With its reason, and the match as it was before: neither is it played on nor called saved."""
    command("play", *ROUND)
    before, sync = (home / "1.txt").read_text(), os.fsync
    monkeypatch.setattr(os, "fsync", full)
    code, said, wrong = command("play", "--resume", typed=typed)
    assert (code, said.count("saved:"), said.count("error:")) == (2, 0, 0)
    assert re.fullmatch(r"gotham: the match cannot be saved in .+: No space left on device\n", wrong)
    assert (home / "1.txt").read_text() == before
    monkeypatch.setattr(os, "fsync", sync)
    assert "saved: Your match is saved." in command("play", "--resume", typed="1\n")[1]


def test_going_on_passes_over_what_cannot_be_read(command, home):
    """Which is said, with the reason; the match before it goes on."""
    for _ in range(4):
        command("play", *ROUND, typed="1\n")
    version = r"(game new-york-new-york) \d+"
    (home / "2.txt").write_text(re.sub(version, r"\1 99", (home / "2.txt").read_text()))
    (home / "3.json").write_text('{"seat": "first"}')
    (home / "4.txt").write_text("")
    for number in range(1, 5):
        os.utime(home / f"{number}.txt", (number, number))
    code, said, wrong = command("play", "--resume", typed="s\n")
    assert (code, wrong) == (0, "")
    assert f"note: the match in {home / '2.txt'} cannot go on: " in said
    assert "version 99" in said
    assert f"note: the match in {home / '3.txt'} cannot go on: the settings in" in said
    assert f"note: the match in {home / '4.txt'} cannot go on: " in said
    assert f"saved: Every action is saved at once in {home / '1.txt'}." in said
    (home / "1.txt").write_text("")
    code, said, wrong = command("play", "--resume")
    assert (code, said, wrong.count("\n")) == (2, "", 1)


def test_a_game_that_is_gone_is_passed_over(command, home):
    command("play", *ROUND, typed="1\n")
    other = home.parent / "gone"
    other.mkdir()
    for name in ("1.txt", "1.json"):
        (other / name).write_text((home / name).read_text())
    code, said, _ = command("play", "--resume")
    assert (code, "cannot go on: no game is called “gone”" in said) == (0, True)


# -------------------------------------------------------------------------- compiling and the result


def test_rules_are_compiled_once_a_match_was_rehearsed(game, monkeypatch, tmp_path):
    """A folder that merely exists may hold a part of them."""
    folder = tmp_path / "compiled"
    monkeypatch.setattr(options, "cache_folder", lambda rules, mode: folder)
    monkeypatch.setattr(game, "mode", "compiled")
    options.mark_compiled(game, ["random"])
    assert compiled(game) == "not compiled yet"
    folder.mkdir()
    assert compiled(game) == "not compiled yet"
    options.mark_compiled(game, ["random"])
    options.mark_compiled(game, ["greedy"])
    assert compiled(game) == "compiled"
    assert options.compiled_for(game) == {"random", "greedy"}


def test_compiling_is_announced_until_it_is_done(command, monkeypatch, tmp_path):
    this, rehearsed = gotham.game("new-york-new-york"), []
    monkeypatch.setattr(options, "cache_folder", lambda rules, mode: tmp_path)
    monkeypatch.setattr(this, "mode", "compiled")
    monkeypatch.setattr(sys.modules["gotham.cli.play"], "rehearse", lambda table, specs: rehearsed.append(specs))
    monkeypatch.setattr(this, "bind", gotham.game("new-york-new-york", "plain").bind)
    announced = [
        "Compiling" in command("play", "--seed", "1", "--bots", each)[1] for each in ("random", "random", "greedy")
    ]
    assert (announced, rehearsed) == ([True, False, True], [["random"], ["greedy"]])


def test_the_result_is_that_of_the_table(game):
    """Not of a view, which may hide what counts."""
    lines = outcome((3, 8), (1,), "AB".__getitem__, game.words())
    assert lines == ["A: 3", "B: 8", "B wins."]
    assert outcome((8, 8), (0, 1), "AB".__getitem__, game.words(), 1)[-1] == "Congratulations, you share the win!"


# ------------------------------------------------------------------------------- as its own process


class Player:
    """The command in a process of its own, at a terminal or behind pipes."""

    def __init__(self, *arguments, terminal=False):
        self.near, far = pty.openpty() if terminal else (None, None)
        self.process = subprocess.Popen(
            [*COMMAND, "play", *arguments],
            stdin=far or subprocess.PIPE,
            stdout=far or subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        if terminal:
            os.close(far)
        self.input = self.near if terminal else self.process.stdin.fileno()
        self.output = self.near if terminal else self.process.stdout.fileno()
        self.said = self.until_prompt()

    def until_prompt(self):
        """What it says before it asks, or before it ends."""
        said, late = b"", time.monotonic() + 20
        while not said.endswith(b"> ") and time.monotonic() < late:
            if not select.select([self.output], [], [], 1)[0]:
                continue
            try:
                more = os.read(self.output, 65536)
            except OSError:
                break
            if not more:
                break
            said += more
        return said.decode()

    def type(self, line):
        os.write(self.input, line.encode() + b"\n")
        self.said = self.until_prompt()
        return self.said

    def end(self, how):
        """Sends a signal; gives the exit code."""
        self.process.send_signal(how)
        code = self.process.wait(20)
        self.said = self.until_prompt()
        self.close()
        return code

    def close(self):
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                pipe.close()
        if self.near is not None:
            os.close(self.near)


@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9), (signal.SIGHUP, -1)])
def test_interrupting_loses_nothing(command, how, code):
    player = Player(*ROUND)
    player.type("1")
    before = player.type("2")
    assert player.end(how) == code
    if how == signal.SIGINT:
        assert "saved: Your match is saved." in player.said
    _, after, _ = command("play", "--resume", typed="q\n")
    assert position(after) == position(before)
    assert choices(after) == choices(before)


def test_two_processes_never_share_a_match(command, home):
    player = Player(*ROUND)
    player.type("1")
    saved = (home / "1.txt").read_bytes()
    code, _, wrong = command("play", "--resume")
    assert (code, wrong) == (2, "gotham: this match is being played in another window\n")
    _, said, _ = command("play", *ROUND, typed="2\n")
    assert "unfinished" not in said
    assert (home / "2.txt").exists()
    assert (home / "1.txt").read_bytes() == saved
    code, said, _ = command("play", "--resume", typed="s\n")
    assert (code, f"saved at once in {home / '2.txt'}." in said) == (0, True)
    assert player.end(signal.SIGKILL) == -9


def test_drawn_in_a_terminal(home):
    player = Player(*ROUND, terminal=True)
    assert "\x1b[" in player.said
    bare = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", player.said)
    assert "Your turn. Type a number, or ? for help." in bare
    assert "Reserve  Y7 R1 R3 G7 G10 B5   Pile 30   Neutral G B" in bare
    assert "│Y4 │" in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", player.type("1"))
    assert "Enter for more" in player.type("r\nq")
    player.type("q")
    assert player.process.wait(20) == 0
    player.close()


def test_plain_in_a_terminal_has_no_escape_codes():
    player = Player(*ROUND, "--plain", terminal=True)
    said = player.said + player.type("1") + player.type("r") + player.type("?")
    assert "\x1b" not in said
    os.write(player.input, b"\x04")
    assert "saved: Your match is saved." in player.until_prompt()
    assert player.process.wait(20) == 0
    player.close()


def test_clean_keeps_words_and_drops_what_steers_a_terminal():
    assert clean("Zoë\x1b]0;x\x07\n") == "Zoë ]0;x "
