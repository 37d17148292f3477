"""Bots that know Chinatown.

valuation    what seats and groups of seats are worth
deals        appraisal of deals and the compiled searches for them
phases       what a bot does in each phase, and how it explains it
trader       the trader: equal shares, deals of two and three
master       the master: chances to win, deals of all, concessions
levels       the master's levels
characters   the master's characters
registry     all bots by name, and the greedy evaluation
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.registry")
