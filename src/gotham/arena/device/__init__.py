"""Tournaments between the baselines, random and greedy, inside a CPU or a GPU.

matches   whole blocks of matches as arrays
scores    what every seat got in them
columns   the figures of a tournament
"""
