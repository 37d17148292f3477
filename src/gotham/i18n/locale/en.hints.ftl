# What a bot says to who asked for a hint
bot-hint-only = There is nothing else to do.
bot-hint-lead = At once it puts me { $value } ahead of the best of the others, on average over what I cannot see; the next best, “{ $next }”, would make it { $other }.
bot-hint-worth = Going by what can be seen at once I value it at { $value }; the next best, “{ $next }”, at { $other }.
bot-hint-search = Continuations I have played to the end: { $runs }, of them with this: { $tries }. It came to { $share } of 100 on average (0: lost, 100: clearly won); the next best, “{ $next }”, to { $other }.
hint-wait = I would wait and see what the others do.
hint-silent = I cannot put into words why.
error-hints-off = hints are switched off at this table
error-hint-now = there is nothing for you to decide now
error-hint-busy = a bot is still thinking about your last question
error-hint-late = the bot took too long; try again later
error-banned = you have been shut out of this server
error-report-self = you can report others at this table only
error-report-bot = there is no person in this seat
error-many-reports = you have reported much already; try again later
error-many-watchers = too many are watching this table
