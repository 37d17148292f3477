"""Everybody chooses a colour, and all that is drawn follows: board, log and replay."""

import re

import pytest
from playwright.sync_api import expect
from tests import golden
from tests.browser.test_waiting import here, link

import gotham

# game -> the colour that Ann chooses and what marks it in a drawing
CHOICES = {
    "new-york-new-york": ("blue", "[data-suit='B']"),
    "chinatown": ("purple", "[data-colour='4']"),
    "enquetes-a-new-york": ("black", "[data-pawn='5']"),
}

# the colour of each seat, as its emblem has it
EMBLEMS = """(seats) => seats.map((seat) => {
  const { suit, colour, pawn } = seat.querySelector('svg[data-suit], svg[data-colour], svg[data-pawn]').dataset;
  return suit ?? colour ?? pawn;
})"""


def finished(name, *colours):
    """Return a golden match whose players have these colours."""
    file = sorted(golden.present(gotham.game(name, "plain")).glob("00-*.txt"))[0]
    match, *_ = file.read_text("utf-8").split("\n\n")  # records follow
    table = gotham.replay(match + "\n")
    for seat, colour in enumerate(colours):
        table.choose_colour(seat, colour)
    return table


@pytest.mark.parametrize("game", CHOICES)
def test_a_colour_is_chosen_while_the_table_waits_and_replays_follow(visitor, server, game):
    colour, mark = CHOICES[game]
    ann, zoe = visitor(), visitor()
    id, token = server.open(game, "you", "open", "open")
    ann.go(f"/table/{id}#{token}")
    chosen = ann.page.locator(f".paper [data-colours] input[value='{colour}']")
    chosen.check()
    expect(ann.page.locator(".paper [data-colours] label.chosen")).to_contain_text(
        server.info(game)["colours"][-1]["title"]
    )
    zoe.go(link(ann))
    expect(zoe.page.locator(f"[data-colours] input[value='{colour}']")).to_be_disabled()
    ann.page.locator("[data-start-with-bots]").click()
    expect(here(ann)).to_have_count(0)
    expect(ann.frame.locator(f"[data-seat='0'] svg{mark}").first).to_be_visible()
    seen = ann.frame.locator("[data-seat]").evaluate_all(EMBLEMS)
    assert len(set(seen)) == 3, "all different"
    # a finished match, from its transcript
    table = finished(game, colour)
    replay = server.ask("/replays", {"transcript": table.transcript()})["id"]
    ann.go(f"/replay/{replay}")
    expect(ann.frame.locator(f"[data-seat='0'] svg{mark}").first).to_be_visible()


def test_cards_and_log_have_the_chosen_colour(visitor, server):
    """What the rules call yellow is blue on the table, on the skyline and in the log."""
    table = finished("new-york-new-york", "blue")
    replay = server.ask("/replays", {"transcript": table.transcript()})["id"]
    ann = visitor()
    ann.go(f"/replay/{replay}?seat=0")
    told = table.story(0)
    assert any("blue" in line for line in told)
    slider = ann.page.get_by_role("slider").first
    slider.focus()
    slider.press("End")
    tops = [table.game.text.operands["play"][0][top] for top in table.rows[0].top if top < 48]
    wanted = [re.sub("[YB]", lambda found: {"Y": "B", "B": "Y"}[found[0]], name) for name in tops]
    expect(ann.frame.locator("[data-position] .tower text").filter(has_text=re.compile(r"^[YRGB]\d+$"))).to_have_text(
        wanted
    )
    expect(ann.panel("log")).to_contain_text(next(line for line in reversed(told) if "blue" in line))


def test_a_taken_colour_is_refused_with_a_name(visitor, server):
    """Ben's page still shows the colour as free: the server's refusal says who has it."""
    ann, ben = visitor(), visitor()
    id, token = server.open("new-york-new-york", "you", "open", "open")
    ann.go(f"/table/{id}#{token}")
    ben.sit_by(link(ann), "Ben")
    ben.page.route("**/api/tables/*/colour", lambda route: (ann_first(), route.continue_()))

    def ann_first():
        server.ask(f"/tables/{id}/colour", {"colour": "green"}, token)

    ben.page.locator(".paper [data-colours] input[value='green']").check()
    expect(ben.page.get_by_role("alert")).to_contain_text("green is taken: #1 has it")
    expect(ben.page.locator(".paper [data-colours] input[value='green']")).to_be_disabled()
    ben.forgive("400")
