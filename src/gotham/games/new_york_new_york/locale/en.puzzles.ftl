# Endgames with one winning move
puzzle-play = All cards are known, and the match is decided in this round. Which is the only action – a card to play, or passing – that wins it?
puzzle-take = All cards are known, and the match is decided in this round. Which is the only card to take that wins it?
puzzle-won = If both go on as well as they can, it wins the match by { $margin ->
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
} { $number }. If both go on as well as they can, you { $margin ->
    [0] only share the win
    [one] lose the match by 1 point
   *[other] lose the match by { $margin } points
}.
puzzle-passed = { $who } passes. However well you go on, you { $margin ->
    [0] only share the win
    [one] lose the match by 1 point
   *[other] lose the match by { $margin } points
}.
puzzle-alone = Nobody answers, but however well you go on, you { $margin ->
    [0] only share the win
    [one] lose the match by 1 point
   *[other] lose the match by { $margin } points
}.
