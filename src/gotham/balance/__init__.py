"""The balance of a game: the value of seats and options, from many matches of one bot against itself.

survey        the samples to play
measurement   playing and measuring matches
random_play   millions of random matches on a device
records       measured matches in the results file
figures       measures with their intervals
last_seat     whether playing last is an advantage, in sentences
page          the report as an HTML page

The hooks of a game are in `gotham.hooks.balance`; its message `balance-note` explains its page in a sentence.
"""

from ..moved import renamed
from .last_seat import answers
from .measurement import measure
from .records import MatchRecord, Records
from .survey import Sample, Survey, survey

__all__ = ["MatchRecord", "Records", "Sample", "Survey", "answers", "measure", "survey"]

__getattr__ = renamed(__name__, {"Record": "MatchRecord"})  # of version 0.2
