"""The benchmark of Enquêtes à New York: four players on generated cases, without accusations."""

PLAYERS = 4
OPTIONS = {"case": "generated"}
WITHOUT = "accuse"
BATCH = 20
