"""The balance of a game: the value of seats and options, from many matches of one bot against itself.

survey        the samples to play
measurement   playing and measuring matches
records       measured matches in the results file
figures       measures with their intervals
last_seat     whether playing last is an advantage, in sentences
page          the report as an HTML page

A game's module `balance` may say more of it; all of it can be left out:

- `BOT`: the bot that plays a report where none is named; else the strongest level.
- `VARIANTS`: option -> the values to compare with the usual one; else all others.
- `first(s)`: who plays first, of the state at the start; else who is asked first.
- `rounds(s)`: for each round of a finished match, who began it and its points by seat; else nothing is said of rounds.
- `standing(s)`: how far each seat is, the more the better; else the results as they would be now.

The message `balance-note` of its catalogue is a sentence that helps to read its page.
"""

from ..moved import renamed
from .last_seat import answers
from .measurement import measure
from .records import MatchRecord, Records
from .survey import Sample, Survey, survey

__all__ = ["MatchRecord", "Records", "Sample", "Survey", "answers", "measure", "survey"]

__getattr__ = renamed(__name__, {"Record": "MatchRecord"})  # of version 0.2
