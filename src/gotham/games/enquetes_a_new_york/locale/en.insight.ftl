# A match that is over: who could have known
insight-known = When each could first have known
insight-player = Player
insight-look = Replay
insight-known-round = Could know from round
insight-known-by = Settled by
insight-accused-round = Accused in round
insight-never-knew = { $who } could never be certain; squares left in the end: { $count }{ $guess ->
    [right] , and a guess was right.
    [wrong] , and a guess was wrong.
   *[none] .
}
insight-could-have = { $who } could have been certain from round { $round } on, and ended { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} all the same.
insight-knew = { $who } could be certain from round { $round } on{ $accused ->
    [right] , and accused at the first chance.
    [wrong] , and yet accused another square.
   *[none] , and had no turn to accuse any more.
}
insight-clues = { $clues }
insight-heard = a wrong accusation

# Squares over time
insight-squares = Squares left to each by the cards they had read
insight-round = After round
insight-name = { $who }

# Accusations
insight-accusations = Accusations
insight-chance-about = The chance is what a master would have given it with the same cards: by the clues, by how cases are made, and by the silence of the others.
insight-square = Square
insight-left = Squares left
insight-chance = Chance to be right
insight-verdict = Verdict
insight-right = { $right ->
    [yes] right
   *[no] wrong
}

# Swaps
insight-swaps = Cards that changed hands in swaps
insight-swaps-about = In each swap the first card was chosen, the second drawn by lot.
insight-giver = Given by
insight-taker = To
insight-card = Card
insight-told = Squares left to them
insight-from-to = { $before } → { $after }
