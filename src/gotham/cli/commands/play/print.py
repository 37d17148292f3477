"""`gotham print`: a game on paper."""

from pathlib import Path
from typing import Annotated

import typer

from ....i18n.errors import Invalid
from ....match.game import game as find_game
from ...options import complete_game, complete_language, language_of
from ...terminal.rulebook import clauses

ENDING = ".pdf"


def print_game(
    game: Annotated[str, typer.Argument(autocompletion=complete_game, help="The game.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The file to write: FILE.pdf")],
    paper: Annotated[str, typer.Option(help="Paper size: a4 or letter.")] = "a4",
    lang: Annotated[
        str | None, typer.Option(autocompletion=complete_language, help="Language: en, fr, nl or de.")
    ] = None,
) -> None:
    """Write a game as a PDF to print and cut out: boards, cards, tiles, sheets, rules."""
    from ....printing.document import pages
    from ....printing.typesetting import pdf, placed

    if output.suffix.lower() != ENDING:
        raise Invalid("error-print-file", file=str(output)[:80])
    this = find_game(game, "plain")
    words = this.words(language_of(lang))
    files = pages(this, words.language, paper, clauses(this, words))
    output.write_bytes(pdf(files))
    typer.echo(words("print-written", file=str(output), pages=len(placed(files, "leaf")), paper=paper))
