# What a bot says to who asked for a hint
bot-worth = Going by what counts at once – neighbours, income, money – I value it at { $value }; the next best, “{ $next }”, at { $other }.
bot-keep = Draws of tiles that I have tried: { $draws }. Of all cards { $buildings } came out best; pairs of neighbours to build on with them: { $links }.
bot-place = If all my tiles are placed as is best, it belongs to this: { $shop } on { $buildings } ({ $size } of { $most } tiles), for { $sum } a round.
bot-place-promise = It is promised and can be done now, so it comes first.
bot-placed = No other tile is better off placed now than kept.
bot-done = { $looked ->
    [yes] I find no deal by which all of us gain enough.
   *[no] There is nothing for me to answer, and I do not look for deals now.
}
bot-drop = I would not go on with this draft but think again.
bot-chance = By my reckoning that leaves you a chance of { $then } % to win.
bot-chance-deal = By my reckoning your chance to win is { $now } % as things are, and { $then } % once this is struck.
bot-chance-refused = By my reckoning your chance to win is { $now } % as things are, and would be { $then } % with it.
