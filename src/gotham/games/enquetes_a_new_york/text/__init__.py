"""Enquêtes à New York in text.

presets     the box and endless cases, as sets of options
notation    how actions, cards and dice are written
phrases     squares, cards, dice and lists of them
sentences   labels of choices and the description of a view; the text hooks
log         what each action did
scenes      positions as text
deduction   the squares that a viewer can exclude
timing      what the clock measures, and the default on timeout
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.sentences")
