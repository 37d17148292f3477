"""Bots that know Chinatown.

belief        likely tiles in place of hidden ones
valuation     the value of seats and groups of seats
deals         appraisal of deals, reasons, and the compiled searches for deals
negotiation   answers, other prices and proposals; mistakes of the lower levels
player        one part per phase: cards to keep, the negotiation, tiles to place
trader        the trader: equal shares, deals of two and three
master        the master: chances to win, deals of all, concessions; its levels and characters
registry      all bots by name, and the greedy evaluation
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.registry")
