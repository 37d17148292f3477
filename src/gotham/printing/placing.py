"""Puts drawings into one SVG picture."""

import re

SIZE = re.compile(r'^<svg [^>]*?viewBox="([^"]+)"[^>]*>')


def placed_at(drawing: str, x: float, y: float, width: float, height: float) -> str:
    """Return a drawing at a place inside another, scaled to a size."""
    inside = SIZE.sub("", drawing, count=1)
    found = SIZE.match(drawing)
    box = found[1] if found else f"0 0 {width} {height}"
    return f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{box}">{inside}'


def picture_of(parts: list[str], width: float, height: float) -> str:
    """Return a whole picture of parts, each in its coordinates."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return head + "".join(parts) + "</svg>"
