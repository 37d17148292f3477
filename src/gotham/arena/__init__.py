"""The arena: which bot plays better, over the same deals with every seat taken in turn.

schedule            the line-up, the deals and the seating
block               one deal played with every rotation of the line-up
outside             seats that outside programs serve
outside_calls       questions to such programs, over HTTP and MCP
workers             blocks on one core or many
cluster             blocks on a Ray cluster
archive             the file of results
results             finished blocks in that file
transcripts         matches as text files
statistics          figures with their intervals
sprt                sequential tests: playing on until a difference is certain enough
cross_table         every bot against every other
ratings             OpenSkill ratings
tournament          what is played, and its outcome
paired_comparison   the same deals with one bot at every seat, then with another
report/             a tournament as an HTML page
device/             tournaments between the baselines inside a CPU or a GPU
"""

from ..moved import renamed
from .archive import Archive, default_path
from .block import MatchResult
from .cross_table import cross_table, plan_cross
from .outside import OutsideSeats, parse_seats
from .ratings import ratings
from .results import Results
from .schedule import Schedule, plan
from .sprt import SequentialTest, SprtResult, parse_hypotheses
from .statistics import Figure, Summary, summary
from .tournament import Outcome, Tournament
from .transcripts import Transcripts
from .workers import processes, run

__all__ = [
    "Archive",
    "Figure",
    "MatchResult",
    "Outcome",
    "OutsideSeats",
    "Results",
    "Schedule",
    "SequentialTest",
    "SprtResult",
    "Summary",
    "Tournament",
    "Transcripts",
    "cross_table",
    "default_path",
    "parse_hypotheses",
    "parse_seats",
    "plan",
    "plan_cross",
    "processes",
    "ratings",
    "run",
    "summary",
]

# Names of version 0.2.
__getattr__ = renamed(
    __name__,
    {"Judge": "SequentialTest", "Match": "MatchResult", "Verdict": "SprtResult", "read_claims": "parse_hypotheses"},
)
