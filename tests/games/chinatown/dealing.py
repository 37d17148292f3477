"""Positions for deals, and their viewers."""

import gotham

VIEWERS = (0, 1, 2, gotham.SPECTATOR)
THREE = """
    0 owns 1 2 3
    1 owns 5 6
    2 owns 16
    0 holds sea-food 2 radios 1
    1 holds pharmacy 2
    2 holds jeans 1
    1 built laundry 43 44
    money 5 6 4
"""
FIVE = """
    players 5
    0 owns 1
    1 owns 2
    2 owns 3
    3 owns 4
    4 owns 5
    0 holds radios 1
    money 5 5 5 5 5
"""
