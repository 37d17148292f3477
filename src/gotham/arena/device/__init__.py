"""Tournaments between the baselines, random and greedy, inside a CPU or a GPU.

matches   whole blocks of matches as arrays
columns   the figures of such arrays
"""
