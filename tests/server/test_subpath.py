"""A server below a path of a site, with a proxy that removes or keeps the path."""

import os
import re
import socket
import subprocess
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from tests.server.proxy import Proxy
from tests.server.serving import COMMAND, PATIENCE, Server

from gotham.cli.network import base_path, listen_on_file, public_address, trusted
from gotham.i18n.errors import Unknown

BASE = "/gotham"
PLAINLY = {"GOTHAM_MODE": "plain", "GOTHAM_LANG": "en"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("server"), "--address", "https://play.example.org/gotham/", limits=True)
    server.start()
    yield server
    server.close()


@pytest.fixture(scope="module", params=[True, False], ids=["stripped", "passed"])
def proxy(server, request):
    with Proxy(server, BASE, strips=request.param) as proxy:
        yield proxy


@pytest.fixture
def site(proxy):
    with httpx.Client(base_url=proxy.site, trust_env=False) as client:
        yield client


@pytest.mark.parametrize("path", ["", "/", "/table/none", "/rules/chinatown"])
def test_pages_and_their_files(site, proxy, path):
    page = site.get(BASE + path)
    assert page.status_code == 200
    files = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    if not files:
        pytest.skip("the client is not built")
    assert all(file.startswith(f"{BASE}/") for file in files)
    for file in files:
        assert site.get(file).status_code == 200
    assert proxy.elsewhere == []


def test_other_paths_are_not_served(server):
    with Proxy(server, "", strips=False) as proxy, httpx.Client(base_url=proxy.site, trust_env=False) as site:
        assert site.get("/gothamite").status_code == 404
        assert site.get("/gotham/gotham").status_code == 404


def test_a_table_by_socket(proxy, site, server, come):
    table = site.post(f"{BASE}/api/tables", json={"game": "new-york-new-york", "seats": ["you", "random"]}).json()
    player = come(SimpleNamespace(address=proxy.address), table["id"], table["token"])
    while not player.legal:
        player.hear()
    player.act(player.legal[0])
    assert server.entries(table["id"])


def test_pages_of_its_site_may_act(site):
    for origin, status in (("https://play.example.org", 201), ("https://other.example.org", 403), ("", 403)):
        wish = {"game": "new-york-new-york", "players": 2}
        assert site.post(f"{BASE}/api/tables", json=wish, headers={"origin": origin}).status_code == status


def openings(server, most, **headers):
    """Count how many tables a client may open in sequence."""
    for count in range(most):
        answer = server.ask("POST", "/api/tables", {"game": "new-york-new-york", "players": 2}, **headers)
        if answer.status_code == 429:
            return count
    return most


def test_limits_use_the_clients_address_through_a_proxy(start):
    server = start(limited=True, tables_per_hour=2)
    assert openings(server, 4, **{"x-forwarded-for": "203.0.113.1"}) == 2
    assert openings(server, 4, **{"x-forwarded-for": "198.51.100.9, 203.0.113.2"}) == 2
    assert openings(server, 4, **{"x-forwarded-for": "203.0.113.9, 203.0.113.2"}) == 0, "what they say of themselves"


def test_only_trusted_proxies_set_the_address(start):
    server = start(limited=True, tables_per_hour=2, proxies=["192.0.2.1"])
    assert openings(server, 4, **{"x-forwarded-for": "203.0.113.1"}) == 2
    assert openings(server, 4, **{"x-forwarded-for": "203.0.113.2"}) == 0


def test_a_socket_file(tmp_path):
    path, data = tmp_path / "gotham.sock", tmp_path / "data"
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(path))  # as left by a killed server
    command = [*COMMAND, "--unix", str(path), "--data", str(data)]
    with subprocess.Popen(command, env=os.environ | PLAINLY, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == f"Gotham is running at unix:{path} (Ctrl-C stops it)\n"
        with httpx.Client(base_url="http://gotham", transport=httpx.HTTPTransport(uds=str(path))) as client:
            assert client.get("/health").text == "alive\n"
            with pytest.raises(Unknown, match="cannot be used"):
                listen_on_file(path)  # another server uses it
        process.terminate()
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    ("check", "text"),
    [
        (public_address, "play.example.org"),
        (public_address, "https://play.example.org/?a"),
        (public_address, "https://play.example.org:x"),
        (public_address, "https://somebody@play.example.org"),
        (base_path, "/a b"),
        (base_path, "/../x"),
        (trusted, ["everybody"]),
        (trusted, ["10.0.0.1/8"]),
    ],
)
def test_invalid_base_paths(check, text):
    with pytest.raises(Unknown, match="write it as"):
        check(text)


def test_base_paths_are_normalised():
    assert public_address("https://play.example.org/gotham/") == "https://play.example.org/gotham"
    assert [base_path(text) for text in ("", "/", "gotham", "/gotham/", "a/b")] == ["", "", *["/gotham"] * 2, "/a/b"]
    assert trusted([]) == trusted(None) == ("127.0.0.1", "::1")
    assert trusted(["10.0.0.0/24"]) == ("10.0.0.0/24",)
    assert trusted(["10.0.0.2"], Path("gotham.sock")) == ("10.0.0.2", "127.0.0.1", "::1")
