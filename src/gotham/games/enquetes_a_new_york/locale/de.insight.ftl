# A match that is over: who could have known
insight-known = Ab wann jeder es hätte wissen können
insight-player = Spieler
insight-look = Ansehen
insight-known-round = Konnte es wissen ab Runde
insight-known-by = Die entscheidende Karte
insight-accused-round = Klagte an in Runde
insight-never-knew = { $who } konnte nie sicher sein; übrige Felder am Ende: { $count }{ $guess ->
    [right] , riet aber richtig.
    [wrong] {" "}und riet falsch.
   *[none] .
}
insight-could-have = { $who } hätte ab Runde { $round } sicher sein können und beendete trotzdem noch { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} ohne anzuklagen.
insight-knew = { $who } konnte ab Runde { $round } sicher sein{ $accused ->
    [right] {" "}und klagte bei erster Gelegenheit an.
    [wrong] {" "}und klagte doch ein anderes Feld an.
   *[none] {" "}und kam nicht mehr an die Reihe, um anzuklagen.
}
insight-clues = { $clues }
insight-heard = eine falsche Anklage

# Squares over time
insight-squares = Felder, die jedem nach den gelesenen Karten blieben
insight-round = Nach Runde
insight-name = { $who }

# Accusations
insight-accusations = Anklagen
insight-chance-about = Das ist die Chance, die ein Meister mit denselben Karten gesehen hätte: nach den Hinweisen, nach der Art, wie Fälle gemacht sind, und nach dem Schweigen der anderen.
insight-square = Feld
insight-left = Übrige Felder
insight-chance = Chance, recht zu haben
insight-verdict = Urteil
insight-right = { $right ->
    [yes] richtig
   *[no] falsch
}

# Swaps
insight-swaps = Karten, die beim Tausch den Besitzer wechselten
insight-swaps-about = Bei jedem Tausch ist die erste Karte gewählt, die zweite zufällig gezogen.
insight-giver = Gegeben von
insight-taker = An
insight-card = Karte
insight-told = Felder, die ihnen blieben
insight-from-to = von { $before } auf { $after }
