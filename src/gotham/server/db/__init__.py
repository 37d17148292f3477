"""The database.

store       reads, and writes in groups
tables      its tables
migrate     migrations
backup      backups and restoring
retention   deletes old matches
lockfile    who uses a data folder
"""
