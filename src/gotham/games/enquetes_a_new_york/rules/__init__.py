"""The rules of Enquêtes à New York.

board      the city: squares, districts, kinds and places
state      options, actions and the state
cards      who holds, draws and has read which card
setup      the start of a match: starting player and case
turns      whose turn it is, and the end of a match
actions    which actions are legal, and what each one does
scoring    results and winners
views      what a viewer may know
check      what every position must satisfy
contract   the names that the engine asks for
twin       states that a viewer cannot tell apart
tally      events counted for the laws and benchmarks
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.contract")
