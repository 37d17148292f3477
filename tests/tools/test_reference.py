"""The API reference, the layers and the limits in the documents match the sources."""

import re

from tests.documents import NAMES, read
from tools.layers import LAYERS
from tools.reference import ARCHITECTURE, LIMITS_PAGE, PAGE, PUBLIC, architecture, definitions, limits_page, page

import gotham
from gotham.server.limits import LIMITS


def test_the_reference_is_up_to_date():
    assert PAGE.read_text("utf-8") == page(), "To repair: python -m tools.reference"


def test_it_has_every_public_name_of_the_package():
    public = {name for name in gotham.__all__ if callable(getattr(gotham, name))}
    assert public <= {each.node.name for each in definitions("gotham")}


def test_a_signature_has_the_arguments_without_self():
    assert "`act(seat: int, *actions: int | str, note: str='') -> None`" in page()


def test_fields_are_listed_with_their_docstrings():
    assert "  - `fact`: An event as data, sent with the sentences of the log: `fact(event)`." in page()


def test_every_module_that_documents_import_is_public():
    shown = {name for page in NAMES for name in re.findall(r"^(?:>>> )?from (gotham[\w.]*) import", read(page), re.M)}
    assert {name for name in shown if not name.startswith("gotham.games")} <= {*PUBLIC, "gotham.study"}


def test_the_layers_of_the_architecture_are_up_to_date():
    text = ARCHITECTURE.read_text("utf-8")
    assert text == architecture(), "To repair: python -m tools.reference"
    assert all(f"\n| `{name}` | {what} |\n" in text for name, what in LAYERS.items() if name != "__init__")


def test_the_page_of_limits_is_up_to_date():
    text = LIMITS_PAGE.read_text("utf-8")
    assert text == limits_page(), "To repair: python -m tools.reference"
    for each in LIMITS.values():
        assert f"\n| {each.what} | {each.value:,} {each.unit} | {each.per} | {each.edge} |\n" in text
