"""What would be published: its files and metadata, and that it plays where nothing else is installed."""

import configparser
import email
import re
import socket
import subprocess
import tarfile
import tomllib
import zipfile

import pytest
from packaging.requirements import Requirement
from tests.documents import ROOT, blocks, read
from tests.packages.environments import Environment, InstalledServer
from tests.packages.matches import GAMES, QUICK, play_to_the_end
from tests.server.serving import until
from tools.modules import BUILT

import gotham

RELEASE_TOOLS = ROOT / ".venv" / "release" / "bin"
PROJECTS = {"gotham": ROOT / "pyproject.toml", "gotham-core": ROOT / "src" / "pyproject.toml"}


def names_in(wheel):
    """Return the installed files of a wheel, without its metadata."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def metadata(wheel):
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return email.message_from_bytes(archive.read(name))


def entry_points(wheel):
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/entry_points.txt")]
        found = configparser.ConfigParser(delimiters="=")
        found.read_string(archive.read(name).decode())
        return {section: dict(found[section]) for section in found.sections()}


def tracked(*folders):
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *folders]
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return {name for name in listed if (ROOT / name).exists()}


# -------------------------------------------------------------------------------------- contents and metadata


def test_every_file_belongs_to_exactly_one_wheel(wheels):
    core, full = map(names_in, wheels)
    assert core & full == set()
    sources = {name.removeprefix("src/") for name in tracked("src/gotham")}
    made = (
        "gotham/server/static/",
        "gotham/server/modules/",
        "gotham/server/site/",
        "gotham/printing/art/",
        "gotham-",
    )  # built, or data such as the manual page
    assert {name for name in core | full if not name.startswith(made)} == sources
    assert {
        name for name in full if not name.startswith(("gotham/client/", "gotham/mcp/", "gotham/server/", "gotham-"))
    } == set()
    assert {"gotham/server/static/index.html", "gotham/server/static/files.json"} <= full
    assert {path.name for path in BUILT.iterdir()} == {
        name.removeprefix("gotham/server/modules/") for name in full if name.startswith("gotham/server/modules/")
    }
    assert {f"gotham/printing/art/{game}.json" for game in GAMES} <= core
    assert [name for name in full if name.endswith("share/man/man1/gotham.1")]


def test_source_distributions_have_the_client_built_and_its_sources(built):
    (full,) = [path for name, path in built.items() if name.startswith("gotham-") and name.endswith(".tar.gz")]
    with tarfile.open(full) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/gotham/server/static/index.html", "web/package-lock.json", "hatch_build.py", "LICENSE"} <= names
    assert tracked("web") <= names
    assert not [name for name in names if name.startswith(("tests/", ".venv")) or "node_modules" in name]


def test_the_two_distributions_have_one_version(wheels):
    core, full = map(metadata, wheels)
    assert core["Version"] == full["Version"] == gotham.__version__
    assert f"gotham-core[compiled]=={gotham.__version__}" in full.get_all("Requires-Dist")
    assert core["Requires-Python"] == full["Requires-Python"]


def test_extras_and_commands(wheels):
    core, full = wheels
    assert {"print", "cluster", "postgres", "redis"} <= set(metadata(full).get_all("Provides-Extra"))
    assert {"print", "cluster", "compiled"} <= set(metadata(core).get_all("Provides-Extra"))
    assert entry_points(full)["console_scripts"] == {"gotham": "gotham.cli:main"}
    assert entry_points(core)["console_scripts"] == {"gotham-core": "gotham.cli:main"}
    assert set(entry_points(core)["gotham.games"]) == set(GAMES)


@pytest.mark.parametrize("name", PROJECTS)
def test_extras_of_gotham_add_no_other_version_of_what_the_library_has(name):
    """A requirement stands in one of the two projects only."""
    projects = {each: tomllib.loads(path.read_text("utf-8"))["project"] for each, path in PROJECTS.items()}
    required = {each: {Requirement(text).name for text in found["dependencies"]} for each, found in projects.items()}
    other = next(each for each in PROJECTS if each != name)
    assert required[name] & required[other] == set()


def test_the_licence_is_the_same_in_both():
    assert (ROOT / "LICENSE").read_bytes() == (ROOT / "src" / "LICENSE").read_bytes()


def test_twine_finds_nothing_wrong(built):
    program = RELEASE_TOOLS / "twine"
    if not program.exists():
        pytest.skip("make test installs it")
    done = subprocess.run([program, "check", "--strict", *built.values()], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count("PASSED") == len(built) == 4


# ---------------------------------------------------------------------------------------------- the library alone


@pytest.fixture(scope="module")
def core(tmp_path_factory, wheels):
    environment = Environment(tmp_path_factory.mktemp("core"))
    environment.install(wheels[0])
    return environment.link(wheels[0])


def test_the_library_needs_neither_server_nor_numba(core):
    installed = {path.name.partition("-")[0] for path in core.site.glob("*.dist-info")}
    assert "numpy" in installed
    assert installed & {"litestar", "sqlalchemy", "uvicorn", "numba", "llvmlite", "typst"} == set()


@pytest.mark.parametrize("name", GAMES)
def test_the_library_plays_a_match_of_each_game(core, name):
    code = (
        f"import gotham; table = gotham.game({name!r}).table(seed=1)\n"
        "while not table.over:\n"
        "    seat = table.awaited[0]\n"
        f"    table.act(seat, max(table.legal(seat), key=lambda action: action.startswith({QUICK!r})))\n"
        "print(gotham.replay(table.transcript()).over)"
    )
    assert core.run("python", "-c", code) == "True\n"


def test_the_library_offers_no_command_of_a_server(core):
    said = core.run("gotham-core")
    assert re.search(r"^\W*play ", said, re.MULTILINE)
    assert not re.search(r"^\W*(serve|admin|arena-watch) ", said, re.MULTILINE)
    assert "not installed" in core.run("gotham-core", "doctor")


def test_the_session_of_the_library_s_readme(core):
    (session,) = [block.text for block in blocks(read("src/README.md")) if block.kind == "pycon"]
    (core.home / "session").write_text(session, "utf-8")
    code = "import doctest; print(doctest.testfile('session', module_relative=False))"
    assert "failed=0" in core.run("python", "-c", code)


def test_without_the_extra_printing_names_it(core):
    with pytest.raises(AssertionError, match=r"gotham\[print\]"):
        core.run("gotham-core", "print", GAMES[0], "-o", "game.pdf")


# ------------------------------------------------------------------------------------------------- the plain install


@pytest.fixture(scope="module")
def full(tmp_path_factory, wheels):
    environment = Environment(tmp_path_factory.mktemp("full"))
    environment.install(*wheels)
    return environment.link(*wheels, extras=["compiled", "print"])


@pytest.fixture(scope="module")
def server(full, tmp_path_factory):
    server = InstalledServer(full, tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.close()


def test_the_first_page_has_all_its_files(server):
    page = server.get("/")
    files = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert files
    for name in files:
        assert server.ask("GET", f"/{name}").status_code == 200, name


LONG = [pytest.param(name, marks=pytest.mark.deep) for name in GAMES[:2]]


@pytest.mark.parametrize("name", [*LONG, GAMES[2]])
def test_a_match_of_each_game_on_a_server(server, name):
    play_to_the_end(server, name)


def test_bots_play_on_where_a_person_leaves(server):
    table, host = server.open(GAMES[2], players=2, seats=["you", "random"])
    server.post(f"/api/tables/{table}/replace", {"seat": 0, "bot": "random"}, host)
    until(lambda: server.get(f"/api/tables/{table}")["table"]["state"] == "over")


def test_alone_it_opens_the_browser(full, tmp_path):
    """The first starts a server and opens it; the second only opens the one that runs."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port = asking.getsockname()[1]
    code = f"import gotham.cli.commands.host.home as home; home.PORT = {port}; import gotham.cli; gotham.cli.main()"
    python = full.programs / "python"
    address = f"http://127.0.0.1:{port}/"

    def alone(record):
        browser = tmp_path / "browser"
        browser.write_text(f"#!{python}\nimport pathlib, sys\npathlib.Path({str(record)!r}).write_text(sys.argv[1])\n")
        browser.chmod(0o755)
        more = {"BROWSER": str(browser)}
        call = [str(python), "-c", code]
        return subprocess.Popen(call, cwd=full.home, env=full.environment(**more), stdout=subprocess.PIPE, text=True)

    first, second = tmp_path / "first", tmp_path / "second"
    with alone(first) as process:
        try:
            assert address in process.stdout.readline()
            assert until(lambda: first.exists() and first.read_text()) == address
            with alone(second) as again:
                assert f"running already at {address}" in again.stdout.read()
            assert (again.returncode, second.read_text()) == (0, address)
        finally:
            process.terminate()


def test_it_prints(full):
    full.run("gotham", "print", GAMES[2], "-o", "game.pdf")
    assert (full.home / "game.pdf").read_bytes().startswith(b"%PDF-")


def test_a_shell_completes_commands_options_and_games(full):
    def completed(*words):
        more = {"COMP_WORDS": " ".join(words), "COMP_CWORD": str(len(words) - 1), "_GOTHAM_COMPLETE": "complete_bash"}
        return full.run("gotham", **more).split()

    assert {"play", "print"} <= set(completed("gotham", "p"))
    assert completed("gotham", "case", "d") == ["day"]
    assert completed("gotham", "play", "--see") == ["--seed"]
    assert completed("gotham", "play", "new") == ["new-york-new-york"]
    assert completed("gotham", "play", "--lang", "n") == ["nl"]


def test_the_manual_page_is_installed(full):
    assert (full.folder / "share" / "man" / "man1" / "gotham.1").read_bytes() == (
        ROOT / "docs" / "gotham.1"
    ).read_bytes()
