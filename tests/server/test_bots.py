"""Bots at a table with people: they answer soon with reasons, remember their remarks, and never flood."""

import asyncio
from types import SimpleNamespace

import pytest

import gotham
from gotham.bots import WAIT
from gotham.engine import default_mode
from gotham.games.chinatown.bots.trader import PROPOSALS
from gotham.games.chinatown.rules.state import DONE, PLACING, PROPOSE
from gotham.i18n.catalogue import said
from gotham.server.bots import worker
from gotham.server.bots.driver import Driver
from gotham.server.bots.handover import Handover
from gotham.server.bots.service import BotService
from gotham.server.bots.worker import question_of

compiled = pytest.mark.skipif(default_mode() == "plain", reason="interpreted, a search for deals takes minutes")


@pytest.mark.parametrize("says", ["waits", "mumbles"])
def test_bots_that_wait_or_send_an_invalid_reason_say_nothing(says, monkeypatch):
    class Mumbling:
        reason = "what?" if says == "mumbles" else "=bot-no-gain"

        def __init__(self, game, spec, seed):
            pass

        def act(self, view, last_call=False):
            return WAIT if says == "waits" else view.numbers[0]

    monkeypatch.setattr(worker, "bot", Mumbling)
    view = gotham.game("chinatown", "plain").table(3, 1).view(0)
    answer = worker.answer(question_of(view, "mumbling", "seed"))
    assert (answer.actions == [], answer.reason) == (says == "waits", "")


# -------------------------------------------------------------------------------------------- remarks


def bargaining(server, come, language):
    """A table of Chinatown where a person and two traders negotiate."""
    table, host = server.open("chinatown", players=3, seats=["you", "trader", "trader"], name="Host")
    player = come(server, table, host, language=language)
    while refusals := player.find("refuse"):
        player.act(refusals[0])
        player.settle()
    while not player.find("draft"):
        player.hear()
    return player


def propose(player, move):
    """Make an offer; repeat it if a bot has acted meanwhile."""
    for _ in range(20):
        answer = player.ask("act", actions=["draft", move, "propose openly"], revision=player.revision)
        if answer["type"] == "accepted":
            return
        player.settle()
    raise AssertionError(answer)


def lines_after(player, revision, kind):
    """Return the lines of the next action of a kind."""
    while True:
        for number, entry in player.log.items():
            if number > revision and entry["action"].startswith(kind):
                return entry["lines"]
        player.hear()


@pytest.mark.parametrize(
    ("move", "kind", "note"),
    [("cash 0 1 1,000", "yes", "=bot-yes-money sum=money:sum:1000"), ("cash 1 0 1,000", "no", "=bot-no-gain")],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bot_answers_with_a_reason(server, come, language, move, kind, note):
    player = bargaining(server, come, language)
    before = player.revision
    propose(player, move)
    lines = lines_after(player, before, f"{kind} 0")
    assert said(note, player.game.words(language), str) in lines[-1]


# --------------------------------------------------------------------------------------------- limits


class Quietly(BotService):
    """Bots that think in this process."""

    async def _answer(self, question, urgency, table):
        return worker.answer(question)


class Den:
    """As much of a room as a driver needs: bots at all seats except the first."""

    def __init__(self, table):
        self.table, self.state, self.broken, self.handover = table, "running", False, Handover()
        self.lock, self.broadcast = asyncio.Lock(), SimpleNamespace(send_table=lambda: None)
        self.match, self.timed_out, self.attended = SimpleNamespace(id=f"den {id(self)}"), [], True
        chairs = [SimpleNamespace(bot="" if seat == 0 else "trader") for seat in range(table.players)]
        self.people = SimpleNamespace(chairs=chairs, secret="secret")

    def playing(self):
        return self.table

    async def act(self, seat, actions, note=""):
        self.do(seat, *actions, note=note)

    def do(self, *run, note=""):
        self.table.act(*run, note=note)
        self.handover.changed.set()


async def rest(driver):
    """Return when no bot has anything to do."""
    while driver.next_turn() is not None:
        assert not driver.task.done()
        await asyncio.sleep(0.01)


async def woken(driver):
    """Wake a driver; return when it has checked the table again and has nothing to do."""
    driver.room.handover.changed.set()
    while driver.room.handover.changed.is_set():
        await asyncio.sleep(0)
    await rest(driver)


@compiled
@pytest.mark.parametrize("seed", range(3))
def test_traders_stop_while_a_person_is_silent(seed):
    """With few open offers, each with a reason; when the person is done or makes an offer, they answer."""
    table = gotham.game("chinatown").table(5, seed)
    read = table.game.words()

    async def live():
        den = Den(table)
        table.act(0, *table.legal(0)[:1])
        table.act(0, *table.legal(0)[:1])
        driver = Driver(den, Quietly(), 0.0)
        await rest(driver)
        offers = [entry for entry in table.log if entry.action in (PROPOSE, PROPOSE + 1)]
        assert len(offers) <= 4 * PROPOSALS
        assert all(said(entry.note, read, str) != entry.note for entry in offers)
        view = table.view(0)
        on_the_table = int((view.state.name > 0).sum())
        assert on_the_table <= 4
        before = len(table.log)
        await woken(driver)
        assert len(table.log) == before
        den.do(0, "draft", "cash 0 1 1,000", "propose openly")
        await rest(driver)
        assert [entry for entry in table.log[before:] if entry.seat == 1 and entry.note]
        while table.view(0).state.phase != PLACING:
            den.do(0, DONE)
            await rest(driver)
        driver.stop()

    asyncio.run(asyncio.wait_for(live(), 300))
