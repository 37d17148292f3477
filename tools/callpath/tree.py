"""A copy of a tree that reports every function it enters; the tree itself does not change."""

import os
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tools.node import ROOT, install, npm

HERE = Path(__file__).parent
# the tasks of `Services.open` that run by the time, whatever people do
PERIODIC = frozenset(
    (
        "sweep",
        "wake_bots",
        "watch_lag",
        "watch_integrity",
        "SteadyClock.watch",
        "AdminEvents.follow",
        "Retention.follow",
    )
)
UNCOPIED = shutil.ignore_patterns("__pycache__", "node_modules", "static")


class Copy:
    """The copied tree, and the folder for the reports of its processes."""

    def __init__(self, tree: Path, folder: Path) -> None:
        self.root, self.entered, self.data = folder / "tree", folder / "entered", folder / "data"
        self.package = self.root / "src" / "gotham"
        shutil.copytree(tree / "src", self.root / "src", ignore=UNCOPIED)
        shutil.copytree(tree / "web", self.root / "web", ignore=UNCOPIED)
        self._install(tree)
        self._build_client(tree)
        self.entered.mkdir()

    def _install(self, tree: Path) -> None:
        """Let Python find the copy's entry points before those of the environment, and load the hook."""
        projects = [tomllib.loads(path.read_text("utf-8"))["project"] for path in declared(tree)]
        project = next(each for each in projects if "entry-points" in each)
        version = projects[0]["version"]
        info = self.root / "src" / f"{project['name'].replace('-', '_')}-{version}.dist-info"
        info.mkdir()
        about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n"
        (info / "METADATA").write_text(about)
        groups = project["entry-points"].items()
        lines = (
            line for name, entries in groups for line in (f"[{name}]", *(f"{a} = {b}" for a, b in entries.items()))
        )
        (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
        shutil.copy(HERE / "hook.py", self.root / "src" / "sitecustomize.py")

    def _build_client(self, tree: Path) -> None:
        """Build into the copy's own static folder, with the packages of the tree, else of this repository."""
        installed = tree / "web" / "node_modules"
        if not installed.exists():
            installed = ROOT / "web" / "node_modules"
            install(ROOT / "web")
        web = self.root / "web"
        (web / "node_modules").symlink_to(installed.resolve())
        shutil.copy(HERE / "hook.mjs", web / "callpath.config.mjs")
        npm(web, "run", "--silent", "build", "--", "--config", "callpath.config.mjs", "--logLevel", "error")

    def environment(self) -> dict[str, str]:
        """Return the environment of a process that runs the copy and reports."""
        return {
            "PYTHONPATH": str(self.root / "src"),
            "GOTHAM_CALLPATH": str(self.entered),
            "GOTHAM_CALLPATH_PACKAGE": f"{self.package}{os.sep}",
        }

    def lines(self) -> Iterator[tuple[float, str]]:
        """Yield when a function was entered, and its file; those of periodic tasks are left out."""
        for log in self.entered.iterdir():
            for line in log.read_text().splitlines():
                at, task, path = line.split(" ", 2)
                if task not in PERIODIC:
                    yield float(at), path

    def entries(self, begin: float, end: float) -> dict[str, float]:
        """The Python files entered within a span of time, with the time of the first entry."""
        found: dict[str, float] = {}
        for at, path in self.lines():
            if begin <= at <= end:
                name = Path(path).relative_to(self.root).as_posix()
                found[name] = min(found.get(name, end), at)
        return found

    def size(self) -> int:
        """Return the number of entries: it is constant when all processes are idle."""
        return sum(1 for _ in self.lines())


def declared(tree: Path) -> list[Path]:
    """Return the files that declare the distributions of a tree; the library may have one of its own."""
    return [path for path in (tree / "pyproject.toml", tree / "src" / "pyproject.toml") if path.exists()]
