# The page on the balance of a game
balance-heading = How fair is { $title }?
balance-lead = { $bot } has played { $matches } matches against itself. Every figure comes with an interval that holds the true value 95 times in 100.
balance-question = Is it an advantage to play last?
balance-question-about = A shared win counts by its share. The charts show by how many percentage points the last is above a fair share; the dashed mark is a fair share.
balance-answer = { $of ->
    [rounds] In a round
    [whole] Over a whole match, by the order of its first round
   *[matches] In a match
}: { $verdict ->
    [more] yes. Who plays last wins { $shares }.
    [less] no, it is a disadvantage. Who plays last wins { $shares }.
   *[unclear] no difference that can be told from chance. Who plays last wins { $shares }.
}
balance-share = { $share } with { $players } players
balance-above = Above a fair share [95 %]
balance-order = Who plays when
balance-order-about = Each place’s share of the wins; a shared win counts by its share. The dashed mark is a fair share.
balance-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
balance-players = Players
balance-place = Place
balance-place-first = First
balance-place-last = Last
balance-of = { $of ->
    [rounds] Rounds won
   *[matches] Matches won
}
balance-points-of = { $of ->
    [rounds] Points in a round
   *[matches] Points in a match
}
balance-verdict = { $of ->
    [whole] Who plays last in the first round
   *[other] Who plays last
} wins { $share } of the { $of ->
    [rounds] rounds
   *[other] matches
}, where { $fair } would be fair: { $verdict ->
    [more] an advantage.
    [less] a disadvantage.
   *[unclear] no difference that can be told from chance.
}
balance-course = How matches go
balance-course-about = Who is ahead is looked at after every action; where two are level, whoever was ahead still is. A turn is all that somebody does until another acts.
balance-last = Matches won by who plays last
balance-last-round = Rounds won by who plays last
balance-rounds = Rounds in a match
balance-turns = Turns in a match
balance-actions = Actions in a match
balance-changes = How often the lead changes
balance-settled = Part of the turns after which the lead does not change any more
balance-points = Points of a player
balance-margin = Points by which the first is ahead of the second
balance-ties = Matches with several winners
balance-nobody = Matches that nobody wins
balance-mean = Mean [95 %]
balance-lengths = How long matches take
balance-lengths-about = How many matches took how many turns.
balance-option = The option “{ $option }”: { $value }
balance-option-about = What changes where this is chosen and not “{ $usual }”, on the same deals. The dashed mark is no difference. Of twenty intervals one misses the truth, so what only just leaves the mark may be chance.
balance-option-same = Nothing that was measured changes by more than chance explains.
balance-option-rest = What chance alone may explain
balance-difference = Difference [95 %]
balance-difference-share = Difference in percentage points [95 %]
balance-usual = Matches of the usual game, for each number of players
balance-variants = Matches with each other value of an option, for each number of players
balance-option-none = with the usual options
error-balance-counts = { $matches } is neither one number of matches nor { $count }, one for each number of players
