"""The command `gotham`.

root        the root command: its list of commands, errors and exit codes
options     options that several commands have
files       reading the files a command is given
installed   the games that are installed
network     the addresses and sockets of a server
program     this program as a process
commands/   one module a command, named like it: play/, measure/, host/
admin/      `gotham admin`
terminal/   playing in a terminal: screen, prompt, sessions, saves
output/     results as text: columns, tables, progress
benchmark/  what `gotham bench` measures
"""

from .root import add_commands, app, main

__all__ = ["add_commands", "app", "main"]
