# The drawn board
board-play = Play a card, or pass.
board-take = Now take a card from the reserve.
board-skyline = The skyline
board-top = Position { $number }: { $card }
board-covered = { $text }, covering { $cards }
board-ring = 12 and 1 are neighbours
board-bonuses = Bonuses for runs
board-suit = { $suit ->
    [Y] yellow
    [R] red
    [G] green
   *[B] blue
}
board-hands = Hands
board-hand = Your hand
board-hand-empty = Your hand is empty.
board-reserve-empty = The reserve is empty.
board-known = Everybody knows that you hold this card
board-hint = Choose a card, or drag it: it goes to its number.
board-pass = Pass
board-pass-sure = Out until the round ends?
board-pass-no = Play on
board-players = Players and points
board-starter = starts this round
board-numbers = Cards { $sum }
board-run = Run { $positions } +{ $bonus }
board-before = Before { $points }
board-nothing = No card on top yet
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
board-round-over = Round { $number } is over
board-column = Round { $number }
board-go-on = On to round { $number }
board-legend-cards = cards on top, by round
board-legend-runs = runs
board-part-cards = Round { $number }, cards on top
board-part-runs = Round { $number }, runs

## Clocks
late = You pass and are out until the round ends; if you have just played a card, you take the first one from the reserve.

# How to play, on one page
goal = Score the most points: get your colour on top of the towers, best of all side by side.
how-1 = Play a card
how-1-text = It goes to the place of its number and covers what stands there.
how-2 = Take a card
how-2-text = Then take any card from the reserve, whatever its colour.
how-3 = Be on top
how-3-text = Every tower in your colour scores its number. What is covered scores nothing.
how-4 = Stand side by side
how-4-text = Towers of your colour in a row score a bonus: 2 score 3, 3 score 6, 4 score 10, 5 score 15, and 6 or more score 25. 12 and 1 are neighbours.
how-last = Pass when no card helps you any more: you are out until the round ends. The most points after all rounds win.
