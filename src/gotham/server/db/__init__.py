"""The database.

store           reads, and writes in groups
sqlite_writer   commits groups to SQLite in a thread
writes          statements with their values
tables          the schema
migrate         migrations
backup          backup and restore
retention       deletes old matches
integrity       checks that nothing is damaged
lockfile        locks a data folder
"""
