# What a bot says to who asked for a hint
bot-hint-only = There is nothing else to do.
bot-hint-lead = Right away it puts me { $value } ahead of the best opponent, on average over what I cannot see; the next best, “{ $next }”, would make it { $other }.
bot-hint-worth = By what is visible right away, I value it at { $value }; the next best, “{ $next }”, at { $other }.
bot-hint-search = I played { $runs } continuations to the end, { $tries } of them with this. It scored { $share } of 100 on average (0: lost, 100: clearly won); the next best, “{ $next }”, { $other }.
hint-wait = I would wait and see what the others do.
hint-silent = I have no reason to give.
error-hints-off = hints are off at this table
error-hint-now = there is nothing for you to decide now
error-hint-busy = a bot is still working on your last hint; wait for it
error-hint-late = the bot took too long; try again later
error-banned = you are banned from this server
error-report-self = you can only report other players at this table
error-report-bot = this seat is not taken by a person
error-many-reports = you have sent too many reports; try again later
error-many-watchers = this table has too many spectators; try again later
