"""How Enquêtes à New York is measured: four players on generated cases, who never accuse."""

from ....hooks.bench import BenchHooks

PLAYERS = 4
OPTIONS = {"case": "generated"}
WITHOUT = "accuse"
BATCH = 20

HOOKS = BenchHooks(players=PLAYERS, options=OPTIONS, without=WITHOUT, batch=BATCH)
