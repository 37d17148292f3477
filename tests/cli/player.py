"""A person who plays through the command, and helpers to parse its output."""

import os
import pty
import re
import select
import subprocess
import sys
import time

import gotham

COMMAND = [sys.executable, "-c", "from gotham.cli import main; main()"]
NAME = "new-york-new-york"
ROUND = (NAME, "--seed", "1", "--bots", "random", "--option", "rounds=1")
PATIENCE = 120  # seconds: a busy machine starts a command slowly, and an interrupt during the start proves nothing


def choices(said):
    """Return the last list of choices."""
    page = said.rstrip().rsplit("view:", 1)[1]
    return re.findall(r"^\d+ .*", page, re.MULTILINE)


def position(said):
    """Return the last description of the position."""
    return re.findall(r"view: .*", said)[-len(gotham.game(NAME).table().view(0).describe()) :]


class Player:
    """The command in its own process, at a terminal or with pipes."""

    def __init__(self, *arguments, terminal=False):
        self.near, far = pty.openpty() if terminal else (None, None)
        self.process = subprocess.Popen(
            [*COMMAND, "play", *arguments],
            stdin=far or subprocess.PIPE,
            stdout=far or subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        if terminal:
            os.close(far)
        self.input = self.near if terminal else self.process.stdin.fileno()
        self.output = self.near if terminal else self.process.stdout.fileno()
        self.said = self.until_prompt()

    def until_prompt(self):
        """Return the output before the next prompt or the end."""
        said, late = b"", time.monotonic() + PATIENCE
        while not said.endswith(b"> ") and time.monotonic() < late:
            if not select.select([self.output], [], [], 1)[0]:
                continue
            try:
                more = os.read(self.output, 65536)
            except OSError:
                break
            if not more:
                break
            said += more
        return said.decode()

    def type(self, line):
        os.write(self.input, line.encode() + b"\n")
        self.said = self.until_prompt()
        return self.said

    def end(self, how):
        """Send a signal; return the exit code."""
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.said = self.until_prompt()
        self.close()
        return code

    def close(self):
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                pipe.close()
        if self.near is not None:
            os.close(self.near)
