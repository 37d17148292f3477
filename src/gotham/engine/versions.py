"""Earlier versions of a game's rules: its package loaded again, under a name that ends in the version.

`gotham.games.chess_v1` has the modules of `gotham.games.chess`, each executed a second time, so that constants which
follow `version_of(__name__, newest)` have the values of version 1. The package lists these versions in `EARLIER`.
"""

import importlib
import re
import sys
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location

_EARLIER = re.compile(r"(?P<package>.+)_v(?P<version>\d+)")


def version_of(module: str, newest: int) -> int:
    """Return the version of the rules that a module is loaded for, from its name."""
    found = (_EARLIER.fullmatch(part) for part in module.split("."))
    return next((int(each["version"]) for each in found if each), newest)


def earlier_package(package: str, version: int) -> str:
    """Return the name of a game's package by the rules of an earlier version."""
    return f"{package}_v{version}"


def earlier_spec(name: str) -> ModuleSpec | None:
    """Return how to load a game's package as an earlier version; None if the package has no such version."""
    found = _EARLIER.fullmatch(name)
    if found is None or not (found["package"] in sys.modules or name.startswith("gotham.games.")):
        return None
    try:
        package = importlib.import_module(found["package"])
    except ModuleNotFoundError:
        return None
    if int(found["version"]) not in getattr(package, "EARLIER", ()):
        return None
    return spec_from_file_location(name, package.__file__, submodule_search_locations=[*package.__path__])
