"""New York New York: the rules, as the engine asks for them. Each subject has its own module beside this one."""

from .apply import apply
from .check import check
from .legality import legal, why
from .scoring import returns, winners
from .setup import setup
from .state import ACTIONS, LIMIT, LIVELY, OPTIONS, PLAYERS, State
from .turns import actors, awaited, is_over
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
