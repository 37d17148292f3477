# What an analysis says of a match
insight-deals = Who gained from which deal
insight-surplus = What trading could have brought
insight-missed = The best deal that was never made
insight-round = Round
insight-player = Player
insight-parties = Who
insight-gets = Gets
insight-more = More a round
insight-all = In all
insight-chance = Chance
insight-look = View
insight-attainable = Possible gain a round
insight-gained = Gained
insight-left = Left
insight-left-all = Left, over the rounds to come
insight-dealt = { $who } struck { $count ->
    [0] no deal.
    [one] 1 deal and gained { $sum } from it, in income of all later rounds and money.
   *[other] { $count } deals and gained { $sum } from them, in income of all later rounds and money.
}
insight-dealt-less = { $who } struck { $count ->
    [one] 1 deal and lost { $sum } by it, in income of all later rounds and money.
   *[other] { $count } deals and lost { $sum } by them, in income of all later rounds and money.
}
insight-lost-surplus = Shops that were possible but never built: { $sum } over the later rounds, each round counted separately.
insight-lost-nothing = Nothing was left on the table: no deal would have brought anybody more.
insight-missed-deal = In round { $round }, { $who } could have agreed on this:
insight-gives-buildings = { $who } gives { $to } { $count ->
    [one] building { $buildings }.
   *[other] buildings { $buildings }.
}
insight-gives-tiles = { $who } gives { $to } { $count ->
    [one] a tile: { $tiles }.
   *[other] tiles: { $tiles }.
}
insight-gives-money = { $who } pays { $to } { $sum }: a fair price.
insight-missed-more = { $who } would have earned { $sum } more a round, { $rounds ->
    [1] in one round.
   *[other] in each of { $rounds } rounds.
}
insight-missed-less = { $who } would have earned { $sum } less a round, { $rounds ->
    [1] in one round.
   *[other] in each of { $rounds } rounds.
}
insight-missed-all = Together that is { $sum } a round and { $total } in all; at this price { $share } or more for each.
insight-things = { $things }
insight-sum = { $sum }
insight-sum-less = −{ $sum }
