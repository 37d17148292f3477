# What is told of a match when it is over
insight-rounds = Points by round
insight-round = Round
insight-player = Player
insight-cards = Cards
insight-runs = Runs
insight-points = Points
insight-endgame = Endgames, solved exactly
insight-moment = When
insight-done = Played
insight-better = Best
insight-lost = Points lost
insight-lead = Lead after it
insight-lost-chance = Chance lost
insight-verdict = Round { $number }: { $whole ->
    [yes] once the pile was empty
   *[no] once it could be solved
}, best play on both sides led to { $lead ->
    [0] equal points
    [one] a lead of 1 point for { $who }
   *[other] a lead of { $lead } points for { $who }
}; it ended with { $result ->
    [0] equal points
    [one] a lead of 1 point for { $winner }
   *[other] a lead of { $result } points for { $winner }
}.
insight-match = For the match that meant: { $lead ->
    [0] a shared win
    [one] { $who } to win by 1 point
   *[other] { $who } to win by { $lead } points
}. In the end: { $result ->
    [0] a shared win
    [one] { $winner } by 1 point
   *[other] { $winner } by { $result } points
}.
insight-thrown = { $points ->
    [0] { $who } gave nothing away in endgames.
    [one] { $who } gave away 1 point in endgames.
   *[other] { $who } gave away { $points } points in endgames.
}
insight-no-endgame = Round { $number } ended before there was an endgame to solve.
insight-ahead = { $lead ->
    [0] equal
   *[other] { $who } +{ $lead }
}
insight-last-cards = The last cards
insight-last = When nothing can be taken any more and few cards are left, every continuation can be played out with open hands, with everybody playing for their own best result. Actions examined: { $count }; of these, with a better alternative: { $wrong }.
insight-play = play { $suit ->
    [Y] yellow
    [R] red
    [G] green
   *[B] blue
} { $number }
insight-take = take { $suit ->
    [Y] yellow
    [R] red
    [G] green
   *[B] blue
} { $number }
insight-pass = pass
