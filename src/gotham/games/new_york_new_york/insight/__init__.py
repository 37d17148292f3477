"""What is found in finished matches and positions of New York New York.

analysis     values, alternatives and findings of a match
win_chance   each seat's share of the win with all hands open
endings      what is certain about an action near the end of a round
sections     the sections of a report
puzzles      endgames with exactly one winning action
balance      what a balance report measures
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.analysis")
