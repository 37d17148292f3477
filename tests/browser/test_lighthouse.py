"""Lighthouse finds the pages accessible, sound and fast on a phone. Run it alone: other work slows what it measures."""

import os
import subprocess
import sys

import pytest
from tests.documents import ROOT
from tools.browser import NONE, find


@pytest.mark.deep
def test_scores(print_later):
    if find() is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(NONE)
    done = subprocess.run([sys.executable, "-m", "tools.lighthouse"], cwd=ROOT, capture_output=True, text=True)
    print_later(*done.stdout.splitlines())
    assert done.returncode == 0, done.stdout + done.stderr
