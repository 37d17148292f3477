"""Bots: players that see views alone.

player             the interface of a bot, reading its answers, and how much it may think
registry           all bots by name, with levels and characters; making one from its spec
match_play         plays a table to its end
ranking            a bot's estimates of its choices, for hints and analyses
advice             what a bot recommends, and its reasons in words
warmup             compiling ahead of the first answer
random_bot         plays any legal action
greedy             takes what is worth most at once
ismcts             information-set tree search
openspiel          OpenSpiel's search as a bot, in three modules:
openspiel_game     a game in OpenSpiel's terms
openspiel_search   OpenSpiel's search with a clock
"""

from ..i18n.catalogue import speech
from .match_play import play
from .player import WAIT, Bot, advice_of, reason_of, run_of
from .registry import Maker, bot, bots, refuse_argument
from .warmup import action_kinds, warm_up

__all__ = [
    "WAIT",
    "Bot",
    "Maker",
    "action_kinds",
    "advice_of",
    "bot",
    "bots",
    "play",
    "reason_of",
    "refuse_argument",
    "run_of",
    "speech",
    "warm_up",
]
