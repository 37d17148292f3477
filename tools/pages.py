"""Writes the pages of `gotham print` as the pictures of docs/print.md: `python -m tools.pages`."""

import shutil
from pathlib import Path

from tools.node import say

import gotham
from gotham.cli.terminal.rulebook import clauses
from gotham.printing import document, typesetting

FOLDER = Path(__file__).parent.parent / "docs" / "print"
DOTS = 54  # dots per inch: enough to read a page
LANGUAGE, PAPER = "en", "a4"


def write(name: str) -> None:
    """Write the pages of a game over the existing ones."""
    game = gotham.game(name, "plain")
    files = document.pages(game, LANGUAGE, PAPER, clauses(game, game.words(LANGUAGE)))
    folder = FOLDER / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    made = typesetting.pictures(files, DOTS)
    for number, picture in enumerate(made, 1):
        (folder / f"{number:02}.png").write_bytes(picture)
    say(f"{folder.relative_to(FOLDER.parent.parent)}: {len(made)} pages")


if __name__ == "__main__":
    for name in gotham.all_games():
        write(name)
