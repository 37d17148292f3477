"""The documentation at /docs: files of the site and nothing else."""

import pytest
from tests.server.serving import Server


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site") / "site"
    (folder / "sub").mkdir(parents=True)
    (folder / "index.html").write_text("<p>start</p>")
    (folder / "sub" / "page.html").write_text("<p>page</p>")
    (folder / "search.js").write_text("1")
    (folder / "secret.key").write_text("no kind that is served")
    (folder.parent / "outside.html").write_text("outside")
    (folder / "link.html").symlink_to(folder.parent / "outside.html")
    return folder


@pytest.fixture(scope="module")
def reader(site, tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("reader"), site=str(site), base="/gotham")
    server.start()
    yield server
    server.close()


def test_the_files_of_the_site_are_served(reader):
    assert reader.ask("GET", "/docs").headers["location"] == "/gotham/docs/"
    start, page = reader.ask("GET", "/docs/"), reader.ask("GET", "/docs/sub/page.html")
    assert (start.text, page.text) == ("<p>start</p>", "<p>page</p>")
    assert start.headers["content-type"] == "text/html; charset=utf-8"
    assert start.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in start.headers["content-security-policy"]
    assert reader.ask("GET", "/docs/search.js").headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    "path",
    ["secret.key", "../outside.html", "%2e%2e/outside.html", "sub/../../outside.html", "sub", "none.html", "link.html"],
)
def test_nothing_else_is_served(reader, path):
    answer = reader.ask("GET", f"/docs/{path}")
    assert answer.status_code == 404
    assert "outside" not in answer.text
    assert "no kind" not in answer.text


def test_a_server_without_the_site_says_so(start, tmp_path):
    server = start(site=str(tmp_path / "none"))
    for language, word in (
        ("en", "documentation"),
        ("fr", "documentation"),
        ("nl", "documentatie"),
        ("de", "Dokument"),
    ):
        answer = server.ask("GET", "/docs/", **{"accept-language": language})
        assert answer.status_code == 404
        assert word in answer.text
        assert "`make docs`" in answer.text
