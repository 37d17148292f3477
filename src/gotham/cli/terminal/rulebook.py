"""The clauses of a game, from the table in its rulebook."""

import re
from pathlib import Path

from ...i18n.catalogue import Words
from ...i18n.errors import Unknown
from ...match.game import Game

ROW = re.compile(r"^\| *([A-Z]+-\d+) *\| *(.*?) *\|", re.MULTILINE)


def clauses(game: Game, words: Words) -> dict[str, str]:
    """Every clause by its id, in the reader's language where it was translated."""
    path = Path(game.package.__file__ or "").parent / "rulebook.md"
    rows = ROW.findall(path.read_text("utf-8")) if path.exists() else []
    return {name: words(f"clause-{name}") if words.has(f"clause-{name}") else _unmarked(text) for name, text in rows}


def clause(game: Game, name: str, words: Words) -> tuple[str, str]:
    """One clause, called by its id or by its number alone."""
    name = game.clause(int(name)) if name.isascii() and name.isdigit() and len(name) < 4 else name.upper()
    known = clauses(game, words)
    if name not in known:
        raise Unknown("error-clause", name=name[:40])
    return name, known[name]


def _unmarked(text: str) -> str:
    return text.replace("**", "").replace("`", "")
