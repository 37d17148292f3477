seat = Player { $seat }
log-undo = { $who } takes back the last action.
log-note = { $who } notes: { $note }

error-game = there is no game “{ $name }”; available: { $known }{ $near ->
    [none] {""}
   *[other] ; did you mean “{ $near }”?
}
error-players = this game cannot be played by { $players }; it is for { $least } to { $most } players
error-preset = there is no preset “{ $name }”; available: { $known }{ $near ->
    [none] {""}
   *[other] ; did you mean “{ $near }”?
}
error-option = there is no option “{ $name }”; available: { $known }
error-value = the option { $name } cannot be “{ $value }”; possible values: { $known }
error-seat = there is no seat { $seat }; seats are numbered 0 to { $most }
error-names = { $names } names were given for { $players } seats; give one name per seat
error-colour = there is no colour “{ $name }”; available: { $known }{ $near ->
    [none] {""}
   *[other] ; did you mean “{ $near }”?
}
error-colours = { $colours } colours were given for { $players } seats; give one colour per seat
error-colour-taken = { $colour } is taken: { $who } has it
error-colourless = the players of { $game } have no colours
error-colour-late = the match is over, so colours stay as they are
error-note = a note can have up to { $about } characters for its subject and { $text } for its text, and you can keep { $notes } notes
error-number = there is no action { $number }; actions are numbered 0 to { $most }
error-action = “{ $text }” is not an action of this game
error-contract = the game { $game } is incomplete; missing: { $missing }
error-mode = there is no mode “{ $mode }”; available: { $known }
error-numba = the mode { $mode } needs numba, which is not installed
error-hook = { $game }: { $place } has no hook “{ $name }”{ $near ->
    [none] {""}
   *[other] ; did you mean “{ $near }”?
}
error-broken-game = the game { $game } cannot be loaded: { $reason }
error-operands = the game { $game } names other operands for “{ $kind }” than its rules declare
error-undo = you have nothing to take back now
error-run = an action in this sequence revealed something, so the sequence ends there; decide about the rest separately

error-expected = line { $line }: expected “{ $expected }”, found “{ $found }”
error-whole = line { $line }: expected a whole number from { $low } to { $high }, found “{ $text }”
error-count = line { $line }: expected { $expected } entries
error-rest = line { $line }: expected the end of the line, found “{ $found }”
error-truncated = the text ends too early, after line { $line }
error-viewer = “{ $text }” is not a viewer; write a seat or “spectator”
error-card = line { $line }: “{ $card }” is not a card
error-hole = line { $line }: “?” is allowed only in a view; name every card
error-change = line { $line }: “{ $change }” is not a change of a field
error-quoted = line { $line }: expected text in double quotes
error-scene = this position is impossible: { $about }
error-scene-view = this view shows something that its viewer cannot see
error-scene-range = this position has a value outside the range of its field
error-scene-heading = the fields “players” and “options” contradict the heading
error-sealed = this transcript is sealed: it was written before the match was over
error-commitment = the seed does not match the commitment: one of them was changed
error-version = this is { $game } version { $version }; the rules installed here are version { $ours }
error-replay = line { $line }: { $reason }
error-which-game = name the game: { $known }
error-bot = there is no bot “{ $name }”; available: { $known }{ $near ->
    [none] {""}
   *[other] ; did you mean “{ $near }”?
}
error-idle = all bots are waiting, although somebody has to act now

players = { $least } to { $most } players
version = version
preset-of-year = { $title } ({ $year })
error-budget = “{ $text }” is not a budget; write a number of iterations, as in ismcts:1000, or a time, as in ismcts:100ms
error-argument = this bot takes no argument after a colon; found “{ $text }”
error-law = law { $law }: { $what } (match with seed “{ $seed }”, decision { $decision })
law-idle = seat { $who } is awaited and has no legal action after `{ $action }`
law-turn = after `{ $action }`, the awaited seats do not match the seats that may act, or the match does not end
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
play-which = Which game? Type its number or name.
play-seats = You are { $who }. Bots: { $bots }.
play-alone = You are { $who }, and play alone.
play-colours = Colours: { $colours }.
play-compiling = Compiling the rules; the first time, this takes a while…
play-resumed = Welcome back: the match continues where you left it.
play-unfinished = An unfinished match is saved in { $path }; “gotham play --resume” continues the latest one.
play-thinking = The others are thinking…
play-turn = Your turn. Type a number, or ? for help.
play-turn-or-wait = Your turn: type a number, ? for help, or Enter to let the others act first.
play-optional = Nobody is waiting for you. You may act, or press Enter to let the others continue.
play-last-call = Everybody is waiting for you: please choose.
play-group = { $count }, such as “{ $action }”
play-more = Enter for more, q to stop
play-earlier = Earlier lines are not shown; l shows them all.
play-nothing = Nothing has happened yet.
play-no-notes = You have no notes.
play-saved = Every action is saved at once in { $path }. The file also contains the hidden cards, so do not peek.
play-quit = Your match is saved. To continue: { $command }
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
play-written = The match is saved in { $path }
play-next-replay = To replay it: { $command }
play-next-play = To play another: { $command }

# The help of the terminal
help-number = Type the number of a choice, or the action itself, such as “{ $action }”.
help-beginning = Type the beginning of an action, such as “{ $kind }”, to list all that start with it.
help-run = Actions separated by ; happen together or not at all. After # you can add a note.
help-enter = Enter alone shows the position again.
help-enter-wait = Enter alone lets the others act first.
help-help = shows this help
help-position = shows the position again
help-hint = asks the best bot what it would do in your seat
help-rules = shows the rules, or one of them, as in: r { $clause }
help-undo = takes back your last action, as long as nothing was revealed and nobody else has acted
help-log = shows what has happened so far
help-saved = shows where the match is saved
help-notes = writes a private note, as in: n A5 crossed out; n A5 without text deletes it; n alone shows all
help-wait = lets the others act first
help-quit = saves and quits

# Replaying in the terminal
replay-seat = As seen by { $who }.
replay-spectator = As seen by a spectator.
replay-step = After { $count ->
    [one] 1 step
   *[other] { $count } steps
} of { $total }.

# What the terminal refuses
error-choice = there is no choice { $number }; choose 1 to { $most }
error-beginning = “{ $text }” is only the beginning of an action, such as “{ $action }”
error-wait = you cannot wait now: nobody else can act
error-clause = there is no rule “{ $name }”; type r to list them all
error-language = there is no language “{ $name }”; available: { $known }
error-resume = there is no unfinished match to resume; “gotham play” starts one
error-resume-with = { $option } cannot be changed in a resumed match
error-scene-with = { $option } is fixed by the scene and cannot be given as well
error-open = this match is already open in another window
error-settings = the settings in { $path } cannot be read: they must say who has which seat and how to show the match
error-save = the match cannot be saved in { $path }: { $reason }
error-kept = the match in { $path } cannot be resumed: { $reason }
error-play-bots = { $bots } bots are too many for { $seats ->
    [one] 1 other seat
   *[other] { $seats } other seats
}
error-upto = the number of steps cannot be negative
error-file = { $path } cannot be read: { $reason }
error-utf8 = { $path } is not a text file: it is not UTF-8
error-large = { $path } is too large to be a match
error-text = “{ $text }” cannot be stored as text
error-record-seat = this record contains only what { $viewer ->
    [spectator] a spectator
   *[other] seat { $viewer }
} saw
error-option-text = “{ $text }” is not an option; write name=value
error-unmet = these laws were never tested by any case, which counts as failed: { $laws }
error-extra = { $name } is not installed; it comes with the extra “{ $extra }”: pip install gotham[{ $extra }]
error-doctor-server = no server can be watched at { $address }: { $reason }
error-wasm = the rules cannot be built: { $reason }

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
arena-watch = The match is at { $address } (if this command started the server, Ctrl-C stops it)
arena-starting = Starting
arena-playing = Playing
arena-rate = { $rate } matches/s
arena-rounded = { $asked } matches do not fill whole blocks of { $block }; playing { $matches }
arena-stopped = Stopped; { $done } of { $matches } matches are saved. To continue: { $command }
arena-kept = The results are saved in { $file }
arena-reproduce = To reproduce: { $command }
arena-replay = To replay the first match: { $command }
error-arena-matches = { $matches } matches are not possible; ask for 1 to { $most }
error-arena-jobs = { $jobs } processes are not possible; ask for at least 1
error-arena-bots = { $bots } bots do not fit { $players } seats; name at least one bot, and at most one per seat
error-arena-broken = the match of { $bots } on deal { $deal } failed at action { $action }: { $reason }
error-arena-worker = a worker process was killed from outside; finished matches are saved, and the same command continues
error-arena-file = { $file } cannot be used: { $reason }
error-arena-foreign = { $file } contains no arena results
error-arena-damaged = { $file } is damaged: { $reason }
error-arena-match = there is no match “{ $name }” in { $file }
error-arena-watch = { $server } did not accept the match: { $reason }
error-arena-sprt = “{ $text }” is not a pair of hypotheses; write the lower and the higher difference in normalised Elo, such as 0,10, within ±{ $most }
error-arena-duel = a sequential test compares two bots with the same number of seats
error-arena-cross = a cross-table needs at least { $bots } different bots
error-arena-device = { $option } is not possible with --device

# Batches of matches
error-batch-lanes = a batch of { $lanes } matches is not possible; ask for 1 to { $most }
error-batch-autoreset = there is no autoreset “{ $name }”; available: { $known }
error-batch-actions = a step needs { $lanes } whole numbers in one dimension, one action for each match
error-batch-kind = there is no kind of action “{ $name }”; available: { $known }
error-batch-device = there is no device “{ $name }”; available: { $known }
error-batch-bot = “{ $name }” does not play inside a device; available: { $known }
error-batch-greedy = the greedy bot of { $game } cannot play inside a device: its evaluation is not a rule that compiles
error-batch-kernels = { $folder } contains no kernels; “python -m tools.kernels” writes some
error-gpu = no NVIDIA GPU was found

# The arena on a cluster
error-arena-cluster = the cluster { $address } cannot be reached: { $reason }
error-arena-code = the rules or bots on the cluster differ from those here and would play differently; install the same version there

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
ladder-casual = Takes what a move brings at once and looks no further.
ladder-practised = Thinks a little ahead.
ladder-expert = Thinks well ahead and seldom makes mistakes.
ladder-master = Takes its time and plays as well as it can.

# The colours of players
colour-yellow = yellow
colour-red = red
colour-green = green
colour-blue = blue
colour-purple = purple
colour-black = black

# Research: observations as texts

text-legal = Legal actions: { $actions }.
text-ask = Answer with one action in notation.
