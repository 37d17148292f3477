# The page of a tournament
report-heading = The arena: { $title }
report-wins = Wins
report-wins-about = Each bot’s share of the wins, with its 95 % interval over the blocks. A block is one deal, played from every seat. The dashed line is the fair share.
report-blocks = Blocks won
report-blocks-about = The bot that wins more matches of a block wins the block; a tie counts as half. The dashed line is one half.
report-test = Sequential test
report-test-about = The log-likelihood ratio of the two hypotheses after each block. The test is decided where the line meets one of the dashed limits; each hypothesis is rejected wrongly at most 5 times in 100.
report-ratio = Log-likelihood ratio
report-block-count = Blocks
report-cross = Every bot against every other
report-cross-about = The share of the blocks that the row’s bot won against the column’s bot, with the 95 % interval below it.
report-ratings = Ratings
report-ratings-about = OpenSkill with the Plackett-Luce model: each block is one encounter, and the figure is the mean over many orders of the blocks. The interval is OpenSkill’s own, 1.96 sigma to both sides.
report-seats = Seats
report-seats-about = Every bot has played every seat equally often, so what remains is the value of the seat itself. The dashed line is the fair share.
report-lengths = Length of the matches
report-lengths-about = How many matches took how many actions.
report-actions = Number of actions
report-match-count = Matches
report-figures = The figures
report-settings = Settings
report-settings-about = Everything that determines the results. The command below plays the same matches again on any machine.
report-bots = Bots that played
report-players = Seats
report-options = Options of the game
report-seed = Seed of the deals
report-rules = Version of the rules
report-code = Code fingerprint
report-program = Version of Gotham
report-matches = Matches
report-matches-about = Every match is saved. This command opens one in the browser, move by move; replace its name with that of another.
report-list = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
report-more = There are { $count } more; their names continue in the same way, with the number of the block and of the rotation at the end.
report-match = Match
report-seating = Bots by seat
report-winners = Won by
report-returns = Results
