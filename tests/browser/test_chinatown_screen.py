"""Chinatown as a game screen: offers come to the player, pieces travel, and nothing else moves."""

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.bargaining import GAME, later, say, seated, shop_name, sit
from tests.browser.board import middle
from tests.browser.motion import MOVES, SHIFTS, moved, shift, still
from tests.browser.redraw import act
from tests.games.chinatown.position import offer

SIZES = {"desk": (1280, 720), "wide": (1440, 900), "phone": (390, 844), "small": (360, 640)}
LOOKS = {"desk": ("de-DE", "light"), "wide": ("fr-FR", "dark"), "phone": ("nl-NL", "dark"), "small": ("en-GB", "light")}
PEOPLE = ("Bob", "Cleo", "bot:trader:quiet")
MOST = 0.02  # sum of all layout shifts

every_size = pytest.mark.parametrize("size", SIZES)

OUTSIDE = """(wanted) => wanted.filter((selector) => {
  const all = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  return !all.length || all.some((each) => {
    const box = each.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) return true;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !each.contains(top) && !top?.contains(each);
  });
})"""


def sized(visitor, size, **options):
    """A visitor with a window of a size, in its language and theme."""
    (width, height), (locale, scheme) = SIZES[size], LOOKS[size]
    touch = {"has_touch": True, "is_mobile": True} if width < 1000 else {}
    looks = {"viewport": {"width": width, "height": height}, "locale": locale, "color_scheme": scheme}
    return visitor(**{**looks, **touch, **options})


def numbers(table, seat, *moves, secret=False):
    """The actions that compose and propose an offer."""
    offer(table, seat, *moves, secret=secret)
    return [entry.action for entry in table.log]


def deal():
    """What Bob offers Ann: a building and a tile for another tile and money."""
    return numbers(seated(), 1, "give 10 0", "tile antiques 1 0", "tile radios 0 1", "cash 0 1 6,000")


# ------------------------------------------------------------------------------------------------ what is in sight


@every_size
def test_an_offer_can_be_answered_the_moment_it_arrives(visitor, server, size):
    """Inside the window, above everything else. It can be closed without an answer, and found again."""
    board = sit(sized(visitor, size), server, f"offer-{size}", seated(), *PEOPLE)
    page = board.page
    act(server, f"offer-{size}", 1, deal())
    card = board.incoming(1, 0)
    expect(card).to_be_visible()
    answers = [f"[data-incoming] [data-answer='{answer}']" for answer in ("yes", "counter", "no")]
    assert page.evaluate(OUTSIDE, [*answers, "[data-slide] [data-close]", "[data-incoming] [data-effect]"]) == []
    board.put_aside()
    badge = "[data-tab='offers'] .badge" if size in ("desk", "wide") else "[data-sheet] .badge"
    expect(page.locator(badge)).to_have_text("1")
    board.offer(1, 0).locator("[data-open]").click()
    board.answer(card, "yes")
    expect(card).to_have_count(0)
    expect(page.locator("[data-score='0'] [data-money='34000']")).to_be_visible()


def test_offers_stack(visitor, server):
    board = sit(visitor(), server, "stack", seated(), *PEOPLE)
    act(server, "stack", 1, deal())
    act(server, "stack", 2, numbers(seated(), 2, "give 25 0", "cash 0 2 1,000"))
    expect(board.cards).to_contain_text(say("board-stack", number=1, total=2))
    board.answer(board.page.locator("[data-incoming]"), "no")
    expect(board.cards).to_have_count(1)
    expect(board.cards).not_to_contain_text(say("board-stack", number=1, total=2))
    board.answer(board.page.locator("[data-incoming]"), "no")
    expect(board.cards).to_have_count(0)


# ------------------------------------------------------------------------------------------------------- motion


def watched(visitor, motion):
    """A visitor whose page counts the motions that start and end."""
    found = visitor(reduced_motion=motion)
    found.context.add_init_script(MOVES)
    return found


def strike(board, server, id):
    """Bob's offer is accepted, while Cleo makes one to the bot."""
    act(server, id, 2, numbers(seated(), 2, "give 25 3", "cash 3 2 1,000"))
    act(server, id, 1, deal())
    board.answer(board.incoming(1, 0), "yes")
    expect(board.building(10)).to_have_attribute("data-owner", "0")


def test_a_struck_deal_travels_from_seat_to_seat(visitor, server):
    board = sit(watched(visitor, "no-preference"), server, "struck", seated(), *PEOPLE)
    strike(board, server, "struck")
    for kind in ("offer", "building", "tile", "cash", "money"):
        moved(board.page, kind)
    board.money(34_000)
    still(board.page)


def test_placed_tiles_and_incomes_travel(visitor, server):
    """Bob's tiles come from his seat; then everybody is paid."""
    table = later(seated(), placed=False)
    table.act(3, "done")
    board = sit(watched(visitor, "no-preference"), server, "placed", table, *PEOPLE[:2], "bot:greedy")
    act(server, "placed", 1, ["place 16 jeans"])
    act(server, "placed", 1, ["done"])
    expect(board.building(16)).to_have_accessible_name(say_shop(board, 16))
    moved(board.page, "tile")
    act(server, "placed", 2, ["done"])
    board.done()
    moved(board.page, "income")
    moved(board.page, "money")
    expect(board.page.locator("[data-income='5']")).to_be_visible()


def say_shop(board, number):
    return say("board-shop", number=number, who="Bob", shop=shop_name("jeans"), size=1, most=3, finished="no")


def offered(*moves, secret=False):
    """Cleo's actions for an offer."""
    return 2, numbers(seated(), 2, *moves, secret=secret)


TO_BOB = ("give 25 1", "cash 1 2 1,000")
# what others do while all negotiate, and what moves
BARGAIN = {
    "propose": ([offered(*TO_BOB)], ["offer", "caption"]),
    "withdraw": ([(2, ["withdraw 1+2 openly"])], ["answer"]),
    "reject": ([offered(*TO_BOB), (1, ["no 2 1+2 openly"])], ["answer"]),
    "accept": ([offered(*TO_BOB, "cash 3 2 1,000"), (1, ["yes 2 1+2+3 openly"])], ["answer"]),
    "strike": ([offered(*TO_BOB), (1, ["yes 2 1+2 openly"])], ["building", "cash"]),
    "strike in secret": ([offered("give 14 1", secret=True), (1, ["yes 2 1+2 secretly"])], ["building"]),
    "finish": ([(1, ["done"])], ["done", "caption"]),
    "resume": ([(1, ["resume"])], ["resume", "caption"]),
}


def choices(server, id):
    """Yield what moves when Bob has chosen his cards, and when all have."""
    for seat, kinds in ((1, ["done", "caption"]), (2, ["done"]), (3, ["done"]), (0, ["building"])):
        table = later(seated())
        act(server, id, seat, [int(number) for number in table.numbers(seat)[:2]])
        yield kinds


def bargains(server, id):
    """Yield what moves after each step of a negotiation."""
    for steps, kinds in BARGAIN.values():
        for seat, actions in steps:
            act(server, id, seat, actions)
        yield kinds


SCENES = {"cards": (lambda: later(seated()), choices), "deals": (seated, bargains)}


@pytest.mark.parametrize("scene", SCENES)
def test_every_kind_of_action_of_others_is_seen_to_start_and_to_end(visitor, server, scene):
    """Placed tiles, incomes and money have a test of their own."""
    table, steps = SCENES[scene]
    board = sit(watched(visitor, "no-preference"), server, f"seen-{scene}", table(), "Bob", "Cleo", "Dan")
    for kinds in steps(server, f"seen-{scene}"):
        for kind in kinds:
            moved(board.page, kind)
        still(board.page)
        board.page.evaluate("moves.length = 0")


@pytest.mark.parametrize("scene", SCENES)
def test_no_action_of_others_moves_with_reduced_motion(visitor, server, scene):
    table, steps = SCENES[scene]
    board = sit(watched(visitor, "reduce"), server, f"calm-{scene}", table(), "Bob", "Cleo", "Dan")
    for _ in steps(server, f"calm-{scene}"):
        expect(board.page.locator("[data-did]").first).to_be_visible()
    board.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert board.page.evaluate("moves") == []


def test_nothing_moves_with_reduced_motion(visitor, server):
    board = sit(watched(visitor, "reduce"), server, "still", seated(), *PEOPLE)
    strike(board, server, "still")
    board.money(34_000)
    assert board.page.evaluate("moves") == []


# ---------------------------------------------------------------------------------------------- own actions


def test_an_own_tile_moves_at_once_and_goes_back_when_refused(visitor, server):
    """The server's answer is withheld until the tile has started to move; then it refuses."""
    person = watched(visitor, "no-preference")
    withheld: list[tuple[WebSocketRoute, int]] = []

    def hold(line: WebSocketRoute) -> None:
        far = line.connect_to_server()

        def pass_on(text):
            message = json.loads(text)
            if message["type"] == "act":
                withheld.append((line, message["id"]))
            else:
                far.send(text)

        line.on_message(pass_on)
        far.on_message(lambda text: line.send(text))

    person.page.route_web_socket("**/socket", hold)
    board = sit(person, server, "refusal", later(seated(), placed=False), *PEOPLE)
    board.hold("radios")
    board.pick(15)
    moved(board.page, "tile")
    board.planned("radios", 15)
    person.wait(lambda: bool(withheld), "act")
    line, id = withheld[0]
    line.send(json.dumps({"type": "refused", "id": id, "reason": "Not today."}))
    expect(board.building(15)).to_have_accessible_name(say("board-empty", number=15, who="Ann"))
    expect(person.refused).to_contain_text("Not today.")


def test_the_second_card_is_given_back_only_after_a_question(visitor, server):
    board = sit(visitor(), server, "question", later(seated()), *PEOPLE)
    first, second, third, *_ = [
        int(card.get_attribute("data-card")) for card in board.page.locator("[data-card]").all()
    ]
    board.refuse(first)
    board.choose(f"[data-card='{second}'].lit")
    expect(board.visitor.turn).to_contain_text(say("board-give-sure", number=second))
    board.choose("[data-back]")
    expect(board.page.locator(f"[data-card='{second}'].lit")).to_be_visible()
    board.choose(f"[data-card='{third}'].lit")
    board.choose("[data-confirm]")
    expect(board.page.locator("[data-card].lit")).to_have_count(0)
    expect(board.page.locator(f"[data-card='{second}']")).to_contain_text(say("board-kept"))


def test_a_tap_takes_the_nearest_building(visitor, server):
    """A finger lands beside a lit building of 25 pixels."""
    board = sit(
        sized(visitor, "phone", locale="en-GB"), server, "tap", later(seated(), placed=False), *PEOPLE, way="tap"
    )
    board.hold("radios")
    x, y = middle(board.building(15))
    width = board.building(15).bounding_box()["width"]
    board.page.touchscreen.tap(x + width * 0.75, y)
    board.planned("radios", 15)


def test_the_map_of_a_phone_can_be_enlarged(visitor, server):
    board = sit(sized(visitor, "phone", locale="en-GB"), server, "large", seated(), *PEOPLE, way="tap")
    before = board.building(15).bounding_box()["width"]
    board.choose("[data-zoom]")
    assert board.building(15).bounding_box()["width"] >= 44 > before
    board.choose("[data-zoom]")
    assert board.building(15).bounding_box()["width"] == before


# ------------------------------------------------------------------------------------------------- nothing else moves


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nothing_moves_but_pieces(visitor, server, size):
    """Two rounds against bots: the sum of all layout shifts, those after input included."""
    person = sized(visitor, size, locale="en-GB", reduced_motion="no-preference")
    person.context.add_init_script(SHIFTS)
    board = sit(person, server, f"shift-{size}", GAME.table(4, "shift"), "bot:trader", "bot:trader", "bot:greedy")
    expect(board.page.locator("[data-card].lit").first).to_be_visible()
    board.page.evaluate("shifts.length = 0")
    for _ in range(2):
        board.keep()
        expect(board.talking).to_be_visible()
        board.compose(1)
        board.pay(1_000)
        board.propose()
        board.put_aside()
        board.done()
        expect(board.placing).to_be_visible()
        place_one(board)
        board.done()
        expect(board.page.locator("[data-income]")).to_be_visible()
        board.choose("[data-close-income]")
    assert shift(board.page) <= MOST, board.page.evaluate("shifts")


def place_one(board):
    """Place the first tile that fits."""
    board.page.locator("[data-dock] [data-tile].lit").first.click()
    board.page.locator("[data-building].lit").first.click()
