"""The bots at tables.

driver      asks the bots of a room in turn
handover    which server drives a table
service     asks bots, on this machine or on a cluster
scheduling  which job comes first, and how long bots may think
pool        workers and the queue of their jobs
executor    analyses as jobs of a pool
cluster     workers on other machines
worker      what runs in a worker
hints       what a bot would do in one's place
catalog     the games, and which are compiled
"""
