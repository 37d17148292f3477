"""New York New York: the rules, as the engine asks for them. Each subject has its own module beside this one."""

from .actions import actors, apply, awaited, legal, why
from .check import check
from .scoring import is_over, returns, winners
from .setup import setup
from .state import ACTIONS, LIMIT, LIVELY, OPTIONS, PLAYERS, State
from .views import guess, look, seen

__all__ = [
    "ACTIONS",
    "LIMIT",
    "LIVELY",
    "OPTIONS",
    "PLAYERS",
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
CLAUSES = "NY"
