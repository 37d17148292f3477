"""Insight: the analysis of a finished match: chances, key moves, luck and skill.

finished_match   a replayed match and its frames
shares           each seat's share of the win of a finished match
jobs             the parts of an analysis, for any process
luck             attributing shares to decisions and chance
analysis         a whole analysis
presentation     an analysis in words
warmup           compiles ahead of the first analysis

The hooks of a game are in `gotham.hooks.insight`.
"""

from ..hooks.insight import Cell, Frame, Moment, Player, Section, Share
from .shares import shares

__all__ = ["Cell", "Frame", "Moment", "Player", "Section", "Share", "shares"]
