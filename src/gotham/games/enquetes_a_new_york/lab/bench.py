"""The benchmark of Enquêtes à New York: four players on generated cases, without accusations."""

from ....hooks.bench import BenchHooks

PLAYERS = 4
OPTIONS = {"case": "generated"}
WITHOUT = "accuse"
BATCH = 20

HOOKS = BenchHooks(players=PLAYERS, options=OPTIONS, without=WITHOUT, batch=BATCH)
