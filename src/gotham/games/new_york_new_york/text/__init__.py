"""New York New York in text.

presets     the editions, as sets of options
notation    how cards and actions are written
scenes      positions as text
sentences   actions, log lines, views and runs in words; the text hooks
timing      what the clock measures, and the default on timeout
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.sentences")
