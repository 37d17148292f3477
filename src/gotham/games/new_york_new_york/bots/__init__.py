"""Bots for New York New York.

registry   the bots by name, and the greedy evaluation
levels     the levels of the master
advice     what a bot says about an action
master     the master: tree search over guessed worlds
endgame    exact and sampled solvers of the last cards
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.registry")
