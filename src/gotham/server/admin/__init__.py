"""Administration by the host.

service   tables, reports and bans of a database
bans      bans by keyed hash of an address
reports   reports of people
events    changes that commands made
health    health checks
diagnosis  what is wrong with a running server
"""
