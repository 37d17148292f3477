"""Commands that measure games and bots.

arena      which bot plays better
baselines  the same for random and greedy bots, inside a CPU or a GPU
pairs      the same deals with one bot at every seat, then with another
report     how balanced a game is
laws       whether a game's rules keep the ten laws
perft      count the sequences of legal actions
bench      how fast the rules are
"""
