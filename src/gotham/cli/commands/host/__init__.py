"""Commands for hosts of a server.

serve         serve tables to browsers
doctor        check the installation and a server's database
arena_watch   show a match of the arena in the browser
"""
