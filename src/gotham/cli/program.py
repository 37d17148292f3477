"""This program as a process: its exit code after an interrupt, and the command that starts it again."""

import os
import shlex
import shutil
import sys

INTERRUPTED = 130  # the exit code after Ctrl-C


def program() -> str:
    """How this program can be started again from here: by its name only where that is found."""
    return "gotham" if shutil.which("gotham") else shlex.quote(os.path.relpath(sys.argv[0]))
