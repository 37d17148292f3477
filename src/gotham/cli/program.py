"""This program as a process: its exit code after an interrupt, and the command that starts it again."""

import os
import shlex
import shutil
import sys

INTERRUPTED = 130  # the exit code after Ctrl-C


def program() -> str:
    """Return the command that starts this program: its name if on the path, else its file."""
    return "gotham" if shutil.which("gotham") else shlex.quote(os.path.relpath(sys.argv[0]))
