"""Improves the habits of New York New York by self-play: `python -m tools.habits MINUTES`.

Plain policy gradient: actions of players with a better result than usual become a little more likely, those of the
others a little less. Rounds of two, three and four players, all with one set of habits.
"""

import math
import sys
import time
from typing import Any

import numpy as np

from gotham.engine import dice, draw_key, roll, rule
from gotham.games.new_york_new_york.bots.master import habits as weights
from gotham.games.new_york_new_york.bots.master.rollouts import (
    CHOICES,
    COLUMNS,
    COMING,
    GAIN,
    NUMBER,
    PASSING,
    PHASES,
    RELATION,
    CardLayout,
    act,
    judge,
    lay_out,
    options,
    phase,
    traits,
)
from gotham.games.new_york_new_york.bots.master.search import tables_of
from gotham.games.new_york_new_york.rules import contract as rules
from gotham.games.new_york_new_york.rules.setup import setup
from gotham.games.new_york_new_york.rules.state import PASS, PLAY, SEATS, TAKE
from gotham.match import game as library

ROUNDS = 400  # rounds between two updates
PLAYERS = (2, 2, 3, 4)  # in turn
SCALE = 40.0  # scale of a lead: its first points count most
USUAL = 0.001  # decay of the mean result
RATE, LATE, LATE_RATE = 0.03, 3000, 0.01  # step size of an update, and the update from which it decreases
EARLY, NEVER = 3, -12.0  # stages without passing
LIMIT = 30.0


@rule
def note(s, layout, tables, player, action, share, sums):
    """Add the features of an action, so many times: the columns of `judge`."""
    row = (2 * phase(s, player) + s.taking) * COLUMNS
    if action == PASS:
        sums[player, row + PASSING] += share
        return
    card = action - TAKE if s.taking else action - PLAY
    side, under, coming, gain, position = traits(s, layout, tables, player, card)
    sums[player, row + RELATION + 4 * side + under] += share
    sums[player, row + COMING + 4 * side + coming] += share
    sums[player, row + GAIN + coming] += share * gain
    sums[player, row + NUMBER + side] += share * position


@rule
def choose_and_note(s, layout, tables, found, liking, sums, rng):
    """Choose an action by habit, and add the gradient of its log-probability."""
    player = s.turn
    count = options(s, layout, player, found)
    judge(s, layout, tables, player, found, count, liking)
    most, all_, chosen = -1e9, 0.0, 0
    for index in range(count):
        most = max(most, liking[index])
    for index in range(count):
        liking[index] = math.exp(liking[index] - most)
        all_ += liking[index]
    left = all_ * rng[3] / 4294967296.0
    while chosen < count - 1 and left >= liking[chosen]:
        left -= liking[chosen]
        chosen += 1
    for index in range(count):
        note(s, layout, tables, player, found[index], (index == chosen) - liking[index] / all_, sums)
    return found[chosen]


@rule
def practise(rows, layout, tables, players, options, key, found, liking, sums, change, usual, matches, seed):
    """Play so many rounds and add up the gradients."""
    rng, s = dice(seed), rows[0]
    for _ in range(matches):
        rng = draw_key(key, rng)
        setup(s, players, options, key)
        lay_out(s, layout)
        start = s.starter
        for player in range(players):
            for column in range(len(change)):
                sums[player, column] = 0.0
        while s.round_ == 0:
            rng = roll(rng)
            act(s, layout, s.turn, choose_and_note(s, layout, tables, found, liking, sums, rng))
        for player in range(players):
            best = -1
            for other in range(players):
                if other != player:
                    best = max(best, s.points[0, other])
            place = (player - start) % players
            surprise = math.tanh((s.points[0, player] - best) / SCALE) - usual[players - 1, place]
            usual[players - 1, place] += USUAL * surprise
            for column in range(len(change)):
                change[column] += surprise * sums[player, column]


def learn(seconds: float) -> Any:
    """Improve the existing habits with Adam."""
    game = library.game("new-york-new-york", "compiled")
    bound, habits = game.bind(practise), weights.habits()
    rows, layout, key = rules.State.rows(), CardLayout.rows()[0], np.zeros(8, np.int64)
    room = np.zeros(CHOICES, np.int64), np.zeros(CHOICES), np.zeros((SEATS, len(habits)))
    usual, mean, square, step = np.zeros((SEATS, SEATS)), 0.0 * habits, 0.0 * habits, 0
    end, chosen = time.monotonic() + seconds, game.indices(game.check_options({"rounds": "1"}))
    while time.monotonic() < end:
        players, change = PLAYERS[step % len(PLAYERS)], np.zeros(len(habits))
        tables = tables_of(game, 0, players, habits)
        bound(rows, layout, tables, players, chosen, key, *room, change, usual, ROUNDS, step)
        step += 1
        mean = 0.9 * mean + 0.1 * change / ROUNDS
        square = 0.99 * square + 0.01 * (change / ROUNDS) ** 2
        rate = RATE if step < LATE else LATE_RATE
        habits = habits + rate * mean / (np.sqrt(square / (1 - 0.99**step)) + 1e-5)
        stages = habits.reshape(PHASES, 2, COLUMNS)
        stages[:EARLY, 0, PASSING] = np.minimum(stages[:EARLY, 0, PASSING], NEVER)
        habits = np.clip(habits, -LIMIT, LIMIT)
    return habits


if __name__ == "__main__":
    weights.write_habits(learn(60 * float(sys.argv[1])))
