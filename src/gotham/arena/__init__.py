"""The arena: who plays better, over the same deals with every seat taken in turn."""

from .match import Match
from .results import Results, default_path
from .schedule import Schedule, plan
from .statistics import Figure, Summary, summary
from .transcripts import Transcripts
from .workers import processes, run

__all__ = [
    "Figure",
    "Match",
    "Results",
    "Schedule",
    "Summary",
    "Transcripts",
    "default_path",
    "plan",
    "processes",
    "run",
    "summary",
]
