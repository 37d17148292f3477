# Replays
error-replay-own = while a match is not over, everybody can look back from their own seat only
error-onward-over = the match is over at this moment; choose an earlier one to play on
error-upload = this transcript cannot be replayed: { $reason }
error-upload-record = this is what one seat saw, not the match; only the transcript of a finished match can be replayed
error-upload-running = the match in it is not over
error-upload-long = it is too long to be played again here
error-upload-start = it starts from a position that cannot be written down
