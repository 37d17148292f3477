"""New York New York in text.

notation    how cards and actions are written
phrases     card names and lists of cards
sentences   labels of choices and the description of a view; the text hooks
log         what each action did
scenes      positions as text
runs        the runs of a skyline, to explain a score
timing      what the clock measures, and the default on timeout
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.sentences")
