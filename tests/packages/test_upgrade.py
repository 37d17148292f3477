"""The upgrade from the release before and the way back, by the commands of the documents, in one environment."""

import re
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest
from tests.documents import ROOT, blocks, read, section
from tests.packages.environments import Environment, InstalledServer
from tests.server.players import Player
from tools.dist import hatch

import gotham

RELEASED = "831e356967094ddef90d27adece61e1a690d7076"  # the last commit of 0.2.0
REVISION = "0003"  # of its database
NEW_YORK, CHINATOWN, ENQUETES = "new-york-new-york", "chinatown", "enquetes-a-new-york"
UP, DOWN = (
    block.text.splitlines()
    for block in blocks(section(read("docs/self_hosting.md"), "Upgrade and roll-back"))
    if block.kind == "text"
)


@pytest.fixture(scope="module")
def old_wheel(tmp_path_factory, request):
    """The wheel of the release before, built once from the history of this repository."""
    kept = request.config.cache.mkdir(f"gotham-{RELEASED[:12]}")
    for wheel in kept.glob("*.whl"):
        return wheel
    if subprocess.run(["git", "cat-file", "-e", RELEASED], cwd=ROOT, capture_output=True).returncode:
        pytest.skip("the history of the repository is not here")
    folder = tmp_path_factory.mktemp("old")
    packed = folder / "sources.tar"
    subprocess.run(["git", "archive", "--output", packed, RELEASED], cwd=ROOT, check=True)
    with tarfile.open(packed) as archive:
        archive.extractall(folder / "sources", filter="data")
    return Path(shutil.move(hatch(folder / "sources", "wheel", folder), kept))


class Host:
    """A person who hosts a server and types the commands of the documents."""

    def __init__(self, folder, old_wheel, wheels):
        self.environment = Environment(folder, seeded=True)
        self.old_wheel, self.wheels = old_wheel, wheels
        self.data = folder / "data"
        self.environment.link(old_wheel, *wheels, extras=["compiled"])
        self.pip("install", old_wheel)
        self.server = InstalledServer(self.environment, self.data)

    def pip(self, *words):
        return self.environment.run("python", "-m", "pip", "--disable-pip-version-check", *words, PIP_NO_INDEX="1")

    def follow(self, lines):
        """Type these lines; return what the last one printed."""
        said = ""
        for line in lines:
            said = self.type(line)
        return said

    def type(self, line):
        if line == "systemctl stop gotham":
            assert self.server.stop() == 0
        elif line == "systemctl start gotham":
            self.server.start()
        else:
            program, *words = line.removeprefix("/srv/gotham/bin/").split()
            words = [file for word in words for file in self.files(word)]
            return self.pip(*words) if program == "pip" else self.environment.run(program, *words)
        return ""

    def files(self, word):
        """Return what a word of the documents stands for here."""
        if "-OLD-" in word:
            return [self.old_wheel]
        if "-NEW-" in word:
            return [wheel for wheel in self.wheels if wheel.name.startswith(word.partition("-")[0] + "-")]
        return [{"DIR": self.data, "REVISION": REVISION}.get(word, word)]

    def version_of_rules(self, table):
        return self.server.get(f"/api/tables/{table}")["table"]["version"]


def acted(server, table, tokens):
    """Let somebody act; return the number of stored actions."""
    players = [Player(server, table, token) for token in tokens]
    able = next(player for player in players if player.legal)
    able.act(able.legal[0], revision=able.revision)
    for player in players:
        player.close()
    return len(server.entries(table))


@pytest.fixture
def host(tmp_path, old_wheel, wheels):
    host = Host(tmp_path, old_wheel, wheels)
    yield host
    host.server.close()


@pytest.mark.deep
def test_an_upgrade_and_the_way_back(host):
    newest = gotham.game(CHINATOWN, "plain").rules.VERSION
    server = host.server.start()
    tables = {name: server.party(name, players) for name, players in ((NEW_YORK, 2), (CHINATOWN, 3), (ENQUETES, 2))}
    actions = {name: acted(server, *party) for name, party in tables.items()}

    said = host.follow(UP)
    assert "wrong" not in said
    for name, (table, tokens) in tables.items():
        assert host.version_of_rules(table) == 1
        assert len(server.entries(table)) == actions[name]
        actions[name] = acted(server, table, tokens)
    young, young_tokens = server.party(CHINATOWN, 3)
    assert host.version_of_rules(young) == newest
    kept = acted(server, young, young_tokens)

    host.follow(DOWN)
    for name, (table, tokens) in tables.items():
        assert len(server.entries(table)) == actions[name]
        assert acted(server, table, tokens) > actions[name]
    refused = server.get(f"/api/tables/{young}")["table"]
    assert refused["state"] == "frozen"
    assert re.search(rf"version {newest}|rules", refused["reason"])
    status, reason = server.refused(
        "POST", f"/api/tables/{young}/act", {"actions": [0], "revision": 0}, young_tokens[0]
    )
    assert status < 500
    assert reason
    assert server.count("gotham_failures_total") == 0

    (host.environment.home / "before.sqlite").unlink()
    host.follow(UP)
    assert host.version_of_rules(young) == newest
    assert len(server.entries(young)) == kept
    assert acted(server, young, young_tokens) > kept
