"""Actions of a visitor on the drawn board of Chinatown, by mouse, touch or keyboard."""

import re

from playwright.sync_api import expect
from tests.browser.board import middle, tab_to
from tests.browser.hands import Hands
from tests.browser.planting import plant
from tests.games.chinatown.position import all_done, chinatown

from gotham.games.chinatown.rules.map import DRAWINGS
from gotham.games.chinatown.rules.material import NAMES as SHOPS
from gotham.games.chinatown.ui.deals import offer_id

GAME = chinatown()
say = GAME.words("en")
NAMES = ("Ann", "Bob", "Cleo")
TRADER = 3  # the seat of the bot
# The fifth round. Ann has Sea Food on 7 and 8, Bob on 10 beside them. The bot has Restaurants on 21 and 23 and a tile
# for 22: with Ann's on 20 that would be a finished shop.
SCENE = """gotham scene 1
game chinatown 3
players 4
option prosperity on
option placement free
option street-variant off
option map default
option offers 30
round 5 negotiating
marker 1
ready
turned blank1 blank2 blank3 3+4
income 0 4,000+0 8,000+0 9,000+0 15,000+3,000
income 1 4,000+0 7,000+0 10,000+0 13,000+2,000
income 2 3,000+0 8,000+0 11,000+0 12,000+4,000
income 3 4,000+0 6,000+0 9,000+0 14,000+3,000
money 0 40,000 got 44,000 gave 4,000
money 1 42,000 got 42,000 gave 0
money 2 43,000 got 43,000 gave 0
money 3 44,000 got 44,000 gave 0
owns 0 7=sea-food 8=sea-food 12 15 20=restaurant 24 30 43=detective 44=detective 47=detective 48=detective \
51=detective 59=antiques 60=antiques 61=antiques 62=antiques
owns 1 3 10=sea-food 13 16 26 28=laundry 31=laundry 45=watches 46=watches 49=watches 50=watches 53=watches \
71=fireworks 72=fireworks 75=fireworks 76=fireworks
owns 2 11 14 17=jeans 18=jeans 25 32=sports 33=sports 35=sports 36 52=radios 55=radios 57=radios \
73=sewing 74=sewing 77=sewing 78=sewing
owns 3 5 21=restaurant 22 23=restaurant 39 42 63=laundry 64=detective 65=detective 66=laundry 67=laundry 68=detective \
69=detective 79=antiques 80=antiques 81=antiques
tiles 0 sea-food fireworks sewing watches 2*radios
tiles 1 pharmacy 2*jeans laundry antiques radios
tiles 2 sea-food sports fireworks sewing watches radios
tiles 3 2*pharmacy restaurant laundry sports fireworks
struck 0 0 0 0 0
left 30 30 30 30
"""
ROWS = [[int(cell) for cell in line.split() if cell.isdecimal()] for line in DRAWINGS["default"].splitlines()]
ROWS = [*filter(None, ROWS)]
FIRST_SUM = 1000  # the start of a line of money


class Bargaining(Hands):
    """The board of one visitor."""

    def __init__(self, visitor, seat=0, way="click"):
        super().__init__(visitor, way)
        self.seat = seat

    # -------------------------------------------------------------------------------------- reading

    @property
    def composer(self):
        return self.page.locator("[data-composer]")

    @property
    def effect(self):
        """The line with the effect of the composed deal."""
        return self.composer.locator("[data-effect]")

    @property
    def offers(self):
        """All offers, in their tab."""
        return self.tab("offers").locator("[data-offer]")

    @property
    def news(self):
        """The messages about offers that are no longer visible."""
        return self.page.locator("[data-news]")

    @property
    def talking(self):
        """The board while all negotiate."""
        return self.page.locator("[data-phase='negotiating']")

    @property
    def placing(self):
        """The board while tiles are placed."""
        return self.page.locator("[data-phase='placing']")

    @property
    def cards(self):
        """The cards that lie over the edge of the map."""
        return self.page.locator("[data-slide]")

    @property
    def lit(self):
        """The numbers of the selectable buildings."""
        lit = self.page.locator("[data-building].lit")
        return {int(each.get_attribute("data-building")) for each in lit.all()}

    def building(self, number):
        return self.page.locator(f"[data-building='{number}']")

    def tab(self, name):
        """A tab of the panel, opened."""
        if self.way != "key":
            return self.visitor.panel(name)
        tab_to(self.page, "[role='tab'][aria-selected='true']")
        while self.page.locator("[role='tab']:focus").get_attribute("data-tab") != name:
            self.page.keyboard.press("ArrowRight")
        return self.page.get_by_role("tabpanel")

    def offer(self, author, *others, secret=False):
        """The row of an offer, in its tab."""
        return self.tab("offers").locator(f"[data-offer='{id_of(author, *others, secret=secret)}']")

    def incoming(self, author, *others, secret=False):
        """The card of an offer to the visitor, as it slides in."""
        return self.page.locator(f"[data-incoming='{id_of(author, *others, secret=secret)}']")

    def details(self, card):
        """The details of an offer on its card, unfolded."""
        more = card.locator("[data-more]")
        if more.get_attribute("aria-expanded") == "false":
            more.click()
        return card.locator(".details")

    def part(self, name):
        """A line of the composed deal."""
        return self.composer.locator(f"[data-part='{name}']")

    def settled(self, kind):
        """The entries of the feed of a kind (deal, void, hands or promise), the latest first."""
        return self.tab("shops").locator(f"[data-feed] [data-fact='{kind}']")

    def money(self, sum):
        """Wait until the visitor has this sum."""
        money = self.page.locator(f"[data-score='{self.seat}'] [data-money='{sum}']")
        texts = say("money", sum=sum), say("board-money-short", thousands=sum // 1000)
        expect(money.locator("span:visible").first).to_have_text(re.compile("|".join(map(re.escape, texts))))

    # --------------------------------------------------------------------------------------- acting

    def pick(self, number):
        """Select a building on the map."""
        self.visitor.close_sheet()
        if self.way != "key":
            return self.choose(f"[data-building='{number}']")
        self.walk(number)
        self.page.keyboard.press("Enter")

    def walk(self, number):
        """Move to a building with the arrow keys: first to the north end, then onwards."""
        tab_to(self.page, "[data-building]")
        row = next(at for at, row in enumerate(ROWS) if number in row)
        keys = {"ArrowUp": len(ROWS), "ArrowDown": row, "Home": 1, "ArrowRight": ROWS[row].index(number)}
        for key, times in keys.items():
            for _ in range(times):
                self.page.keyboard.press(key)
        expect(self.building(number)).to_be_focused()

    def refuse(self, number):
        """Give a building card back."""
        card = self.page.locator(f"[data-card='{number}']")
        self.choose(f"[data-card='{number}'].lit")
        expect(card).to_contain_text(say("board-refused"))

    def keep(self):
        """Give back the first two cards."""
        first, second, *_ = [card.get_attribute("data-card") for card in self.page.locator("[data-card]").all()]
        self.refuse(first)
        self.choose(f"[data-card='{second}'].lit")
        self.choose("[data-confirm]")
        expect(self.page.locator("[data-card].lit")).to_have_count(0)

    def done(self):
        """End negotiating, or placing tiles."""
        phase = self.page.locator("[data-phase]").get_attribute("data-phase")
        self.visitor.close_sheet()
        self.choose("[data-done]")
        expect(self.page.locator(f".frame:has([data-phase='{phase}']) [data-done]")).to_have_count(0)

    # ------------------------------------------------------------------------------------ composing

    def compose(self, *partners):
        """Start a deal with others."""
        self.visitor.close_sheet()
        self.choose("[data-compose]")
        for seat in partners:
            self.choose(f"[data-with='{seat}']")
            expect(self.page.locator(f"[data-with='{seat}']")).to_have_attribute("aria-pressed", "true")

    def edit(self):
        """See the composed deal: on a phone, the map and the deal are seen in turn."""
        if not self.composer.is_visible():
            self.choose("[data-edit]")
        expect(self.composer).to_be_visible()

    def give(self, number, to=None):
        """Add a building to the deal."""
        self.pick(number)
        self.send(f"give.{number}", to)

    def tile(self, seat, shop, to=None):
        """Add a loose tile of any player to the deal."""
        kind = SHOPS.index(shop)
        if self.way == "key":
            self.choose(f"[data-goods='{seat}.{kind}']")
        else:
            self.visitor.close_sheet()
            self.choose(f"[data-tile='{seat}.{kind}']")
        self.send(f"tile.{seat}.{kind}", to)

    def send(self, part, to):
        """Select the recipient, if it is not the default."""
        self.edit()
        expect(self.part(part)).to_be_visible()
        if to is not None:
            self.part(part).locator("[data-choose='to']").select_option(str(to))

    def pay(self, sum, giver=None, to=None):
        """Add money; each sum of a deal is different."""
        self.edit()
        self.choose("[data-add='cash']")
        self.change(FIRST_SUM, sum)
        if giver is not None:
            self.sum(sum).locator("[data-choose='from']").select_option(str(giver))
        if to is not None:
            self.sum(sum).locator("[data-choose='to']").select_option(str(to))

    def sum(self, sum):
        """The line with a sum."""
        lines = self.part("cash")
        expect(lines.first).to_be_visible()
        return next(line for line in lines.all() if line.locator("input").input_value() == str(sum))

    def change(self, old, new):
        """Type another sum."""
        if self.way == "key":
            tab_to(self.page, "[data-part='cash'] input")
            self.page.keyboard.press("Control+a")
            self.page.keyboard.type(str(new))
            self.page.keyboard.press("Tab")
        else:
            field = self.sum(old).locator("input")
            field.fill(str(new))
            field.blur()

    def promise(self, shop, number):
        """Add the promise to place a tile; its building is selected on the map."""
        self.edit()
        self.choose("[data-add='build']")
        self.part("build").locator("[data-choose='type']").select_option(str(SHOPS.index(shop)))
        expect(self.page.locator(f"[data-building='{number}'].lit")).to_be_visible()
        self.pick(number)
        self.edit()
        expect(self.part(f"build.{number}")).to_be_visible()

    def note(self, text):
        """Add a note about later rounds."""
        self.composer.locator("[data-note]").fill(text)

    def hide(self):
        """Make the deal secret."""
        self.composer.locator("[data-secret]").check()

    def propose(self):
        """Propose the deal."""
        self.choose("[data-propose]")
        expect(self.composer).to_have_count(0)

    def answer(self, card, answer):
        """Answer an offer on its card or in its row."""
        hook = "incoming" if card.get_attribute("data-incoming") else "offer"
        self.choose(f"[data-{hook}='{card.get_attribute(f'data-{hook}')}'] [data-answer='{answer}']")

    def put_aside(self):
        """Close the cards over the map without an answer."""
        while self.cards.count():
            self.cards.first.locator("[data-close]").click()

    # -------------------------------------------------------------------------------------- placing

    def hold(self, shop):
        """Select a tile; the buildings that can take it are highlighted."""
        tile = f"[data-tile='{self.seat}.{SHOPS.index(shop)}'].lit"
        if self.page.locator(tile).get_attribute("aria-pressed") != "true":  # the tile stays selected
            self.choose(tile)
        expect(self.page.locator(tile)).to_have_attribute("aria-pressed", "true")

    def place(self, shop, number):
        """Place a tile: select it, then a building."""
        self.hold(shop)
        self.pick(number)
        self.planned(shop, number)

    def drag(self, shop, number):
        """Place a tile by dragging it."""
        tile, mouse = self.page.locator(f"[data-tile='{self.seat}.{SHOPS.index(shop)}'].lit"), self.page.mouse
        self.building(number).scroll_into_view_if_needed()
        x, y = middle(tile)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x - 20, y + 5, steps=3)
        mouse.move(*middle(self.building(number)), steps=8)
        mouse.up()
        self.planned(shop, number)

    def planned(self, shop, number):
        """Wait until a tile is prepared."""
        expect(self.building(number)).to_have_accessible_name(containing(say("board-planned", shop=shop_name(shop))))


def containing(text):
    return re.compile(re.escape(text))


def shop_name(shop):
    return say("shop", kind=shop)


def id_of(author, *others, secret=False):
    """Return the id of an offer to others."""
    return offer_id(author, sum(1 << seat for seat in (author, *others)) << 1 | secret)


def seated(scene=SCENE, seed="bargain"):
    return GAME.scene(scene, seed)


def later(table, *, placed=True):
    """Return the same table after the negotiation, and after placing nothing, as a new position."""
    all_done(table)
    if placed:
        all_done(table)
    return GAME.scene(table.scene(), "later")


def sit(visitor, server, id, table, *others, way="click", hints=False):
    """Create the table, and open it for Ann."""
    links = plant(server, id, table, "Ann", *others, hints=hints)
    board = Bargaining(visitor, way=way)
    visitor.go(links["Ann"])
    expect(board.building(1)).to_be_visible()
    return board
