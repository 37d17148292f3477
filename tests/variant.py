"""A game with other constants: small enough to be solved."""

import ast
import importlib
import itertools
import sys
import types
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path

_NUMBERS = itertools.count(1)


def variant(rules, **constants):
    """Execute the modules of a rules package again with other values for these names; return all their names at once.

    `rules` is the package's contract. The fresh modules import each other, never the ones in use.
    """
    package = _Package(rules, dict(constants))
    sys.meta_path.insert(0, package)
    try:
        contract = importlib.import_module(f"{package.name}.contract")
    finally:
        sys.meta_path.remove(package)
        fresh = [sys.modules.pop(name) for name in [*sys.modules] if name.startswith(f"{package.name}.")]
        del sys.modules[package.name]
    if package.left:
        raise ValueError(f"{rules.__name__} assigns no {', '.join(package.left)}")
    found = types.ModuleType(rules.__name__)
    for module in (*fresh, contract):
        found.__dict__.update({name: value for name, value in vars(module).items() if not name.startswith("__")})
    return found


class _Package:
    """A second copy of a rules package beside the first, so that relative imports reach the same places outside it."""

    def __init__(self, rules, left):
        self.name, self.left = f"{rules.__package__}_variant_{next(_NUMBERS)}", left
        self.folder = Path(rules.__file__).parent
        sys.modules[self.name] = types.ModuleType(self.name)
        sys.modules[self.name].__path__ = []  # its modules are searched only here

    def find_spec(self, name, path=None, target=None):
        package, _, module = name.rpartition(".")
        file = self.folder / f"{module}.py"
        if package != self.name or not file.exists():
            return None
        return spec_from_file_location(name, file, loader=_Loader(name, str(file), self.left))


class _Loader(SourceFileLoader):
    """Loads a module with other constants, and neither reads nor writes its bytecode."""

    def __init__(self, name, path, left):
        super().__init__(name, path)
        self.left = left

    def get_code(self, fullname):
        tree = ast.parse(Path(self.path).read_text("utf-8"))
        for statement in tree.body:
            if isinstance(statement, ast.Assign):
                _replace(statement, self.left)
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


def _replace(statement, left):
    target, value = statement.targets[0], statement.value
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        value.elts = [_other(name, old, left) for name, old in zip(target.elts, value.elts, strict=True)]
    else:
        statement.value = _other(target, value, left)


def _other(target, value, left):
    if not isinstance(target, ast.Name) or target.id not in left:
        return value
    return ast.parse(repr(left.pop(target.id)), mode="eval").body
