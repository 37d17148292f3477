"""The project's face to the outside: citation, manual page, workflows, templates and the files of a deployment."""

import json
import re
import subprocess

import pytest
import yaml
from tests.documents import ROOT, read
from tools import manual
from tools.node import script

import gotham

DEPLOY = ROOT / "deploy"
CHART = DEPLOY / "helm" / "gotham"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = [path for path in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) if path.name != "config.yml"]
PINNED = re.compile(r"[\w-]+/[\w-]+(/[\w-]+)*@(v\d+|release/v\d+)")


def test_the_citation_is_valid():
    program = ROOT / ".venv" / "release" / "bin" / "cffconvert"
    if not program.exists():
        pytest.skip("make test installs it")
    done = subprocess.run([program, "--validate"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    cited = yaml.safe_load(read("CITATION.cff"))
    assert cited["version"] == gotham.__version__
    assert cited["authors"] == [{"name": "The Gotham contributors"}]


def test_the_manual_page_is_up_to_date():
    assert read("docs/gotham.1") == manual.page(), "run python -m tools.manual"


# ------------------------------------------------------------------------------------------------ hosted checks


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_have_no_more_rights_than_they_need(path):
    workflow = yaml.safe_load(path.read_text("utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        assert "timeout-minutes" in job or path.stem == "release", name
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            assert "uses" not in step or PINNED.fullmatch(step["uses"]), step


def test_workflows_run_targets_that_exist():
    targets = set(re.findall(r"^([a-z]+):.*##", read("Makefile"), re.MULTILINE))
    named = set()
    for path in WORKFLOWS:
        for line in re.findall(r"run: make ([a-z ]+)$", path.read_text("utf-8"), re.MULTILINE):
            named |= set(line.split())
    assert {"test", "deep", "dist", "sbom"} <= named <= targets


def test_the_matrix_has_every_promised_python():
    matrix = yaml.safe_load(read(".github/workflows/test.yml"))["jobs"]["installed"]["strategy"]["matrix"]
    promised = re.findall(r"Programming Language :: Python :: (3\.\d+)", read("pyproject.toml"))
    assert matrix["python"] == promised == re.findall(r":: (3\.\d+)", read("src/pyproject.toml"))
    assert len(matrix["system"]) == 3


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_forms_of_issues_ask_something(path):
    form = yaml.safe_load(path.read_text("utf-8"))
    assert {"name", "description", "body"} <= set(form)
    ids = [part["id"] for part in form["body"] if part["type"] != "markdown"]
    assert ids
    assert len(ids) == len(set(ids))


def test_hooks_before_a_commit_use_the_environment_of_the_checkout():
    (repo,) = yaml.safe_load(read(".pre-commit-config.yaml"))["repos"]
    assert repo["repo"] == "local"
    assert all(hook["entry"].startswith(".venv/bin/") for hook in repo["hooks"])


# -------------------------------------------------------------------------------------------------- deployment


def test_the_linter_of_containerfiles_finds_nothing(capfd):
    script(ROOT / "tools" / "lint", "containerfile", str(DEPLOY / "Containerfile"))
    assert "Issues: None found" in capfd.readouterr().out


def test_the_image_has_no_root_and_a_health_check():
    text = read("deploy/Containerfile")
    final = text.rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001:10001$", final, re.MULTILINE)
    assert "HEALTHCHECK" in final
    assert len(re.findall(r"^FROM ", text, re.MULTILINE)) == 3
    assert "--require-hashes" in text


def test_the_image_copies_what_the_context_has():
    kept = {line.removeprefix("!") for line in read(".dockerignore").splitlines() if line.startswith("!")}
    for line in re.findall(r"^COPY (?!--from)(.*)$", read("deploy/Containerfile"), re.MULTILINE):
        for name in line.split()[:-1]:
            assert (ROOT / name).exists(), name
            assert any(name == each or name.startswith(f"{each}/") for each in kept), name


def test_the_composition_is_closed_to_the_outside():
    composed = yaml.safe_load(read("deploy/compose.yaml"))
    services = composed["services"]
    assert set(services) == {"gotham", "database", "channels", "proxy"}
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert composed["networks"]["inside"] == {"internal": True}
    server = services["gotham"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    settings = {line.partition("=")[0] for line in read("deploy/env.example").splitlines() if "=" in line[:20]}
    used = set(re.findall(r"\$\{([A-Z_]+)", read("deploy/compose.yaml"))) - {"GOTHAM_IMAGE"}
    assert used == settings
    network = composed["networks"]["outside"]["ipam"]["config"][0]["subnet"]
    assert network in server["command"]


def test_the_chart_names_this_version_and_documented_settings():
    chart = yaml.safe_load((CHART / "Chart.yaml").read_text("utf-8"))
    assert chart["appVersion"] == gotham.__version__
    values = yaml.safe_load((CHART / "values.yaml").read_text("utf-8"))
    schema = json.loads((CHART / "values.schema.json").read_text("utf-8"))
    assert set(schema["properties"]) <= set(values)
    templates = "".join(path.read_text("utf-8") for path in (CHART / "templates").iterdir())
    assert set(re.findall(r"\.Values\.(\w+)", templates)) == set(values)
    assert {"startupProbe", "livenessProbe", "readinessProbe", "PodDisruptionBudget"} <= set(
        re.findall(r"\w+", templates)
    )
    for path in (CHART / "ci").iterdir():
        assert set(yaml.safe_load(path.read_text("utf-8"))) <= set(values)


def test_user_and_port_are_the_same_in_image_and_chart():
    servers = (CHART / "templates" / "servers.yaml").read_text("utf-8")
    assert re.findall(r"runAsUser: (\d+)", servers) == re.findall(
        r"^USER (\d+):", read("deploy/Containerfile"), re.MULTILINE
    )
    assert re.findall(r"containerPort: (\d+)", servers) == re.findall(
        r"^EXPOSE (\d+)", read("deploy/Containerfile"), re.MULTILINE
    )
