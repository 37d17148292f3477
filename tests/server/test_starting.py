"""A server that starts: what the terminal shows, which games are prepared first, and the first answer of a bot."""

import asyncio
import json
import os
import pty
import subprocess

import pytest
from tests.patience import first_only
from tests.server.serving import COMMAND, PATIENCE, Server, until
from tools.first_answer import measure

import gotham
from gotham.match import compiled as ready
from gotham.server.bots import catalog, worker

GAMES = gotham.all_games()

# ------------------------------------------------------------------------------------- the terminal


@pytest.mark.parametrize(("language", "sentence"), [("en", "The bots are ready."), ("de", "Die Bots sind bereit.")])
def test_a_terminal_shows_sentences(tmp_path, language, sentence):
    ours, theirs = pty.openpty()
    environment = os.environ | {"GOTHAM_MODE": "plain", "GOTHAM_LANG": language}
    call = [*COMMAND, "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(call, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    shown = ""
    try:
        while sentence not in shown:
            shown += os.read(ours, 1000).decode()
    finally:
        process.terminate()
        process.wait(PATIENCE)
        os.close(ours)
    address, *sentences = shown.splitlines()
    assert "http://" in address
    assert sentences == [sentence]


def test_a_log_file_has_a_line_of_json_per_event(tmp_path):
    server = Server(tmp_path / "data").start()
    try:
        events = [json.loads(line) for line in until(lambda: server.log).splitlines()]
    finally:
        server.close()
    assert [event["event"] for event in events] == ["compiled"]


# ------------------------------------------------------------------------------------- preparing games


class Workers:
    """Workers that compile at once, and report two steps."""

    def __init__(self, broken=""):
        self.compiled, self.loaded, self.broken = [], [], broken

    async def compile(self, name, specs, report):
        if name == self.broken:
            raise RuntimeError
        self.compiled.append(name)
        report(0.5)
        report(0.5)

    async def load(self, name, mode, specs):
        self.loaded.append(name)

    async def compile_analysis(self, name): ...


class Rooms:
    """Tables of some games; they remember the progress that was shown."""

    def __init__(self, games, *played):
        self.games, self.played, self.shown, self.renewed = games, set(played), [], []

    def show_progress(self, name):
        self.shown.append((name, self.games.progress.get(name)))

    async def renew(self, name):
        self.renewed.append((name, self.games.progress.get(name)))


@pytest.fixture
def prepare(monkeypatch):
    """Prepare all games with some workers; return the tables that were told."""
    monkeypatch.setattr(catalog, "default_mode", lambda: "compiled")
    monkeypatch.setattr(catalog, "load_here", lambda game: None)
    monkeypatch.setattr(catalog, "lacks_analysis", lambda name: False)

    def run(workers, *played, lacking=GAMES):
        monkeypatch.setattr(catalog, "lacks_bots", lambda name: name in lacking)
        games = catalog.GameCatalogue()
        rooms = Rooms(games, *played)
        asyncio.run(games.compile(workers, rooms))
        assert games.progress == {}
        return rooms

    return run


@pytest.mark.parametrize("played", GAMES)
def test_a_game_that_is_played_is_prepared_first(prepare, played):
    workers = Workers()
    rooms = prepare(workers, played)
    assert workers.compiled[0] == workers.loaded[0] == played
    assert sorted(workers.compiled) == GAMES
    assert rooms.shown[0] == (played, 0.5)
    assert len(rooms.shown) == len(GAMES), "the same share is not sent twice"
    assert rooms.renewed[0] == (played, None)


def test_games_in_the_cache_are_loaded_only(prepare):
    workers = Workers()
    assert prepare(workers, lacking=()).shown == []
    assert workers.compiled == []
    assert sorted(workers.loaded) == GAMES


def test_a_game_that_cannot_be_compiled_stays_interpreted(prepare):
    rooms = prepare(Workers(GAMES[0]))
    assert sorted(name for name, _ in rooms.renewed) == GAMES
    assert rooms.games.compiled == set(GAMES[1:])
    assert rooms.games.game(GAMES[0]).mode == "plain"


def test_a_game_is_loaded_into_the_server_with_its_first_table(prepare):
    """Not before: an empty server needs no compiler. Its table shows that it is prepared, and is then replayed."""
    rooms = prepare(Workers())
    games, one = rooms.games, GAMES[1]
    assert (games.ready, games.compiled) == (set(), set(GAMES))

    async def live():
        games.want(one, rooms)
        games.want(one, rooms)
        assert games.progress == {one: catalog.LOADING}
        await asyncio.gather(*games._loading)
        assert (games.ready, games.progress) == ({one}, {})
        games.want(one, rooms)
        assert games.progress == {}

    asyncio.run(live())
    assert rooms.renewed[-1] == (one, None)
    assert len(rooms.renewed) == len(GAMES) + 1


def test_a_game_that_is_played_while_it_is_compiled_is_loaded_at_once(prepare):
    assert prepare(Workers(), GAMES[0]).games.ready == {GAMES[0]}


def test_a_game_that_cannot_be_loaded_stays_interpreted(prepare, monkeypatch):
    def fail(game):
        raise RuntimeError

    monkeypatch.setattr(catalog, "load_here", fail)
    games = prepare(Workers(), GAMES[0]).games
    assert (games.ready, games.compiled) == (set(), set(GAMES[1:]))
    assert games.game(GAMES[0]).mode == "plain"


def test_compiled_bots_are_recorded_until_their_code_changes(monkeypatch, tmp_path):
    monkeypatch.setattr(ready, "cache_folder", lambda rules, mode: tmp_path)
    monkeypatch.setattr(worker, "find_game", lambda name: gotham.game(name, "plain"))
    monkeypatch.setattr(worker, "warm_up", lambda table, specs: None)
    assert worker.lacks_bots(GAMES[0])
    worker.compile_bots(GAMES[0], ["random"])
    assert not worker.lacks_bots(GAMES[0])
    monkeypatch.setattr(ready, "_digest", lambda folders: "changed")
    assert worker.lacks_bots(GAMES[0])


# ------------------------------------------------------------------------------------- the first answer


@pytest.mark.parametrize("game", first_only(sorted(GAMES, reverse=True)))
def test_a_bot_answers_interpreted_while_an_empty_cache_is_filled(game, tmp_path, monkeypatch):
    """And the table shows that its bots are being prepared."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    found = measure(game, "casual", "compiled")
    print(game, found)
    assert found.mode == "interpreted"
