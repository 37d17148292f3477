"""The catalogues of the project, the games and the client, parsed and rendered; for the tests beside this module."""

import functools
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

import gotham
from gotham.i18n.catalogue import LANGUAGES, OWN

SOURCE = Path(gotham.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
BOARDS = WEB / "games"
GAMES = {name: gotham.game(name, "plain") for name in gotham.all_games()}
PACKAGES = {name: Path(str(game.package.__file__)).parent for name, game in GAMES.items()}
FOLDERS = [OWN, *(package / "locale" for package in PACKAGES.values())]
COUNTS = (0, 1, 2, 5)

every_folder = pytest.mark.parametrize("folder", [*FOLDERS, WEB / "locale"], ids=lambda folder: folder.parent.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", LANGUAGES[1:])
every_game = pytest.mark.parametrize("name", GAMES)


@functools.cache
def written(folder, language):
    """Return the text of all catalogue files of a folder in one language."""
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.glob(f"{language}.*ftl")))


@functools.cache
def resource(folder, language):
    return parse(written(folder, language))


@functools.cache
def catalogue(folder, language):
    """Return the messages of a catalogue by id."""
    return {entry.id.name: entry for entry in resource(folder, language).body if isinstance(entry, ftl.Message)}


@functools.cache
def bundle(folder, language):
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(written(folder, language)))
    return found


class Reader(visitor.Visitor):
    """The variables of a message, the keys of its selectors, and the variables it prints."""

    def __init__(self, message):
        self.variables, self.selectors, self.written = set(), {}, set()
        self.visit(message)

    def visit_VariableReference(self, node):  # noqa: N802 - the visitor's name
        self.variables.add(node.id.name)

    def visit_Placeable(self, node):  # noqa: N802
        if isinstance(node.expression, ftl.VariableReference):
            self.written.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node):  # noqa: N802
        keys = [
            key.value if isinstance(key := variant.key, ftl.NumberLiteral) else key.name for variant in node.variants
        ]
        self.selectors.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def counts(self, name):
        """Return whether a variable selects a plural form."""
        return bool(self.selectors.get(name, set()) & {"zero", "one", "two", "few", "many", "0"})

    def values(self, name):
        """Return the values to try for a variable."""
        if self.counts(name):
            return COUNTS
        return sorted(self.selectors[name]) if name in self.selectors else (f"<{name}>",)


def renderings(folder, language, message) -> Iterator[tuple[dict, str]]:
    """Render a message with every combination of values that makes a difference."""
    reader, words = Reader(catalogue(folder, language)[message]), bundle(folder, language)
    names = sorted(reader.variables)
    for values in itertools.product(*map(reader.values, names)):
        details = dict(zip(names, values, strict=True))
        text, errors = words.format_pattern(words.get_message(message).value, details)
        assert errors == [], (message, details)
        yield details, text
