"""The rules of each game in four languages, from the catalogues of the games."""

import functools

from tools.site.pages import GAMES

from gotham.i18n.catalogue import LANGUAGES
from gotham.match.game import game as find_game

MOST = 100  # numbers of clauses that are looked for


@functools.cache
def pages() -> dict[str, str]:
    """Return the pages by their names on the site."""
    return {f"players/{language}/{name}": _page(name, language) for language in LANGUAGES for name in GAMES}


def _page(name: str, language: str) -> str:
    game = find_game(name, "plain")
    words = game.words(language)
    ids = (game.clause(number) for number in range(1, MOST))
    rows = [f"| {id} | {words(f'clause-{id}')} |" for id in ids if words.has(f"clause-{id}")]
    head = [f"# {words('title')}", words("summary"), "| | |\n| --- | --- |"]
    return "\n\n".join(head) + "\n" + "\n".join(rows) + "\n"
