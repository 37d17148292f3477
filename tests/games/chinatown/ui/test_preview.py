"""The picture of link previews."""

import pytest

import gotham
from gotham.games.chinatown.rules.state import OPTIONS
from gotham.games.chinatown.ui.preview import picture

GAME = gotham.game("chinatown", "plain")


@pytest.mark.clause("CT-40")
@pytest.mark.parametrize("name", OPTIONS["map"])
def test_a_preview_draws_the_map_of_every_option(name):
    """A map whose large groups are paid by count has no drawing of its own."""
    drawn = []
    view = GAME.table(players=3, seed=1, options={"map": name}).view(gotham.SPECTATOR)
    assert picture(view, GAME.words("en"), lambda part: drawn.append(part) or "<svg/>")
    assert drawn[:2] == [f"map-{name.removesuffix('-count')}-{half}" for half in ("west", "east")]
