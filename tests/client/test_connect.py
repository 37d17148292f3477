"""`gotham connect`: a bot of this machine at tables of a real server, also when that is killed."""

import contextlib
import os
import subprocess
import sys

import pytest
from tests.client.test_client import restart
from tests.server.players import Player
from tests.server.serving import PATIENCE, until

CODE = "from gotham.cli import main; main()"


@contextlib.contextmanager
def connecting(*words):
    """Run `gotham connect`; yield its process."""
    environment = os.environ | {"GOTHAM_MODE": "plain", "GOTHAM_LANG": "en"}
    command = [sys.executable, "-c", CODE, "connect", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_a_bot_plays_a_match_through_a_killed_and_restarted_server(start):
    server = start()
    table, host = server.open(players=2, seats=["you", "open"], options={"rounds": "1"}, name="Host")
    general = server.get(f"/api/tables/{table}/invitations", host)["general"]
    with connecting(f"{server.address}/table/{table}#invite={general}", "--bot", "random", "--name", "Robot") as bot:
        assert "Robot sits at seat 2" in bot.stdout.readline()
        shown = server.get(f"/api/tables/{table}")["table"]["seats"][1]
        assert (shown["name"], shown["program"]) == ("Robot", True)
        for at in range(PATIENCE_ACTIONS):
            if at in (4, 12):
                server.kill()
                restart(server)
            if not act(server, table, host):
                break
        said, wrong = bot.communicate(timeout=PATIENCE)
    assert (bot.returncode, wrong) == (0, "")
    view = server.get(f"/api/tables/{table}")["view"]
    assert view["over"]
    assert f"The match is over: {', '.join(map(str, view['returns']))}." in said
    seats = {seat for seat, _ in server.entries(table)}
    assert seats == {0, 1}
    assert len(server.entries(table)) > 12


PATIENCE_ACTIONS = 1000  # more than a round has


def act(server, table, host):
    """Wait for the host's turn and make any action; return whether the match goes on."""

    def ready():
        view = server.get(f"/api/tables/{table}", host)["view"]
        return view if view.get("over") or view["legal"] else None

    view = until(ready)
    if view.get("over"):
        return False
    server.post(f"/api/tables/{table}/act", {"actions": view["legal"][:1], "revision": view["revision"]}, host)
    return True


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["nowhere", "--bot", "random"], "this is no link to a table"),
        (["{server}/table/none", "--bot", "random"], "there is no table"),
        (["{server}/table/{table}#invite=0.00", "--bot", "nobody"], "no bot"),
        (["{server}/table/{table}#invite=1.00", "--bot", "random"], "invitation"),
        (["http://127.0.0.1:1/table/{table}", "--bot", "random"], "does not answer"),
    ],
)
def test_what_cannot_be_joined_is_one_line(server, words, reason):
    table, host = server.open(players=2, seats=["you", "open"])
    texts = [word.format(server=server.address, table=table) for word in words]
    with connecting(*texts) as bot:
        said, wrong = bot.communicate(timeout=PATIENCE)
    assert (bot.returncode, said, wrong.count("\n")) == (2, "", 1)
    assert reason in wrong
    with Player(server, table, host) as player:
        assert player.table["seats"][1]["kind"] == "open"
