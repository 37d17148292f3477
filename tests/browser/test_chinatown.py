"""Chinatown on its drawn board: people in browsers of their own and a bot strike deals of every kind."""

from playwright.sync_api import expect
from tests.browser import catalogue
from tests.browser.bargaining import NAMES, TRADER, Bargaining, containing, id_of, say, seated, shop_name
from tests.browser.planting import plant

LATER, PSST = "Next round I help you in the north", "Not a word to anybody"
SECRET = 23_000  # that nobody else may ever hear of


def dollars(sum):
    return say("money", sum=sum)


def changed(what, before, after):
    """A line of what a deal would do."""
    sign = "+" if after > before else "−"
    return f"{say(f'board-effect-{what}')} {dollars(before)} → {dollars(after)} {sign}{dollars(abs(after - before))}"


def test_a_match_of_three_people_and_a_bot(visitor, server):
    links = plant(server, "bargain", seated(), *NAMES, "bot:trader")
    ann, bob, cleo = people = [Bargaining(visitor(), seat) for seat in range(3)]
    eve = Bargaining(visitor())  # who watches
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
    """It says no and why, and makes an offer of its own."""
    ann.compose(TRADER)
    ann.give(20)
    ann.pay(13_000, giver=TRADER)
    ann.propose()
    expect(ann.news).to_contain_text(say("bot-no-dear", sum=dollars(7_000)))
    card = ann.offer(TRADER, 0)
    expect(card).to_contain_text(say("bot-counter-pay", sum=dollars(6_000)))
    ann.answer(card, "no")
    expect(ann.offers).to_have_count(0)
    ann.news.get_by_role("button").click()
    expect(ann.news).to_have_count(0)


def counter(ann, bob):
    """Bob is writing when the offer comes. He asks for more, in an offer that begins as Ann's was."""
    words = bob.visitor.panel("talk").get_by_label(catalogue.say("talk-text"))
    words.fill("What do you")
    ann.compose()
    ann.give(10)
    ann.pay(4_000)
    expect(ann.effect).to_contain_text(changed("now", 17_000, 20_000))
    expect(ann.effect).to_contain_text(changed("money", 40_000, 36_000))
    expect(ann.building(10)).to_have_accessible_name(containing(say("board-goes", who="Ann")))
    ann.propose()

    card = bob.offer(0, 1)
    expect(card.locator(".stamp.new")).to_be_visible()
    expect(bob.page.get_by_role("status")).to_contain_text(say("board-offer-came", who="Ann", deal="").strip())
    expect(words).to_be_focused()
    bob.page.keyboard.type(" think?")
    expect(words).to_have_value("What do you think?")
    expect(card).to_contain_text(changed("now", 17_000, 16_000))
    bob.answer(card, "counter")
    expect(bob.composer.get_by_role("heading", level=2)).to_be_focused()
    expect(bob.part("give.10").locator("[data-choose='to']")).to_have_value("0")
    bob.change(4_000, 6_000)
    bob.note(LATER)
    bob.propose()

    card = ann.offer(1, 0)
    expect(card).to_contain_text(LATER)
    ann.answer(card, "yes")
    expect(ann.offers).to_have_count(1)
    expect(ann.offer(0, 1).locator(".why")).to_have_text(say("lacks-building", building=10, who="Bob"))
    ann.answer(ann.offer(0, 1), "withdraw")
    for board, money in ((ann, 34_000), (bob, 48_000)):
        expect(board.offers).to_have_count(0)
        expect(board.settled("deal")).to_contain_text(dollars(6_000))
        board.money(money)
    expect(bob.building(10)).to_have_attribute("data-owner", "0")


def deal_between_three(ann, bob, cleo):
    """With the bot; the card says who has accepted already."""
    ann.compose(TRADER)
    ann.give(20)
    ann.tile(TRADER, "pharmacy", to=1)
    ann.pay(3_000, giver=TRADER, to=0)
    ann.pay(2_000, giver=1, to=0)
    expect(ann.effect).to_contain_text(changed("money", 34_000, 39_000))
    ann.propose()
    card = bob.offer(0, 1, TRADER)
    expect(card.locator(".agreed")).to_have_count(2)  # the bot was quick
    expect(card.locator(".yes li", has_text="Bob")).to_contain_text(say("board-asked"))
    expect(cleo.offer(0, 1, TRADER)).to_be_visible()
    expect(cleo.offer(0, 1, TRADER).get_by_role("button")).to_have_count(0)
    bob.answer(card, "yes")
    shop = say("bot-yes-shop", shop=shop_name("restaurant"), buildings="20, 21, 22, 23", size=4, most=4)
    for board in (ann, bob, cleo):
        expect(board.building(20)).to_have_attribute("data-owner", str(TRADER))
        expect(board.settled("deal").first).to_contain_text(dollars(3_000))
        expect(board.visitor.log).to_contain_text(shop)
    ann.money(39_000)


def deal_secretly(ann, bob, cleo, eve):
    """Of a secret deal others only see what changes hands, and of money alone not even that."""
    hidden = (f'"{id_of(0, 1, secret=True)}"', str(SECRET), dollars(SECRET), PSST, "secretly")
    others = (cleo, eve)
    ann.compose(1)
    ann.give(12)
    ann.tile(0, "radios")
    ann.pay(SECRET, giver=1)
    ann.note(PSST)
    ann.hide()
    ann.propose()
    card = bob.offer(0, 1, secret=True)
    expect(card).to_contain_text(PSST)
    expect(card).to_contain_text(say("board-secret-short"))
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
    bob.answer(bob.offer(0, 1, secret=True), "yes")
    ann.money(60_000)
    bob.visitor.panel("talk").get_by_role("button", name=catalogue.say("say"), exact=True).click()
    for board in others:
        expect(board.visitor.panel("talk").get_by_text("What do you think?")).to_be_visible()
        board.visitor.hear("talk", 1)
        assert '"hands"' in board.visitor.frames[-2]  # between this deal and what Bob says, nothing has come
        assert not received(board, *hidden)
    for board in (ann, bob):
        assert all(received(board, text) for text in hidden)


def received(board, *texts):
    """Whether a browser has been told any of this."""
    return any(text in frame for frame in board.visitor.frames for text in texts)


def radios():
    return say("tiles", count=1, shop=shop_name("radios"))


def be_refused(ann):
    """What cannot be proposed says why, where it stands, and everything stays as it was composed."""
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
    why = ann.part("empty.16").get_by_role("alert")
    expect(why).to_contain_text("CT-24")
    ann.choose("[data-propose]")
    expect(why).to_contain_text("CT-24")
    expect(ann.part("build.16")).to_be_visible()
    ann.part("empty.16").locator(".out").click()
    expect(ann.composer.get_by_role("alert")).to_have_count(0)


def promise(ann, bob):
    """What was left of it: Ann pays, and Bob promises to place a tile."""
    ann.propose()
    card = bob.offer(0, 1)
    expect(card).to_contain_text(say("board-says-build", shop=shop_name("jeans"), number=16))
    bob.answer(card, "yes")
    line = say("board-who-builds", who="Bob", shop=shop_name("jeans"), number=16)
    for board in (ann, bob):
        expect(board.talking).to_contain_text(line)
    ann.money(58_000)


def sell_twice(ann, bob, cleo):
    """Two offers of the same building lie on the table; who accepts first has it, and the other is void."""
    for seat, sum in ((1, 2_000), (2, 3_000)):
        ann.compose(seat)
        ann.give(30)
        ann.pay(sum, giver=seat)
        ann.propose()
    for board in (ann, bob, cleo):
        expect(board.offers).to_have_count(2)
    cleo.answer(cleo.offer(0, 2), "yes")
    gone = say("lacks-building", building=30, who="Ann")
    expect(bob.offer(0, 1).locator(".why")).to_have_text(gone)
    bob.answer(bob.offer(0, 1), "yes")
    for board in (ann, bob):
        expect(board.news).to_contain_text(gone)
        expect(board.settled("void")).to_contain_text(gone)
    expect(cleo.settled("void")).to_contain_text(gone)
    expect(cleo.news).to_have_count(0)
    ann.money(61_000)
    cleo.money(40_000)


# -------------------------------------------------------------------------------------- to the end of the match


def end_talking(ann, bob, cleo):
    """Whoever is done may think better of it."""
    expect(ann.talking).to_contain_text(say("board-talking", who="Ann, Bob, and Cleo"))
    ann.done()
    expect(bob.talking).to_contain_text(say("board-talking", who="Bob and Cleo"))
    ann.choose("[data-resume]")
    expect(bob.talking).to_contain_text(say("board-talking", who="Ann, Bob, and Cleo"))
    for board in (ann, cleo, bob):
        board.done()
    for board in (ann, bob, cleo):
        expect(board.placing).to_be_visible()


def place(ann, bob, cleo):
    """By clicks and by hand. What was promised must be placed; what was placed can be taken back before one is done."""
    done = bob.placing.locator("[data-done]")
    expect(done).to_have_attribute("aria-disabled", "true")
    expect(bob.placing).to_contain_text(say("board-own-build", shop=shop_name("jeans"), number=16))
    bob.hold("radios")
    assert bob.lit == {3, 12, 13, 26}  # on 16 nothing else may go
    bob.hold("jeans")
    assert bob.lit == {3, 12, 13, 16, 26}
    bob.place("jeans", 3)
    expect(done).to_have_attribute("aria-disabled", "true")
    bob.placing.locator("[data-take-back]").click()
    expect(bob.building(3)).to_have_accessible_name(say("board-empty", number=3, who="Bob"))
    bob.drag("jeans", 16)
    expect(done).to_have_attribute("aria-disabled", "false")
    bob.drag("pharmacy", 3)
    bob.done()

    ann.place("radios", 15)
    ann.place("sea-food", 24)
    ann.done()
    expect(ann.placing).to_contain_text(say("board-placing", who="Cleo"))
    assert [
        view for view in cleo.visitor.told("view") if view["board"].get("plan") and any(view["board"]["plan"])
    ] == []
    expect(cleo.building(16)).to_have_accessible_name(containing(shop_name("jeans")))
    cleo.done()


def begin_the_last_round(ann, bob, cleo):
    """The income is told before the cards of the next round are chosen; nobody wants to deal any more."""
    for board in (ann, bob, cleo):
        expect(board.page.locator("[data-income='5']")).to_be_visible()
    ann.choose("[data-close-income]")
    expect(ann.page.locator("[data-income]")).to_have_count(0)
    for board in (ann, bob, cleo):
        board.keep()
    for phase in ("negotiating", "placing"):
        for board in (ann, bob, cleo):
            expect(board.page.locator("h2", has_text=say("board-head", number=6, total=6, phase=phase))).to_be_visible()
            board.done()


def see_the_end(ann, bob, cleo, eve):
    """All money is shown, and all deals; also those that were secret."""
    for board in (ann, bob, cleo, eve):
        board.visitor.see_result()
        final = board.page.get_by_role("region", name=say("board-final"))
        expect(final.locator(".bars li")).to_have_count(4)
        expect(final.locator("svg[role='img']")).to_be_visible()
        story = board.page.locator("[data-story]")
        story.get_by_role("button", name=say("board-all", count=6)).click()
        expect(story.locator(".deals > li")).to_have_count(6)
        expect(story.locator(".deals > li", has_text=dollars(SECRET))).to_contain_text(say("board-secret-short"))


def read_the_same(ann, bob, cleo, eve):
    """What is public is told to all in the same words and order; who deals in secret reads more of that."""
    public, hands = read(eve), say("log-hands", changes="").strip()
    assert is_within(public, read(cleo))
    for board in (ann, bob):
        assert is_within([line for line in public if not line.startswith(hands)], read(board))


def read(board):
    """The log, sentence by sentence."""
    return board.visitor.log.locator("li p").all_text_contents()


def is_within(some, lines):
    """Whether some lines come in this order among others."""
    rest = iter(lines)
    return all(line in rest for line in some)
