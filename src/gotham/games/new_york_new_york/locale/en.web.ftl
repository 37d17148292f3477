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

## Clocks
late = The seat passes and is out until the round ends; a seat that has just played a card takes the first one from the reserve.
