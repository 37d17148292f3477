# A match that is over: who could have known
insight-known = When each player could first have known
insight-player = Player
insight-look = Replay
insight-known-round = Could know from round
insight-known-by = Settled by
insight-accused-round = Accused in round
insight-never-knew = { $who } could never be certain; squares left at the end: { $count }{ $guess ->
    [right] , but guessed right.
    [wrong] , and guessed wrong.
   *[none] .
}
insight-could-have = { $who } could have been certain from round { $round } on, but ended { $turns ->
    [one] { $turns } more turn
   *[other] { $turns } more turns
} without accusing.
insight-knew = { $who } could be certain from round { $round } on{ $accused ->
    [right] , and accused at the first opportunity.
    [wrong] , but accused another square.
   *[none] , but had no further turn to accuse.
}
insight-clues = { $clues }
insight-heard = a wrong accusation

# Squares over time
insight-squares = Squares left to each player by the cards they had read
insight-round = After round
insight-name = { $who }

# Accusations
insight-accusations = Accusations
insight-chance-about = The chance is what a master would have given it with the same cards: from the clues, from how cases are made, and from the silence of the others.
insight-square = Square
insight-left = Squares left
insight-chance = Chance of being right
insight-verdict = Verdict
insight-right = { $right ->
    [yes] right
   *[no] wrong
}

# Swaps
insight-swaps = Cards that changed hands in swaps
insight-swaps-about = In each swap the first card was chosen, the second drawn at random.
insight-giver = Given by
insight-taker = To
insight-card = Card
insight-told = Squares left to them
insight-from-to = { $before } → { $after }
