"""Bots for Enquêtes à New York.

registry    the bots by name, and the greedy evaluation
levels      the levels of the master
rambler     moves at random and deduces: the baseline
detective   exact deduction and a simple model of the race
master      simulation of worlds that agree with the view
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.registry")
