# Names of things
title = New York New York
summary = Build the skyline together, and see that your colour is on top.
suit = { $suit ->
    [Y] yellow
    [R] red
    [G] green
   *[B] blue
}
card = { $suit ->
    [Y] yellow
    [R] red
    [G] green
   *[B] blue
} { $number }
empty = empty
none = none
option-bonuses = points for runs
option-rounds = rounds

# What one can do
do-play = play { $card }
do-take = take { $card }
do-pass = pass, and be out until the round ends
covering = { $text }, covering { $card }

# The view in sentences
round-of = Round { $number } of { $total }.
round-over = The match is over.
to-play = Seat { $seat } plays a card or passes.
to-take = Seat { $seat } takes a card of the reserve.
skyline = Skyline: { $positions }.
reserve = Reserve: { $cards }.
pile = Pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}.
hand = Seat { $seat } ({ $suit ->
    [Y] yellow
    [R] red
    [G] green
   *[B] blue
}{ $you ->
    [yes] , you
   *[no] {""}
}), { $score ->
    [one] 1 point
   *[other] { $score } points
}: { $cards }{ $unknown ->
    [0] {""}
    [one] {" "}and 1 unknown card
   *[other] {" "}and { $unknown } unknown cards
}{ $out ->
    [yes] ; has passed
   *[no] {""}
}.

# The log
log-play = { $who } plays { $card }.
log-cover = { $who } plays { $card } over { $under }.
log-take = { $who } takes { $card }.
log-refill = { $card } is turned up.
log-pass = { $who } passes and is out of this round.
log-round = Round { $number } ends: { $scores }.
log-next = Round { $number } begins; { $who } starts.
log-over = The match is over. { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
} with { $points } points.

# Why something is refused
why-NY-04 = it is not your turn; play goes clockwise.
why-NY-05 = a turn is one card of your hand to the skyline, then one card of the reserve into your hand; “{ $action }” is not that now.
why-NY-07 = you have played, so you must now take a card of the reserve.
why-NY-10 = you have passed, so you are out until the round ends.
why-NY-11 = you have no card left, so you have no turn.
why-NY-17 = the match is over, all its rounds have been played.
scene-twice = { $card } is there twice; every card exists once.
scene-missing = a position has all { $count } cards, each in one place.
scene-hand = a hand has at most { $count } cards.
