"""The drawn boards of game packages: served completely, cacheable, and without other files."""

import os
import re

import pytest
from tests.documents import blocks, read, write_files
from tests.server.proxy import Proxy
from tests.server.serving import Server

import gotham
from gotham.server.http.boards import drawn_board, read_board

MODULE = "export const mount = () => ({ update() {}, destroy() {} });\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server with Taxi installed."""
    folder = tmp_path_factory.mktemp("taxi")
    write_files(read("docs/new_game.md"), folder)
    server = Server(tmp_path_factory.mktemp("server"), "--base", "/gotham")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
        server.start()
    yield server
    server.close()


@pytest.fixture(scope="module")
def drawn(server):
    return {game["name"]: game.get("drawn") for game in server.client.get("/api/games").json()}


def test_only_games_with_a_board_name_one(drawn):
    assert {name for name, board in drawn.items() if board} == {"taxi"}
    assert re.fullmatch(r"/games/taxi/board/[0-9a-f]{16}/board\.js", drawn["taxi"]["module"])
    assert drawn["taxi"]["style"] == drawn["taxi"]["module"].replace(".js", ".css")


@pytest.mark.parametrize(
    ("name", "kind"),
    [("board.js", "text/javascript"), ("board.css", "text/css"), ("cab.svg", "image/svg+xml")],
)
def test_files_have_their_content_type_and_are_cacheable(server, drawn, name, kind):
    answer = server.client.get(drawn["taxi"]["module"].replace("board.js", name))
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == kind
    assert "immutable" in answer.headers["cache-control"]
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.text == "".join(blocks_of(f"gotham_taxi/board/{name}"))


def blocks_of(file):
    return [block.text for block in blocks(read("docs/new_game.md")) if block.file == file]


@pytest.mark.parametrize(
    "path",
    [
        "/games/taxi/board/DIGEST/../rules.py",
        "/games/taxi/board/DIGEST/%2e%2e/rules.py",
        "/games/taxi/board/DIGEST/..%2frules.py",
        "/games/taxi/board/DIGEST//etc/passwd",
        "/games/taxi/board/DIGEST/",
        "/games/taxi/board/DIGEST/none.js",
        "/games/taxi/board/0000000000000000/board.js",
        "/games/none/board/DIGEST/board.js",
        "/games/chinatown/board/DIGEST/board.js",
    ],
)
def test_no_other_file_is_served(server, drawn, path):
    digest = drawn["taxi"]["module"].split("/")[-2]
    answer = server.client.get(path.replace("DIGEST", digest))
    assert answer.status_code == 404
    assert "import" not in answer.text


def test_a_board_is_found_below_the_base_path(server, drawn):
    with Proxy(server, "/gotham", strips=False) as proxy:
        answer = server.client.get(f"{proxy.address}{drawn['taxi']['module']}")
        assert answer.status_code == 200


def test_a_folder_without_a_module_is_no_board(tmp_path):
    (tmp_path / "board.css").write_text("")
    assert read_board(tmp_path) is None
    assert drawn_board(gotham.game("new-york-new-york", "plain")) is None


def test_only_known_file_types_in_the_folder_are_read(tmp_path):
    folder = tmp_path / "board"
    (folder / "art").mkdir(parents=True)
    for name in ("board.js", "art/cab.svg", "notes.py", "page.html"):
        (folder / name).write_text(MODULE)
    (tmp_path / "secret.json").write_text("{}")
    (folder / "link.json").symlink_to(tmp_path / "secret.json")
    found = read_board(folder)
    assert {*found.files} == {"board.js", "art/cab.svg"}


def test_the_digest_changes_with_names_and_content(tmp_path):
    digests = set()
    for number, files in enumerate([{}, {"a.css": "x"}, {"b.css": "x"}, {"a.css": "y"}]):
        folder = tmp_path / str(number)
        folder.mkdir()
        for name, text in ({"board.js": MODULE} | files).items():
            (folder / name).write_text(text)
        digests.add(read_board(folder).digest)
    assert len(digests) == 4
