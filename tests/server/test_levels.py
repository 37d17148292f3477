"""Levels and characters: listed in the person's language, and at a table."""

import pytest

import gotham
from gotham.bots import bot, bots
from gotham.bots.registry import LADDER, adviser, characters, levels, opponent_name
from gotham.i18n.catalogue import LANGUAGES
from gotham.server.bots.catalog import about
from gotham.server.bots.worker import answer, question_of

GAMES = gotham.all_games()
ENDLESS = f"ismcts:{10**9 - 1}"
OPPONENTS = [
    (name, id) for name in GAMES for game in [gotham.game(name, "plain")] for id in (*levels(game), *characters(game))
]


# ------------------------------------------------------------------------------------------------- lists


@pytest.mark.parametrize("name", GAMES)
def test_levels_and_characters_are_listed_in_four_languages(name):
    """The weakest first, each with its own name and sentence."""
    told = {language: about(name, language) for language in LANGUAGES}
    assert [level.id for level in told["en"].levels] == [*LADDER]
    for info in told.values():
        everybody = [*info.levels, *info.characters]
        assert [(each.id, each.spec) for each in everybody] == [
            (each.id, each.spec) for each in (*told["en"].levels, *told["en"].characters)
        ]
        for part in ("id", "spec", "name", "about"):
            said = [getattr(each, part) for each in everybody]
            assert all(said), part
            assert len({*said}) == len(said), part
    for language in LANGUAGES[1:]:
        pairs = zip(told[language].levels, told["en"].levels, strict=True)
        assert all(ours.about != theirs.about for ours, theirs in pairs)


def test_a_game_without_levels_has_the_default_ones(rehook):
    """With its own names if it has some; other bots have their specs as names."""
    game = gotham.game("new-york-new-york", "plain")
    rehook(game, "bots", levels={}, characters={})
    words = game.words("de")
    assert levels(game) == LADDER
    assert characters(game) == {}
    assert [opponent_name(game, text, words) for text in ("casual", "greedy", "ismcts:1s", "trader")] == [
        "Gelegenheitsspieler",
        "Gelegenheitsspieler",
        "Meister",
        "trader",
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_level_is_its_spec(name):
    """The same bot with the same chances; ids never hide another bot."""
    game = gotham.game(name, "plain")
    view = game.table(None, 3).view(0)
    ids = levels(game) | characters(game)
    for id in ids.keys() & bots(game).keys():
        assert ids[id].partition(":")[0] == id
    weakest, spec = next(iter(levels(game).items()))
    assert bot(game, weakest, 5).act(view, True) == bot(game, spec, 5).act(view, True)
    assert adviser(game) == [*levels(game).values()][-1]


@pytest.mark.parametrize(("name", "id"), OPPONENTS)
def test_every_opponent_plays_interpreted_rules(name, id):
    table = gotham.game(name, "plain").table(None, 3)
    seat = table.awaited[0]
    found = answer(question_of(table.view(seat), id, "seed", last_call=True))
    table.act(seat, *found.actions)


# ------------------------------------------------------------------------------------------ at a table


def test_a_table_with_levels_names_its_bots(server, come):
    table, host = server.open(players=3, seats=["you", "casual", "greedy"], options={"rounds": "1"}, hints=True)
    player = come(server, table, host)
    assert [seat.get("bot", "") for seat in player.table["seats"]] == ["", "casual", "greedy"]
    server.post(f"/api/tables/{table}/replace", {"seat": 2, "bot": "beginner"}, host)
    while player.table["seats"][2]["bot"] != "beginner":
        player.hear()
    while not player.legal:
        player.hear()
    player.act(player.legal[0])
    player.settle()
    unknown = server.refused("POST", f"/api/tables/{table}/replace", {"seat": 1, "bot": "nobody"}, host)
    assert "there is no bot “nobody”" in unknown[1]


def test_a_slow_bot_is_shown_as_thinking_and_blocks_no_other_table(server, come):
    """A whole match is played at another table meanwhile; when the host ends the first, its bot stops."""
    slow, host = server.open(seats=["you", ENDLESS], options={"rounds": "1"})
    ann = come(server, slow, host)
    while not ann.table.get("thinking"):
        if ann.legal:
            ann.act(ann.legal[0])
            ann.settle()
        else:
            ann.hear()
    assert ann.table["thinking"] == [1]
    done = len(ann.log)
    quick, host_of_quick = server.open(seats=["you", "greedy"], options={"rounds": "1"})
    ben = come(server, quick, host_of_quick)
    while not ben.over:
        if ben.legal:
            ben.act(ben.legal[-1])
            ben.settle()
        else:
            ben.hear()
    ann.settle()
    assert (len(ann.log), ann.table["thinking"]) == (done, [1])
    server.post(f"/api/tables/{slow}/end", {}, host)
    while ann.table.get("thinking"):
        ann.hear()
    assert (ann.table["state"], len(ann.log)) == ("ended", done)
