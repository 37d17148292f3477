# The frame of every page
skip = To the content
language = Language
theme = Colours
theme-auto = Auto
theme-light = Light
theme-dark = Dark
home = All games
close = Close
missing = Nothing here
missing-page = There is no page at this address.
missing-game = There is no game of this name here.
unreachable = The server does not answer. Is it running?
server-error = The server could not do this (error { $status }).
clause = Rule { $clause }

# Home
claim = New York on the table
about = New York’s tabletop games, played in the browser: with friends, with bots, with nothing to sign up for.
games = Games
players = { $least } to { $most } players
play-now = Play now
play-now-means = “Play now” seats you with bots at once. “Set up” lets you invite friends and choose the options.
set-up = Set up
rules = Rules
mine = Your tables
mine-more = More of your tables
go-on = Go on
look-back = Look back
forget = Forget
lobby = Open to all
lobby-empty = No table is listed at the moment. Set one up and list it here.
open-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
join = Join
watch = Watch
state-running = The match is going on
state-over = The match is over
state-ended = The host has ended the match
state-frozen = This match can only be looked at

# A new table
new-table = New table: { $title }
my-name = Your name
how-many = How many play
count-players = { $count } players
seats = Seats
seat = Player { $seat }
seat-number = Seat { $seat }
seat-you = You
seat-open = Free for a friend
seat-bot = Bot: { $level }
seat-open-means = Each free seat gets an invitation link of its own.
level-easy = easy
level-medium = medium
level-hard = hard
options = Options
clock = Time to decide together
clock-minutes = { $minutes ->
    [0] as long as you like
   *[other] { $minutes } minutes
}
who-can-come = Who can come
private = Private: only those with an invitation
listed = Listed: anybody can find it, sit down or watch
start = Open the table

# The rules of a game
rules-of = Rules: { $title }

# A table
table = Table
panels = Around the table
your-turn = Your turn
turn-waiting = Waiting for { $names }
turn-may = You may act. { $waiting }
turn-open = Waiting for somebody to take a seat: { $seats }
won-you = { $count ->
    [one] You have won!
   *[other] You share the win!
}
won = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } share the win
}
you = you
you-watch = You are watching.
bot = bot
online = here
away = away
seat-free = free
seat-kept = you; a bot plays for you
is-awaited = To act:
line-opening = Going to the table …
line-lost = The connection is lost. Trying to come back …
line-none = There is no connection now; nothing was sent.
line-cut = The connection broke before an answer came. Look whether it has happened.
shown-as = Shown as
as-board = Board
as-words = Words
undo = Take back
take-back = Take your seat back
new-window = (in a new window)
position = The position
choices = What you can do
choices-none = Nothing for now. { $turn }.
such-as = Such as: { $action }
choices-find = Find
choices-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}

# The log and talk
log = What happened
log-none = Nothing has happened yet.
log-all = Show all { $count }
talk = Talk
talk-none = Nobody has said anything yet.
talk-all = To everybody, or only to:
talk-private = Only to:
talk-text = Your message
say = Say
said-to = { $who } to { $to }
host = Host

# Notes
notes = Your notes
notes-mean = Only you can read these, now and when the match is over.
note-about = About
note-text = Note
save = Save
change = Change
erase = Erase

# People
people = People
invited = You are invited to seat { $seat }
sit = Sit down
invitation = Invitation to seat { $seat }
copy = Copy
copied = Copied
personal-link = Your personal link
personal-link-means = With it you go on from any device. Keep it to yourself: whoever has it can play in your place.
watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
replace = Let a bot play
replace-level = Bots that take over
kick = Send away
stand = Stand up
end-table = End the match
sure = { $what }: are you sure?
yes = Yes
no = No

# The end
results = Results
result = Result
player = Player
winner = wins
seed = Seed
commitment = Commitment
seal-fits = The seed fits the commitment made before the match: no chance was changed on the way.
seal-broken = The seed does not fit the commitment: this match was tampered with.
seal-unknown = This browser can check the seed over https only.
rematch = Play again
to-rematch = To the next match
transcript = Download the match
record = Download what you saw
