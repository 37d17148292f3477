"""The rules of New York New York.

state      cards, places, actions and the state
setup      the start of a match and the deal of a round
turns      rounds, and whose turn it is
legality   legal actions, and the clause that refuses an action
apply      what an action does
scoring    points, runs and winners
views      what a viewer may know
check      what every position must satisfy
contract   the names that the engine asks for
twin       states that a viewer cannot tell apart
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.contract")
