"""Chooses the options of a match, by value or by the name of a preset, and its number of players."""

import operator
from collections.abc import Mapping, Sequence
from typing import Any

from ..hooks.presets import Preset
from ..i18n.errors import Invalid, Unknown
from ..i18n.names import suggestion


def find_preset(presets: Sequence[Preset], name: str) -> Preset:
    """Return a preset by its name; refuse an unknown one."""
    found = {each.id: each for each in presets}
    if name not in found:
        known = ", ".join(found) or "-"
        raise Unknown("error-preset", name=name[:80], known=known, near=suggestion(name, found))
    return found[name]


def choose_options(allowed: Mapping[str, Sequence[str]], given: Mapping[str, str]) -> dict[str, str]:
    """Return all options with the given values, else their defaults; refuse unknown ones."""
    chosen = {name: values[0] for name, values in allowed.items()}
    for name, value in given.items():
        if name not in chosen:
            raise Unknown("error-option", name=str(name), known=", ".join(chosen))
        if str(value) not in allowed[name]:
            raise Unknown("error-value", name=name, value=str(value), known=", ".join(allowed[name]))
        chosen[name] = str(value)
    return chosen


def numbers_of_players(rules: Any) -> tuple[int, ...]:
    """Return all numbers of players: one alone where the rules allow it, and those who play against each other."""
    return (*((1,) if getattr(rules, "SOLO", False) else ()), *rules.PLAYERS)


def choose_players(allowed: Sequence[int], players: int) -> int:
    """Return the number of players; refuse one that the game does not allow."""
    if operator.index(players) not in allowed:
        raise Invalid("error-players", players=str(players), least=str(min(allowed)), most=str(max(allowed)))
    return players
