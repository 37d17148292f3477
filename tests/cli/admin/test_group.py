"""`gotham admin`: every command is listed, and the old import works."""

import re

from gotham.cli.admin import admin
from gotham.cli.admin.group import COMMANDS


def test_the_group_has_every_command():
    assert [command.callback for command in admin.registered_commands] == [*COMMANDS]


def test_help_lists_every_command(command):
    code, said, wrong = command("admin", "--help")
    assert (code, wrong) == (0, "")
    listed = said.split("Commands", 1)[1]
    assert set(re.findall(r"^\W*([a-z]+)  +[A-Z]", listed, re.MULTILINE)) == {each.__name__ for each in COMMANDS}
