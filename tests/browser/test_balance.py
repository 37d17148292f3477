"""The balance pages in a browser: accessible, in the light theme on a desktop and the dark theme on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.test_axe import objections
from tests.browser.visitor import DESK, PHONE

PAGES = sorted((Path(__file__).parents[2] / "docs/balance").glob("*.html"))
LOOKS = {"desk": {"viewport": DESK, "color_scheme": "light"}, "phone": {"viewport": PHONE, "color_scheme": "dark"}}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_a_page_is_accessible_and_fits(visitor, page, look):
    ann = visitor(**LOOKS[look])
    ann.go(page.as_uri())
    expect(ann.page.get_by_role("heading", level=2).first).to_have_text("Is it an advantage to play last?")
    expect(ann.page.locator("script")).to_have_count(0)
    assert not objections(ann.page)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= LOOKS[look]["viewport"]["width"]
