"""Object file -> WebAssembly module, with `wasm-ld`: of the package `ziglang` (extra `wasm`), or of the machine."""

import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from ..i18n.errors import GothamError, Unavailable
from .exports import EXPORTS

PACKAGE, PROGRAM, EXTRA = "ziglang", "wasm-ld", "wasm"
STACK = 1 << 16  # bytes; a rule calls few others and allocates nothing
OPTIONS = ("--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}")
HEAP = "__heap_base"  # the first address that a program may use


def linker() -> list[str]:
    """Return the command of a linker for WebAssembly; refuse if there is none."""
    if find_spec(PACKAGE):
        return [sys.executable, "-m", PACKAGE, PROGRAM]
    found = shutil.which(PROGRAM)
    if found is None:
        raise Unavailable("error-extra", name=PROGRAM, extra=EXTRA)
    return [found]


def link(compiled: bytes) -> bytes:
    """Return the module of an object file."""
    exports = [f"--export={name}" for name in (*EXPORTS, HEAP)]
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "rules.o"), Path(folder, "rules.wasm")
        source.write_bytes(compiled)
        done = subprocess.run(
            [*linker(), *OPTIONS, *exports, str(source), "-o", str(target)], capture_output=True, text=True
        )
        if done.returncode:
            raise GothamError("error-wasm", reason=done.stderr.strip()[:200])
        return target.read_bytes()
