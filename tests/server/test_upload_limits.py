"""Limits of what a server reads, replays and keeps in memory: uploads, replays and failed analyses."""

import asyncio
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

import gotham
from gotham.i18n.errors import GothamError, RateLimited
from gotham.server import limits
from gotham.server.history import imports
from gotham.server.history.analysis import Analyses
from gotham.server.history.imports import NICENESS, TranscriptImports, read_transcript
from gotham.server.history.replay import Replays


@pytest.fixture
def uploads(monkeypatch):
    """Imports whose work does not end before `release` is set."""
    taken = TranscriptImports(SimpleNamespace(), SimpleNamespace())
    taken.release, taken.at_once, taken.most = asyncio.Event(), 0, 0

    async def read(job):
        taken.at_once += 1
        taken.most = max(taken.most, taken.at_once)
        await taken.release.wait()
        taken.at_once -= 1
        return imports.ImportedMatch({}, [], [], "refused")

    monkeypatch.setattr(taken, "_read", read)
    return taken


def test_uploads_have_few_places(uploads):
    async def ask():
        own, most = limits.UPLOADS_OF_ADDRESS.value, limits.UPLOADS.value
        addresses = ["192.0.2.1"] * (own + 1) + [f"198.51.100.{number}" for number in range(most)]
        tasks = [asyncio.create_task(uploads.take("text", "en", address)) for address in addresses]
        await asyncio.sleep(0)
        refused = [task.done() and isinstance(task.exception(), RateLimited) for task in tasks]
        assert refused == [False] * own + [True] + [False] * (most - own) + [True] * own
        assert uploads.places.taken.total() == most
        uploads.release.set()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(end, GothamError) for end in ends)
        assert uploads.most == limits.UPLOADS_AT_ONCE.value
        assert uploads.places.taken.total() == 0

    asyncio.run(ask())


def test_uploads_run_at_low_priority():
    started = []

    class Workers:
        async def run_apart(self, job, start):
            started.append(start.__name__)
            return job()

    async def ask():
        with pytest.raises(GothamError):
            await TranscriptImports(SimpleNamespace(), Workers()).take("no transcript", "en")

    asyncio.run(ask())
    assert started == ["start_upload_worker"]


@pytest.mark.skipif(not hasattr(os, "nice"), reason="there are no priorities")
def test_a_worker_of_uploads_yields_the_processor():
    code = (
        "import os; from gotham.server.history.imports import start_upload_worker as start; before = os.nice(0); "
        "start(); print(before, os.nice(0))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    before, after = map(int, done.stdout.split())
    assert after == min(before + NICENESS, 19)
    assert NICENESS > 0


def test_a_slow_upload_is_refused(monkeypatch):
    monkeypatch.setattr(limits.UPLOAD_TIME, "value", 0)

    class Workers:
        async def run_apart(self, job, start):
            await asyncio.Event().wait()

    async def ask():
        with pytest.raises(GothamError, match="too long"):
            await TranscriptImports(SimpleNamespace(), Workers()).take("text", "en")

    asyncio.run(ask())


def test_a_long_upload_is_refused_before_it_is_replayed(monkeypatch):
    monkeypatch.setattr(imports, "replay", None)
    lines = "\n".join("0 x" for _ in range(limits.UPLOAD_STEPS.value + 1))
    assert "too long" in read_transcript(lines, "en", "id", "secret").refusal


def test_cached_replays_are_limited(monkeypatch):
    table = gotham.game("new-york-new-york", "plain").table(2, 8)

    async def ask():
        replays = Replays()
        size = (await replays.timeline("0", table)).size
        monkeypatch.setattr(limits.TIMELINES, "value", 2 * size + 10)
        for number in range(1, 5):
            await replays.timeline(f"{number}", table)
            assert sum(each.size for each in replays.timelines.values()) <= limits.TIMELINES.value
        return [*replays.timelines]

    assert asyncio.run(ask()) == ["3", "4"]


def test_failed_analyses_are_forgotten(monkeypatch):
    analyses, most = Analyses(SimpleNamespace(), SimpleNamespace()), limits.ANALYSES_A_MINUTE.value
    for number in range(limits.ANALYSES_FAILED.value + 5):
        analyses._fail(f"{number}")
    assert len(analyses.failed) == limits.ANALYSES_FAILED.value
    assert "0" not in analyses.failed
    assert [analyses.often.take("192.0.2.1") for _ in range(most + 1)] == [True] * most + [False]
