# Names of things
title = New York New York
summary = Build the skyline together, and get your colour on top.
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
value-rounds-match = as many as players
value-rounds-1 = one
value-rounds-to-100 = until somebody has 100 points
value-rounds-to-200 = until somebody has 200 points
preset-1989 = First edition
preset-1989-about = One round, with points for runs.
preset-1991-basic = Second edition, basic
preset-1991-basic-about = As many rounds as players, without points for runs.
preset-1991-profi = Second edition, Profi
preset-1991-profi-about = As many rounds as players, with points for runs.
preset-points = To 100 points
preset-points-about = As many rounds as it takes until somebody has 100 points; a house rule, not the publisher’s.

# What one can do
do-play = play { $card }
do-take = take { $card }
do-pass = pass, and be out until the round ends
covering = { $text }, covering { $card }

# The view in sentences
round-of = Round { $number } of { $total }.
round-to = Round { $number }, to { $points } points.
round-over = The match is over.
to-play = { $who } plays a card or passes.
to-take = { $who } takes a card from the reserve.
position = { $number } { $card }
skyline = Skyline: { $positions }.
reserve = Reserve: { $cards }.
pile = Pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}.
hand = { $who } ({ $suit ->
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
}: { $cards }{ $out ->
    [yes] ; has passed
   *[no] {""}
}.
unknown-cards = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
}

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
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

# Why something is refused
why-NY-04 = it is not your turn; play goes clockwise.
why-NY-05 = a turn is one card from your hand to the skyline, then one card from the reserve to your hand; “{ $action }” is not possible now.
why-NY-07 = you have played a card, so now you must take one from the reserve.
why-NY-10 = you have passed, so you are out until the round ends.
why-NY-11 = you have no card left, so you have no turn.
why-NY-17 = the match is over, all its rounds have been played.
scene-twice = { $card } appears twice; every card exists once.
scene-hidden = the viewer of this view cannot know where { $card } is.
scene-missing = a position has all { $count } cards, each in one place.
scene-hand = a hand and the reserve have at most { $count } cards.

# The clauses of the rulebook, for the rules help and for positions that are refused
clause-NY-01 = There are 48 cards: 4 colours, each numbered 1 to 12.
clause-NY-02 = 2 to 4 players each have a colour of their own. The colours that nobody plays are neutral: they stay in the deck and score for nobody.
clause-NY-03 = Each hand is dealt 6 hidden cards. 6 cards face up are the reserve, and the rest is the face-down pile.
clause-NY-04 = Chance decides who starts the first round, and play goes clockwise among the players.
clause-NY-05 = On your turn you play one card of your hand to the skyline and take one card of your choice, of any colour, from the reserve. Then the reserve is refilled from the pile.
clause-NY-06 = The skyline has 12 positions, and a card goes to the position of its number and nowhere else. It covers what lies there: only the top card counts.
clause-NY-07 = After playing a card, you must take one while the reserve has any. The refill is revealed only after that choice.
clause-NY-08 = When the pile is empty the reserve is no longer refilled. When the reserve is empty too, hands are played out without taking.
clause-NY-09 = On any turn, even the first, you may pass instead of playing. A player who passes does nothing else: no play, no taking, no refill.
clause-NY-10 = A player who has passed is out until the round ends. The others play on.
clause-NY-11 = A round ends as soon as nobody has a turn. A player who has passed or has no cards has no turn.
clause-NY-12 = Cards left in hands, in the reserve or in the pile score nothing.
clause-NY-13 = You score the number of every top card of your colour.
clause-NY-14 = Adjacent top cards of your colour score a bonus: 2 cards 3 points, 3 cards 6, 4 cards 10, 5 cards 15, 6 or more cards 25.
clause-NY-15 = Positions 12 and 1 are adjacent: the skyline is a ring. A full ring of 12 cards is one run.
clause-NY-16 = Points for runs are an option: on, unless the players turn them off.
clause-NY-17 = A match has as many rounds as players, so that each starts once. With the option rounds=1 it has a single round.
clause-NY-18 = The highest total wins. Equal totals share the win.
clause-NY-19 = An empty position breaks a run. Several separate runs of one colour each score.
clause-NY-20 = Everybody sees every card that is played or taken, the reserve, who has passed, how many cards are in each hand and in the pile, and the scores. Dealt cards that have not been played and the order of the pile are hidden, even after the round.
clause-NY-21 = For each round of a match, all 48 cards are dealt again, and the start passes to the next seat clockwise. Colours stay, and the scores of finished rounds are added up.
clause-NY-22 = When all others are out, the last player continues alone, turn after turn, until they pass or have no cards.
clause-NY-23 = A preset is a set of options with a name: the first edition plays one round with points for runs; the second as many rounds as players, in its basic game without and as Profi with points for runs.
clause-NY-24 = With the option rounds=to-100 or rounds=to-200 a match ends with the round after which somebody has that many points, and after 12 rounds in any case. The highest total wins. The preset points is rounds=to-100.

# The board in the terminal
draw-round = Round { $number } of { $total }
draw-to = Round { $number }, to { $points } points
draw-over = The match is over
draw-play = { $who } plays a card or passes
draw-take = { $who } takes a card from the reserve
draw-reserve = Reserve
draw-pile = { $count ->
    [0] Pile empty
   *[other] Pile { $count }
}
draw-neutral = Neutral
draw-player = Player
draw-cards = Cards
draw-now = Round
draw-before = Before
draw-total = Total
draw-you = you
draw-out = passed

# How its bots play
level-beginner-about = Builds reasonably well, but plays or takes a random card about one time in eight.
level-casual-about = Thinks a little ahead, and sometimes plays or takes a random card.
level-practised-about = Plays out the rest of the round in its head a few times, and is rarely careless.
level-expert-about = Thinks every decision through and is never careless.
level-master-about = Plays as well as it can: looks as far ahead as a second allows and solves endgames exactly.
