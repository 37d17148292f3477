"""Chinatown on its drawn board: three people in their own browsers and a bot make deals of every kind."""

from playwright.sync_api import expect
from tests.browser import catalogue
from tests.browser.bargaining import NAMES, SCENE, TRADER, Bargaining, containing, id_of, say, seated, shop_name
from tests.browser.planting import plant

from gotham.games.chinatown.bots.trader import PROPOSALS

LATER, PSST = "Next round I help you in the north", "Not a word to anybody"
SECRET = 23_000
# a trader may make its next offer as soon as one is declined; here it makes a single one, whatever its speed
ONE_OFFER = SCENE.replace("left 30 30 30 30", f"left 30 30 30 {30 - PROPOSALS + 1}")


def dollars(sum):
    return say("money", sum=sum)


def effect(round=0, cash=0):
    """The line of the effect of a deal."""
    parts = {"round": round, "cash": cash}
    changes = {kind: ("+" if sum > 0 else "−") + dollars(abs(sum)) for kind, sum in parts.items() if sum}
    return " ".join(say(f"board-effect-{kind}", sum=change) for kind, change in changes.items())


def changed(what, before, after):
    """A line of the effect of a deal."""
    sign = "+" if after > before else "−"
    return f"{say(f'board-effect-{what}')} {dollars(before)} → {dollars(after)} {sign}{dollars(abs(after - before))}"


def test_a_match_of_three_people_and_a_bot(visitor, server):
    links = plant(server, "bargain", seated(ONE_OFFER), *NAMES, "bot:trader")
    ann, bob, cleo = people = [Bargaining(visitor(), seat) for seat in range(3)]
    eve = Bargaining(visitor())  # the spectator
    for board, name in zip(people, NAMES, strict=True):
        board.visitor.go(links[name])
        expect(board.visitor.seat(name)).to_contain_text(catalogue.say("you"))
    eve.visitor.go(f"/table/{ann.visitor.id}")
    expect(eve.page.get_by_text(catalogue.say("you-watch"))).to_be_visible()

    ask_too_much_of_the_bot(ann)
    counter(ann, bob)
    deal_between_three(ann, bob, cleo)
    deal_secretly(ann, bob, cleo, eve)
    be_refused(ann)
    promise(ann, bob)
    sell_twice(ann, bob, cleo)
    end_talking(ann, bob, cleo)
    place(ann, bob, cleo)
    begin_the_last_round(ann, bob, cleo)
    see_the_end(ann, bob, cleo, eve)
    read_the_same(ann, bob, cleo, eve)


# ------------------------------------------------------------------------------------------------------- deals


def ask_too_much_of_the_bot(ann):
    """The bot refuses with a reason, and makes its own offer."""
    ann.compose(TRADER)
    ann.give(20)
    ann.pay(13_000, giver=TRADER)
    ann.propose()
    card = ann.incoming(TRADER, 0)
    expect(card).to_contain_text(say("bot-counter-pay", sum=dollars(6_000)))
    ann.answer(card, "no")
    reason = say("bot-no-dear", sum=dollars(7_000))
    expect(ann.news.get_by_text(reason)).to_have_count(1)  # the reason is printed once
    expect(ann.offers).to_have_count(0)
    ann.news.get_by_role("button").click()
    expect(ann.news).to_have_count(0)
    assert not any("draft" in line for line in ann.visitor.lines)  # the log tells the offer, not how it was composed


def counter(ann, bob):
    """Bob is composing when the offer arrives. He asks for more, in an offer that starts as a copy of Ann's."""
    words = bob.visitor.panel("talk").get_by_label(catalogue.say("talk-text"))
    words.fill("What do you")
    ann.compose()
    ann.give(10)
    ann.pay(4_000)
    expect(ann.effect).to_have_text(effect(3_000, -4_000))
    expect(ann.building(10)).to_have_accessible_name(containing(say("board-goes", who="Ann")))
    ann.propose()

    card = bob.incoming(0, 1)
    expect(card).to_be_visible()
    expect(bob.page.locator("[data-tab='offers'] .badge")).to_have_text("1")
    expect(bob.page.get_by_role("status")).to_contain_text(say("board-offer-came", who="Ann", deal="").strip())
    expect(words).to_be_focused()
    bob.page.keyboard.type(" think?")
    expect(words).to_have_value("What do you think?")
    expect(card.locator("[data-effect]")).to_have_text(effect(-1_000, 4_000))
    expect(bob.details(card)).to_contain_text(changed("now", 17_000, 16_000))
    bob.answer(card, "counter")
    expect(bob.composer.get_by_role("heading", level=2)).to_be_focused()
    expect(bob.part("give.10").locator("[data-choose='to']")).to_have_value("0")
    bob.change(4_000, 6_000)
    bob.note(LATER)
    bob.propose()

    card = ann.incoming(1, 0)
    expect(card).to_contain_text(LATER)
    ann.answer(card, "yes")
    expect(card).to_have_count(0)
    expect(ann.offers).to_have_count(1)
    expect(ann.offer(0, 1).locator(".why")).to_have_text(say("lacks-building", building=10, who="Bob"))
    ann.answer(ann.offer(0, 1), "withdraw")
    for board, money in ((ann, 34_000), (bob, 48_000)):
        expect(board.offers).to_have_count(0)
        expect(board.settled("deal")).to_contain_text(dollars(6_000))
        board.money(money)
    expect(bob.building(10)).to_have_attribute("data-owner", "0")


def deal_between_three(ann, bob, cleo):
    """A deal that includes the bot; the card shows who has accepted already."""
    ann.compose(TRADER)
    ann.give(20)
    ann.tile(TRADER, "pharmacy", to=1)
    ann.pay(3_000, giver=TRADER, to=0)
    ann.pay(2_000, giver=1, to=0)
    expect(ann.effect).to_contain_text(effect(0, 5_000))
    ann.propose()
    card = bob.incoming(0, 1, TRADER)
    details = bob.details(card)
    expect(details.locator(".agreed")).to_have_count(2)  # the bot was quick
    expect(details.locator(".yes li:not(.agreed)").first).to_contain_text(say("board-asked"))
    expect(cleo.offer(0, 1, TRADER)).to_be_visible()
    expect(cleo.offer(0, 1, TRADER).locator("[data-answer]")).to_have_count(0)
    bob.answer(card, "yes")
    shop = say("bot-yes-shop", shop=shop_name("restaurant"), buildings="20, 21, 22, 23", size=4, most=4)
    for board in (ann, bob, cleo):
        expect(board.building(20)).to_have_attribute("data-owner", str(TRADER))
        expect(board.settled("deal").first).to_contain_text(dollars(3_000))
        expect(board.visitor.log).to_contain_text(shop)
    ann.money(39_000)


def deal_secretly(ann, bob, cleo, eve):
    """Others see only the transfers of a secret deal, and nothing of a deal of money only."""
    hidden = (f'"{id_of(0, 1, secret=True)}"', str(SECRET), dollars(SECRET), PSST, "secretly")
    others = (cleo, eve)
    ann.compose(1)
    ann.give(12)
    ann.tile(0, "radios")
    ann.pay(SECRET, giver=1)
    ann.note(PSST)
    ann.hide()
    ann.propose()
    card = bob.incoming(0, 1, secret=True)
    expect(card).to_contain_text(PSST)
    expect(bob.details(card)).to_contain_text(say("board-secret-short"))
    bob.answer(card, "yes")
    for board in others:
        hands = board.settled("hands")
        expect(hands).to_contain_text(say("log-hands", changes="").strip())
        for line in (say("hands-less", who="Ann", tiles=radios()), say("hands-more", who="Bob", tiles=radios())):
            expect(hands).to_contain_text(line)
        expect(board.building(12)).to_have_attribute("data-owner", "1")
        expect(board.offers).to_have_count(0)
    ann.money(62_000)

    ann.compose(1)
    ann.pay(2_000)
    ann.hide()
    ann.propose()
    bob.answer(bob.incoming(0, 1, secret=True), "yes")
    ann.money(60_000)
    bob.visitor.panel("talk").get_by_role("button", name=catalogue.say("say"), exact=True).click()
    for board in others:
        expect(board.visitor.panel("talk").get_by_text("What do you think?")).to_be_visible()
        board.visitor.hear("talk", 1)
        assert '"hands"' in board.visitor.frames[-2]  # no message has arrived between this deal and Bob's
        assert not received(board, *hidden)
    for board in (ann, bob):
        assert all(received(board, text) for text in hidden)


def received(board, *texts):
    """Return whether a browser has received any of these texts."""
    return any(text in frame for frame in board.visitor.frames for text in texts)


def radios():
    return say("tiles", count=1, shop=shop_name("radios"))


def be_refused(ann):
    """A refused proposal shows the reason in place, and the composed deal stays."""
    ann.compose(1)
    ann.pay(600_000)
    expect(ann.composer.get_by_role("alert")).to_contain_text("CT-26")
    ann.choose("[data-propose]")
    expect(ann.composer.get_by_role("alert")).to_contain_text("CT-26")
    expect(ann.sum(600_000)).to_be_visible()
    ann.change(600_000, 2_000)
    expect(ann.composer.get_by_role("alert")).to_have_count(0)
    expect(ann.effect).to_be_visible()

    ann.promise("jeans", 16)
    ann.choose("[data-add='empty']")
    ann.pick(16)
    why = ann.composer.get_by_role("alert")
    expect(why).to_contain_text("CT-24")
    expect(ann.composer.locator(".blamed")).to_have_attribute("data-part", "empty.16")
    ann.choose("[data-propose]")
    expect(why).to_contain_text("CT-24")
    expect(ann.part("build.16")).to_be_visible()
    ann.part("empty.16").locator(".out").click()
    expect(ann.composer.get_by_role("alert")).to_have_count(0)


def promise(ann, bob):
    """Ann pays the rest, and Bob promises to place a tile."""
    ann.propose()
    card = bob.incoming(0, 1)
    expect(card).to_contain_text(say("board-says-build", shop=shop_name("jeans"), number=16))
    bob.answer(card, "yes")
    line = say("board-who-builds", who="Bob", shop=shop_name("jeans"), number=16)
    for board in (ann, bob):
        expect(board.settled("promise")).to_contain_text(line)
    ann.money(58_000)


def sell_twice(ann, bob, cleo):
    """There are two offers of the same building; the first to accept gets it, and the other offer is void."""
    for seat, sum in ((1, 2_000), (2, 3_000)):
        ann.compose(seat)
        ann.give(30)
        ann.pay(sum, giver=seat)
        ann.propose()
    for board in (ann, bob, cleo):
        expect(board.offers).to_have_count(2)
    cleo.answer(cleo.incoming(0, 2), "yes")
    gone = say("lacks-building", building=30, who="Ann")
    expect(bob.incoming(0, 1).locator(".why")).to_have_text(gone)
    bob.answer(bob.incoming(0, 1), "yes")
    for board in (ann, bob):
        expect(board.news).to_contain_text(gone)
        expect(board.settled("void")).to_contain_text(gone)
    expect(cleo.settled("void")).to_contain_text(gone)
    expect(cleo.news).to_have_count(0)
    ann.money(61_000)
    cleo.money(40_000)


# -------------------------------------------------------------------------------------- to the end of the match


def end_talking(ann, bob, cleo):
    """A person who is done may undo that."""
    for board in (ann, bob):
        board.put_aside()
    expect(ann.tab("offers")).to_contain_text(say("board-talking", who="you, Bob, and Cleo"))
    ann.done()
    expect(bob.tab("offers")).to_contain_text(say("board-talking", who="you and Cleo"))
    ann.choose("[data-resume]")
    expect(bob.tab("offers")).to_contain_text(say("board-talking", who="Ann, you, and Cleo"))
    for board in (ann, cleo, bob):
        board.done()
    for board in (ann, bob, cleo):
        expect(board.placing).to_be_visible()


def place(ann, bob, cleo):
    """By click and by drag. A promised tile must be placed; a placed tile can be taken back until done."""
    done = bob.page.locator("[data-done]")
    expect(done).to_have_attribute("aria-disabled", "true")
    expect(bob.visitor.turn).to_contain_text(say("board-own-build", shop=shop_name("jeans"), number=16))
    bob.hold("radios")
    assert bob.lit == {3, 12, 13, 26}  # no other tile may go on 16
    bob.hold("jeans")
    assert bob.lit == {3, 12, 13, 16, 26}
    bob.place("jeans", 3)
    expect(done).to_have_attribute("aria-disabled", "true")
    bob.page.locator("[data-undo]").click()
    expect(bob.building(3)).to_have_accessible_name(say("board-empty", number=3, who="Bob"))
    bob.drag("jeans", 16)
    expect(done).to_have_attribute("aria-disabled", "false")
    bob.drag("pharmacy", 3)
    bob.done()

    ann.place("radios", 15)
    ann.place("sea-food", 24)
    ann.done()
    expect(ann.visitor.turn).to_contain_text("Cleo")
    assert [
        view for view in cleo.visitor.messages("view") if view["board"].get("plan") and any(view["board"]["plan"])
    ] == []
    expect(cleo.building(16)).to_have_accessible_name(containing(shop_name("jeans")))
    cleo.done()


def begin_the_last_round(ann, bob, cleo):
    """The income is shown before the cards of the next round are selected; nobody makes a deal."""
    for board in (ann, bob, cleo):
        expect(board.page.locator("[data-income='5']")).to_be_visible()
    ann.choose("[data-close-income]")
    expect(ann.page.locator("[data-income]")).to_have_count(0)
    for board in (ann, bob, cleo):
        board.keep()
    for phase in ("negotiating", "placing"):
        for board in (ann, bob, cleo):
            expect(board.page.locator(f"[data-phase='{phase}']")).to_be_visible()
            expect(board.page.get_by_text(say("board-head", number=6, total=6))).to_be_visible()
            board.done()


def see_the_end(ann, bob, cleo, eve):
    """All money and all deals are shown, secret ones included."""
    for board in (ann, bob, cleo, eve):
        board.visitor.see_result()
        final = board.tab("result").get_by_role("region", name=say("board-final"))
        expect(final.locator(".bars li")).to_have_count(4)
        expect(final.locator("svg[role='img']")).to_be_visible()
        story = board.page.locator("[data-story]")
        story.get_by_role("button", name=say("board-all", count=6)).click()
        expect(story.locator(".deals > li")).to_have_count(6)
        expect(story.locator(".deals > li", has_text=dollars(SECRET))).to_contain_text(say("board-secret-short"))


def read_the_same(ann, bob, cleo, eve):
    """All viewers read public lines in the same words and order; parties of secret deals read more lines."""
    public, hands = read(eve), say("log-hands", changes="").strip()
    assert is_within(public, read(cleo))
    for board in (ann, bob):
        assert is_within([line for line in public if not line.startswith(hands)], read(board))


def read(board):
    """Return the lines of the log."""
    return board.visitor.log.locator("li .line").all_text_contents()


def is_within(some, lines):
    """Return whether some lines occur in this order among others."""
    rest = iter(lines)
    return all(line in rest for line in some)
