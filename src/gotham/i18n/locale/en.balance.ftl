# The page on the balance of a game
balance-heading = How fair is { $title }?
balance-lead = { $bot } has played { $matches } matches against itself. Every figure comes with an interval that contains the true value 95 times in 100.
balance-question = Is it an advantage to play last?
balance-question-about = A shared win counts as a fraction. The charts show by how many percentage points the last player is above a fair share; the dashed line is the fair share.
balance-answer = { $of ->
    [rounds] In a round
    [whole] Over a whole match, by the order of its first round
   *[matches] In a match
}: { $verdict ->
    [more] yes. The last player wins { $shares }.
    [less] no, it is a disadvantage. The last player wins { $shares }.
   *[unclear] no difference beyond chance. The last player wins { $shares }.
}
balance-share = { $share } with { $players } players
balance-above = Above a fair share [95 %]
balance-order = Playing order
balance-order-about = The share of wins by place in the playing order; a shared win counts as a fraction. The dashed line is the fair share.
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
    [whole] The last player of the first round
   *[other] The last player
} wins { $share } of the { $of ->
    [rounds] rounds
   *[other] matches
}, where { $fair } would be fair: { $verdict ->
    [more] an advantage.
    [less] a disadvantage.
   *[unclear] no difference beyond chance.
}
balance-course = How matches go
balance-course-about = The lead is checked after every action; in a tie, the previous leader keeps it. A turn is everything a player does until another player acts.
balance-last = Matches won by the last player
balance-last-round = Rounds won by the last player
balance-rounds = Rounds per match
balance-turns = Turns per match
balance-actions = Actions per match
balance-changes = Changes of the lead
balance-settled = Share of the turns after which the lead no longer changes
balance-points = Points per player
balance-margin = Lead of the first over the second, in points
balance-ties = Matches with several winners
balance-nobody = Matches without a winner
balance-mean = Mean [95 %]
balance-lengths = Length of matches
balance-lengths-about = How many matches took how many turns.
balance-option = The option “{ $option }”: { $value }
balance-option-about = What changes if this is chosen instead of “{ $usual }”, on the same deals. The dashed line means no difference. One interval in twenty misses the true value, so a result just off the line may be chance.
balance-option-same = No measured value changes by more than chance explains.
balance-option-rest = Differences that chance alone may explain
balance-difference = Difference [95 %]
balance-difference-share = Difference in percentage points [95 %]
balance-usual = Matches with the usual options, for each number of players
balance-variants = Matches with each other value of an option, for each number of players
balance-option-none = with the usual options
error-balance-counts = { $matches } is neither one number of matches nor { $count } numbers, one per number of players
error-balance-device = --device plays at random; leave out --bots { $bot }
