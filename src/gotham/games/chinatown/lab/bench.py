"""Settings of `gotham bench` for Chinatown: a full table, a few matches at a time."""

from ....hooks.bench import BenchHooks

PLAYERS = 4
BATCH = 20

HOOKS = BenchHooks(players=PLAYERS, batch=BATCH)
