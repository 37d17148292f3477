"""The texts of the pages, read from their catalogues, so that a changed text needs no change of a test."""

import functools
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src" / "locale"
BOARD = ROOT / "src" / "gotham" / "games" / "new_york_new_york" / "locale"
LANGUAGES = ("en", "fr", "nl", "de")


@functools.cache
def _bundle(language):
    bundle = FluentBundle([language], use_isolating=False)
    for path in (*BOARD.glob(f"{language}.*ftl"), CLIENT / f"{language}.ftl"):
        bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle


def say(id, /, language="en", **details):
    """Return a message of the client or of the drawn board."""
    bundle = _bundle(language)
    text, errors = bundle.format_pattern(bundle.get_message(id).value, details)
    assert not errors
    return text
