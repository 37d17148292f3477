"""The rules of New York New York.

state      cards, places, actions and the state
setup      the start of a match and the deal of a round
scoring    rounds, points, runs and winners
actions    whose turn it is, which actions are legal, and what each one does
views      what a viewer may know
check      what every position must satisfy
contract   the names that the engine asks for
twin       states that a viewer cannot tell apart
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.contract")
