"""The HTTP API.

tables         games, tables, seats, commands
replays        replays, imports, forks and analyses
lessons        lessons
puzzles        puzzles
exercises      tables of lessons and puzzles
previews       pictures of positions for link previews
help           hints and reports
alerts         alert subscriptions
preloads       files of the client that a page needs
boards         drawn boards that games ship
schemas        requests and responses
dependencies   the room and person of a request
security       origins, headers, proxies
mounts         ways in that packages above the server add
rate_limit     rate limits and connection counters
"""
