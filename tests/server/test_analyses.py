"""Matches analysed in the background: what the page is told is what the command prints; who asks twice shares one."""

import asyncio
import json
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest
from tests.documents import read, write_files
from tests.server.serving import Server, until
from tests.server.worlds import plant

import gotham
from gotham.bots import bot, play
from gotham.i18n.errors import GothamError
from gotham.insight import jobs
from gotham.insight.analysis import SerialExecutor, analyse
from gotham.insight.presentation import present_in_all_languages
from gotham.match import compiled as ready
from gotham.server.bots import catalog as games
from gotham.server.bots import worker
from gotham.server.history import analysis as analyses
from gotham.server.history.analysis import Analyses


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Where Taxi lies, the game of docs/new_game.md: a match of it is analysed at once."""
    folder = tmp_path_factory.mktemp("taxi")
    write_files(read("docs/new_game.md"), folder)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory, folder):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        server = Server(tmp_path_factory.mktemp("server"), limits=True)
        server.start()
    yield server
    server.close()


@pytest.fixture
def over(taxi):
    table = taxi.table(2, 8, names=["Ada", "Bob"])
    return play(table, [bot(taxi, "random", seat) for seat in range(2)])


def found(server, id, language="en"):
    """What was found out, however long it takes."""
    path = f"/api/tables/{id}/analysis?language={language}"
    server.post(path, {})
    return until(lambda: (answer := server.get(path))["state"] == "done" and answer["analysis"])


# ------------------------------------------------------------------------------------------- beforehand


def test_what_an_analysis_needs_is_compiled_once(taxi, tmp_path, monkeypatch):
    """By analysing a little; a game that has nothing to analyse with is left alone."""
    gauged = []
    gauge = jobs.value_frame
    monkeypatch.setattr(jobs, "value_frame", lambda *details, **more: gauged.append(details) or gauge(*details, **more))
    monkeypatch.setattr(ready, "cache_folder", lambda rules, mode: tmp_path)
    monkeypatch.setattr(worker, "find_game", lambda name: taxi)
    monkeypatch.setattr(worker, "lower_priority", lambda: None)
    assert worker.lacks_analysis("taxi")
    worker.compile_analysis("taxi")
    assert len(gauged) > 1
    assert not worker.lacks_analysis("taxi")
    (tmp_path / "ready").unlink()
    monkeypatch.setattr(worker, "can_be_analysed", lambda game: False)
    assert not worker.lacks_analysis("taxi")


def test_a_game_that_cannot_be_rehearsed_harms_no_other(monkeypatch):
    """All can be played by then."""
    asked = []

    class Workers:
        async def compile(self, name, specs): ...

        async def compile_analysis(self, name):
            asked.append(name)
            raise RuntimeError

    async def renew(name): ...

    monkeypatch.setattr(games, "default_mode", lambda: "compiled")
    monkeypatch.setattr(games, "_load", lambda game: None)
    monkeypatch.setattr(games, "lacks_analysis", lambda name: True)
    own = games.GameCatalogue()
    asyncio.run(own.compile(Workers(), renew))
    assert asked == sorted(own.ready) == sorted(gotham.all_games())


@pytest.mark.deep
@pytest.mark.parametrize("name", gotham.all_games())
def test_then_an_analysis_compiles_nothing(name, tmp_path):
    """In a cache that was empty before a server began, and with other players than it was rehearsed with."""
    own = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    for many in (0, 1):
        ran = subprocess.run([sys.executable, "-c", WHOLE, name, str(many)], env=own, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == ["0"]


WHOLE = """
import sys
from pathlib import Path
from gotham import folders, library
from gotham.bots import bot, play
from gotham.bots.registry import default_bot
from gotham.insight import jobs
from gotham.insight.analysis import SerialExecutor, analyse
from gotham.insight.finished_match import source_of
from gotham.server.minds import compile_analysis, compile_bots
if sys.argv[2] == "0":
    compile_bots(sys.argv[1], ["master"])
    compile_analysis(sys.argv[1])
else:
    game = library.game(sys.argv[1])
    before = {*folders.cache().rglob("*.nbc")}
    table = game.table(3, "another")
    table = play(table, [bot(game, default_bot(game), seat) for seat in range(3)])
    analyse(source_of(table.transcript()), SerialExecutor())
    print(len({*folders.cache().rglob("*.nbc")} - before))
"""


# --------------------------------------------------------------------------------------------- over HTTP


def test_the_page_is_told_what_the_command_prints(server, folder, over, tmp_path):
    id = server.post("/api/replays", {"transcript": over.transcript()})["id"]
    path = f"/api/tables/{id}/analysis"
    assert server.get(path) == {"state": "none"}
    assert server.post(path, {})["state"] in ("waiting", "working")
    file = tmp_path / "match.txt"
    file.write_text(server.get(f"/api/tables/{id}/transcript"), "utf-8")
    for language in ("en", "de"):
        shown = found(server, id, language)
        arguments = ["analyse", str(file), "--seed", shown["seed"], "--lang", language, "--jobs", "1", "--json"]
        assert json.loads(command(folder, *arguments)) == shown
    assert server.post(path, {})["state"] == "done", "what was found is kept"


def command(folder, *arguments):
    environment = os.environ | {"PYTHONPATH": str(folder), "GOTHAM_MODE": "plain"}
    call = [sys.executable, "-c", "from gotham.cli import main; main()", *arguments]
    return subprocess.run(call, env=environment, capture_output=True, text=True, encoding="utf-8", check=True).stdout


def test_only_what_is_over_can_be_analysed(server, folder, over):
    id, (host, _) = server.party()
    for ask in ("GET", "POST"):
        assert "only finished" in server.refused(ask, f"/api/tables/{id}/analysis", {} if ask == "POST" else None)[1]
    server.post(f"/api/tables/{id}/end", {}, host)
    assert server.refused("POST", f"/api/tables/{id}/analysis", {})[0] == 400
    assert server.refused("POST", "/api/tables/nowhere/analysis", {})[0] == 404
    plant(server, "frozen", over)
    server.write("update matches set version = 99 where id = 'frozen'")
    assert "cannot continue" in server.refused("POST", "/api/tables/frozen/analysis", {})[1]


# ------------------------------------------------------------------------------------------ in this process


class Room(SimpleNamespace):
    """As much of a table as an analysis needs."""

    def __init__(self, table, id="one", state="over"):
        super().__init__(table=table, setup=SimpleNamespace(id=id), lock=asyncio.Lock(), state=state, broken=False)

    def playing(self):
        return self.table


@pytest.fixture
def begun(monkeypatch, taxi):
    """Has all done in this process; the analyses that were begun."""
    begun = []

    def all_at_once(source, pool, tell):
        begun.append(source)
        source = source._replace(game=taxi)
        return present_in_all_languages(source, analyse(source, SerialExecutor(), tell))

    monkeypatch.setattr(analyses, "_all", all_at_once)
    return begun


async def finish(analyses):
    await asyncio.gather(*analyses._tasks)


def test_who_asks_twice_shares_one(begun, over):
    async def ask():
        kept = Analyses()
        states = [(await kept.begin(Room(over), language, "")).state for language in ("en", "de", "en")]
        await finish(kept)
        return kept, states, [await kept.begin(Room(over), language, "") for language in ("en", "de")]

    kept, states, answers = asyncio.run(ask())
    assert states == ["waiting"] * 3
    assert len(begun) == 1
    assert [answer.state for answer in answers] == ["done", "done"]
    assert answers[0].analysis.points[0].words.startswith("Ada lays")
    assert kept.under_way == {}


def test_one_match_at_a_time_and_it_says_how_far_it_is(begun, over, monkeypatch):
    async def ask():
        kept, seen = Analyses(), []
        monkeypatch.setattr(kept, "_tell", lambda id, done, total: seen.append((id, done, total)))
        for id in ("one", "two"):
            await kept.begin(Room(over, id), "en", "")
        await finish(kept)
        await asyncio.sleep(0)
        return seen

    seen = asyncio.run(ask())
    assert [id for id, _, _ in seen] == sorted((id for id, _, _ in seen), key=["one", "two"].index)
    assert {done for _, done, total in seen if done == total}
    assert len(begun) == 2


def test_what_fails_says_so_and_can_be_asked_for_again(begun, over, monkeypatch):
    real = analyses._all

    async def ask():
        kept = Analyses()
        monkeypatch.setattr(analyses, "_all", lambda *_: 1 / 0)
        await kept.begin(Room(over), "en", "")
        await finish(kept)
        with pytest.raises(GothamError, match="failed"):
            await kept.ask(Room(over), "en")
        monkeypatch.setattr(analyses, "_all", real)
        await kept.begin(Room(over), "en", "")
        await finish(kept)
        return await kept.ask(Room(over), "en")

    assert asyncio.run(ask()).state == "done"


def test_nobody_can_ask_for_all_at_once(begun, over):
    async def ask():
        kept = Analyses()
        for number in range(analyses.AT_ONCE):
            await kept.begin(Room(over, f"from-one-{number}"), "en", "192.0.2.1")
        with pytest.raises(GothamError):
            await kept.begin(Room(over, "more"), "en", "192.0.2.1")
        assert (await kept.begin(Room(over, "from-one-0"), "en", "192.0.2.1")).state == "waiting", "that is no new one"
        for number in range(analyses.WAITING - analyses.AT_ONCE):
            await kept.begin(Room(over, f"from-many-{number}"), "en", f"192.0.2.{2 + number}")
        with pytest.raises(GothamError):
            await kept.begin(Room(over, "one-more"), "en", "198.51.100.1")
        kept.close()

    asyncio.run(ask())


def test_what_was_asked_for_last_is_kept(begun, over, monkeypatch):
    async def ask():
        kept = Analyses()
        await kept.begin(Room(over, "first"), "en", "")
        await finish(kept)
        monkeypatch.setattr(analyses, "MOST", 2 * analyses._size(kept.found["first"]))
        for id in ("second", "third"):
            await kept.begin(Room(over, id), "en", "")
            await finish(kept)
            await kept.ask(Room(over, "first"), "en") if "first" in kept.found else None
        return [*kept.found]

    assert {*asyncio.run(ask())} == {"first", "third"}


def test_the_great_games_can_be_analysed():
    for name in ("new-york-new-york", "chinatown", "enquetes-a-new-york"):
        assert gotham.server.bots.catalog.about(name, "en").insight
