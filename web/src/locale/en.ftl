# The frame of every page
skip = Skip to content
language = Language
theme = Theme
theme-auto = Auto
theme-light = Light
theme-dark = Dark
home = All games
close = Close
missing = Not found
missing-page = There is no page at this address.
missing-game = There is no game with this name.
unreachable = The server does not answer. Is it running?
server-error = The server could not do this (error { $status }).
clause = Rule { $clause }

# Home
claim = New York on the table
about = New York’s tabletop games in the browser: with friends or bots, and no account needed.
games = Games
play = Play
minutes = { $minutes } min
age-from = Ages:
age = { $age }+
game-by = By { $authors } ({ $published })
game-notice = Gotham is not affiliated with the authors or publishers of the game. The names belong to their owners; texts and drawings are Gotham’s own.
players-are = Players:
mine-with = with { $names }
case-of-day = Case of the day
case-of-day-means = the same for everybody
learn-in = Learn in { $minutes } minutes
friends = With friends
friends-mean = Set up a table, choose the options, and send one link.
set-up = Set up
rules = Rules
mine = Your tables
mine-more = More of your tables
go-on = Continue
look-back = Replay
forget = Forget
lobby = Open tables
lobby-empty = No open tables at the moment. Set up a public one, and it is listed here.
open-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
join = Join
watch = Watch
state-running = The match is running
state-over = The match is over
state-ended = The host has ended the match
state-frozen = This match can only be viewed

# A new table
new-table = New table: { $title }
my-name = Your name
how-many = Number of players
count-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
my-colour = Your colour
any-colour = What is left
colour-of = { $name } has it
seats = Seats
seat = Player { $seat }
seat-number = Seat { $seat }
seat-you = You
seat-open = Free for a friend
seat-bot = Bot: { $level }
seat-open-means = Each free seat gets an invitation link of its own.
options = Options
preset = Play it as in
preset-own = Your own options
clock = Time for joint decisions
clock-minutes = { $minutes ->
    [0] no limit
   *[other] { $minutes } minutes
}
who-can-come = Who can join
private = Private: by invitation only
listed = Public: anyone can find it, join or watch
programs = Programs on free seats
programs-are = A program is a language model, or a bot on another machine. The table marks it.
programs-any = Any number
programs-most = { $count ->
    [0] None: people only
   *[other] At most { $count }
}
start = Open the table

# The rules of a game
rules-of = Rules: { $title }
how-to-play = How to play
rules-all = All rules

# A table
table = Table
panels = Around the table
your-turn = Your turn
turn-waiting = Waiting for { $names }
turn-may = You may act. { $waiting }
turn-open = Waiting for players: { $seats }
won-you = { $count ->
    [one] You win!
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
program = program
online = online
away = away
seat-free = free
seat-kept = you; a bot plays for you
is-awaited = To act:
line-opening = Connecting to the table…
line-lost = The connection is lost. Reconnecting…
line-none = There is no connection; nothing was sent.
line-cut = The connection broke before an answer came. Check whether your action went through.
shown-as = View
as-board = Board
as-words = Text
undo = Take back
take-back = Take your seat back
new-window = (in a new window)
position = Position
board-failed = The board of this game does not work. The match is shown as text.
choices = What you can do
choices-none = Nothing for now. { $turn }.
such-as = Such as: { $action }
choices-find = Search
choices-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}

# The log and talk
log = Log
log-none = Nothing has happened yet.
log-all = Show all { $count }
talk = Chat
talk-none = No messages yet.
talk-all = To everybody, or only to:
talk-private = Only to:
talk-text = Your message
say = Send
said-to = { $who } to { $to }
host = Host

# Notes
notes = Notes
notes-mean = Only you can read these, during the match and after it.
note-about = Subject
note-text = Note
save = Save
change = Edit
erase = Delete

# People
people = People
invited = You are invited to seat { $seat }
sit = Take seat
invitation = Invitation to seat { $seat }
copy = Copy
copied = Copied
personal-link = Your personal link
personal-link-means = With it you can continue on any device. Keep it secret: anyone who has it can play in your place.
watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
replace = Let a bot play
replace-level = Level of replacement bots
kick = Remove
stand = Leave
end-table = End the match
sure = { $what }: are you sure?
yes = Yes
no = No

# The waiting room
waiting-room = waiting room
invite-friends = Invite your friends
invite-means = Send this link. Whoever opens it takes a free seat.
invite-scan = Point a phone camera here, or hand the link on.
invite-link = Invitation link
invite-code = QR code of the invitation link
invite-share = Share
invite-text = Come and play { $title } with me
invite-local = Only this computer can reach the server now. For friends in the same network, start it with
here-of = { $here } of { $count } are here
seat-free-row = Free seat
sat-down = sat down just now
waits-for-friend = waiting for a friend
add-bot = Add a bot
bot-level = Level of the bot
start-with-bots = { $count ->
    [one] Start with 1 bot
   *[other] Start with { $count } bots
}
starts-by-itself = It starts by itself when the last seat is taken.
go-to-table = Go to the table
personal-apart = Go on yourself on another device:
personal-show = your personal link
name-asked = What is your name?
invited-to = You are invited
listed-table = A table that is open to all
invited-by = { $count ->
    [one] { $names } is waiting for you.
   *[other] { $names } are waiting for you.
}
invited-nobody = A seat is free for you.
invited-full = All seats are taken by now.
just-watch = Just watch
invite = Invite

# The first match of a game
goal-title = Your goal
goal-learn = Learn it in { $minutes } minutes
goal-close = Got it

# The end
results = Results
result = Result
player = Player
winner = wins
seed = Seed
commitment = Commitment
seal-fits = The seed matches the commitment made before the match: the chance events were not changed.
seal-broken = The seed does not match the commitment: this match was tampered with.
seal-unknown = This browser can check the seed only over https.
rematch = Rematch
to-rematch = To the next match
transcript = Download the match
record = Download what you saw
ending-ahead = { $result }, { $lead } ahead of { $names }.
ending-behind = You have { $result }, { $lead } behind { $names }.
ending-shared = { $result } each.
ending-points = Where the points came from
ending-turning = The turning point
ending-looking = Looking for the move that changed most…
ending-find = Find the turning point
ending-before = before
ending-after = after
ending-chance = The chance of { $name } to win: { $before } before this move, { $after } after it.
ending-chance-of = The chance of { $name } to win
rematch-left = Free seats in the rematch: { $names }
share-match = Share
fairness = Fairness
fairness-checked = Fairness: checked
fairness-broken = Fairness: broken
frozen-means = The rules of this match are no longer on this server. Its people and its chat can still be read; a new match needs a new table.
frozen-new = New table

# Lessons, and the rules at hand
learn = Learn ({ $minutes } min)
learned-mark = done
learn-title = Learn { $title }
lessons = Lessons
lesson-of = Lesson { $number } of { $count }
step-of = step { $number } of { $count }
lesson-progress = Progress in this lesson
lesson-task = Your task:
lesson-next = Next
lesson-onward = Next lesson
lesson-back = Back
lesson-demonstrate = Show me
lesson-again = Restart lesson
lesson-done = Well done! This lesson is finished.
lesson-hide = Less text
lesson-show = More text
missing-lessons = There are no lessons for this game.
learned = Now you know { $title }!
learned-means = That is all you need for a first match. Easy opponents are waiting at a table, where the rules are always at hand.
learned-play = Play against easy bots
learned-again = Learn it again
rules-find = Search
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-page = All rules on one page

# Replays
replay = Replay
replay-of = Replay: { $title }
replay-own = The match is not over: you see it from your own seat.
replay-start = The match begins.
scrubber = Moves of the match
move = Move
move-of = Move { $move } of { $last }
move-first = To the start
move-back = One move back
move-next = One move forward
move-last = To the end
replay-play = Play
replay-pause = Pause
speed = Speed
eyes = Seen by
eyes-spectator = Spectator
share = Link and file
link-here = Link to this move
to-table = To the table
onward = Play on from here
onward-title = Play on
onward-means = A new table starts from this position: you against bots.
onward-seat = Your seat
onward-as = You take the seat of { $name }.
onward-bots = Level of the bots
upload = Replay a transcript
upload-means = You can replay a downloaded match: choose its file, or drop it here.
upload-choose = Choose a file
upload-busy = Reading…
upload-large = This file is too large to be a match.
past = Replay
past-at = Viewing move { $move } of { $last }
past-now = Back to the present
past-only = This is a past position. Go back to the present to act.
since = Since your last turn: { $count ->
    [one] 1 event
   *[other] { $count } events
}
since-show = Show me

## Help and conduct
hint = Hint
hint-ask = Ask for a hint
hint-told = Everybody at the table will see that you asked.
hint-thinking = A bot is thinking…
hint-given = What a bot would do in your seat
hint-old = The position has changed since.
hint-follow = Do it
hints = Hints from a bot on request.
hints-alone = They use only what you can see, and come with a reason.
hints-told = Everybody at the table sees who asks for one.
help = Help
help-means = How much help you get, at every table: nothing marked; possible choices marked; or guided step by step as well. Help with thinking is set on the board of the game itself.
help-bare = Nothing marked
help-marked = Choices marked
help-guided = Guided
guide = What now?
guide-choose = { $count ->
    [one] You can do this:
   *[other] You can choose:
} { $kinds }{ $more ->
    [yes] , and more
   *[no] {""}
}.
told-left = { $name } has left the table.
told-came = { $name } has joined the table.
told-hint = { $name } has asked a bot for a hint.
told-late = { $name } ran out of time.
seat-left = { $name } has left
away-since = away for { $minutes ->
    [0] a moment
    [one] 1 minute
   *[other] { $minutes } minutes
}
mute = Mute
muted = muted
talk-muted = { $count ->
    [one] 1 message from a muted player is hidden.
   *[other] { $count } messages from muted players are hidden.
}
report = Report…
report-who = Report { $who }
report-means = The report goes to the operator of this server, with the player’s recent messages that you can read. Nobody at the table is notified.
report-reason = What happened?
report-send = Send the report
reported = The report was sent.

# Clocks
clocks = Clock
timing = Time limit
timing-none = none
timing-move = { $time } per move
timing-match = { $time } for the whole match
times-move = Per move
times-match = For the whole match
times-days = Slow play
span-seconds = { $count } seconds
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
time-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
time-hours = { $hours } h { $minutes } min
time-runs = Time left:
time-rests = Time left, not running:
time-said = { $seconds } seconds left for your move
zero = When time is up
zero-bot-moves = a bot moves
zero-seat-passes = the player passes
zero-last-one = Countdown for the last player
zero-bot = When your time is up, a bot makes the move for you.
zero-pass = When your time is up, as little as possible is done for you. { $what }
zero-twice = After two timeouts in a row, a bot takes over the seat; its player can take it back. No clock runs while a seat is free.
zero-last = When several players decide at once and all others are done, the last one has { $time }.

# Alerts
alerts = Alerts
alerts-mean = How you are notified that it is your turn or that the match is over. The title of the page always shows it.
alert-sound = Sound
alert-try = Test
alert-notify = Notification while this page is in the background
alert-push = Also when it is closed
notify-denied = This browser blocks notifications from this site. You can change that in the site settings.
notify-none = This browser shows notifications only over https.
push-none = Push notifications could not be set up in this browser.
alert-mail = Email address
mail-means = Sent only when you have been away for a minute during your turn, once per turn, until you stop it.
mail-asked = An email is on its way to { $address }. Follow the link in it first.
mail-on = Emails go to { $address } when you are away.
mail-stop = Stop emails
alert-hook = Webhook address
hook-means = The address of a chat or another service that is notified by POST instead of you.
hook-on = { $host } is notified when you are away.
hook-stop = Stop the webhook
letters = Email from Gotham
letters-may = May Gotham send an email to { $address } when it is your turn at a table of { $title }?
letters-come = Gotham sends an email to { $address } when it is your turn at a table of { $title }.
letters-yes = Yes, send email
letters-no = No emails
letters-will = You will get an email when you are away. Every email has a link to stop them.
letters-stopped = You will get no more emails, and the address was deleted.

# Opponents
levels = Levels
characters = Characters
replace-bot = Change to { $level }
thinks = is thinking…
preparing-bots = Preparing the bots…
preparing-share = Preparing the bots: { $percent } %

# Puzzles
puzzles = Puzzles
puzzles-title = { $title }: puzzles
puzzles-mean = Each is a position with exactly one right answer. Find it on the board.
puzzles-solved = Solved: { $solved } of { $count }
puzzle-number = Puzzle { $id }
puzzle-of-day = Puzzle of the day
puzzle-day-solve = Solve it
puzzle-day-again = View again
puzzle-mark-solved = solved
puzzle-mark-shown = solution viewed
puzzle-right = That is it!
puzzle-shown = The solution
puzzle-wrong = That is not it. Have another look.
puzzle-begun = Go on: this answer is not complete yet.
puzzle-back = Take back
puzzle-show = Show the solution
puzzle-again = Start again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-share = Share this puzzle
puzzle-link = Link to this puzzle
missing-puzzles = This game does not exist here, or it has no puzzles.
grade-easy = Easy
grade-middling = Medium
grade-hard = Hard

# Analysis
analysis = Analysis
analysis-of = Analysis: { $title }
analysis-chances = Chances
analysis-chances-about = Each player’s chance of winning before every decision, in hundredths of a win. It is computed from what all players knew together: all hands are open, and only the chance events still to come are played out many times. The numbers below the chart are the moves that mattered most.
analysis-chart = The players’ chances over the match as lines. The slider below the board and the list of decisions give the same values as text.
analysis-slider = Go through the match
analysis-decision = Decision { $number } of { $last }
analysis-changed = { $who }: { $gain }
analysis-replay = View in the replay
analysis-ended = The match is over.
analysis-list = All decisions
analysis-what = Action
analysis-gain = Change
analysis-keys = The moves that mattered most
analysis-keys-about = What each move changed for its player, and what the best player would have done in the same seat with the same knowledge.
analysis-no-keys = No single move changed much.
analysis-same = The best player would have done the same.
analysis-luck = Luck and skill
analysis-luck-about = Where the result came from, in hundredths of a win: what the player’s own decisions, those of the others, and chance added to the share at the start. The figures of a row add up to the result, apart from rounding.
analysis-start = At the start
analysis-by-own = Own decisions
analysis-by-others = Others’ decisions
analysis-by-luck = Luck
analysis-again = Reproduce the figures
analysis-again-about = This command prints everything shown here, from the transcript of the match.
analysis-command = Command
analysis-working = The match is being analysed…
analysis-waiting = Another match is being analysed first…
analysis-parts = { $done } of { $total } parts
analysis-board = The board shows the start of the match.
analysis-about = About this chart
analysis-show = Show
analysis-tab-keys = Key moves
analysis-tab-decisions = Decisions
analysis-tab-luck = Luck
analysis-tab-more = More
analysis-soon = A few seconds left
analysis-seconds = About { $count } seconds left
analysis-minutes = { $count ->
    [one] About 1 minute left
   *[other] About { $count } minutes left
}
analysis-takes = The result is stored; you can leave this page and come back.
weighed = What the bot considered
weighed-choice = Choice
weighed-chance = Chance of winning
weighed-value = Expected value
weighed-lead = Lead at the end
weighed-wait = wait
weighed-done = this was done
weighed-gain = with all hands open: { $gain }

# The frame of a table
dock = Your move
menu = Menu
you-name = You
panel-fold = Fold the panel away
panel-unfold = Show the panel
panel-unread = Panels, { $count } unread
sound = Sounds
sound-on = Sounds are on
sound-off = Sounds are off
animation = Animations
animation-slow = Slow
animation-normal = Normal
animation-fast = Fast
animation-instant = Instant
hint-reason = Why
see-board = See the board

# Without a network
offline-title = No connection
offline-means = These replays can be read without a connection:
offline-none = Replays that you look at are stored, and can be read here without a connection.
offline-again = Try again
kept-here = This replay is stored: you can read it without a network.
embed-code = To show it on another site
docs = Guide and documentation
