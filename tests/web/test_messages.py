"""The client's message types are generated from the server's, up to date, and without `Any`."""

import ast
import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from tools.messages import GENERATED, generate

import gotham.server
from gotham.server.ws.protocol import Message

TYPES = generate()


def test_the_generated_types_are_up_to_date():
    assert GENERATED.read_text("utf-8") == TYPES, "run `python -m tools.messages`"


def modules(package):
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not re.search(r"\.(migrations|static)(\.|$)", found.name):
            yield importlib.import_module(found.name)


def test_every_message_of_the_server_has_a_type():
    """Also one in a module that the generator would not import."""
    defined = {
        name
        for module in modules(gotham.server)
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Message) and value is not Message
    }
    assert defined == {*re.findall(r"^export interface (\w+)", TYPES, re.MULTILINE)} - analysis_parts()


def analysis_parts():
    from gotham.insight import presentation

    return {name for name, value in vars(presentation).items() if hasattr(value, "__struct_fields__")}


@pytest.mark.parametrize("tag", ["hello", "act", "view", "refused"])
def test_a_tag_is_a_literal(tag):
    assert f'  type: "{tag}";' in TYPES


def test_defaults_are_optional_and_the_rest_is_not():
    view = TYPES.partition("export interface ViewMessage {")[2].partition("\n}")[0]
    assert "  revision: number;" in view
    assert "  over?: boolean;" in view
    assert "  view?: number[];" in view
    assert "  board?: JsonObject;" in view


def test_no_message_has_a_field_of_any_type():
    paths = {Path(importlib.import_module(each.__module__).__file__) for each in Message.__subclasses__()}
    fields = (node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    assert [ast.unparse(each) for each in fields if isinstance(each, ast.Name) and each.id == "Any"] == []
