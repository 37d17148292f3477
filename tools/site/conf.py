"""The configuration of Sphinx; `python -m tools.site` passes the folders."""

import os
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
DIGEST = os.environ["GOTHAM_SITE_DIGEST"][:12]  # of all sources: in addresses, so that browsers notice a new build
sys.path.insert(0, str(HERE.parents[1]))

from pygments.lexers import TextLexer, XmlLexer  # noqa: E402
from sphinx.application import Sphinx  # noqa: E402
from tools.site.pages import GAMES, LANGUAGE_NAMES  # noqa: E402
from tools.site.words import WORDS  # noqa: E402

import gotham  # noqa: E402

project, author, copyright = "Gotham", "", ""
version = release = gotham.__version__
extensions = ["myst_parser"]
nitpicky = True
myst_heading_anchors = 4  # the same names as forges give them
myst_enable_extensions: list[str] = []
html_theme, html_theme_path = "theme", [str(HERE)]
html_title = "Gotham"
html_copy_source = html_show_sourcelink = html_show_sphinx = html_use_index = html_domain_indices = False
html_permalinks = True
html_permalinks_icon = "#"
html_search_language = "en"
html_show_search_summary = False  # it would fetch every page that was found
smartquotes = False


def add_words(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """Give the template of a page its language, the words in that language, and the same page in the others."""
    parts = page.split("/")
    language = parts[1] if parts[0] == "players" and len(parts) > 1 else "en"
    others, near = {}, []
    if parts[0] == "players":
        others = {each: "/".join(["players", each, *parts[2:]]) for each in LANGUAGE_NAMES}
        near = [f"players/{language}", *(f"players/{language}/{game}" for game in GAMES)]
    context.update(page_language=language, word=WORDS[language], others=others, names=LANGUAGE_NAMES, digest=DIGEST)
    context["near"] = [(each, app.env.titles[each].astext()) for each in near]


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", add_words)
    app.add_lexer("ftl", TextLexer)
    app.add_lexer("svg", XmlLexer)
