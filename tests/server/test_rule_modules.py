"""Rules as WebAssembly for the client: where the server has them, at an address of their content, and nothing else."""

import hashlib

import pytest
from litestar.testing import create_test_client

from gotham import game as find_game
from gotham.server import rule_modules
from gotham.server.bots import catalog
from gotham.server.http.security import WORKER_CONTENT
from gotham.server.rule_modules import module_address, module_file, read_module
from gotham.server.services import STATIC
from gotham.wasm.build import module_name

CONTENT = b"\0asm, so to say"
DIGEST = hashlib.sha256(CONTENT).hexdigest()[:16]
ALLOWED = "'wasm-unsafe-eval'"


@pytest.fixture
def chinatown():
    return find_game("chinatown", "plain")


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """An empty folder of modules, which nothing was read from."""
    monkeypatch.setattr(rule_modules, "FOLDER", tmp_path)
    read_module.cache_clear()
    catalog.about.cache_clear()
    yield tmp_path
    read_module.cache_clear()
    catalog.about.cache_clear()


def test_a_game_without_a_module_offers_none(shelf, chinatown):
    assert module_address(chinatown) == ""
    assert catalog.about("chinatown", "en").module == ""


def test_the_address_of_a_module_is_that_of_its_content(shelf, chinatown):
    (shelf / module_name(chinatown)).write_bytes(CONTENT)
    assert catalog.about("chinatown", "en").module == f"/games/chinatown/rules/{DIGEST}.wasm"
    assert catalog.about("new-york-new-york", "en").module == ""


def test_a_module_of_other_sources_is_not_offered(shelf, chinatown):
    """Somebody has edited the rules since it was built, or has installed others."""
    (shelf / f"chinatown-{chinatown.rules.VERSION}-0123456789ab.wasm").write_bytes(CONTENT)
    assert module_address(chinatown) == ""


def test_a_match_by_earlier_rules_has_no_module(shelf, chinatown):
    (shelf / module_name(chinatown)).write_bytes(CONTENT)
    earlier = chinatown.of_version(1)
    assert module_name(earlier) != module_name(chinatown)
    assert catalog.about("chinatown", "en", 1).module == ""


def test_modules_are_served_by_their_content(shelf, chinatown):
    (shelf / module_name(chinatown)).write_bytes(CONTENT)
    with create_test_client([module_file]) as client:
        answer = client.get(module_address(chinatown))
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/wasm")
        assert answer.content == CONTENT
        assert "immutable" in answer.headers["cache-control"]
        for path in (f"/games/chinatown/rules/{DIGEST[::-1]}.wasm", f"/games/nowhere/rules/{DIGEST}.wasm"):
            assert client.get(path).status_code == 404


def test_workers_alone_may_run_modules(server):
    pages = ("/", "/table/x", "/rules/chinatown", "/embed/replay/x", "/worker.js", "/api/games", "/workers/none.js")
    for path in pages:
        assert ALLOWED not in server.client.get(path).headers["content-security-policy"], path
    built = sorted((STATIC / "workers").glob("*.js"))
    if not built:
        pytest.skip("the client is not built")
    for path in built:
        answer = server.client.get(f"/workers/{path.name}")
        policy = answer.headers["content-security-policy"]
        assert (answer.status_code, policy) == (200, WORKER_CONTENT)
        assert policy.replace(ALLOWED, "").count("unsafe") == 0
        assert "immutable" in answer.headers["cache-control"]
