"""`gotham arena-watch`: a match of the arena on a replay page, of a server on this machine or another."""

import os
import re
import signal
import subprocess
import sys
import urllib.request

import pytest

import gotham
from gotham import arena, cli
from gotham.arena.results import name

GAME = "new-york-new-york"
COMMAND = [sys.executable, "-c", "from gotham.cli import main; main()", "arena-watch"]


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    """A file of results, and the name and content of a match in it."""
    path, game = tmp_path_factory.mktemp("arena") / "arena.sqlite", gotham.game(GAME, "plain")
    schedule = arena.plan(game, ["random"], options={"rounds": "1"})
    ((block, matches),) = arena.run(game, schedule, [0], transcripts=True)
    with arena.Archive(path) as archive:
        arena.Results(archive, schedule).add(block, matches)
    return path, name(schedule, 0, 1), matches[1].transcript


@pytest.fixture
def watch(results, monkeypatch, capsys):
    """Run the command in this process; return the exit code, stdout and stderr."""

    def run(match, *words):
        monkeypatch.setenv("GOTHAM_LANG", "en")
        monkeypatch.setattr(sys, "argv", ["gotham", "arena-watch", match, "--results", str(results[0]), *words])
        with pytest.raises(SystemExit) as end:
            cli.main()
        return end.value.code, *capsys.readouterr()

    return run


def test_another_server_shows_it(server, results, watch):
    code, said, wrong = watch(results[1], "--server", f"{server.address}/", "--no-open")
    assert (code, wrong) == (0, "")
    id = re.search(rf"{server.address}/replay/(\S+)", said)[1]
    assert server.get(f"/api/tables/{id}/transcript") == results[2]
    assert server.ask("GET", f"/replay/{id}").status_code == 200


def test_its_own_server_shows_it_and_leaves_no_files(results, tmp_path):
    environment = os.environ | {"GOTHAM_LANG": "en", "TMPDIR": str(tmp_path), "XDG_STATE_HOME": str(tmp_path / "state")}
    call = [*COMMAND, results[1], "--results", str(results[0]), "--no-open"]
    process = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    try:
        address, id = re.search(r"(http://\S+)/replay/(\S+)", process.stdout.readline()).groups()
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(f"{address}/api/tables/{id}/transcript", timeout=60) as answer:
            assert answer.read().decode() == results[2]
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
    finally:
        process.kill()
        process.communicate()
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_only_the_transcript(results, watch):
    assert watch(results[1], "--text") == (0, results[2], "")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("nothing-0-0", "--text"), "there is no match “nothing-0-0” in "),
        (("HERE", "--server", "http://127.0.0.1:1"), "http://127.0.0.1:1 did not accept the match: "),
        (("HERE", "--server", "nowhere"), "nowhere is not the address of a site"),
        (("HERE", "--port", "99999"), "99999"),
    ],
)
def test_an_impossible_request_is_reported_in_one_line(results, watch, words, message):
    code, said, wrong = watch(*(results[1] if word == "HERE" else word for word in words))
    assert (code, said, wrong.count("\n")) == (2, "", 1)
    assert message in wrong


def test_the_reason_of_a_refusing_server_is_shown(server, watch, results, monkeypatch):
    monkeypatch.setattr("gotham.cli.commands.host.arena_watch.transcript", lambda *_: "my diary")
    code, said, wrong = watch(results[1], "--server", server.address)
    assert (code, said) == (2, "")
    assert re.search(r"did not accept the match: .*gotham match 1", wrong)
