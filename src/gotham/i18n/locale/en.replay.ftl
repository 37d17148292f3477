# Replays
error-replay-own = until the match is over, you can replay it from your own seat only
error-onward-over = the match is over at this point; choose an earlier move to play on from
error-upload = this transcript cannot be replayed: { $reason }
error-upload-record = this is what one seat saw, not the whole match; only the transcript of a finished match can be replayed
error-upload-running = the match in it is not over
error-upload-long = it is too long to be replayed here
error-upload-start = it starts from a position that cannot be written as text
