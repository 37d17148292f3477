# The page of a tournament
report-heading = The arena: { $title }
report-wins = Wins
report-wins-about = Each bot’s share of the wins, with its 95 % interval over the blocks. A block is one deal, played from every seat. The dashed mark is a fair share.
report-blocks = Blocks won
report-blocks-about = Who wins more matches of a block wins the block; equal is half. The dashed mark is one half.
report-test = Sequential test
report-test-about = The log-likelihood ratio of the two claims after each block. The test is decided where the line meets one of the dashed limits; each claim is rejected wrongly at most 5 times in 100.
report-ratio = Log-likelihood ratio
report-block-count = Blocks
report-cross = Every bot against every other
report-cross-about = The share of the blocks that the bot of the row won against the bot of the column, with the 95 % interval below it.
report-ratings = Ratings
report-ratings-about = OpenSkill, by Plackett and Luce’s model: a block is one meeting, and the figure is the mean over many orders of the blocks. The interval is OpenSkill’s own, 1.96 sigma to both sides.
report-seats = Seats
report-seats-about = Every bot has had every seat equally often. What is left is the worth of the seat itself; the dashed mark is a fair share.
report-lengths = Length of the matches
report-lengths-about = How many matches took how many actions.
report-actions = Number of actions
report-match-count = Matches
report-figures = The figures
report-settings = Settings
report-settings-about = All that decides the results. The command below them plays the same matches again, anywhere.
report-bots = Bots that played
report-players = Seats
report-options = Options of the game
report-seed = Seed of the deals
report-rules = Version of the rules
report-code = Code that played
report-program = Version of Gotham
report-matches = Matches
report-matches-about = Every match is kept. This opens one in the browser, move by move; put the name of another in its place.
report-list = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
report-more = There are { $count } more; their names go on in the same way, with the number of the block and of the rotation at the end.
report-match = Match
report-seating = Bots by seat
report-winners = Won by
report-returns = Results
