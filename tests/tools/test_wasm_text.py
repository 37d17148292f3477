"""docs/webassembly.md shows a rule as it is compiled."""

import inspect
import subprocess
import sys

import pytest
from tests.documents import read, section

from gotham.engine import has_numba
from gotham.games.chinatown.rules.phases import is_over

SHOWN = 56, 92  # the columns of WebAssembly in the document


@pytest.mark.deep
@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
def test_the_document_shows_what_is_compiled():
    words = [sys.executable, "-m", "tools.wasm_text", "chinatown", "is_over"]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    made = [" ".join(line.split()) for line in said.splitlines() if not line.startswith(".L")]
    text = section(read("docs/webassembly.md"), "One rule, three times")
    lines = text.split("```text\n")[1].split("```")[0].splitlines()
    assert [part for line in lines if (part := line[slice(*SHOWN)].strip())] == made
    shown = [line[: SHOWN[0]].rstrip() for line in lines]
    assert inspect.getsource(is_over).splitlines() == shown[:3]
