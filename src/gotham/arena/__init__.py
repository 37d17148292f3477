"""The arena: who plays better, over the same deals with every seat taken in turn."""

from .archive import Archive, default_path
from .block import Match
from .cross_table import cross_table, plan_cross
from .ratings import ratings
from .results import Results
from .schedule import Schedule, plan
from .sprt import Judge, Verdict, read_claims
from .statistics import Figure, Summary, summary
from .tournament import Outcome, Tournament
from .transcripts import Transcripts
from .workers import processes, run

__all__ = [
    "Archive",
    "Figure",
    "Judge",
    "Match",
    "Outcome",
    "Results",
    "Schedule",
    "Summary",
    "Tournament",
    "Transcripts",
    "Verdict",
    "cross_table",
    "default_path",
    "plan",
    "plan_cross",
    "processes",
    "ratings",
    "read_claims",
    "run",
    "summary",
]
