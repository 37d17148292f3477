"""Which documents become pages of the site: the path of each in the repository, and its name on the site."""

from pathlib import Path
from typing import NamedTuple

from gotham.i18n.catalogue import LANGUAGES

ROOT = Path(__file__).parents[2]
START = "docs/README.md"
LANGUAGE_NAMES = {"en": "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch"}


class Section(NamedTuple):
    """A group of pages in the menu; the names of pages are those on the site."""

    title: str
    pages: tuple[str, ...]


TITLES = {"reporting": "Reporting a broken promise"}  # in the menu, where two pages have the same title
GAMES = sorted(path.parent.name.replace("_", "-") for path in ROOT.glob("src/gotham/games/*/rulebook.md"))
EXAMPLES = ("research/ppo", "research/mccfr", "research/negmas")
SECTIONS = (
    Section("Play", tuple(f"players/{language}" for language in LANGUAGES)),
    Section("Host", ("self_hosting", "scale", "limits", "security", "reporting", "soak", "lighthouse")),
    Section("Research", ("researchers", "research", *EXAMPLES, "batches", "masters", "balance/index", "formats")),
    Section("Bots and games", ("new_bot", "new_game", "programs", "protocol", "webassembly", "print")),
    Section("Reference", ("readme", "tour", "reference", "glossary", "translations", *(f"rules/{g}" for g in GAMES))),
    Section("Project", ("architecture", "contributing", "decisions/index", "changelog", "license")),
)


def sources() -> dict[str, str]:
    """Return the documents: the path in the repository, and the name of the page."""
    found = {
        START: "index",
        "README.md": "readme",
        "CONTRIBUTING.md": "contributing",
        "SECURITY.md": "reporting",
        "CHANGELOG.md": "changelog",
        "LICENSE": "license",
    }
    for path in sorted(ROOT.glob("src/gotham/games/*/rulebook.md")):
        found[_relative(path)] = f"rules/{path.parent.name.replace('_', '-')}"
    for path in sorted((ROOT / "docs").rglob("*.md")):
        name = path.relative_to(ROOT / "docs").with_suffix("").as_posix()
        found.setdefault(_relative(path), name.replace("README", "index"))
    return found


def _relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
