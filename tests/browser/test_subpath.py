"""Below a path of a larger site: pages, links, files and the socket all stay below it."""

import pytest
from playwright.sync_api import expect
from tests.browser.board import Board
from tests.browser.catalogue import say
from tests.browser.visitor import Visitor
from tests.server.proxy import Proxy
from tests.server.serving import Server

BASE = "/gotham"


@pytest.fixture
def proxy(browser, tmp_path):
    server = Server(tmp_path / "data", "--base", BASE)
    server.start()
    with Proxy(server, BASE, strips=True) as proxy:
        yield proxy
    server.close()


def test_a_visit_stays_below_the_path(browser, proxy):
    ann = Visitor(browser, proxy.site)
    ann.go(f"{BASE}/")
    ann.page.locator("[data-play=new-york-new-york]").click()
    ann.hear("view")
    assert f"{proxy.address}/table/" in ann.page.url
    ann.wait_for_turn()
    board = Board(ann)
    board.click(board.hand, board.skyline)
    ann.hear("accepted")
    ann.reload()
    expect(ann.log.locator("li").first).to_be_attached()
    ann.page.locator("header a.mark:visible").click()
    expect(ann.page).to_have_url(f"{proxy.address}/")
    ann.page.get_by_role("link", name=say("set-up")).first.click()
    expect(ann.page.get_by_role("button", name=say("start"))).to_be_visible()
    assert f"{proxy.address}/new/" in ann.page.url
    ann.page.go_back()
    expect(ann.page).to_have_url(f"{proxy.address}/")
    ann.context.close()
    assert (ann.complaints, proxy.elsewhere) == ([], [])
