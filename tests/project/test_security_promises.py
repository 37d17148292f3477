"""The promises of docs/security.md: each names tests, and these exist."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
PROMISES = [
    row.strip("| ").split(" | ")
    for row in PAGE.partition("\n## Promises\n")[2].partition("\n## ")[0].splitlines()
    if row.startswith("| ") and not row.startswith(("| promise", "| ---"))
]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


@pytest.mark.parametrize(("promise", "tests"), PROMISES)
def test_every_promise_names_tests_that_exist(promise, tests):
    found = NAMED.findall(tests)
    assert found, promise
    assert NAMED.sub("", tests).strip(", ") == "", "nothing else is in that column"
    for path, name in found:
        tree = ast.parse((ROOT / path).read_text("utf-8"))
        assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, f"{path}::{name}"


def test_there_are_promises_of_every_kind():
    assert len(PROMISES) > 30
    assert len({tests for _, tests in PROMISES}) == len(PROMISES), "a promise has a test of its own"


def test_reports_go_to_no_invented_address():
    assert re.findall(r"\S+@\S+|https?://\S+", (ROOT / "SECURITY.md").read_text("utf-8")) == []
