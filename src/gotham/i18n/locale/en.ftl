seat = Player { $seat }
log-undo = { $who } takes the last action back.
log-note = { $who } notes: { $note }

error-game = no game is called “{ $name }”; there are: { $known }
error-players = { $players } cannot play this; it is for { $least } to { $most } players
error-option = no option is called “{ $name }”; there are: { $known }
error-value = the option { $name } cannot be “{ $value }”; it can be: { $known }
error-seat = there is no seat { $seat }; seats go from 0 to { $most }
error-names = { $names } names do not fit on { $players } seats
error-note = a note has up to { $about } letters for what it is about and { $text } for its text, and you can keep { $notes } notes
error-number = there is no action { $number }; actions go from 0 to { $most }
error-action = “{ $text }” is no action of this game
error-contract = the game { $game } is not complete; it lacks: { $missing }
error-mode = no mode is called “{ $mode }”; there are: { $known }
error-numba = the mode { $mode } needs numba, which is not installed
error-hook = { $game }: { $place } has no hook “{ $name }”{ $near ->
    [none] {""}
   *[other] ; did you mean “{ $near }”?
}
error-broken-game = the game { $game } cannot be loaded: { $reason }
error-operands = the game { $game } names other operands for “{ $kind }” than its rules count
error-undo = nothing of yours can be taken back now
error-run = a run of actions ends with one that showed something; what follows is a choice of its own

error-expected = line { $line }: expected “{ $expected }”, found “{ $found }”
error-whole = line { $line }: expected a whole number from { $low } to { $high }, found “{ $text }”
error-count = line { $line }: expected { $expected } entries
error-rest = line { $line }: nothing should follow, found “{ $found }”
error-truncated = the text ends too early, behind line { $line }
error-viewer = “{ $text }” is no viewer; write a seat or “spectator”
error-card = line { $line }: “{ $card }” is no card
error-hole = line { $line }: only a view can have a “?”; name every card
error-change = line { $line }: “{ $change }” is no change of a field
error-quoted = line { $line }: expected a text in double quotes
error-scene = this position cannot be: { $about }
error-scene-view = this view shows what its viewer cannot see
error-scene-range = this position has a value outside the range of its field
error-scene-heading = the fields “players” and “options” say otherwise than the heading
error-sealed = this transcript is sealed: the match was not over when it was written
error-commitment = the seed does not fit the commitment: one of them was changed
error-version = this is { $game } version { $version }; here are the rules of version { $ours }
error-replay = line { $line }: { $reason }
error-bot = no bot is called “{ $name }”; there are: { $known }
error-idle = every bot waits although it was the last call

players = { $least } to { $most } players
version = version
error-budget = “{ $text }” is no budget; write iterations, as in ismcts:1000, or a time, as in ismcts:100ms
error-argument = this bot takes nothing behind a colon; found “{ $text }”
error-law = law { $law }: { $what } (match with seed “{ $seed }”, decision { $decision })
law-idle = seat { $who } is awaited and has no legal action after `{ $action }`
law-turn = after `{ $action }`, who is awaited does not fit who may act, or the match does not end
law-range = after `{ $action }` of seat { $seat }, `{ $field }` is { $value }, not { $low } to { $high }
law-clause = after `{ $action }` of seat { $seat }, the state breaks { $clause }
law-guess = viewer { $viewer } sees `{ $field }` as { $before }, but as { $after } in a guess from that view
law-answer = `{ $question }` has another answer in the state than in the view or the guess of viewer { $viewer }
law-choice = `{ $question }` has another answer for `{ $choice }` in the state than in the view or the guess of viewer { $viewer }
law-unnoticed = viewer { $viewer } sees `{ $field }` change from { $before } to { $after } after `{ $action }` of seat { $seat }, but notices no action
law-noticed = viewer { $viewer } notices `{ $action }` of seat { $seat }, but sees no difference
law-world = after `{ $action }` of seat { $seat }, viewer { $viewer } sees `{ $field }` as { $before }, but as { $after } in a world that looked the same
law-twin = viewer { $viewer } sees `{ $field }` change from { $before } to { $after } after `{ $action }` of seat { $seat }, between worlds that must look the same
law-seen = viewer { $viewer } sees `{ $action }` of seat { $seat } as `{ $before }`, but as `{ $after }` in a world that must look the same
law-modes = after `{ $action }` of seat { $seat }, `{ $field }` is { $before } in mode { $mode } and { $after } in mode { $other }
law-text = a text does not read back as what was written
law-otherwise = the answers differ

# Playing in the terminal
play-seats = You are { $who }. Bots: { $bots }.
play-compiling = Compiling the rules, which takes a while the first time …
play-resumed = Welcome back: the match goes on where you left it.
play-unfinished = An unfinished match is kept in { $path }; “gotham play --resume” goes on with the latest one.
play-thinking = The others are thinking …
play-turn = Your turn. Type a number, or ? for help.
play-turn-or-wait = Your turn: type a number, ? for help, or Enter to let the others act first.
play-optional = Nobody waits for you. You may act, or press Enter to let the others go on.
play-last-call = Everybody waits for you, so please choose.
play-group = { $count }, such as “{ $action }”
play-more = Enter for more, q to stop
play-earlier = More has happened before; l shows it all.
play-nothing = Nothing has happened yet.
play-no-notes = You have no notes.
play-saved = Every action is saved at once in { $path }. It holds the hidden cards too, so do not peek.
play-quit = Your match is saved. To go on: { $command }
play-result = { $who }: { $points }
play-winners = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
play-you-won = { $count ->
    [one] Congratulations, you have won!
   *[other] Congratulations, you share the win!
}
play-written = The match is written down in { $path }
play-next-replay = To see it again: { $command }
play-next-play = To play another: { $command }

# The help of the terminal
help-number = Type the number of a choice, or the action itself, such as “{ $action }”.
help-beginning = Type how actions begin, such as “{ $kind }”, to see a list of those.
help-run = Actions with ; between them happen together or not at all. Behind # you may add a note.
help-enter = Enter alone shows the position again.
help-enter-wait = Enter alone lets the others act first.
help-help = shows this help
help-position = shows the position again
help-hint = asks the best bot what it would do in your place
help-rules = shows the rules, or one of them, as in: r { $clause }
help-undo = takes your latest action back, until something is shown or somebody acts
help-log = shows what has happened so far
help-saved = says where the match is saved
help-notes = writes a private note, as in: n A5 crossed out; without text erases it; n alone shows all
help-wait = lets the others act first
help-quit = saves and quits

# Replaying in the terminal
replay-seat = As { $who } saw it.
replay-spectator = As a spectator saw it.
replay-step = After { $count ->
    [one] 1 step
   *[other] { $count } steps
} of { $total }.

# What the terminal refuses
error-choice = there is no choice { $number }; choose from 1 to { $most }
error-beginning = “{ $text }” is only the beginning of an action, such as “{ $action }”
error-wait = you cannot wait now: nobody else can act
error-clause = no rule is called “{ $name }”; type r to see them all
error-language = no language is called “{ $name }”; there are: { $known }
error-resume = there is no unfinished match to go on with; “gotham play” begins one
error-resume-with = { $option } cannot be changed in a match that goes on
error-scene-with = { $option } is fixed by the scene, so it cannot be given too
error-open = this match is being played in another window
error-settings = the settings in { $path } cannot be read: they do not say who sits where and how to show the match
error-save = the match cannot be saved in { $path }: { $reason }
error-kept = the match in { $path } cannot go on: { $reason }
error-play-bots = { $bots } bots are too many for { $seats ->
    [one] 1 other seat
   *[other] { $seats } other seats
}
error-upto = a number of steps cannot be negative
error-file = { $path } cannot be read: { $reason }
error-utf8 = { $path } is no text: it is not UTF-8
error-large = { $path } is too large for a match
error-text = “{ $text }” is no text that can be written down
error-record-seat = this record holds only what { $viewer ->
    [spectator] a spectator
   *[other] seat { $viewer }
} saw
error-option-text = “{ $text }” is no option; write name=value
error-unmet = these laws met no case and so have failed: { $laws }
error-extra = { $name } is not installed; it comes with the extra “{ $extra }”: pip install gotham[{ $extra }]

# The arena
arena-title = { $game }, { $players } players, options { $options }, seed { $seed }
arena-played = { $matches } matches in { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}, { $length } actions each; a fair share is { $fair }
arena-bot = Bot
arena-seat = Seat
arena-share = Wins [95 %]
arena-blocks-won = Blocks won [95 %]
arena-return = Return [95 %]
arena-margin = Ahead of best other [95 %]
arena-crossed = { $tables } line-ups of { $blocks } blocks each, { $matches } matches in all
arena-test = Is { $bot } better by { $low } or by { $high } normalised Elo? Log-likelihood ratio { $ratio } { $blocks ->
    [one] after { $blocks } block
   *[other] after { $blocks } blocks
}, limits ±{ $bound }: { $decision ->
    [high] decided for { $high }
    [low] decided for { $low }
   *[none] not decided yet
}
arena-rating = OpenSkill rating [±1.96 sigma]
arena-against = Share of the blocks [95 %] against
arena-report = The report is in { $file }
arena-watch = The match is at { $address } (Ctrl-C closes a server of this command)
arena-starting = Getting ready
arena-playing = Playing
arena-rate = { $rate } matches/s
arena-rounded = { $asked } matches are no whole blocks of { $block }; playing { $matches }
arena-stopped = Stopped; { $done } of { $matches } matches are kept. To go on: { $command }
arena-kept = The results are kept in { $file }
arena-reproduce = To reproduce: { $command }
arena-replay = To replay the first match: { $command }
error-arena-matches = { $matches } matches cannot be played; ask for 1 to { $most }
error-arena-jobs = { $jobs } processes cannot work; ask for at least 1
error-arena-bots = { $bots } bots do not fit on { $players } seats; name at least one, and no more than there are seats
error-arena-broken = the match of { $bots } on the deal { $deal } broke off at action { $action }: { $reason }
error-arena-worker = a process that played matches was ended from outside; what it had finished is kept, and the same command goes on
error-arena-file = { $file } cannot be used: { $reason }
error-arena-foreign = { $file } holds no arena results
error-arena-damaged = { $file } is damaged: { $reason }
error-arena-match = no match is called “{ $name }” in { $file }
error-arena-watch = { $server } did not take the match: { $reason }
error-arena-sprt = “{ $text }” are no two claims; write the lower and the higher difference in normalised Elo, such as 0,10, within ±{ $most }
error-arena-duel = a sequential test compares two bots that have as many seats each
error-arena-cross = a cross-table needs different bots, at least { $bots } of them

# The arena on a cluster
error-arena-cluster = the cluster { $address } cannot be reached: { $reason }
error-arena-code = the rules or the bots on the cluster are not those here, and would play differently; install the same there

# Whom one plays against
bots-levels = Levels
bots-characters = Characters
bots-all = All bots
level-beginner = Beginner
level-casual = Casual
level-practised = Practised
level-expert = Expert
level-master = Master
ladder-beginner = Has just learnt the rules and plays whatever comes to mind.
ladder-casual = Takes what a move brings at once, and looks no further.
ladder-practised = Thinks a little ahead.
ladder-expert = Thinks well ahead and seldom slips.
ladder-master = Takes its time and plays as well as it can.
