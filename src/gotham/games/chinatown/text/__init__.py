"""Chinatown in words and notation.

presets        editions and variants, as sets of options
notation       the notation of actions, offers and cards
composition    typed deals in the notation of the rules
offers         sums, things and deals in sentences, and the obstacles to a deal
log            a viewer's lines about an action
sentences      labels and descriptions; names the functions of the text contract
scene_writer   positions as text
scene_reader   positions from text
timing         the moves that a clock measures, and the actions of a late seat
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.sentences")
