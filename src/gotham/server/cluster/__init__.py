"""Several servers on one database.

pubsub   announcements between servers
leases   which server drives which table
sync     loads what others have written
"""
