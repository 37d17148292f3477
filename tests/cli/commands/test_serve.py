"""`gotham serve --lan`: the address in the local network and its QR code, without a server."""

import re

import pytest
from tests import camera

from gotham.cli import network
from gotham.cli.commands.host import serve
from gotham.cli.commands.host.qr_code import qr_lines
from gotham.i18n.errors import Invalid, Unavailable

ADDRESS = "http://192.168.1.20:8000/"
BLOCKS = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}  # a filled half is a light module


def test_a_camera_reads_the_address_from_the_terminal():
    rows = [[BLOCKS[block][half] for block in line] for line in qr_lines(ADDRESS) for half in (0, 1)]
    assert camera.read(rows) == ADDRESS


def test_on_a_terminal_the_code_brings_its_own_colours():
    plain, coloured = qr_lines(ADDRESS), qr_lines(ADDRESS, coloured=True)
    assert [re.sub(r"\x1b\[[\d;]*m", "", line) for line in coloured] == plain
    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in coloured)


def test_the_address_is_announced_with_its_code(capsys, monkeypatch):
    monkeypatch.setenv("GOTHAM_LANG", "en")
    serve._announce(ADDRESS, lan=True)
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"Gotham is running at {ADDRESS} (Ctrl-C stops it)"  # programs read the first line
    assert said[2:-3] == qr_lines(ADDRESS)
    assert said[-2].endswith(ADDRESS)


def test_without_a_local_network_there_is_no_code(capsys, monkeypatch):
    monkeypatch.setenv("GOTHAM_LANG", "en")
    serve._announce(ADDRESS, lan=False)
    assert capsys.readouterr().out.count("\n") == 1


def test_a_machine_without_a_network_is_told(monkeypatch, tmp_path):
    monkeypatch.setattr(serve, "network_address", lambda: "")
    with pytest.raises(Unavailable, match="no address in the local network"):
        serve.serve(port=0, lan=True, data=tmp_path)


def test_the_local_network_and_another_address_exclude_each_other(tmp_path):
    with pytest.raises(Invalid, match="--host"):
        serve.serve(port=0, lan=True, host="127.0.0.2", data=tmp_path)


@pytest.mark.parametrize(
    ("host", "local"), [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False)]
)
def test_addresses_of_this_computer_alone(host, local):
    assert network.is_loopback(host) is local
