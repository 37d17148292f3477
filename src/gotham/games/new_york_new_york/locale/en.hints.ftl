# What a bot says to who asked for a hint
bot-worth = Going by what changes at once – my lead over the average of the others, and for a card of the reserve what it could change – I value it at { $value }; the next best, “{ $next }”, at { $other }.
bot-play = At once it changes my points by { $own } and those of the others by: { $others }.
bot-take = Played now, it would change my points by { $own } and those of the others by: { $others }.
bot-pass = Passing leaves the skyline as it is; cards still in the pile: { $pile }.
bot-chance = With it I give myself a chance of { $chance } % to win the match; with the next best, “{ $next }”, { $other } %.
bot-sure = With it I give myself a chance of { $chance } % to win the match; nothing else seemed worth a try.
bot-solved = All cards are known now, and I have reckoned it out. With best play on both sides my lead when the round ends is { $value } with this (below 0: I am behind); with the next best, “{ $next }”, it is { $other }.
bot-whim = It came to my mind just so; I have not thought about it.

# What one can do, in short
kind-play = Play a card
kind-take = Take a card
kind-pass = Pass
