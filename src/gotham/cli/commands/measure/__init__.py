"""Commands that measure games and bots.

arena    which bot plays better
pairs    the same deals with one bot at every seat, then with another
report   how balanced a game is
laws     whether a game's rules keep the ten laws
perft    count the sequences of legal actions
bench    how fast the rules are
"""
