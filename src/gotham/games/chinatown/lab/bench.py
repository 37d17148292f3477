"""How Chinatown is measured: the fullest table, a few matches at a time."""

PLAYERS = 4
BATCH = 20
