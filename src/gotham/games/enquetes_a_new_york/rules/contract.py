"""Enquêtes à New York: the rules, as the engine asks for them. Each subject has its own module beside this one."""

from .actions import apply, legal, why
from .check import check
from .scoring import returns, winners
from .setup import setup
from .state import ACTIONS, LIMIT, LIVELY, OPTIONS, SEATS, State
from .turns import actors, awaited, is_over
from .views import guess, look, seen

__all__ = [
    "ACTIONS",
    "LIMIT",
    "LIVELY",
    "OPTIONS",
    "State",
    "actors",
    "apply",
    "awaited",
    "check",
    "guess",
    "is_over",
    "legal",
    "look",
    "returns",
    "seen",
    "setup",
    "why",
    "winners",
]

VERSION = 1
CLAUSES = "EN"
PLAYERS = range(2, SEATS + 1)
SOLO = True  # EN-40
