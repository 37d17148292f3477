"""Every error keeps the HTTP status and exit code that version 0.2 derived from its message id."""

import ast
import functools
import inspect
import typing
from pathlib import Path

import pytest

import gotham
from gotham.i18n import errors
from gotham.i18n.errors import GothamError, Refused, Unknown

SOURCES = Path(gotham.__file__).parent
STATUS = {  # as in app.py; 409 for refusals by the rules, 400 for everything else
    "error-table": 404,
    "error-game": 404,
    "error-letter": 404,
    "error-puzzle": 404,
    "error-no-puzzles": 404,
    "error-token": 401,
    "error-host": 403,
    "error-unkept": 503,
    "error-replace-bot": 403,
    "error-replace-wait": 403,
    "error-origin": 403,
    "error-banned": 403,
    "error-many": 429,
    "error-many-tables": 429,
    "error-many-reports": 429,
    "error-hint-busy": 429,
}
CLASSES = {name: each for name, each in vars(errors).items() if inspect.isclass(each) and issubclass(each, GothamError)}
BASIS = {"GothamError", "NotPersisted", "Overtaken", "Unreadable"}  # were never Unknown, and are raised in many places


@functools.cache
def raised():
    """Return class and message id of every error that the sources construct."""
    return [*_raised()]


def _raised():
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CLASSES:
                ids = (
                    [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
                    if node.args
                    else []
                )
                for id in ids:
                    if str(id).startswith("error-"):
                        yield path.relative_to(SOURCES), node.func.id, id


def test_every_message_keeps_its_status():
    found = raised()
    assert {id for _, _, id in found} >= STATUS.keys()
    for path, name, id in found:
        cls = CLASSES[name]
        assert cls.status == (409 if issubclass(cls, Refused) else STATUS.get(id, 400)), f"{path}: {name}({id!r})"


def test_a_message_has_one_class():
    classes: dict[str, set[str]] = {}
    for _, name, id in raised():
        classes.setdefault(id, set()).add(name)
    assert {id: names for id, names in classes.items() if len(names) > 1} == {}


@pytest.mark.parametrize("cls", CLASSES.values())
def test_every_error_ends_a_command_with_2(cls):
    assert cls.exit_code == 2
    assert cls.__doc__


def test_former_unknown_errors_are_still_caught_as_unknown():
    others = {name for name, each in CLASSES.items() if not issubclass(each, Unknown | Refused)}
    assert others == BASIS
    assert gotham.Unknown is Unknown


@pytest.mark.parametrize("cls", CLASSES.values())
def test_no_signature_contains_any(cls):
    for name, function in inspect.getmembers(cls, inspect.isfunction):
        if function.__module__ == errors.__name__:
            assert typing.Any not in typing.get_type_hints(function).values(), f"{cls.__name__}.{name}"


def test_user_input_in_an_error_is_one_line():
    assert str(errors.Invalid("error-text", text="two\nlines")).count("\n") == 0
