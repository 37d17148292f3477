# What a server says
error-unkept = this could not be saved ({ $reason }); nothing has changed, please try again
error-table = there is no table “{ $id }”
error-token = this personal link is not valid at this table
error-seatless = you have no seat at this table
error-away = a bot is playing your seat; take it back first
error-host = only the host can do this
error-replace-bot = only the host can change a bot
error-replace-soon = { $name } was here a moment ago; wait a few seconds
error-replace-wait = only the host can do this before { $name } has been away for { $seconds } seconds
error-seat-taken = this seat is taken
error-table-full = there is no free seat left at this table
error-programs = as many programs play at this table as are allowed: { $most }
error-programs-refused = programs may not play at this table
error-invitation = this invitation is no longer valid; ask the host for a new one
error-other-seat = you know the secrets of seat { $seat } and cannot take another one
error-seated = you already have a seat
error-stale = the position has changed since you chose; look again
error-frozen = this match cannot continue: { $reason }
error-ended = the host has ended this match
error-silent = you know the answer, so you cannot talk to players who are still searching
error-empty = this message is empty
error-chat-full = the chat of this table is full
error-notes-long = your notes are too long together; shorten or delete some
error-match-long = this match is too long to continue; the host can end it
error-many-tables = too many tables were opened from your address; try again later
error-many = too many requests; wait a moment
error-origin = this page is not allowed to connect to this server
error-message = this message is not valid: { $reason }
error-hello = the first message must be hello
error-going = the match is not over yet
error-start = this game has no start “{ $name }”
error-server = an error occurred on the server; it has been logged
serve-at = Gotham is running at { $address } (Ctrl-C stops it)
serve-already = Gotham is running already at { $address }
serve-lan = Everybody in the same network can play at { $address }
serve-scan = Scan the code with a phone, or type the address.
serve-preparing = Preparing the bots …
serve-compiling = Preparing the bots of { $game } for the first time; until then they play more simply …
serve-ready = The bots are ready.
serve-interpreted = The bots of { $game } could not be prepared and play more simply: { $reason }
error-lan = no address in the local network was found: is this computer connected?
error-lan-host = --lan already chooses the address: leave out --host and --unix
error-database = the database cannot be used: { $reason }
error-channels = the connection between the servers failed: { $reason }
error-port = { $host } port { $port } cannot be used: { $reason }
value-on = on
value-off = off

## Lessons
lesson-otherwise = this is allowed, but not what this step is about: read the task again
lesson-read = there is nothing to do in this step: press “Next”
error-lesson-done = this lesson has only { $steps } steps
error-lesson = this game has no lesson { $number }

## Clocks
error-pass = players cannot pass in this game when their time is up; choose that a bot moves instead
