"""Clocks of tables.

clock       a table's clocks and timer
time_bank   the clocks as persisted
timeouts    what happens when a time is up
wakeups     loads tables whose time runs out soon, or at which a bot has to move
"""
