"""Results are stored in one file that survives interruptions, full disks and concurrent runs."""

import contextlib
import multiprocessing
import os
import sqlite3
import sys

import pytest

import gotham
from gotham import arena
from gotham.arena.results import name, transcript

from .tournament import count, keep, planned, played, stored


def without_transcripts(blocks):
    return {block: tuple(match._replace(transcript="") for match in matches) for block, matches in blocks.items()}


def test_results_resume_after_a_stop(tmp_path):
    schedule = planned("random", "random")
    blocks = played(schedule, 3)
    keep(tmp_path / "r", schedule, blocks)
    assert stored(tmp_path / "r", schedule) == blocks
    assert stored(tmp_path / "r", schedule, fresh=True) == {}
    assert stored(tmp_path / "r", schedule) == {}


def test_one_file_holds_all_tournaments(tmp_path):
    schedules = [planned("random", "random", seed=seed) for seed in "12"]
    for number, schedule in enumerate(schedules):
        keep(tmp_path / "r", schedule, played(schedule, number + 1))
    assert [len(stored(tmp_path / "r", schedule)) for schedule in schedules] == [1, 2]
    stored(tmp_path / "r", schedules[0], fresh=True)
    assert [len(stored(tmp_path / "r", schedule)) for schedule in schedules] == [0, 2]


def test_every_match_is_stored_completely(tmp_path):
    schedule = planned("random", "random")
    blocks = played(schedule, 2, transcripts=True)
    keep(tmp_path / "r", schedule, blocks)
    assert stored(tmp_path / "r", schedule) == without_transcripts(blocks)
    with arena.Archive(tmp_path / "r", write=False) as archive:
        found = transcript(archive, name(schedule, 1, 0))
        assert found == blocks[1][0].transcript
        for other in ("", "x", name(schedule, 2, 0), name(schedule, 1, 2), f"{'f' * 12}-0-0", f"{'9' * 5000}-0-0"):
            with pytest.raises(gotham.Unknown, match="there is no match"):
                transcript(archive, other)
    assert gotham.replay(found).over


def test_the_settings_are_in_the_file(tmp_path):
    schedule = planned("random", "random")
    stored(tmp_path / "r", schedule)
    with contextlib.closing(sqlite3.connect(tmp_path / "r")) as file:
        ((digest, settings, program),) = file.execute("select * from tournaments")
    assert (digest, program) == (schedule.digest, gotham.__version__)
    assert f'"code":"{schedule.code}"' in settings
    assert f'"version":{schedule.version}' in settings


def test_two_runs_add_to_one_file_and_the_first_result_counts(tmp_path):
    schedule, other = planned("random", "random"), planned("random", "random", "random")
    blocks, others = played(schedule, 2), played(other, 1)
    with arena.Archive(tmp_path / "r") as one, arena.Archive(tmp_path / "r") as two:
        first, second, third = arena.Results(one, schedule), arena.Results(two, schedule), arena.Results(two, other)
        first.add(0, blocks[0])
        second.add(0, blocks[1])
        third.add(0, others[0])
        second.add(1, blocks[1])
    assert first.blocks == {0: blocks[0]}
    assert second.blocks == stored(tmp_path / "r", schedule) == blocks
    assert stored(tmp_path / "r", other) == others


def _add(path, schedule, blocks, start):
    start.wait()
    keep(path, schedule, blocks)


def test_two_processes_can_create_a_file_at_once(tmp_path):
    schedules = [planned("random", "random", seed=seed) for seed in "123"]
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    start = context.Barrier(3)
    blocks = [played(schedule, 5) for schedule in schedules]
    work = [(tmp_path / "r", schedule, each, start) for schedule, each in zip(schedules, blocks, strict=True)]
    processes = [context.Process(target=_add, args=each) for each in work]
    for process in processes:
        process.start()
    for process in processes:
        process.join(60)
    assert [process.exitcode for process in processes] == [0, 0, 0]
    assert [stored(tmp_path / "r", schedule) for schedule in schedules] == blocks


def test_a_refused_file_is_closed(tmp_path):
    path = tmp_path / "r"
    path.write_text("my diary")
    for write in (True, False, True):
        with pytest.raises(gotham.GothamError, match="no arena results"):
            arena.Archive(path, write)
    path.unlink()
    stored(path, planned("random", "random"))


def test_a_full_disk_leaves_complete_blocks(tmp_path):
    resource = pytest.importorskip("resource")
    schedule, path = planned("random", "random"), tmp_path / "r"
    blocks, limits = played(schedule, 2, transcripts=True), resource.getrlimit(resource.RLIMIT_FSIZE)
    with arena.Archive(path) as archive:
        results = arena.Results(archive, schedule)
        results.add(0, blocks[0])
        log = tmp_path / "r-wal"
        resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + 10, limits[1]))
        try:
            with pytest.raises(gotham.GothamError, match=r"cannot be used: (disk I/O error|database or disk is full)"):
                results.add(1, blocks[1])
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert count(path) == 2
        assert [*results.blocks] == [0]
        results.add(1, blocks[1])
    assert stored(path, schedule) == without_transcripts(blocks)


def test_a_sparse_file_of_a_terabyte_is_not_read(tmp_path):
    with (tmp_path / "r").open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(gotham.GothamError, match="no arena results"):
        arena.Archive(tmp_path / "r")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_is_refused(tmp_path):
    os.mkfifo(tmp_path / "r")
    for write in (True, False):
        with pytest.raises(gotham.GothamError, match="no arena results"):
            arena.Archive(tmp_path / "r", write)


@pytest.mark.parametrize("text", [b"my diary\n", b"[" * 100_000, b'{"gotham arena":1}\n', b"SQLite format 3\0"])
def test_foreign_files_are_refused_and_unchanged(tmp_path, text):
    (tmp_path / "r").write_bytes(text)
    for write in (True, False):
        with pytest.raises(gotham.GothamError, match="no arena results"):
            arena.Archive(tmp_path / "r", write)
    assert (tmp_path / "r").read_bytes() == text


@pytest.mark.parametrize("line", ["create table diary (day)", "pragma user_version = 7", "pragma application_id = 9"])
def test_foreign_databases_are_refused_and_unchanged(tmp_path, line):
    with contextlib.closing(sqlite3.connect(tmp_path / "r")) as file:
        file.execute(line)
    before = (tmp_path / "r").read_bytes()
    for write in (True, False):
        with pytest.raises(gotham.GothamError, match="no arena results"):
            arena.Archive(tmp_path / "r", write)
    assert (tmp_path / "r").read_bytes() == before


def test_an_unusable_path_is_reported_in_one_line(tmp_path):
    for path, write in ((tmp_path, True), (tmp_path, False), (tmp_path / "none", False)):
        with pytest.raises(gotham.GothamError, match="cannot be used"):
            arena.Archive(path, write)
    assert not (tmp_path / "none").exists()


def test_a_read_only_file_is_read(tmp_path, monkeypatch):
    """SQLite would create files beside it, unless it is opened as immutable."""
    schedule, folder = planned("random", "random"), tmp_path / "folder"
    keep(folder / "r", schedule, played(schedule, 1, transcripts=True))
    monkeypatch.setattr("gotham.arena.archive._writable", lambda path: False)
    with arena.Archive(folder / "r", write=False) as archive:
        assert transcript(archive, name(schedule, 0, 0)).startswith("gotham match")
        assert [path.name for path in folder.iterdir()] == ["r"]
