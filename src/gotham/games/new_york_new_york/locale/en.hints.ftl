# What a bot says to who asked for a hint
bot-worth = Going by what changes at once – my lead over the average of the others, and for a card of the reserve what it could change – I value it at { $value }; the next best, “{ $next }”, at { $other }.
bot-play = At once it changes my points by { $own } and those of the others by: { $others }.
bot-take = Played now, it would change my points by { $own } and those of the others by: { $others }.
bot-pass = Passing leaves the skyline as it is; cards still in the pile: { $pile }.

# What one can do, in short
kind-play = Play a card
kind-take = Take a card
kind-pass = Pass
