"""Results are kept in a file that neither interruptions nor full disks nor other runs break."""

import os
import sys

import pytest

import gotham
from gotham import arena
from gotham.arena import results as results_module

from .tournament import kept, planned, played


def test_results_go_on_where_they_stopped(tmp_path):
    schedule = planned("random", "random")
    blocks = played(schedule, 3)
    with arena.Results(tmp_path / "r", schedule) as first:
        for block, matches in blocks.items():
            first.add(block, matches)
    assert first.blocks == blocks
    assert kept(tmp_path / "r", schedule) == blocks
    assert kept(tmp_path / "r", schedule, fresh=True) == {}
    assert kept(tmp_path / "r", schedule) == {}


def test_a_half_line_is_dropped(tmp_path):
    schedule, path = planned("random", "random"), tmp_path / "r"
    blocks = played(schedule, 2)
    for block, matches in blocks.items():
        with arena.Results(path, schedule) as results:
            results.add(block, matches)
    whole = path.read_bytes()
    for cut in range(0, len(whole), 7):
        path.write_bytes(whole[:cut])
        with arena.Results(path, schedule) as results:
            assert all(results.blocks[block] == blocks[block] for block in results.blocks)
            for block in blocks.keys() - results.blocks.keys():
                results.add(block, blocks[block])
        assert path.read_bytes() == whole


def test_only_a_half_line_is_cut_off(tmp_path, monkeypatch):
    """Where files cannot be held, another may have added a block since this one was read."""
    schedule, path = planned("random", "random"), tmp_path / "r"
    monkeypatch.setattr(results_module, "_lock", lambda file: None)
    late, read = played(schedule, 2), arena.Results._read

    def read_slowly(self, text):
        yield from read(self, text)
        first.add(1, late[1])

    with arena.Results(path, schedule) as first:
        for already in ({}, {0: late[0]}):
            first.blocks.clear()
            for block, matches in already.items():
                first.add(block, matches)
            with monkeypatch.context() as patch:
                patch.setattr(arena.Results, "_read", read_slowly)
                kept(path, schedule)
            assert kept(path, schedule) == already | {1: late[1]}


@pytest.mark.skipif(sys.platform == "win32", reason="files are not held there")
@pytest.mark.parametrize("fresh", [False, True])
def test_a_file_is_held_by_one_run(tmp_path, fresh):
    schedule, path = planned("random", "random"), tmp_path / "r"
    with arena.Results(path, schedule) as first:
        with pytest.raises(gotham.GothamError, match="another run is writing to"):
            arena.Results(path, schedule, fresh)
        first.add(0, played(schedule, 1)[0])
    assert kept(path, schedule) == first.blocks


def test_a_file_that_is_refused_is_let_go(tmp_path):
    schedule, path = planned("random", "random"), tmp_path / "r"
    path.write_text("my diary")
    for _ in range(2):
        with pytest.raises(gotham.GothamError, match="no arena results"):
            arena.Results(path, schedule)


def test_a_full_disk_leaves_whole_lines(tmp_path):
    resource = pytest.importorskip("resource")
    schedule, path = planned("random", "random"), tmp_path / "r"
    blocks, limits = played(schedule, 2), resource.getrlimit(resource.RLIMIT_FSIZE)
    with arena.Results(path, schedule) as results:
        results.add(0, blocks[0])
        before = path.read_bytes()
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 10, limits[1]))
        try:
            with pytest.raises(gotham.GothamError, match="cannot be used: File too large"):
                results.add(1, blocks[1])
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert (path.read_bytes(), results.blocks) == (before, {0: blocks[0]})
        results.add(1, blocks[1])
    assert kept(path, schedule) == blocks


def test_a_line_taken_in_parts_is_written_whole(tmp_path):
    class Slow:
        def __init__(self, file):
            self.file, self.fileno = file, file.fileno

        def write(self, text):
            return self.file.write(text[:7])

    schedule, blocks = planned("random", "random"), played(planned("random", "random"), 1)
    with arena.Results(tmp_path / "r", schedule) as results:
        file, results._file = results._file, Slow(results._file)
        results.add(0, blocks[0])
        results._file = file
    assert kept(tmp_path / "r", schedule) == blocks


def test_a_file_has_a_limit(tmp_path, monkeypatch):
    """Neither is more read than fits, nor more written than can be read."""
    schedule, path = planned("random", "random"), tmp_path / "r"
    with arena.Results(path, schedule) as results:
        size = path.stat().st_size
        monkeypatch.setattr(results_module, "LIMIT", size)
        with pytest.raises(gotham.GothamError, match="File too large"):
            results.add(0, played(schedule, 1)[0])
    assert kept(path, schedule) == {}
    monkeypatch.setattr(results_module, "LIMIT", size - 1)
    with pytest.raises(gotham.GothamError, match="File too large"):
        arena.Results(path, schedule)
    assert path.stat().st_size == size


def test_a_hole_of_a_terabyte_is_not_read(tmp_path):
    with (tmp_path / "r").open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(gotham.GothamError, match="File too large"):
        arena.Results(tmp_path / "r", planned("random", "random"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_is_refused(tmp_path):
    os.mkfifo(tmp_path / "r")
    with pytest.raises(gotham.GothamError, match="no arena results"):
        arena.Results(tmp_path / "r", planned("random", "random"))


def test_files_of_others_are_refused_and_left_alone(tmp_path):
    path = tmp_path / "r"
    kept(path, planned("random", "random", seed="1"))
    with pytest.raises(gotham.GothamError, match=r"other settings \(seed\)"):
        arena.Results(path, planned("random", "random", seed="2"))
    for text in ("my diary", "my diary\n", "[" * 100_000 + "\n", "9" * 5000 + "\n", '{"gotham arena":1}\n'):
        path.write_text(text)
        for fresh in (False, True):
            with pytest.raises(gotham.GothamError, match="no arena results"):
                arena.Results(path, planned("random", "random"), fresh)
        assert path.read_text() == text


def test_an_unusable_place_is_told_in_a_line(tmp_path):
    with pytest.raises(gotham.GothamError, match="cannot be used"):
        arena.Results(tmp_path, planned("random", "random"))
