# What a bot says to who asked for a hint
bot-worth = Squares that it rules out for me right away: { $value }; with the next best, “{ $next }”: { $other }.
bot-certain = Only { $square } is left.
bot-roll = Squares left: { $count }; the likeliest, { $square }, has a { $chance } % chance of being right. Rolling first costs nothing: I read another card before anybody else’s turn.
bot-accuse = Squares left: { $count }. { $square } has a { $chance } % chance of being right; waiting wins about { $later } % of the time.
bot-wait = Squares left: { $count }. The likeliest, { $square }, has only a { $chance } % chance of being right; waiting wins about { $later } % of the time.
bot-learn = Squares left: { $count }. On average this rules out about { $cut } % of what is possible{ $swap ->
    [yes] , minus what it tells the other player
   *[no] {""}
}. Every alternative does the same.
bot-learn-more = Squares left: { $count }. On average this rules out about { $cut } % of what is possible{ $swap ->
    [yes] , minus what it tells the other player
   *[no] {""}
}; the next best, “{ $next }”, { $less } %.
bot-learn-nothing = Squares left: { $count }. On average, nothing that I can do here tells me anything new.
bot-wander = There is nothing else to do, or I left it to chance.
