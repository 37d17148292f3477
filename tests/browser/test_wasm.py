"""The WebAssembly modules replay all golden transcripts in a page, whose policy allows WebAssembly and nothing more."""

import mimetypes
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Error
from tests.wasm import goldens

from gotham.engine import has_numba

PAGE = '<!doctype html><title>Rules</title><script type="module" src="browser.mjs"></script>'
POLICY = "default-src 'none'; script-src 'self' {}; connect-src 'self'; require-trusted-types-for 'script'"
ADDRESS = "https://rules.test/"  # is never requested: the files below are the answers
pytestmark = pytest.mark.skipif(not has_numba(), reason="numba is not installed")


def open_page(browser, folder: Path, allowed: str):
    """Open a page of a folder's files, with a content security policy."""
    (folder / "index.html").write_text(PAGE)
    shutil.copy(goldens.HERE / "browser.mjs", folder)
    page = browser.new_page()
    headers = {"content-security-policy": POLICY.format(allowed)}

    def answer(route):
        file = folder / (route.request.url.removeprefix(ADDRESS) or "index.html")
        kind = "text/javascript" if file.suffix == ".mjs" else mimetypes.guess_type(file.name)[0] or "text/plain"
        route.fulfill(body=file.read_bytes(), headers={**headers, "content-type": kind})

    page.route(f"{ADDRESS}**", answer)
    page.goto(ADDRESS)
    return page


@pytest.mark.parametrize(("name", "version"), goldens.EVERY)
def test_golden_transcripts_replay_in_a_browser(browser, tmp_path, name, version):
    expected = goldens.write(tmp_path, name, version)
    page = open_page(browser, tmp_path, "'wasm-unsafe-eval'")
    results = page.evaluate("() => window.results")
    page.close()
    assert {key: found["hash"] for key, found in results.items()} == expected


def test_a_page_needs_permission_for_webassembly(browser, tmp_path):
    goldens.write(tmp_path, *goldens.EVERY[-1])
    page = open_page(browser, tmp_path, "")
    with pytest.raises(Error, match="Content Security Policy"):
        page.evaluate("() => window.results")
    page.close()
