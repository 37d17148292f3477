# A match that is over: who could have known
insight-known = Wanneer ieder het voor het eerst had kunnen weten
insight-player = Speler
insight-look = Terugkijken
insight-known-round = Kon het weten vanaf ronde
insight-known-by = De beslissende kaart
insight-accused-round = Beschuldigde in ronde
insight-never-knew = { $who } kon nooit zeker zijn; vakken over aan het eind: { $count }{ $guess ->
    [right] , maar raadde goed.
    [wrong] , en raadde verkeerd.
   *[none] .
}
insight-could-have = { $who } had vanaf ronde { $round } zeker kunnen zijn, en beëindigde toch nog { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
} zonder te beschuldigen.
insight-knew = { $who } kon zeker zijn vanaf ronde { $round }{ $accused ->
    [right] {" "}en beschuldigde bij de eerste gelegenheid.
    [wrong] {" "}en beschuldigde toch een ander vak.
   *[none] {" "}en kreeg geen beurt meer om te beschuldigen.
}
insight-clues = { $clues }
insight-heard = een foute beschuldiging

# Squares over time
insight-squares = Vakken die de gelezen kaarten voor ieder overlieten
insight-round = Na ronde
insight-name = { $who }

# Accusations
insight-accusations = Beschuldigingen
insight-chance-about = Dit is de kans die een meester er met dezelfde kaarten aan had gegeven: op grond van de aanwijzingen, van hoe zaken worden gemaakt en van het zwijgen van de anderen.
insight-square = Vak
insight-left = Vakken over
insight-chance = Kans om gelijk te hebben
insight-verdict = Oordeel
insight-right = { $right ->
    [yes] goed
   *[no] fout
}

# Swaps
insight-swaps = Kaarten die bij een ruil van eigenaar wisselden
insight-swaps-about = Bij elke ruil is de eerste kaart gekozen en de tweede willekeurig getrokken.
insight-giver = Gegeven door
insight-taker = Aan
insight-card = Kaart
insight-told = Vakken die voor hen overbleven
insight-from-to = van { $before } naar { $after }
