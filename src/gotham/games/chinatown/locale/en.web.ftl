# Headings of choices
kind-refuse = Give back a building
kind-give = Give a building
kind-tile = Give a tile
kind-cash = Pay
kind-build = Promise to place a tile
kind-empty = Promise to leave a building empty
kind-owe = Promise to pay after the income
kind-propose = Propose the draft
kind-yes = Accept an offer
kind-no = Decline an offer
kind-withdraw = Withdraw an offer
kind-place = Place a tile

# The drawn board
board-head = Round { $number } of { $total }
board-map = Map of Chinatown
board-street = { $street ->
    [0] Lantern Street
    [1] Jade Street
   *[2] Golden Dragon Avenue
}
board-free = Building { $number }, no owner
board-empty = Building { $number }, { $who }, empty
board-shop = Building { $number }, { $who }, { $shop }, { $size } of { $most }{ $finished ->
    [yes] , finished
   *[no] {""}
}
board-planned = you prepare { $shop } here
board-dealt = your card
board-refused = given back
board-kept = kept
board-promised = { $shop } is promised here this round
board-promised-empty = promised to stay empty this round
board-goes = goes to { $who } in this deal
board-deed = Building { $number } in detail
board-nobody = Nobody owns it yet.
board-no-shop = no shop yet
board-split = part of a larger group
board-house = building
board-players = Players and their tiles
board-you = you
board-marker = places first
board-ready = done
board-loose = Loose tiles: { $who }
board-no-tiles = no loose tiles
board-ask = Ask for a tile
board-ask-of = Ask { $who } for a tile
board-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}

# The game screen
board-enlarge = Enlarge the map
board-tab-offers = Offers
board-tab-deal = My deal
board-tab-shops = Shops
board-tab-result = Result
board-money-short = ${ $thousands }k
board-a-round = { $sum } a round
board-shop-pays = A shop pays
board-in-thousands = in $1,000; gold: complete
board-goal-keeping = Keep neighbours: they can become one shop.
board-goal-negotiating = Three or more of one shop side by side pay best.
board-goal-placing = A complete shop pays most.
board-trade = Trade buildings and tiles.
board-compose-prompt = Choose buildings and tiles for your deal.
board-edit-deal = My deal ({ $count })
board-content = The parts of the deal
board-give-sure = Give back { $number } too? Once all have chosen, it is final.
board-give-yes = Give it back
board-give-no = Choose another
board-take-back = Take the last card back
board-stack = { $number } of { $total }
board-details = Details
board-offers-you = { $who } offers you
board-your-offer = Your offer
board-you-give = You give or promise
board-who-gets = { $who } gets
board-who-gives = { $who } gives
board-news = About your offer
board-effect-round = { $sum } a round
board-effect-cash = { $sum } now
board-effect-later = { $sum } after the income
board-effect-none = No change of income or money

# Buildings and tiles
board-cards = Your building cards
board-give-back = { $count ->
    [one] Give back 1 more building.
   *[other] Give back { $count } buildings.
}
board-place = Choose a tile, then a lit building.
board-place-where = { $shop }: choose one of the lit buildings.
board-own-build = You have promised { $shop } on { $number }.
board-own-empty = You have promised to leave { $number } empty.
board-promise-first = Keep your promise first.
board-done-placing = Show my tiles

# The bargaining table
board-talking = Still negotiating: { $who }
board-all-done = Everybody is done.
board-clock = Time left:
board-compose = New deal
board-done-talking = I am done
board-resume = Negotiate again
board-draft-begun = You have started a draft in the text view.
board-assist = Show what deals would do for me
board-who-builds = { $who } has promised { $shop } on { $number }.
board-who-empty = { $who } has promised to leave { $number } empty.
board-new-deal = A new deal
board-counter-deal = A counter-offer to { $who }
board-changed-deal = Your offer, changed
board-compose-hint = Choose buildings on the map and tiles of any player. Theirs go to you, and yours to them.
board-with = With
board-giver = { $who } gives or promises
board-somebody = Not chosen yet
board-add = Add to the deal
board-add-build = place a tile
board-add-empty = leave it empty
board-add-owe = pay after income
board-money = Money
board-build = Promise to place
board-leave = Promise to leave empty
board-owe = Promise to pay after the income
board-sum = Sum in dollars
board-from = Who pays
board-to-whom = to whom?
board-receiver = Who gets { $name }
board-on = on
board-which = which building?
board-type = Type of shop
board-which-shop = which shop?
board-aim = Choose an empty building here or on the map.
board-remove = Remove { $name } from the deal
board-less = One less: { $name }
board-more = One more: { $name }
board-secret = secret, among those involved
board-note = A note about later rounds
board-note-means = (not binding)
board-missing = Something has not been chosen yet.
board-propose = Propose openly
board-propose-secret = Propose secretly
board-discard = Discard
board-offer-it = Offer it
board-ask-for-it = Ask for it
board-unpick = Remove from the deal

# What a deal would do
board-effect = What it would do for you
board-effect-now = Income now
board-effect-placed = Per round, tiles placed
board-effect-money = Money
board-effect-owed = After this round’s income
board-gets = You get
board-gives = You give

# Offers
board-offers = { $count ->
    [one] 1 offer on the table
   *[other] { $count } offers on the table
}
board-no-offers = There are no offers that you can see.
board-offer = { $who } to { $others }
board-offer-came = { $who } makes you an offer: { $deal }
board-offers-came = { $count } new offers to you
board-new = new
board-open-short = open
board-secret-short = secret
board-agreed = has said yes
board-asked = has not answered
board-answers = Your answer
board-yes = Accept
board-no = Decline
board-counter = Counter-offer
board-alter = Change
board-withdraw = Withdraw
board-says-build = places { $shop } on { $number } this round
board-says-empty = leaves { $number } empty this round
board-says-owe = pays { $sum } to { $who } after the income
board-understood = Understood
board-feed = Deals of this match
board-feed-none = No deal yet.
board-all = Show all { $count }
board-fewer = Show the latest

# Incomes
board-card = $1,000 more for each tile of the sizes { $sizes } on the map
board-card-blank = No bonus
board-latest-card = Latest prosperity card
board-paid = Income of round { $number }
board-bonus = of this, { $sum } from the card
board-incomes = Incomes in thousands of dollars, and bonuses from the card
board-round = Round
board-column = Round { $number }
board-total = Total
board-legend = Shops and what they pay
board-size = Up to { $size } tiles
board-pay-table = What a shop pays in a round
board-tiles-count = Tiles
board-unfinished = unfinished
board-finished = finished
board-final = All money revealed
board-chart = Income by round
board-legend-income = income, by round
board-legend-rest = start money and deals
board-gains = Who gained from which deals
board-gains-mean = The money of a deal, and its effect on the incomes of all later rounds.

## Clocks
late = You are done: you keep your lowest building cards, make no offer, and place only what you have prepared or promised.

# How to play, on one page
goal = Be the richest after six rounds: own buildings side by side, and fill them with shops of one type.
how-1 = Get buildings
how-1-text = Every round you are dealt building cards. You give two back and own the others.
how-2 = Get tiles
how-2-text = You draw shop tiles. The number on a tile says how many of its type make a finished shop.
how-3 = Make deals
how-3-text = Trade buildings, tiles and money with everybody. What is agreed is binding.
how-4 = Build and earn
how-4-text = Place tiles of one type side by side. Every shop pays every round, and a finished one pays most.
how-last = After six rounds the most money wins.
