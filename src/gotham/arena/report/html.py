"""Parts of an HTML report: head, sections, tables, and the folded figures of a chart."""

import base64
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from ...i18n.catalogue import Words
from .charts import Bin, bins, histogram

STYLE = Path(__file__).with_name("report.css")
FONTS = {"Limelight": "limelight-*.woff2", "Jost": "jost-*.woff2"}


def page(title: str, lead: str, sections: Iterable[str], words: Words, fonts: Path | None) -> str:
    """Return a self-contained page; fonts are embedded if there are any."""
    content = "\n".join(sections)
    style = "".join(_faces(fonts)) + STYLE.read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(lead)}</p></header>\n"
        f"<main>\n{content}\n</main>\n</body>\n</html>\n"
    )


def _faces(fonts: Path | None) -> Iterator[str]:
    for family, pattern in FONTS.items() if fonts else ():
        for file in sorted(fonts.glob(pattern))[:1] if fonts else ():
            data = base64.b64encode(file.read_bytes()).decode()
            source = f'url("data:font/woff2;base64,{data}") format("woff2")'
            yield f'@font-face{{font-family:"{family}";font-weight:100 900;src:{source}}}\n'


def section(heading: str, about: str, content: str) -> str:
    """Return a section: a heading, an introduction, and the contents."""
    return f"<section><h2>{escape(heading)}</h2><p>{escape(about)}</p>{content}</section>"


def counted(values: Sequence[int], title: str, heads: tuple[str, str], words: Words) -> str:
    """Return a histogram with its folded figures; the heads of their table are messages."""
    classes = bins(values)
    rows = [(_class(each), f"{each.size:,}") for each in classes]
    return f"<figure>{histogram(classes, title)}</figure>{behind(plain_table([*map(words, heads)], rows), words)}"


def _class(each: Bin) -> str:
    return f"{each.start:,}" if each.end - each.start == 1 else f"{each.start:,} – {each.end - 1:,}"


def plain_table(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Return a table of texts; the first of each row is its head."""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(f"<tr>{_row(row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _row(row: Sequence[Any]) -> str:
    first, *rest = (escape(str(each)) for each in row)
    return f'<th scope="row">{first}</th>' + "".join(f"<td>{each}</td>" for each in rest)


def behind(table: str, words: Words) -> str:
    """Return the figures of a chart, folded."""
    return f"<details><summary>{escape(words('report-figures'))}</summary>{table}</details>"


def wide(table: str, title: str) -> str:
    """Return a table that may be wider than the page: it scrolls, also by keyboard."""
    return f'<div class="wide" role="region" tabindex="0" aria-label="{escape(title)}">{table}</div>'
