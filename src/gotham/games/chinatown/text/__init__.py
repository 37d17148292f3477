"""Chinatown in words and notation.

notation       how actions, offers and cards are written
offers         sums, things and deals in sentences, and what stands in the way of a deal
log            what a viewer reads of an action
sentences      labels and descriptions; names the functions of the text contract
scene_writer   positions as text
scene_reader   positions from text
timing         what a table's clock measures, and what a late seat does
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.sentences")
