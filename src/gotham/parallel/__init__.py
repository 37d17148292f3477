"""Worker processes, started one way for the arena, balance, insight and the server.

bootstrap   what every worker does first, and how many there should be
pool        process pools, and ending them at once
batches     numbered work handed out in batches to a pool or a cluster
cluster     a Ray cluster, on this machine or others
"""
