"""Checks that a game is complete when it is loaded, and suggests near names for what is missing."""

from types import ModuleType
from typing import Any

from ..engine import contract
from ..hooks.loading import warn_of_near_names, with_near
from ..hooks.text import TextHooks
from ..i18n.errors import GothamError

CONSTANTS = ("State", "ACTIONS", "PLAYERS", "OPTIONS", "VERSION", "CLAUSES", "LIMIT", "LIVELY")
OPTIONAL = ("NAMELESS", "RETRACTABLE")


def check_rules(game: str, package: ModuleType, rules: Any) -> None:
    """Refuse rules without a name, field or weight that the contract requires."""
    names = [name for name in (*CONSTANTS, *contract.FUNCTIONS) if not hasattr(rules, name)]
    missing = [f"rules.{name}" for name in with_near(names, vars(rules))]
    if not missing:
        missing += [f"rules.State.{name}" for name in with_near(_missing_fields(rules), rules.State.bounds)]
        missing += [f"rules.LIVELY[{kind!r}]" for kind in rules.ACTIONS.kinds if not rules.LIVELY.get(kind)]
    if missing or not package.__file__:
        raise GothamError("error-contract", game=game, missing=", ".join(missing) or "__init__.py")
    warn_of_near_names(game, rules, OPTIONAL)


def _missing_fields(rules: Any) -> list[str]:
    return [name for name in contract.FIELDS if name not in rules.State.bounds]


def check_operands(game: str, rules: Any, text: TextHooks) -> None:
    """Refuse texts that name other operands than the rules count, or fewer colours than there are seats."""
    for kind, shape in zip(rules.ACTIONS.kinds, rules.ACTIONS.shapes, strict=True):
        if tuple(map(len, text.operands.get(kind, ()))) != shape:
            raise GothamError("error-operands", game=game, kind=kind)
    if text.colours and len(text.colours) < max(rules.PLAYERS):
        raise GothamError("error-contract", game=game, missing="text.colours")
