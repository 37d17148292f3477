"""How Enquêtes à New York is measured: four players on generated cases."""

PLAYERS = 4
OPTIONS = {"case": "generated"}
BATCH = 200
