# Names of things
title = Chinatown
summary = Buildings, shops and hard bargains in New York’s Chinatown: trade well, and get rich.
shop = { $kind ->
    [sea-food] Sea Food
    [pharmacy] Pharmacy
    [jeans] Jeans & Workwear
    [restaurant] Restaurant
    [laundry] Laundry
    [sports] Sports Articles
    [antiques] Antiques
    [fireworks] Fireworks
    [sewing] Sewing
    [detective] Detective Agency
    [watches] Watch Makers
   *[radios] Radios
}
shop-on = { $shop } on { $buildings }
buildings = { $count ->
    [one] building { $buildings }
   *[other] buildings { $buildings }
}
tiles = { $count ->
    [one] 1 { $shop } tile
   *[other] { $count } { $shop } tiles
}
tiles-hidden = { $count ->
    [one] 1 hidden tile
   *[other] { $count } hidden tiles
}
money = ${ $sum }
nothing = none
list-and = { $first } and { $last }
you = { $who } (you)
offer = { $secret ->
    [yes] the secret offer
   *[no] the open offer
} of { $author } to { $others }
option-prosperity = prosperity cards
option-placement = order of placing tiles
option-street-variant = new shops only on a street
option-map = the map
option-offers = offers per player and round
option-money = money
option-tiles = loose tiles
value-placement-free = everybody at once
value-placement-first-player = in turn, from the first player
value-map-default = first edition
value-map-reprint = reprint
value-map-reprint-count = reprint, and larger groups by count
value-money-hidden = hidden
value-money-open = open to all
value-tiles-open = open to all
value-tiles-hidden = hidden
preset-1999 = First edition
preset-1999-about = With prosperity cards; all place when they like.
preset-1999-street = First edition, street variant
preset-1999-street-about = New shops open only on a street.
preset-1999-marker = First edition, first player
preset-1999-marker-about = Tiles are placed in turn, from the holder of the marker.
preset-1999-clock = First edition, with a clock
preset-1999-clock-about = At most 10 minutes for each negotiation, as its rules suggest.
preset-reprint = Reprint
preset-reprint-about = Without prosperity cards, on the map of the reprint; larger groups are paid by count.
preset-open-money = Open money
preset-open-money-about = Everybody sees all money; a house rule, not the publisher’s.
preset-hidden-tiles = Hidden tiles
preset-hidden-tiles-about = Players see only how many loose tiles the others have; a house rule, not the publisher’s.

# What one can do
do-refuse = give back building { $building }
do-draft = draft an offer
do-give = { $giver } gives { $things } to { $receiver }
do-tile = { $giver } gives { $tiles } to { $receiver }
do-cash = { $giver } pays { $sum } to { $receiver }
do-build = { $who } places { $tiles } this round
do-empty = { $who } leaves { $buildings } empty this round
do-owe = { $giver } pays { $sum } to { $receiver } after this round’s income
do-propose = propose this { $secret ->
    [yes] secretly, to its parties alone
   *[no] openly
}
do-drop = drop the draft
do-yes = say yes to { $offer }: { $deal }
do-no = say no to { $offer }: { $deal }
do-withdraw = withdraw { $offer }: { $deal }
do-done = { $phase ->
    [placing] finish placing, and show your tiles
   *[negotiating] finish negotiating
}
do-resume = negotiate again
do-place = place { $shop } on building { $building }
do-chosen = finish choosing
do-hands = things change hands

# The view in sentences
round-of = Round { $number } of { $total }: { $phase ->
    [keeping] everybody chooses buildings
    [negotiating] everybody negotiates
   *[placing] tiles are placed
}.
round-over = The match is over.
awaited = Waiting for: { $who }.
ready = Ready: { $who }.
seat-shops = Shops: { $shops }.
seat-empty = Empty buildings: { $buildings }.
seat-tiles = Loose tiles: { $tiles }.
seat-money = Money: { $money }.
seat-incomes = Incomes: { $incomes }.
own-money = You have { $money }.
own-cards = { $count ->
    [0] You have chosen and keep buildings { $buildings }.
    [one] You hold buildings { $buildings }, and must give back 1 more.
   *[other] You hold buildings { $buildings }, and must give back { $count }.
}
own-refused = Given back: { $buildings }.
own-left = You can make { $count ->
    [0] no more offers
    [one] 1 more offer
   *[other] { $count } more offers
} this round.
own-plan = You have prepared { $tiles }; nobody can see it yet.
own-draft = Your draft: { $deal }
own-draft-empty = Your draft is still empty.
promised = { $secret ->
    [yes] Promised secretly
   *[no] Promised openly
}: { $deal }.
offer-line = { $secret ->
    [yes] Secret offer
   *[no] Open offer
} of { $author }: { $deal } Yes: { $agreed }. Waiting for: { $awaited }.
offer-hindered = Not possible now.
lacks-building = Building { $building } does not belong to { $who }.
lacks-freedom = Building { $building } is bound by a promise.
lacks-plot = Building { $building } is not an empty building of { $who }.
lacks-tiles = { $who } does not have { $tiles }.
lacks-spare = { $who } has no { $shop } tile to spare.
lacks-money = You do not have enough money; only you can see this.
lacks-something = It is no longer possible.
income-of = { $shop } on { $buildings }: { $size } of { $most }{ $finished ->
    [yes] , finished
   *[no] {""}
}{ $split ->
    [yes] , part of a larger group
   *[no] {""}
}, pays { $income } ({ $clauses }).

# The log
log-refuse = { $who } gives back building { $building }.
log-chosen = { $who } has chosen.
log-keep = { $who } keeps { $buildings } and draws tiles: { $tiles }.
log-draft = { $who } starts drafting an offer.
log-move = In the draft: { $deal }
log-drop = { $who } drops the draft.
log-propose = { $who } proposes { $secret ->
    [yes] secretly
   *[no] openly
} to { $others }: { $deal }
log-resume = { $who } is negotiating again.
log-yes = { $who } says yes to { $offer }.
log-no = { $who } says no to { $offer }.
log-withdraw = { $who } withdraws { $offer }.
log-struck = { $who } says yes, and the { $secret ->
    [yes] secret deal
   *[no] deal
} is struck: { $deal }
log-void = { $who } says yes to { $offer }, but the deal is void.
log-hands = Other players have struck a secret deal. { $changes }
hands-less = { $who } gives away { $tiles }.
hands-more = { $who } receives { $tiles }.
hands-paid = { $who } has { $sum } less.
hands-earned = { $who } has { $sum } more.
log-ended = The promises about { $buildings } no longer hold.
log-done = { $who } is done negotiating.
log-lapse = No longer on the table: { $offers }.
log-lapse-draft = The draft of { $who } lapses.
log-place = { $who } prepares { $shop } for building { $building }.
log-placed = { $who } places { $tiles }.
log-placed-none = { $who } places no tile.
card = Prosperity card of round { $number }: { $sum } more for each tile of sizes { $sizes } on the map.
card-blank = Prosperity card of round { $number }: no bonus.
log-income = { $who } earns { $income }.
log-income-bonus = { $who } earns { $income }, plus { $bonus } from the prosperity card.
log-paid = { $giver } pays { $sum } to { $receiver } as promised.
log-paid-part = Promised payment from { $giver } to { $receiver }: only { $sum } of { $owed } can be paid.
log-dealt = { $who } is dealt buildings { $buildings }.
money-of = Money at the end: { $sums }.
log-over = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
} with { $money }{ $tiles ->
    [yes] {" "}and more tiles on the map
   *[no] {""}
}.

# Why something is refused
why-CT-09 = buildings are being chosen now; “{ $action }” has to wait.
why-CT-10 = at the start of a round you give back two of the cards dealt to you; “{ $action }” is not possible now.
why-CT-14 = the negotiation of this round is over; tiles are being placed now.
why-CT-18 = when everybody is done negotiating, you place one of your tiles on an empty building of yours; “{ $action }” is not possible now.
why-CT-19 = you have already placed your tiles, or it is not your turn to place.
why-CT-22 = the match is over, all six rounds have been played.
why-CT-23 = { $kind ->
    [yes] you are drafting, or no such offer is waiting for your yes.
    [no] you are drafting, or there is no such offer to you.
    [propose] you need a draft in which you and at least one other player give, get or promise something.
    [drop] you have no draft.
    [draft] you already have a draft; propose it or drop it first.
    [done] you have a draft; propose it or drop it first.
    [resume] you have a draft; propose it or drop it first.
    [withdraw] you have a draft; propose it or drop it first.
   *[other] “{ $action }” does not fit here: a draft is opened with “draft”, lists its moves in the order of the notation, and moves what somebody owns to somebody else.
}
why-CT-24 = a promise in a draft is about an empty building that somebody owns, one per building; “{ $action }” is not such a promise.
why-CT-25 = { $kind ->
    [done] you have promised to place a tile, and you still can.
    [place] a promise forbids “{ $action }”.
   *[other] a promise to others binds something of yours in this deal.
}
why-CT-26 = { $kind ->
    [tile] there are no more loose tiles of that type to give.
   *[other] you cannot give your part now: something in it is not yours, or you do not have the money.
}
why-CT-27 = { $kind ->
    [withdraw] you have no such offer.
   *[propose] you have as many open offers as possible, in all or to the same players.
}
why-CT-29 = { $kind ->
    [draft] you have no offers left in this round.
    [done] you are already done.
    [resume] only a player who is done can negotiate again.
   *[give] you have dropped too many drafts in this round.
}
why-CT-35 = “{ $action }” reaches no street: in a building without a street front, a tile must join a shop of yours of the same type that has one.
why-CT-36 = “{ $action }” is an event, not an action that a player can take.
scene-twice = building { $building } appears twice; every building exists once.

# The clauses of the rulebook, for the rules help and for positions that are refused
clause-CT-01 = 3 to 5 players each have a colour of their own, with owner tokens that never run out.
clause-CT-02 = There are 85 numbered buildings in 6 blocks, and a card for each. Two buildings are adjacent when they share a side inside a block, never diagonally and never across a street.
clause-CT-03 = There are 12 types of shop. Each has a maximum size of 3, 4, 5 or 6, and three tiles more than that: 90 in all.
clause-CT-04 = Size 3: Sea Food, Pharmacy, Jeans & Workwear. Size 4: Restaurant, Laundry, Sports Articles. Size 5: Antiques, Fireworks, Sewing. Size 6: Detective Agency, Watch Makers, Radios.
clause-CT-05 = There are 9 prosperity cards: one for each pair of the sizes 3, 4, 5 and 6, and three without a bonus. 3 are removed unseen, and one of the others is turned up each round.
clause-CT-06 = Everybody starts with $5,000. Every sum is a multiple of $1,000, and money is secret. The bank never runs out.
clause-CT-07 = The map is the one of the rulebook. With the option map=reprint, two rows of the first block lie one column further left.
clause-CT-08 = At the start the tiles are one shuffled stock, and the building cards one shuffled pile.
clause-CT-09 = There are 6 rounds of five phases each: buildings, tiles, negotiation, placing, income.
clause-CT-10 = Everybody is dealt building cards and keeps exactly two fewer; how many depends on the number of players and the round. All choose secretly and at the same time.
clause-CT-11 = The cards given back return to the pile, which is shuffled for the next round.
clause-CT-12 = When everybody has chosen, the kept cards are shown together. Each building now belongs to the player who kept its card, and the cards leave the game. Until then you may take your refused cards back, the latest first.
clause-CT-13 = Then everybody draws tiles and lays them open in front of them; how many depends on the number of players and the round.
clause-CT-14 = In the negotiation all players may deal with each other, in any order, openly or secretly, any number of players at once, about buildings, shops, loose tiles and money. Deals are struck in this phase only, and only between players.
clause-CT-15 = A built shop may change hands, building by building, and as often as you like. A tile on the map never moves. You may pass on at once what you have received.
clause-CT-16 = Agreements for this round are binding. Agreements for later rounds bind nobody.
clause-CT-17 = The negotiation ends when everybody is done.
clause-CT-18 = Then everybody puts any number of their loose tiles on empty buildings of theirs, one on each. The other tiles stay in front of them for later rounds.
clause-CT-19 = With the option placement=free, everybody prepares their tiles in secret and shows them when done. With placement=first-player, players place in turn, clockwise from the marker, which moves on each round; chance decides who has it first.
clause-CT-20 = Before the income a prosperity card is turned up: each tile on the map of the sizes it names pays its owner $1,000, whether the shop is finished or not. With the option prosperity=off there are no such cards.
clause-CT-21 = Then every shop pays its owner. Loose tiles and empty buildings pay nothing.
clause-CT-22 = The match ends after the income of round 6, and the most money wins. If it is equal, more tiles on the map win; if they are equal too, the win is shared.
clause-CT-23 = A deal is a list of things that go from their owners to others, with promises. All who give, get or promise something must say yes, and with the last yes all of it happens at once, or nothing does. Gifts are allowed.
clause-CT-24 = A promise is to place a tile of a given type on a building this round, to leave a building empty this round, or to pay a sum right after the income of this round, up to the money the player then has. Nothing else that is said binds anybody.
clause-CT-25 = The rules enforce promises: placing cannot break one, and nobody can be done while one can still be kept. What is promised cannot be given away or promised differently, unless all parties of the promise are parties to the new deal. A promise that has become impossible lapses.
clause-CT-26 = There is no credit: a deal happens only if everything belongs to its giver and nobody falls below $0. You cannot propose or accept what you cannot pay.
clause-CT-27 = Several offers may be open at once, also about the same things and to the same players: up to twelve of yours, six of them to the same players. Their authors may withdraw them. An offer that is impossible at the last yes is void. Things that have moved are named; only the player concerned learns that money is missing.
clause-CT-28 = The other players see of a secret deal only which buildings and tiles change hands. Sums and promises are known to its parties alone until the match is over.
clause-CT-29 = A player who is done may still answer, and may go back to negotiating until everybody is done. Then open offers lapse. Each player may propose a limited number of offers per round; dropped drafts and going back cost none.
clause-CT-30 = A tile alone is a shop of size 1. Adjacent tiles of one type and one owner are one shop; tiles of different owners never join.
clause-CT-31 = A shop is finished when its size is the maximum of its type.
clause-CT-32 = An unfinished shop of 1, 2, 3, 4, 5 tiles pays $1,000, $2,000, $4,000, $6,000, $8,000. A finished shop of 3, 4, 5, 6 tiles pays $5,000, $8,000, $11,000, $14,000.
clause-CT-33 = No shop is larger than its maximum: a larger group is a finished shop and another. It counts in the way that pays best.
clause-CT-34 = An example: on the default map, Sea Food on 7, 8 and 10 is a finished shop and pays $5,000. With 11 it pays $1,000 more, and with 3 and 12 besides it is two finished shops.
clause-CT-35 = With the option street-variant=on, no new shop opens in a building without a street front: a tile goes there only if it joins a shop of its type and owner that has one.
clause-CT-36 = Everybody sees owners, tiles, prosperity cards, incomes, open offers and deals, and who is done. Dealt cards, cards given back, drafts, secret offers and deals, and money are secret.
clause-CT-37 = Only a type of size 3 can have two finished shops at once; the others have tiles for one.
clause-CT-38 = A preset is a set of options with a name: the first edition as it is, with its street variant, with its first player or with a clock; and the reprint, with its map and without prosperity cards.
clause-CT-39 = With the option money=open everybody sees all money. Of a secret deal they then also see how much more or less money each player has.
clause-CT-40 = With the option map=reprint-count the map is that of the reprint, and a group that is larger than the maximum of its type pays as a finished shop and one more shop of all its other tiles, wherever they lie in the group.
clause-CT-41 = With the option tiles=hidden players see only how many loose tiles the others have. A deal may ask for any tile that could be there; nobody can propose or accept what they cannot give.

# The board in the terminal, and what can be asked there
draw-marker = { $who } places first.
draw-prosperity = Prosperity so far: { $cards }.
draw-size = Size
draw-types = Shops
draw-pays = Pays ({ $unit })
draw-finished = finished
draw-promised = promised
draw-prepared = prepared, not visible to others
draw-held = dealt to you
draw-refused = given back
draw-seat = Seat
draw-tiles = Loose tiles
draw-income = Last income
draw-money = Money
draw-busy = { $phase ->
    [keeping] chooses
    [negotiating] negotiates
   *[placing] places
}
draw-done = done
draw-later = waits
draw-won = wins
draw-how = “moves” shows how to write one.
draw-place = In short: “{ $action }”.
draw-yes = yes to { $number }: { $offer }
draw-no = no to { $number }: { $offer }
draw-withdraw = withdraw { $number }: { $offer }
draw-income-of = { $who }: the shops pay { $sum } as they stand.
draw-answer = Answer “{ $yes }” or “{ $no }”.
draw-take-back = Take it back with “{ $action }”.
draw-no-offers = There are no offers that you can see.
draw-deal = All in one line, the moves in any order: { $deal }
command-moves = shows how to write a deal
command-offers = shows all offers, and how to answer them
command-income = explains what every shop pays, and by which rule

# What bots say
bot-offer-buy = It would give me { $shop } on { $buildings } ({ $size } of { $most } tiles), and { $sum } seems a fair price.
bot-offer-swap = It would give me { $shop } on { $buildings } ({ $size } of { $most } tiles), and the others gain from what they get.
bot-offer-sell = It would give { $who } { $shop } on { $buildings } ({ $size } of { $most } tiles), and { $sum } seems a fair price.
bot-offer-help = It would give { $who } { $shop } on { $buildings } ({ $size } of { $most } tiles), and I gain from what I get.
bot-offer = By my count, all of us gain from it.
bot-offer-share = Together we would earn { $sum } more { $rounds ->
    [1] in the last round
   *[other] a round, for { $rounds } rounds
}; of all that this is worth I offer { $others ->
    [1] you
   *[other] the { $others } of you together
} { $share } %.
bot-counter-ask = The same things, but I would like to get { $sum }.
bot-counter-pay = The same things, but I would pay { $sum }.
bot-counter = The same things, with no money for me or from me.
bot-yes-shop = It gives me { $shop } on { $buildings } ({ $size } of { $most } tiles).
bot-yes-money = { $sum } makes it worth my while.
bot-yes = I gain enough from it.
bot-yes-share = It earns us { $sum } more { $rounds ->
    [1] in the last round
   *[other] a round, for { $rounds } rounds
}, and { $share } % of what that is worth is mine.
bot-no-promise = I would have to promise something, and I do not make promises.
bot-no-gone = Something in it is no longer where it was.
bot-no-gain = There is too little to gain: no price would pay off for all of us.
bot-no-dear = Too expensive: I would pay { $sum } at most.
bot-no-price = That is not enough for what I would give up: I would need { $sum } more.
bot-no-share = The others would gain much more than I would: I would need { $sum } more.
bot-no-leader = { $who } is ahead and would gain more than I would: I would need { $sum } more.
bot-no = It does not suit me now.
bot-release = I withdraw to be free for another deal.

## How well and as whom bots play

level-beginner-about = Deals with one player at a time, gives a lot for little, misjudges prices, and often keeps and places at random.
level-casual-about = Deals with one player at a time and gives in easily; guesses prices rather than calculating them.
level-practised-about = Finds deals between three players, asks for a little less than a fair share, and seldom makes mistakes.
level-expert-about = Calculates well and holds out for nearly its fair share, in deals between up to three players.
level-master-about = Works out what the whole table could earn together, deals with everybody at once, and knows what to ask of each player.

character-generous = Generous
character-generous-about = Plays like the master, but gladly leaves others the larger share.
character-hard = Hard-nosed
character-hard-about = Plays like the master, but asks for more than its share and is slow to give way.
character-gambler = Gambler
character-gambler-about = Pays a lot for what shops may yet become.
character-cautious = Cautious
character-cautious-about = Pays for what earns at once, and little for what may come later.
character-quiet = Reserved
character-quiet-about = Proposes nothing, but knows what an offer is worth.

## Measuring

error-never-asked = { $bot } cannot be asked whether a deal suits it.
