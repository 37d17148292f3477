"""A QR code as lines of text, for cameras in front of a terminal."""

import io

import segno

WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"


def qr_lines(text: str, coloured: bool = False) -> list[str]:
    """Return a QR code in half blocks, whose filled parts are the light ones; coloured, it is right on any terminal."""
    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    return [f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in lines] if coloured else lines
