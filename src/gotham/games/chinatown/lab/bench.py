"""Settings of `gotham bench` for Chinatown: a full table, a few matches at a time."""

PLAYERS = 4
BATCH = 20
