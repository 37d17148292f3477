# Wat er van een afgelopen partij wordt verteld
insight-rounds = Punten per ronde
insight-round = Ronde
insight-player = Speler
insight-cards = Kaarten
insight-runs = Reeksen
insight-points = Punten
insight-endgame = Eindspelen, uitgerekend
insight-moment = Wanneer
insight-done = Gespeeld
insight-better = Beste
insight-lost = Verloren punten
insight-lead = Voorsprong daarna
insight-lost-chance = Verloren kans
insight-verdict = Ronde { $number }: { $whole ->
    [yes] toen de stapel leeg was
   *[no] zodra het uit te rekenen was
}, leidde het beste spel van beiden tot { $lead ->
    [0] gelijke punten
    [one] 1 punt voorsprong voor { $who }
   *[other] { $lead } punten voorsprong voor { $who }
}; de ronde eindigde met { $result ->
    [0] gelijke punten
    [one] 1 punt voorsprong voor { $winner }
   *[other] { $result } punten voorsprong voor { $winner }
}.
insight-match = Voor de partij betekende dat: { $lead ->
    [0] een gedeelde overwinning
    [one] { $who } wint met 1 punt
   *[other] { $who } wint met { $lead } punten
}. Aan het eind: { $result ->
    [0] een gedeelde overwinning
    [one] { $winner } met 1 punt
   *[other] { $winner } met { $result } punten
}.
insight-thrown = { $points ->
    [0] { $who } gaf in eindspelen niets weg.
    [one] { $who } gaf in eindspelen 1 punt weg.
   *[other] { $who } gaf in eindspelen { $points } punten weg.
}
insight-no-endgame = Ronde { $number } was afgelopen voordat er een eindspel was om uit te rekenen.
insight-ahead = { $lead ->
    [0] gelijk
   *[other] { $who } +{ $lead }
}
insight-last-cards = De laatste kaarten
insight-last = Als er niets meer te nemen is en er nog maar weinig kaarten zijn, kan alles met open handen worden doorgespeeld, als ieder doet wat voor zichzelf het beste is. Bekeken acties: { $count }; waarbij een andere beter was: { $wrong }.
insight-play = de { $suit ->
    [Y] gele
    [R] rode
    [G] groene
   *[B] blauwe
} { $number } spelen
insight-take = de { $suit ->
    [Y] gele
    [R] rode
    [G] groene
   *[B] blauwe
} { $number } nemen
insight-pass = passen
