# Endgames with one winning move
puzzle-play = All cards are known, and the match is decided in this round. Which single action – playing a card or passing – wins it?
puzzle-take = All cards are known, and the match is decided in this round. Which is the only card that wins it if you take it?
puzzle-won = If both sides play on as well as they can, it wins the match by { $margin ->
    [one] 1 point
   *[other] { $margin } points
}. The next best, “{ $next }”, { $other ->
    [0] only shares the win
    [one] loses by 1 point
   *[other] loses by { $other } points
}.
puzzle-answered = { $who } answers with { $suit ->
    [Y] yellow
    [R] red
    [G] green
   *[B] blue
} { $number }. If both sides play on as well as they can, you { $margin ->
    [0] only share the win
    [one] lose the match by 1 point
   *[other] lose the match by { $margin } points
}.
puzzle-passed = { $who } passes. However well you play on, you { $margin ->
    [0] only share the win
    [one] lose the match by 1 point
   *[other] lose the match by { $margin } points
}.
puzzle-alone = Nobody answers, but however well you play on, you { $margin ->
    [0] only share the win
    [one] lose the match by 1 point
   *[other] lose the match by { $margin } points
}.
