"""The host's command line in this process, because a process for every command would be slow."""

import sys

from gotham import cli


class Host:
    """Run commands on a data folder; return the exit code, stdout and stderr."""

    def __init__(self, monkeypatch, capsys, data):
        self.monkeypatch, self.capsys, self.data = monkeypatch, capsys, data

    def run(self, *words):
        self.monkeypatch.setattr(sys, "argv", ["gotham", *map(str, words)])
        self.monkeypatch.setenv("GOTHAM_LANG", "en")
        self.capsys.readouterr()
        try:
            cli.main()
        except SystemExit as end:
            code = end.code
        said, wrong = self.capsys.readouterr()
        return code, said, wrong

    def admin(self, *words):
        """Return the output of a command that must succeed."""
        code, said, wrong = self.run("admin", *words, "--data", self.data)
        assert (code, wrong) == (0, "")
        return said

    def refused(self, *words):
        """Return the single line of a refused command."""
        code, said, wrong = self.run("admin", *words, "--data", self.data)
        assert (code, said) == (2, "")
        assert wrong.count("\n") == 1
        return wrong.removeprefix("gotham: ").rstrip()
