"""Copies the documents into one folder, as Sphinx wants them: links lead to pages of the site.

A link to a file of the sources becomes its name: the site has no sources.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from imageio_ffmpeg import get_ffmpeg_exe
from tools.site import rules
from tools.site.pages import ROOT, SECTIONS, START, TITLES, Section, sources

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r'<img src="([^"]+)"[^>]* alt="([^"]*)">')
WIDTH, NARROW = 1280, 320  # pixels of a picture on the site; of a page to print
PICTURES = (".png", ".gif", ".svg", ".webp")


def stage(folder: Path) -> None:
    """Write the pages and their pictures into an empty folder."""
    pages = sources()
    for source, name in pages.items():
        text = (ROOT / source).read_text("utf-8")
        if source == "LICENSE":
            text = f"# Licence\n\n```text\n{text}```\n"
        text = with_links(PICTURE.sub(r"![\2](\1)", text), source, name, pages, folder)
        _write(folder, name, text + _menu(source, name, pages))
    for name, text in rules.pages().items():
        _write(folder, name, text)


def with_links(text: str, source: str, name: str, pages: dict[str, str], folder: Path) -> str:
    """Return a document with every link as the site needs it; code stays as it is."""

    def replace(found: re.Match[str]) -> str:
        mark, label, target = found.groups()
        path, _, anchor = target.partition("#")
        if "://" in target or target.startswith("mailto:") or not path:
            return found[0]
        wanted = os.path.normpath(os.path.join(os.path.dirname(source), path)).replace(os.sep, "/")
        if wanted in pages:
            page = pages[wanted]
            if name.startswith("players/") and page.startswith("rules/"):
                page = page.replace("rules", name, 1)  # the rules in the language of the guide
            there = _from(name, page) + ".md"
            return f"{mark}[{label}]({there}{'#' + anchor if anchor else ''})"
        if wanted.endswith(PICTURES):
            return f"{mark}[{label}]({_picture(wanted, name, folder)})"
        return _without_link(label, wanted)

    return _outside_code(text, lambda part: LINK.sub(replace, part))


def _without_link(label: str, path: str) -> str:
    """Return the label of a file that the site does not have, with its path where the label does not say it."""
    if not (ROOT / path).exists():
        raise SystemExit(f"A document links to {path}, which does not exist.")
    return f"`{path}`" if label.strip("`") in path else f"{label} (`{path}`)"


def _outside_code(text: str, change: Callable[[str], str]) -> str:
    """Change a text, except for fenced blocks and code that is no label of a link."""
    done, at = [], 0
    for found in CODE.finditer(text):
        if text[found.start() - 1 : found.start()] == "[":  # the label of a link
            continue
        done += [change(text[at : found.start()]), found[0]]
        at = found.end()
    return "".join([*done, change(text[at:])])


def _picture(path: str, name: str, folder: Path) -> str:
    """Copy a picture, and return its path from a page; WebP halves a screenshot."""
    goal = folder / "pictures" / path.removeprefix("docs/")
    goal = goal.with_suffix(".webp") if goal.suffix == ".png" else goal
    if not goal.exists():
        goal.parent.mkdir(parents=True, exist_ok=True)
        if goal.suffix == ".webp":
            _compress(ROOT / path, goal)
        else:
            shutil.copyfile(ROOT / path, goal)
    return _from(name, goal.relative_to(folder).as_posix())


def _compress(source: Path, goal: Path) -> None:
    width = NARROW if "print" in source.parts else WIDTH
    size = ["-vf", f"scale='min(iw,{width})':-1"]
    quality = ["-c:v", "libwebp", "-quality", "80"]
    subprocess.run([get_ffmpeg_exe(), "-v", "error", "-i", str(source), *size, *quality, str(goal)], check=True)


def _menu(source: str, name: str, pages: dict[str, str]) -> str:
    """Return the menu below a page: of the start all sections, of an index or a guide the pages below it."""
    if source == START:
        return "".join(_toctree(section) for section in SECTIONS)
    below = [each for each in pages.values() if name.endswith("/index") and each.startswith(name[:-5]) and each != name]
    if name.startswith("players/"):
        below = sorted(each for each in rules.pages() if each.startswith(f"{name}/"))
    return _toctree(Section("", tuple(_from(name, each) for each in below))) if below else ""


def _toctree(section: Section) -> str:
    entries = (f"{TITLES[page]} <{page}>" if page in TITLES else page for page in section.pages)
    lines = [":hidden:", *([f":caption: {section.title}"] if section.title else []), "", *entries]
    return "\n\n```{toctree}\n" + "\n".join(lines) + "\n```\n"


def _from(page: str, goal: str) -> str:
    """Return the path from a page to something else on the site."""
    return os.path.relpath(goal, os.path.dirname(page) or ".").replace(os.sep, "/")


def _write(folder: Path, name: str, text: str) -> None:
    path = folder / f"{name}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
