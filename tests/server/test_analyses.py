"""Analyses in the background: the page has the same data as the command; equal requests share one analysis. Results are
stored, within bounds, and survive a restart."""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import threading
from types import SimpleNamespace

import pytest
from tests.documents import read, write_files
from tests.server.database import postgres_server
from tests.server.serving import PATIENCE, Server, until
from tests.server.test_time_left import Clock
from tests.server.worlds import plant

import gotham
from gotham.bots import bot, play
from gotham.i18n.errors import GothamError, NotPersisted, RateLimited
from gotham.insight.analysis import SerialExecutor, analyse
from gotham.insight.presentation import present_in_all_languages
from gotham.server import limits
from gotham.server.bots import catalog
from gotham.server.db.store import Store
from gotham.server.db.tables import analyses as rows
from gotham.server.history import analysis as analyses
from gotham.server.history import stored_analyses
from gotham.server.history.analysis import Analyses
from gotham.server.history.queue import Asker, FairTurns
from gotham.server.history.stored_analyses import StoredAnalyses, code_of
from gotham.server.history.time_left import LEAST, TimeLeft
from gotham.server.settings import Settings


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder with Taxi, the game of docs/new_game.md: its analyses are fast."""
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
def start_taxi(tmp_path, folder):
    """Start a server for one test that has Taxi."""
    servers = []

    def start():
        servers.append(Server(tmp_path / "data"))
        return servers[-1].start()

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        yield start
    for server in servers:
        server.close()


@pytest.fixture
def over(taxi):
    table = taxi.table(2, 8, names=["Ada", "Bob"])
    return play(table, [bot(taxi, "random", seat) for seat in range(2)])


def found(server, id, language="en"):
    """Wait for an analysis and return it."""
    path = f"/api/tables/{id}/analysis?language={language}"
    server.post(path, {})
    return until(lambda: (answer := server.get(path))["state"] == "done" and answer["analysis"])


# --------------------------------------------------------------------------------------------- over HTTP


def test_the_page_gets_the_data_of_the_command(server, folder, over, tmp_path):
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


def test_only_finished_matches_can_be_analysed(server, folder, over):
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


class NoWorkers:
    """As much of the bots as analyses in this process need."""

    background = SimpleNamespace(rest=lambda urgency: None)

    def analyst(self, match):
        return SimpleNamespace(close=lambda: None)


class Room(SimpleNamespace):
    """As much of a room as an analysis needs."""

    def __init__(self, table, id="one", state="over"):
        super().__init__(table=table, setup=SimpleNamespace(id=id), lock=asyncio.Lock(), state=state, broken=False)

    def playing(self):
        return self.table


@pytest.fixture
def begun(monkeypatch, taxi):
    """Run all work in this process; return the started analyses."""
    begun = []

    def all_at_once(source, pool, tell):
        begun.append(source)
        source = source._replace(game=taxi)
        return present_in_all_languages(source, analyse(source, SerialExecutor(), tell))

    monkeypatch.setattr(analyses, "_all", all_at_once)
    return begun


@pytest.fixture
def settings(tmp_path):
    """Return the settings of a server with an empty database."""
    return Settings(data=tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def any_settings(request, tmp_path):
    """Return the same for both kinds of databases."""
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres_server()).get_uri() if request.param == "postgresql" else ""
        yield Settings(data=tmp_path, database=database)


@contextlib.asynccontextmanager
async def started(settings):
    """Run the analyses of a server from its start to its end."""
    store = Store(settings)
    await store.open()
    kept = Analyses(StoredAnalyses(store), NoWorkers())
    try:
        yield kept
    finally:
        kept.close()
        await store.close()


async def finish(analyses):
    await asyncio.gather(*analyses._tasks)


async def analysed(kept, table, *ids):
    """Analyse the same match under several ids, one after the other."""
    for id in ids:
        await kept.begin(Room(table, id), "en", Asker(""))
        await finish(kept)


def test_equal_requests_share_one_analysis(begun, over, settings):
    async def ask():
        async with started(settings) as kept:
            kept.turns.free = 0  # no analysis begins before all requests are sent
            questions = [kept.begin(Room(over), language, Asker("")) for language in ("en", "de", "en")]
            states = [answer.state for answer in await asyncio.gather(*questions)]
            kept.turns.release()
            await finish(kept)
            return kept, states, [await kept.begin(Room(over), language, Asker("")) for language in ("en", "de")]

    kept, states, answers = asyncio.run(ask())
    assert states == ["waiting"] * 3
    assert len(begun) == 1
    assert [answer.state for answer in answers] == ["done", "done"]
    assert answers[0].analysis.points[0].words.startswith("Ada lays")
    assert kept.under_way == {}


def test_one_match_at_a_time_with_progress(begun, over, settings, monkeypatch):
    async def ask():
        async with started(settings) as kept:
            seen = []
            monkeypatch.setattr(kept, "_tell", lambda id, done, total: seen.append((id, done, total)))
            for id in ("one", "two"):
                await kept.begin(Room(over, id), "en", Asker(""))
            await finish(kept)
            await asyncio.sleep(0)
            return seen

    seen = asyncio.run(ask())
    assert [id for id, _, _ in seen] == sorted((id for id, _, _ in seen), key=["one", "two"].index)
    assert {done for _, done, total in seen if done == total}
    assert len(begun) == 2


def test_a_failed_analysis_is_reported_and_can_be_repeated(begun, over, settings, monkeypatch):
    real = analyses._all

    async def ask():
        async with started(settings) as kept:
            monkeypatch.setattr(analyses, "_all", lambda *_: 1 / 0)
            await analysed(kept, over, "one")
            with pytest.raises(GothamError, match="failed"):
                await kept.ask(Room(over), "en")
            monkeypatch.setattr(analyses, "_all", real)
            await analysed(kept, over, "one")
            return await kept.ask(Room(over), "en")

    assert asyncio.run(ask()).state == "done"


def test_an_address_has_few_places_in_the_queue(begun, over, settings):
    async def ask():
        async with started(settings) as kept:
            kept.turns.free = 0  # no analysis ends meanwhile
            own = limits.ANALYSES_OF_ADDRESS.value
            for number in range(own):
                await kept.begin(Room(over, f"from-one-{number}"), "en", Asker("192.0.2.1"))
            with pytest.raises(RateLimited):
                await kept.begin(Room(over, "more"), "en", Asker("192.0.2.1"))
            again = await kept.begin(Room(over, "from-one-0"), "en", Asker("192.0.2.1"))
            assert again.state == "waiting", "it is not a new request"
            for number in range(limits.ANALYSES.value - own):
                await kept.begin(Room(over, f"from-many-{number}"), "en", Asker(f"198.51.100.{number}"))
            with pytest.raises(RateLimited):
                await kept.begin(Room(over, "one-more"), "en", Asker("203.0.113.1"))
            assert kept.places.taken.total() == len(kept.under_way) == limits.ANALYSES.value
            kept.turns.release()
            await finish(kept)
            assert (kept.places.taken, kept._askers) == ({}, {}), "places are free again"

    asyncio.run(ask())


def test_strangers_leave_places_to_people_of_a_match(begun, over, settings):
    """And those are analysed first, also where a stranger has asked for the same match before."""

    async def ask():
        async with started(settings) as kept:
            kept.turns.free = 0
            for number in range(limits.ANALYSES_OF_STRANGERS.value):
                await kept.begin(Room(over, f"strange-{number}"), "en", Asker(f"192.0.2.{number}", stranger=True))
            with pytest.raises(RateLimited):
                await kept.begin(Room(over, "more"), "en", Asker("198.51.100.1", stranger=True))
            await kept.begin(Room(over, "own"), "en", Asker("203.0.113.1"))
            await kept.begin(Room(over, "strange-7"), "en", Asker("203.0.113.2"))
            order = []
            cache = kept._cache
            kept._cache = lambda id, found: (order.append(id), cache(id, found))
            kept.turns.release()
            await finish(kept)
            return order

    order = asyncio.run(ask())
    assert {*order[:2]} == {"own", "strange-7"}
    assert len(order) == limits.ANALYSES_OF_STRANGERS.value + 1


def test_addresses_take_turns():
    async def ask():
        turns, order = FairTurns(0), []

        async def work(address):
            async with turns.turn(Asker(address)):
                order.append(address)

        tasks = [asyncio.create_task(work(address)) for address in ("a", "a", "a", "b", "b", "c")]
        await asyncio.sleep(0)
        given_up = asyncio.create_task(work("d"))
        await asyncio.sleep(0)
        given_up.cancel()
        turns.release()
        await asyncio.gather(*tasks)
        assert turns.free == 1
        return order

    assert asyncio.run(ask()) == ["a", "b", "c", "a", "b", "a"]


@pytest.mark.parametrize("limit", [limits.ANALYSIS_TIME, limits.ANALYSIS_SILENCE])
def test_a_long_analysis_fails(over, settings, monkeypatch, limit):
    """Also one that reports progress again and again."""
    monkeypatch.setattr(limit, "value", 0)
    ended = threading.Event()
    monkeypatch.setattr(analyses, "_all", lambda *_: ended.wait(PATIENCE))

    async def ask():
        async with started(settings) as kept:
            await kept.begin(Room(over), "en", Asker(""))
            await finish(kept)
            ended.set()
            with pytest.raises(GothamError, match="failed"):
                await kept.ask(Room(over), "en")

    asyncio.run(ask())


def test_recent_analyses_are_cached(begun, over, settings, monkeypatch):
    async def ask():
        async with started(settings) as kept:
            await analysed(kept, over, "first")
            monkeypatch.setattr(limits.ANALYSES_CACHED, "value", 2 * analyses._size(kept.found["first"]))
            for id in ("second", "third"):
                await analysed(kept, over, id)
                await kept.ask(Room(over, "first"), "en")
            return [*kept.found]

    assert {*asyncio.run(ask())} == {"first", "third"}


# ------------------------------------------------------------------------------------------ in the database


def test_a_restart_keeps_results(begun, over, any_settings):
    """In all languages, and without a second analysis."""

    async def ask():
        answers = []
        for _ in range(2):
            async with started(any_settings) as kept:
                await analysed(kept, over, "one")
                answers.append([await kept.ask(Room(over), language) for language in ("en", "de")])
        return answers

    before, after = asyncio.run(ask())
    assert [answer.state for answer in before] == ["done", "done"]
    assert after == before
    assert len(begun) == 1


def test_the_oldest_results_are_deleted_beyond_the_bound(begun, over, any_settings, monkeypatch):
    async def ask():
        async with started(any_settings) as kept:
            await analysed(kept, over, "first")
            (row,) = await kept.stored.store.read(rows)
            assert row["size"] == len(row["content"])
            monkeypatch.setattr(limits.ANALYSES_STORED, "value", 2 * row["size"])
            await analysed(kept, over, "second", "third")
            found = await kept.stored.store.read(rows)
            assert sum(each["size"] for each in found) <= limits.ANALYSES_STORED.value
            monkeypatch.setattr(limits.ANALYSES_STORED, "value", row["size"] - 1)
            await analysed(kept, over, "fourth")
            return {each["match"] for each in found}, await kept.stored.store.read(rows)

    found, none = asyncio.run(ask())
    assert found == {"second", "third"}
    assert none == [], "a result larger than the bound is not stored"


def test_results_of_other_code_are_computed_again(begun, over, any_settings, monkeypatch):
    async def ask():
        async with started(any_settings) as kept:
            await analysed(kept, over, "one")
        monkeypatch.setattr(stored_analyses, "code_of", lambda game: "of tomorrow")
        async with started(any_settings) as kept:
            before = await kept.ask(Room(over), "en")
            await analysed(kept, over, "one")
            return before.state, [each["code"] for each in await kept.stored.store.read(rows)]

    assert asyncio.run(ask()) == ("none", ["of tomorrow"])
    assert len(begun) == 2


def test_the_fingerprint_covers_the_game(taxi, tmp_path):
    games = [gotham.game(name, "plain") for name in ("new-york-new-york", "chinatown")]
    assert len({*map(code_of, (taxi, *games))}) == 3
    package = tmp_path / "changed" / "__init__.py"
    package.parent.mkdir()
    codes = set()
    for text in ("a = 1", "a = 2"):
        package.write_text(text, "utf-8")
        codes.add(code_of.__wrapped__(SimpleNamespace(package=SimpleNamespace(__file__=str(package)))))
    assert len(codes) == 2


def test_a_failing_database_loses_no_answer(begun, over, settings, monkeypatch):
    async def ask():
        async with started(settings) as kept:

            async def write(*writes):
                raise NotPersisted("error-unkept", reason="full")

            monkeypatch.setattr(kept.stored.store, "write", write)
            await analysed(kept, over, "one")
            answer = await kept.ask(Room(over), "en")
            monkeypatch.undo()
            return answer

    assert asyncio.run(ask()).state == "done"


def test_a_killed_server_keeps_results(start_taxi, over):
    """A restarted server answers at once, unless its code is newer."""
    server = start_taxi()
    id = server.post("/api/replays", {"transcript": over.transcript()})["id"]
    before = found(server, id)
    until(lambda: server.rows("select size from analyses where match = ?", id))
    server.kill()
    server.start()
    answer = server.get(f"/api/tables/{id}/analysis")
    assert (answer["state"], answer["analysis"]) == ("done", before)
    server.write("update analyses set code = 'old'")
    server.kill()
    server.start()
    assert server.get(f"/api/tables/{id}/analysis") == {"state": "none"}
    assert found(server, id) == before


# ------------------------------------------------------------------------------------------ the time left


def test_the_progress_has_the_time_left(begun, over, settings):
    async def ask():
        async with started(settings) as kept:
            kept.turns.free = 0
            states = [await kept.begin(Room(over), "en", Asker(""))]
            clock = Clock()
            kept.under_way["one"] = TimeLeft(clock)
            for done in range(1, LEAST + 2):
                clock.now += 3.0
                kept._tell("one", done, 20)
                states.append(await kept.ask(Room(over), "en"))
            return states

    waiting, *working = asyncio.run(ask())
    assert (waiting.state, waiting.left) == ("waiting", None)
    assert {(answer.state, answer.total) for answer in working} == {("working", 20)}
    assert [answer.left for answer in working] == [None] * LEAST + [pytest.approx(3.0 * (19 - LEAST))]


def test_the_great_games_can_be_analysed():
    for name in ("new-york-new-york", "chinatown", "enquetes-a-new-york"):
        assert catalog.about(name, "en").insight
