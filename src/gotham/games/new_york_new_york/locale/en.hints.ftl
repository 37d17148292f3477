# What a bot says to who asked for a hint
bot-worth = By what changes right away – my lead over the average of the others, and for a card from the reserve what it could change – I value it at { $value }; the next best, “{ $next }”, at { $other }.
bot-play = Right away it changes my points by { $own } and those of the others by: { $others }.
bot-take = Played now, it would change my points by { $own } and those of the others by: { $others }.
bot-pass = Passing leaves the skyline as it is; cards still in the pile: { $pile }.
bot-chance = With it, my chance of winning the match is { $chance } %; with the next best, “{ $next }”, { $other } %.
bot-sure = With it, my chance of winning the match is { $chance } %; nothing else seemed worth a try.
bot-solved = All cards are known now, and I have worked it out. With best play on both sides, my lead at the end of the round is { $value } with this (below 0: I am behind); with the next best, “{ $next }”, it is { $other }.
bot-whim = It just came to mind; I did not think about it.

# What one can do, in short
kind-play = Play a card
kind-take = Take a card
kind-pass = Pass
