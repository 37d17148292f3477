"""The SDK's client plays whole matches by MCP, over stdio and over HTTP, and negotiates."""

import asyncio

import pytest
from tests.mcp.models import Model, over_http, over_stdio
from tests.server.serving import PATIENCE

GAMES = {
    "new-york-new-york": {"options": {"rounds": "1"}},
    "enquetes-a-new-york": {},
    "chinatown": {},
}
TOOLS = {"games", "rules", "open", "sit", "look", "legal", "try", "act", "offer", "wait", "talk", "leave"}


@pytest.mark.parametrize(
    ("way", "game"),
    [
        ("stdio", "new-york-new-york"),
        ("http", "new-york-new-york"),
        ("stdio", "enquetes-a-new-york"),
        ("http", "enquetes-a-new-york"),
        ("http", "chinatown"),
        pytest.param("stdio", "chinatown", marks=pytest.mark.deep),
    ],
)
def test_a_model_plays_a_whole_match(server, tmp_path, way, game):
    async def play():
        async with over_stdio(tmp_path) if way == "stdio" else over_http(server) as client:
            model = Model(client)
            found = {each["name"]: each for each in (await model.call("games"))["games"]}
            assert found[game]["clauses"] == len((await model.call("rules", game=game))["clauses"])
            players = min(found[game]["players"])
            seats = ["you", *["random" if game == "chinatown" else "greedy"] * (players - 1)]
            await model.open(game, seats=seats, name="Model", **GAMES[game])
            made = await asyncio.wait_for(model.play(), PATIENCE)
            assert model.now["state"] == "over"
            assert len(model.now["returns"]) == players
            assert model.now["winners"]
            assert model.now["seats"][0]["program"]
            return made

    fewest = 1 if game == "enquetes-a-new-york" else 3  # whoever accuses wrongly is out
    assert asyncio.run(play()) >= fewest


def test_every_tool_declares_what_it_takes_and_returns(server):
    async def ask():
        async with over_http(server) as client:
            return (await client.list_tools()).tools, client.protocol_version

    tools, version = asyncio.run(ask())
    assert {tool.name for tool in tools} == TOOLS
    assert version == "2026-07-28"
    for tool in tools:
        assert len(tool.description) > 40
        assert tool.output_schema["type"] == "object"
        for name, argument in tool.input_schema["properties"].items():
            assert argument.get("description"), (tool.name, name)


def test_four_clients_negotiate_a_deal_of_three_parties(server):
    async def play():
        async with (
            over_http(server) as one,
            over_http(server) as two,
            over_http(server) as three,
            over_http(server) as four,
        ):
            host = await Model(one).open("chinatown", seats=["you", "open", "open", "open"], name="Ada")
            others = [Model(client) for client in (two, three, four)]
            for model, name in zip(others, ("Bea", "Cem", "Dov"), strict=True):
                await model.sit(host.me["table"], invitation=host.opened["invitation"], name=name)
            models = [host, *others]
            assert [model.opened["seat"] for model in models] == [0, 1, 2, 3]
            for model in models:
                await choose_cards(model)
            await host.at_table("talk", text="A ring: each pays the next?", to=[1, 2])
            assert (await others[0].look())["chat"][-1]["text"] == "A ring: each pays the next?"
            assert (await others[2].look())["chat"] == []
            terms = ["cash 2 0 1,000", "cash 0 1 3,000", "cash 1 2 2,000"]
            await host.at_table("offer", terms=terms, note="Everybody is paid.")
            for model in others[:2]:
                await model.look()
                assert [each["action"].split()[0] for each in model.now["offers"]] == ["yes", "no"]
                answer = model.now["offers"][0]["action"]
                await model.at_table("offer", answer=answer)
            seen = [" ".join(line["text"] for line in (await model.look())["log"]) for model in models]
            secret = ["cash 3 0 1,000", "cash 0 3 2,000"]
            before = [(await model.look())["revision"] for model in models]
            await host.at_table("offer", terms=secret, secret=True)
            after = [(await model.look())["revision"] for model in models]
            return [await money(model) for model in models], seen, [b < a for b, a in zip(before, after, strict=True)]

    sums, seen, noticed = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert sums == ["You have $3,000.", "You have $6,000.", "You have $6,000.", "You have $5,000."]
    assert len({text.count("Ada pays Bea $3,000") > 0 for text in seen}) == 1, "an open deal is told to all"
    assert noticed == [True, False, False, True], "a secret offer is noticed by its parties alone"


async def choose_cards(model):
    """Give back cards until the choice is made."""
    while (await model.look())["may_act"] and "refuse" in (kinds := (await model.at_table("legal"))["kinds"]):
        assert kinds
        await model.act(await model.choose())


async def money(model):
    """Return what a seat has, as its own view says."""
    return next(line for line in (await model.look())["lines"] if line.startswith("You have $"))
