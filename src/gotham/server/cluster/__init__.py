"""Several servers on one database.

shards       the shard of a table
pubsub       announcements between servers, by shard
lease_table  leases in the database
leases       which server drives which shard
sync         loads what others have written
"""
