"""How Enquêtes à New York is measured: four players on generated cases, who never accuse."""

PLAYERS = 4
OPTIONS = {"case": "generated"}
WITHOUT = "accuse"
BATCH = 20
