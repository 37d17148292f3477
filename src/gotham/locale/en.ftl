seat = Seat { $seat }
log-undo = { $who } takes the last action back.
log-note = { $who } notes: { $note }

error-game = no game is called “{ $name }”; there are: { $known }
error-players = { $players } cannot play this; it is for { $least } to { $most } players
error-option = no option is called “{ $name }”; there are: { $known }
error-value = the option { $name } cannot be “{ $value }”; it can be: { $known }
error-seat = there is no seat { $seat }; seats go from 0 to { $most }
error-number = there is no action { $number }; actions go from 0 to { $most }
error-action = “{ $text }” is no action of this game
error-contract = the game { $game } does not define { $name } in its rules
error-operands = the game { $game } names other operands for “{ $kind }” than its rules count
error-undo = nothing of yours can be taken back now

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
error-scene-range = this position has a value outside the range of its field
error-sealed = this transcript has no seed: the match was not over when it was written
error-commitment = the seed does not fit the commitment: one of them was changed
error-version = this is { $game } version { $version }; here are the rules of version { $ours }
error-replay = line { $line }: { $reason }
error-bot = no bot is called “{ $name }”; there are: { $known }
error-idle = every bot waits although it was the last call

players = { $least } to { $most } players
version = version
