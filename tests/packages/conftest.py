"""The built distributions."""

import pytest
from tools.dist import build


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """The files that would be published, by name."""
    return {path.name: path for path in build(tmp_path_factory.mktemp("dist"))}


@pytest.fixture(scope="session")
def wheels(built):
    """The wheels of gotham-core and of gotham."""
    core, full = (
        next(path for name, path in built.items() if name.startswith(each) and path.suffix == ".whl")
        for each in ("gotham_core-", "gotham-")
    )
    return core, full
