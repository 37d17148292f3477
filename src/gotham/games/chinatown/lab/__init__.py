"""Measurements of Chinatown's bots.

samples     matches of one bot against itself
trial       a position in which offers are tried
surplus     how much of the possible gain bots realise
adversary   the possible gain of a seat with perfect knowledge
cycles      whether a bot loses in a cycle of deals
measures    figures of a finished match
bench       settings of `gotham bench`
commands    the command `gotham deals`
"""
