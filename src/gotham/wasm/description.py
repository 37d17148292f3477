"""What a program must know of a game to use its module, as JSON."""

import math
from collections.abc import Mapping
from typing import TypedDict

from ..engine import NOTHING, SPECTATOR, UNKNOWN
from ..match.game import Game
from .exports import EXPORTS

FORMAT = 1
Clauses = Mapping[str, Mapping[str, str]]  # id -> language -> text


class FieldDescription(TypedDict):
    """A field of the state: `size` values from `start`, each from `low` to `high`."""

    name: str
    start: int
    size: int
    shape: list[int]
    low: int
    high: int


class KindDescription(TypedDict):
    """A kind of action, with the texts of its operands."""

    name: str
    start: int
    operands: list[list[str]]


class ActionsDescription(TypedDict):
    """The numbered list of actions."""

    count: int
    kinds: list[KindDescription]


class Description(TypedDict):
    """The content of GAME.json."""

    format: int
    game: str
    version: int
    players: list[int]
    options: dict[str, list[str]]
    cells: int
    fields: list[FieldDescription]
    actions: ActionsDescription
    prefix: str
    clauses: Clauses
    unknown: int
    spectator: int
    nothing: int
    exports: dict[str, list[str]]


def describe_game(game: Game, clauses: Clauses) -> Description:
    """Return the description of a game; its clauses come from the caller, which knows where the rulebook is."""
    rules = game.rules
    return {
        "format": FORMAT,
        "game": game.name,
        "version": rules.VERSION,
        "players": [min(rules.PLAYERS), max(rules.PLAYERS)],
        "options": {name: list(values) for name, values in rules.OPTIONS.items()},
        "cells": rules.State.dtype.itemsize // 8,
        "fields": _fields(game),
        "actions": {"count": rules.ACTIONS.count, "kinds": _kinds(game)},
        "prefix": rules.CLAUSES,
        "clauses": clauses,
        "unknown": UNKNOWN,
        "spectator": SPECTATOR,
        "nothing": NOTHING,
        "exports": {name: list(arguments) for name, arguments in EXPORTS.items()},
    }


def _fields(game: Game) -> list[FieldDescription]:
    fields, start = list[FieldDescription](), 0
    for name, (low, high) in game.rules.State.bounds.items():
        shape = list(game.rules.State.dtype[name].shape)
        size = math.prod(shape)
        fields.append({"name": name, "start": start, "size": size, "shape": shape, "low": low, "high": high})
        start += size
    return fields


def _kinds(game: Game) -> list[KindDescription]:
    actions, operands = game.rules.ACTIONS, game.text.operands
    return [
        {"name": kind, "start": start, "operands": [list(values) for values in operands.get(kind, ())]}
        for kind, start in zip(actions.kinds, actions.starts, strict=True)
    ]
