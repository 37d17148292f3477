"""Insight: the analysis of a finished match: chances, key moves, luck and skill.

finished_match   a replayed match and its frames
jobs             the parts of an analysis, for any process
luck             attributing shares to decisions and chance
analysis         a whole analysis
presentation     an analysis in words
warmup           compiling ahead of the first analysis

A game takes part by a module `insight` (docs/new_game.md). Shares are of the win: they sum to 1 over the seats.

- `value(game, rows, seed) -> list[float]`: each seat's expected share, all hands open, what chance has not shown yet
  drawn anew from `seed`; the real shares (`shares`) when it is over.
- `after(game, rows, seat, action, seed) -> list[float]`: the same right behind an action, before chance shows.
- `better(game, view, seed) -> list[Ranked]`: what the best player would have done from the mover's own view.
- `counts(game, rows, seat, action) -> bool`: whether an action is a decision where there was a choice; without it, all.
- `deciders(game, rows, seat, action) -> list[int]`: whose decision it was; without it, the mover's alone.
- `study(game, frame, seed) -> Any`: plain data about a frame for `findings`, worked out in the processes.
- `findings(game, frames, seed) -> list[Section]`: what the game itself has to say.

All but `value`, `after` and `better` may be left out.
"""

from ..hooks.insight import Cell, Frame, Moment, Player, Section, Share
from .shares import shares

__all__ = ["Cell", "Frame", "Moment", "Player", "Section", "Share", "shares"]
