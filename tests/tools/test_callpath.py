"""The call path of a click: the functions recorded by the hook, and the groups of files."""

import os
import subprocess
import sys
from pathlib import Path

from tools.callpath.report import lines_of, shown
from tools.callpath.tree import Copy

HOOK = Path(__file__).parents[2] / "tools" / "callpath" / "hook.py"
FILES = {
    "web/src/games/chinatown/Deal.svelte": 1.0,
    "web/src/games/chinatown/deal.ts": 1.1,
    "web/src/pages/Table.svelte": 1.2,
    "web/src/lib/socket.ts": 1.3,
    "src/gotham/match/table.py": 1.4,
    "web/src/table/Log.svelte": 1.5,
}


def test_a_board_counts_as_one_file_and_so_does_the_page_around_it():
    assert [line.name for line in lines_of(FILES)] == [
        "web/src/games/chinatown/ (its board)",
        "web/src/**/*.svelte (the page around the board)",
        "web/src/lib/socket.ts",
        "src/gotham/match/table.py",
    ]


def test_the_report_counts_with_and_without_groups():
    head, *lines = shown("deal", FILES, goal=45)
    assert head == "deal: 4 files; goal 45 (6 with each component counted by itself)"
    assert lines[0] == "   1       0 ms  web/src/games/chinatown/ (its board) [2 files]"
    assert "                  web/src/games/chinatown/deal.ts" in shown("deal", FILES, whole=True)


def test_only_entered_functions_are_recorded(tmp_path):
    """Also in a spawned process; importing a module or a class is no call."""
    package, entered = tmp_path / "src" / "gotham", tmp_path / "entered"
    package.mkdir(parents=True)
    entered.mkdir()
    (tmp_path / "src" / "sitecustomize.py").write_text(HOOK.read_text())
    (package / "__init__.py").write_text("")
    (package / "called.py").write_text("def called():\n    pass\n")
    (package / "imported.py").write_text("class Imported:\n    field = 1\n\n\ndef never():\n    pass\n")
    (package / "spawned.py").write_text("def spawned():\n    pass\n")
    (package / "awaited.py").write_text("async def awaited():\n    pass\n")
    code = (
        "import asyncio, multiprocessing, gotham.imported, gotham.called, gotham.spawned, gotham.awaited\n"
        "gotham.called.called()\n"
        "asyncio.run(gotham.awaited.awaited())\n"
        "child = multiprocessing.get_context('spawn').Process(target=gotham.spawned.spawned)\n"
        "child.start()\n"
        "child.join()\n"
    )
    env = os.environ | {
        "PYTHONPATH": str(tmp_path / "src"),
        "GOTHAM_CALLPATH": str(entered),
        "GOTHAM_CALLPATH_PACKAGE": f"{package}{os.sep}",
    }
    subprocess.run([sys.executable, "-c", code], env=env, check=True, timeout=60)
    lines = [line.split() for log in entered.iterdir() for line in log.read_text().splitlines()]
    assert {(Path(path).name, task) for _, task, path in lines} == {
        ("called.py", "-"),
        ("spawned.py", "-"),
        ("awaited.py", "awaited"),
    }


def test_periodic_tasks_do_not_count(tmp_path):
    copy = Copy.__new__(Copy)
    copy.root = copy.entered = tmp_path
    lines = f"1.0 watch_lag {tmp_path}/lag.py\n2.0 listen {tmp_path}/room.py\n3.0 - {tmp_path}/run.py\n"
    (tmp_path / "1").write_text(lines)
    assert copy.entries(0.5, 2.5) == {"room.py": 2.0}
    assert copy.size() == 2
