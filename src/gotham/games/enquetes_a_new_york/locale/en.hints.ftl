# What a bot says to who asked for a hint
bot-worth = Squares that it rules out for me at once: { $value }; with the next best, “{ $next }”: { $other }.
bot-certain = Only { $square } is left.
bot-roll = Squares left: { $count }; the likeliest, { $square }, is right with { $chance } %. Rolling first costs nothing: I read another card before anybody else’s turn.
bot-accuse = Squares left: { $count }. { $square } is right with { $chance } %; who waits wins with about { $later } %.
bot-wait = Squares left: { $count }. The likeliest, { $square }, is right with { $chance } % only; who waits wins with about { $later } %.
bot-learn = Squares left: { $count }. On average this does away with about { $cut } % of what is possible{ $swap ->
    [yes] , less what it tells the other
   *[no] {""}
}. Nothing else does less or more.
bot-learn-more = Squares left: { $count }. On average this does away with about { $cut } % of what is possible{ $swap ->
    [yes] , less what it tells the other
   *[no] {""}
}; the next best, “{ $next }”, with { $less } %.
bot-learn-nothing = Squares left: { $count }. Nothing that I can do here tells me anything new on average.
bot-wander = There is nothing else to do, or I left it to chance.
