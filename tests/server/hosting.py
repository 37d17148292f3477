"""A host at the command line, in this process: a process for every command would take most of the time."""

import sys

from gotham import cli


class Host:
    """Runs commands on a folder of data; gives the exit code, what was said and what was complained of."""

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
        """What a command says that must do what it is asked."""
        code, said, wrong = self.run("admin", *words, "--data", self.data)
        assert (code, wrong) == (0, "")
        return said

    def refused(self, *words):
        """The one line that says why a command cannot."""
        code, said, wrong = self.run("admin", *words, "--data", self.data)
        assert (code, said) == (2, "")
        assert wrong.count("\n") == 1
        return wrong.removeprefix("gotham: ").rstrip()
