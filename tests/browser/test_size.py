"""The first load is small."""

import pytest
from playwright.sync_api import expect

MOST = 150_000  # bytes, compressed, without fonts


@pytest.mark.parametrize("page", ["home", "table"])
def test_the_first_load(visitor, server, page, print_later):
    ann, id = visitor(), server.open("new-york-new-york", "greedy", "greedy")[0]
    loaded = []
    ann.page.on("requestfinished", lambda request: loaded.append(request))
    ann.go("/" if page == "home" else f"/table/{id}")
    expect(ann.page.locator("[data-play], .new-york").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    sizes = {}
    for request in loaded:
        kind = request.resource_type
        sizes[kind] = sizes.get(kind, 0) + request.sizes()["responseBodySize"]
    counted = {kind: size for kind, size in sizes.items() if kind != "font"}
    print_later(
        f"first load of {page}: {sum(counted.values()):,} bytes {counted}, and fonts of {sizes.get('font', 0):,}"
    )
    assert {"document", "script", "stylesheet"} <= set(counted)
    assert 20_000 < sum(counted.values()) < MOST
