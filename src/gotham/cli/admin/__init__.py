"""`gotham admin`: commands of a server's host.

group      the list of commands
tables     list, show, end, delete and export tables
bans       ban addresses, read reports
data       retention, backup, restore, downgrade
ids        ids that look like options
database   shared: options, access to the database, questions, output
"""

from .group import admin

__all__ = ["admin"]
