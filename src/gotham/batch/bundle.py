"""Kernels as files: PTX with a description, made where numba-cuda is installed and loaded where a GPU is."""

import functools
import hashlib
import importlib.metadata
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..engine import cache_folder, cuda, sources
from ..i18n.errors import Unavailable, Unreadable
from .evaluation import compiling
from .kernels import BASELINES, compile_kernel
from .layout import MemoryLayout, layout_of, read_layout

DESCRIPTION = "layout.json"
ENGINE = ("baselines", "cuda", "lanes", "playout", "warp")  # modules that kernels depend on and rules do not


@dataclass(frozen=True)
class Bundle:
    """The kernels of a game in a folder. With the game's rules at hand, a missing kernel is compiled."""

    layout: MemoryLayout
    folder: Path
    rules: Any = None
    worth: Callable[[], Any] = lambda: None  # asked for when it is needed: a game's bots take time to load

    def code(self, kind: str) -> str:
        """Return the PTX of a kernel."""
        path = self._folder(kind) / f"{kind}.ptx"
        if not path.exists():
            if self.rules is None or not cuda.has_cuda():
                raise Unavailable("error-extra", name="numba-cuda", extra="gpu")
            write(path, self._compiled(kind))
        return path.read_text("ascii")

    def _compiled(self, kind: str) -> str:
        try:
            if kind != BASELINES:
                return compile_kernel(kind, self.rules, self.layout)
            with compiling(self.layout.game):
                return compile_kernel(kind, self.rules, self.layout, self.worth())
        except ImportError:  # the compiler is there, and its library is not
            raise Unavailable("error-extra", name="NVVM", extra="gpu") from None

    def _folder(self, kind: str) -> Path:
        """Return the folder of a kernel that is compiled here: the greedy baseline depends on a game's bots too."""
        own = self.worth() if kind == BASELINES else None
        return (
            self.folder if own is None else self.folder / _digest_of(sources.reached([Path(own.__code__.co_filename)]))
        )


def bundle_for(name: str, rules: Any, worth: Callable[[], Any] = lambda: None) -> Bundle:
    """Return the kernels of a game, in the folder of its compiled rules; `worth` returns its own evaluation."""
    layout, folder = layout_of(name, rules), cache_folder(rules, cuda.CUDA) / _digest()
    write(folder / DESCRIPTION, json.dumps(layout.described()))
    return Bundle(layout, folder, rules, worth)


def read_bundle(folder: Path) -> Bundle:
    """Return kernels that were compiled elsewhere."""
    try:
        return Bundle(read_layout(json.loads((folder / DESCRIPTION).read_text("utf-8"))), folder)
    except (OSError, ValueError, KeyError, TypeError):
        raise Unreadable("error-batch-kernels", folder=str(folder)) from None


def write(path: Path, text: str) -> None:
    """Write a file at once, so that another process never reads a part of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_text(text, "utf-8")
    part.replace(path)


@functools.cache
def _digest() -> str:
    """Return a digest of the code that makes kernels, and of the compiler's version."""
    engine = Path(cuda.__file__).parent
    files = [*(engine / f"{module}.py" for module in ENGINE), *sorted(Path(__file__).parent.glob("*.py"))]
    return _digest_of(files, importlib.metadata.version("numba-cuda") if cuda.has_cuda() else "")


def _digest_of(files: Iterable[Path], more: str = "") -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(files)) + more.encode()).hexdigest()[:12]
