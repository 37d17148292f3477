# What a server says
error-unkept = this could not be kept ({ $reason }); nothing has changed, please try again
error-table = there is no table “{ $id }”
error-token = this personal link is not known at this table
error-seatless = you have no seat at this table
error-away = a bot plays your seat; take it back first
error-host = only the host may do this
error-seat-taken = this seat is taken
error-invitation = this invitation is no longer good; ask the host for a new one
error-other-seat = you know the secrets of seat { $seat } and can have no other
error-seated = you have a seat already
error-stale = something has changed since you chose; look again
error-frozen = this match cannot go on: { $reason }
error-ended = the host has ended this match
error-silent = who knows the answer cannot talk to those who still search
error-empty = there is nothing in this message
error-many-tables = too many tables were opened from your address; try again later
error-many = too much at once; wait a moment
error-origin = this page may not speak to this server
error-message = this message cannot be understood: { $reason }
error-hello = the first message says hello
error-going = the match is still going on
error-start = there is no start “{ $name }” in this game
error-server = something went wrong here; it has been noted
serve-at = Gotham is open at { $address } (Ctrl-C closes it)
error-database = the database cannot be used: { $reason }
error-channels = the servers cannot meet there: { $reason }
error-port = { $host } port { $port } cannot be used: { $reason }
value-on = on
value-off = off

## Lessons
lesson-otherwise = this is allowed, but not what this step is about: read its task again
lesson-read = there is nothing to do here but to read: “Next” goes on
error-lesson-done = this lesson has only { $steps } steps
error-lesson = there is no lesson { $number } in this game

## Clocks
error-pass = in this game nobody can pass when their time is up; choose that a bot moves
