"""The bots at tables.

driver     asks the bots of a room in turn
handover   which server drives a table
service    asks bots in worker processes, and schedules them
worker     what runs in a worker
hints      what a bot would do in one's place
catalog    the games, and which are compiled
"""
