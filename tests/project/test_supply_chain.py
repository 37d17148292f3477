"""What Gotham is made of: requirements are pinned with hashes, and licences are permitted ones."""

import json
import re
import tomllib
from importlib.metadata import distributions, files
from pathlib import Path

import pytest
from tools.requirements import normalised, pins, without_hashes
from tools.sbom.__main__ import only

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "requirements"
FILES = sorted(FOLDER.rglob("*.txt"))
LOCKS = [ROOT / name / "package-lock.json" for name in ("web", "bench", "tools/lighthouse", "tools/lint", "tools/sbom")]
LIBRARY = tomllib.loads((ROOT / "src" / "pyproject.toml").read_text("utf-8"))["project"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = {"build": "run"} | {name: name for name in ("dev", "install", "node", "release", "sbom")}  # and their files

# Nothing here asks for more than a notice, or than the source of changes to the package itself (MPL-2.0, OFL-1.1).
PROPRIETARY = {"nvidia-cuda-nvrtc", "nvidia-nvvm"}  # libraries of CUDA, which NVIDIA lets everybody install
PERMITTED = {
    *("0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0"),
    *("CC-BY-3.0", "CC0-1.0", "ISC", "MIT", "MIT-0", "MPL-2.0", "OFL-1.1", "PSF-2.0", "Python-2.0", "Zlib"),
}
CLASSIFIERS = {  # of packages that do not state an expression
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
WRITTEN = {"3-Clause BSD License": "BSD-3-Clause", "Apache 2.0": "Apache-2.0"}  # in place of an expression
# Packages that state nothing where programs can read it, with the licence of their sources.
STATED = {
    "axe-playwright-python": "MIT",
    "base64-arraybuffer": "MIT",
    "only": "MIT",
    "pgserver": "Apache-2.0",
    "xmlhttprequest-ssl": "MIT",
}

# Packages whose metadata names a licence of files that are not in the wheel: the licence of what is installed.
WITHOUT = {
    "docutils": ("BSD-2-Clause", "rst.el")
}  # the mode of an editor is under the GPL, the rest public domain and BSD


def is_permitted(expression):
    """Return whether a licence is permitted: of alternatives one, of several parts all."""
    text = expression.strip("()")
    if " OR " in text:
        return any(map(is_permitted, text.split(" OR ")))
    return all(part.strip("() ") in PERMITTED for part in text.split(" AND "))


def licence(metadata):
    """Return the licence of an installed package as an expression; empty if it states none."""
    stated = metadata.get("License-Expression")
    licences = [each for each in metadata.get_all("Classifier", []) if each.startswith("License ::")]
    kinds = [each.rpartition(" :: ")[2] for each in licences if each != "License :: DFSG approved"]  # names no licence
    written = (metadata.get("License") or "").split("\n")[0].strip()
    known = " AND ".join(CLASSIFIERS.get(kind, kind) for kind in kinds)
    return stated or known or WRITTEN.get(written) or CLASSIFIERS.get(written, written)


# ------------------------------------------------------------------------------------------------------- pins


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_requirements_are_pinned_with_hashes(file):
    assert pins(file)
    assert without_hashes(file) == []


def test_every_extra_and_every_group_is_pinned():
    extras = {file.stem: pins(file) for file in (FOLDER / "extras").glob("*.txt")}
    wanted = PROJECT["project"]["optional-dependencies"]
    assert set(extras) == set(wanted)
    for name, packages in wanted.items():
        assert names_of(packages) <= set(extras[name])
    for group, file in GROUPS.items():
        assert names_of(PROJECT["dependency-groups"][group]) <= set(pins(FOLDER / f"{file}.txt"))
    assert names_of(PROJECT["project"]["dependencies"]) <= set(pins(FOLDER / "run.txt"))


def names_of(requirements):
    """Return the names of required packages; for the library of this project, of those that it requires."""
    names = set()
    for requirement in requirements:
        if requirement.startswith("gotham-core"):
            chosen = re.search(r"\[(.*)\]", requirement)[1].split(",")
            names |= names_of(LIBRARY["dependencies"])
            names |= names_of(each for extra in chosen for each in LIBRARY["optional-dependencies"][extra])
        else:
            names.add(first_name(requirement))
    return names


def first_name(requirement):
    return normalised(re.match(r"[\w.-]+", requirement)[0])


def test_one_package_has_the_same_versions_everywhere():
    """Otherwise installing an extra would change what was tested."""
    run = pins(FOLDER / "run.txt")
    for file in FILES:
        for name, versions in pins(file).items():
            assert versions <= run.get(name, versions), f"{name} in {file.name}"


def test_make_installs_nothing_that_is_not_pinned():
    text = (ROOT / "Makefile").read_text("utf-8")
    for line in re.findall(r"(?:\$\(PIP\)|/uv pip install) (.*)", text):
        assert (
            "--require-hashes -r " in line
            or line == "--quiet --no-deps --no-build-isolation --editable src --editable ."
        )


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
def test_packages_of_the_client_are_locked_by_digest(lock):
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    assert all("integrity" in each for name, each in packages.items() if name)
    assert not any("resolved" in each for each in packages.values()), "where it came from is not our business"


# ---------------------------------------------------------------------------------------------------- licences


def test_only_the_extra_for_gpus_has_libraries_that_are_not_free():
    for file in FILES:
        assert file.stem == "gpu" or not PROPRIETARY & set(pins(file))


def test_licences_of_python_packages_are_permitted():
    wanted = {name for file in FILES for name in pins(file)}
    found = {normalised(each.metadata["Name"]): licence(each.metadata) for each in distributions()}
    found = {name: stated or STATED.get(name, "") for name, stated in found.items() if name in wanted - PROPRIETARY}
    found |= {name: installed for name, (installed, _) in WITHOUT.items() if name in found}
    assert len(found) > 60
    assert {name: stated for name, stated in found.items() if not is_permitted(stated)} == {}


@pytest.mark.parametrize("name", WITHOUT)
def test_what_has_another_licence_is_not_installed(name):
    assert WITHOUT[name][1] not in {file.name for file in files(name) or ()}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
def test_licences_of_node_packages_are_permitted(lock):
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    names = {path: path.rpartition("node_modules/")[2] for path in packages if path}
    found = {name: packages[path].get("license") or STATED.get(name, "") for path, name in names.items()}
    assert {name: stated for name, stated in found.items() if not is_permitted(stated)} == {}


@pytest.mark.parametrize(
    "expression", ["GPL-3.0-only", "MIT AND GPL-2.0-only", "AGPL-3.0-only OR SSPL-1.0", "", "UNKNOWN"]
)
def test_other_licences_are_noticed(expression):
    assert not is_permitted(expression)


# ------------------------------------------------------------------------------------------- bill of materials


def test_the_bill_has_only_what_a_server_needs():
    bill = {
        "metadata": {"component": {"bom-ref": "gotham"}},
        "components": [{"bom-ref": f"{name}==1", "name": name} for name in ("NumPy", "pytest", "rich")],
        "dependencies": [
            {"ref": "gotham", "dependsOn": ["NumPy==1", "rich==1", "pytest==1"]},
            {"ref": "pytest==1", "dependsOn": ["rich==1"]},
            {"ref": "rich==1"},
        ],
    }
    found = only(bill, {"numpy", "rich"})
    assert [each["name"] for each in found["components"]] == ["NumPy", "rich"]
    assert found["dependencies"] == [
        {"ref": "gotham", "dependsOn": ["NumPy==1", "rich==1"]},
        {"ref": "rich==1", "dependsOn": []},
    ]
