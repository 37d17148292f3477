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
board-failed = The drawn board of this game does not work. The match is shown as text.
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

# Lessons, and the rules at hand
learn = Learn it ({ $minutes } min)
learned-mark = done
learn-title = Learn { $title }
lessons = Lessons
lesson-of = Lesson { $number } of { $count }
step-of = step { $number } of { $count }
lesson-progress = How far you are in this lesson
lesson-task = Your task:
lesson-next = Next
lesson-onward = Next lesson
lesson-back = Back
lesson-demonstrate = Show me
lesson-again = Start lesson again
lesson-done = Well done! This lesson is finished.
lesson-hide = Less text
lesson-show = More text
missing-lessons = There are no lessons for this game here.
learned = Now you know { $title }!
learned-means = That was everything you need for a first game. Bots that go easy on you are waiting at a table; the rules stay at hand there.
learned-play = Play against easy bots
learned-again = Learn it again
rules-find = Find
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-page = All rules on a page of their own

# Replays
replay = Replay
replay-of = Replay: { $title }
replay-own = The match is not over: you see it from your own place.
replay-start = The match begins.
scrubber = Moments of the match
move = Move
move-of = Move { $move } of { $last }
move-first = To the start
move-back = One move back
move-next = One move on
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
onward-means = A new table begins with this position: you against bots.
onward-seat = Your place
onward-as = You take the place of { $name }.
onward-bots = The bots play
upload = Replay a transcript
upload-means = A match that was downloaded can be looked at again: choose its file, or drop it here.
upload-choose = Choose a file
upload-busy = Reading …
upload-large = This file is too large for a match.
past = Looking back
past-at = You look at move { $move } of { $last }
past-now = Back to now
past-only = This is how it was. Go back to now to do something.
since = Since your last turn: { $count ->
    [one] 1 thing has happened
   *[other] { $count } things have happened
}
since-show = Show me

## Help and conduct
hint = Hint
hint-ask = Ask for a hint
hint-told = Everybody at the table will be told that you asked.
hint-thinking = A bot is thinking …
hint-given = What a bot would do in your place
hint-why = Its reason:
hint-old = Something has happened since.
hint-follow = Do it
hints = Hints by a bot on request.
hints-alone = They come from what you can see, with the reason.
hints-told = Whoever asks for one, all are told.
help = Help
help-means = How much is shown to you, at every table: nothing marked; what you can do marked; or told what to do now as well. What a game helps you to conclude is chosen on its own board.
help-bare = nothing marked
help-marked = choices marked
help-guided = guided
guide = What now?
guide-choose = { $count ->
    [one] You can do this:
   *[other] You can choose from this:
} { $kinds }{ $more ->
    [yes] , and more
   *[no] {""}
}.
told-left = { $name } has left the table.
told-came = { $name } has come to the table.
told-hint = { $name } has asked a bot for a hint.
told-late = { $name } ran out of time.
seat-left = { $name } has left
away-since = away for { $minutes ->
    [0] a moment
    [one] 1 minute
   *[other] { $minutes } minutes
}
mute = Do not hear
muted = not heard
talk-muted = { $count ->
    [one] 1 message is not shown, of somebody you do not hear.
   *[other] { $count } messages are not shown, of people you do not hear.
}
report = Report …
report-who = Report { $who }
report-means = It goes to who hosts this server, with what they said lately that you can read. Nobody at the table is told.
report-reason = What happened?
report-send = Send the report
reported = The report is sent.

# Clocks
clocks = Clock
timing = Time for those who are waited for
timing-none = none
timing-move = { $time } for each move
timing-match = { $time } for the whole match
times-move = For each move
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
zero-seat-passes = the seat passes
zero-last-one = Countdown for the last one
zero-bot = When your time is up, a bot makes that move for you.
zero-pass = When your time is up, your seat does as little as it can. { $what }
zero-twice = Whoever is late twice in a row has a bot take the seat, and can take it back. Nobody’s time runs while a seat is free.
zero-last = Where several decide at once and all others are done, the last one has { $time }.

# Alerts
alerts = Alerts
alerts-mean = How you are told that it is your turn or that the match is over. The title of the page always says it.
alert-sound = Sound
alert-try = Try it
alert-notify = Notification while this page is in the background
alert-push = Also while it is closed
notify-denied = This browser does not let this site show notifications. You can change that in the settings of the site.
notify-none = This browser shows notifications over https only.
push-none = This browser could not be reached that way.
alert-mail = E-mail
mail-means = Only when you are away a minute after your turn has begun, once a turn, until you stop it.
mail-asked = A letter is on its way to { $address }. Follow the link in it first.
mail-on = { $address } is written to when you are away.
mail-stop = Stop the e-mail
alert-hook = Address of a web hook
hook-means = The address of a chat or another service that is told instead of you, by POST.
hook-on = { $host } is told when you are away.
hook-stop = Stop the web hook
letters = E-mail from Gotham
letters-may = May Gotham write to { $address } when it is your turn at a table of { $title }?
letters-come = Gotham writes to { $address } when it is your turn at a table of { $title }.
letters-yes = Yes, write to me
letters-no = No more e-mail
letters-will = You will be written to when you are away. Every letter has a link that stops them.
letters-stopped = You will not be written to any more, and the address is forgotten.

# Opponents
levels = Levels
characters = Characters
replace-bot = Change to { $level }
thinks = is thinking …

# Puzzles
puzzles = Puzzles
puzzles-title = { $title }: puzzles
puzzles-mean = Each is a position in which exactly one answer is right. Find it on the board.
puzzles-solved = Solved: { $solved } of { $count }
puzzle-number = Puzzle { $id }
puzzle-of-day = Puzzle of the day
puzzle-day-solve = Solve it
puzzle-day-again = See it again
puzzle-mark-solved = solved
puzzle-mark-shown = solution seen
puzzle-right = That is it!
puzzle-shown = The solution
puzzle-wrong = That is not it. Have another look.
puzzle-begun = Go on: this is not a whole answer yet.
puzzle-back = Take back
puzzle-show = Show the solution
puzzle-again = Start again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-share = Share this puzzle
puzzle-link = Link to this puzzle
missing-puzzles = There is no such game here, or it has no puzzles.
grade-easy = Easy
grade-middling = Middling
grade-hard = Hard

# Analysis
analysis = Analysis
analysis-of = Analysis: { $title }
analysis-chances = Chances
analysis-chances-about = Each player’s chance of winning before every decision, in hundredths of the win. It is what all players knew together: all hands are open, and only what chance had not shown yet is played out many times. The numbers below are the moves that changed most.
analysis-chart = The players’ chances over the match, as lines. The slider and the list below say the same in words.
analysis-slider = Go through the match
analysis-decision = Decision { $number } of { $last }
analysis-changed = { $who }: { $gain }
analysis-replay = See it in the replay
analysis-ended = The match is over.
analysis-all = { $count ->
    [one] { $count } decision in numbers
   *[other] All { $count } decisions in numbers
}
analysis-list = All decisions
analysis-what = What was done
analysis-gain = Changed
analysis-keys = The moves that changed most
analysis-keys-about = What each changed for the one who made it, and what the best player would have done from the same seat, knowing only what could be known there.
analysis-no-keys = No single move changed much.
analysis-same = The best player would have done the same.
analysis-luck = Luck and skill
analysis-luck-about = Where the result came from, in hundredths of the win: what one’s own decisions, those of the others, and chance added to what one had at the start. The five figures of a row add up, but for rounding.
analysis-start = At the start
analysis-by-own = Own decisions
analysis-by-others = Others’ decisions
analysis-by-luck = Luck
analysis-again = Every number again
analysis-again-about = This command prints all that stands here, from the transcript of the match.
analysis-command = Command
analysis-working = The match is being analysed …
analysis-waiting = Another match is being analysed first …
analysis-parts = { $done } of { $total } parts
analysis-takes = It takes some seconds, and is kept for a while.
weighed = What it has weighed
weighed-choice = Choice
weighed-chance = Chance of winning
weighed-value = Expected value
weighed-lead = Lead at the end
weighed-wait = wait
weighed-done = this was done
weighed-gain = with all hands open: { $gain }
