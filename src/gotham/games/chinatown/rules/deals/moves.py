"""Chinatown: the moves of a deal. The numbers after `#` are clauses of rulebook.md.

A move is action * SEATS + who gives or promises. Moves of a deal rise, so that a deal can be written in one way only.
"""

from .....engine import rule
from ..material import SEATS, TYPES
from ..state import BUILD, CASH, EMPTY, GIVE, OWE, SUMS, TILE

NOTES = len(SUMS)
PAIRS = SEATS * SEATS


@rule
def receiver(move):
    """Return who gets what a move gives; of a promise, who makes it."""
    action = move // SEATS
    if action < CASH:
        return (action - GIVE if action < TILE else action - TILE) % SEATS
    if action < BUILD:
        return (action - CASH) // NOTES % SEATS
    if action < OWE:
        return move % SEATS
    return (action - OWE) // NOTES % SEATS


@rule
def giver_of(action):
    """Return who gives a tile or a sum, as the action itself says."""
    if action < CASH:
        return (action - TILE) // SEATS % SEATS
    return (action - CASH if action < BUILD else action - OWE) // NOTES // SEATS


@rule
def sum_of(action):
    """Return the sum of a `cash` or an `owe`."""
    return SUMS[(action - CASH if action < BUILD else action - OWE) % NOTES]


@rule
def kind_of(action):
    """Return the type of a `tile` or a `build`."""
    return (action - TILE) // PAIRS if action < CASH else (action - BUILD) % TYPES


@rule
def building_of(action):
    """Return the building of a `give`, a `build` or an `empty`."""
    if action < TILE:
        return (action - GIVE) // SEATS
    return (action - BUILD) // TYPES if action < EMPTY else action - EMPTY


@rule
def parties_of(moves, count):
    """Return all who give, receive or promise, as bits.  CT-23"""
    parties = 0
    for index in range(count):
        parties |= 1 << moves[index] % SEATS | 1 << receiver(moves[index])
    return parties


@rule
def heir(s, moves, count, building):
    """Return who owns a building after a deal."""
    for index in range(count):
        action = moves[index] // SEATS
        if action < TILE and building_of(action) == building:
            return receiver(moves[index])
    return s.owner[building]
