# What a bot says to who asked for a hint
bot-worth = By what counts right away – neighbours, income, money – I value it at { $value }; the next best, “{ $next }”, at { $other }.
bot-keep = I tried { $draws } draws of tiles. Of all cards, { $buildings } came out best; pairs of neighbours to build on with them: { $links }.
bot-place = If all my tiles are placed in the best way, it becomes part of this: { $shop } on { $buildings } ({ $size } of { $most } tiles), for { $sum } a round.
bot-place-promise = It is promised and possible now, so it comes first.
bot-placed = No other tile is worth more placed now than kept.
bot-done = { $looked ->
    [yes] I find no deal from which all of us gain enough.
   *[no] I have nothing to answer, and I am not looking for deals now.
}
bot-drop = I would not continue this draft but think again.
bot-chance = By my estimate that leaves you a { $then } % chance of winning.
bot-chance-deal = By my estimate your chance of winning is { $now } % as things are, and { $then } % once this deal is struck.
bot-chance-refused = By my estimate your chance of winning is { $now } % as things are, and would be { $then } % with this deal.
