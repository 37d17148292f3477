# The page on the balance of a game
balance-heading = Hoe eerlijk is { $title }?
balance-lead = { $bot } heeft { $matches } partijen tegen zichzelf gespeeld. Elk cijfer heeft een interval dat 95 van de 100 keer de ware waarde bevat.
balance-question = Is het een voordeel om als laatste te spelen?
balance-question-about = Een gedeelde overwinning telt voor haar aandeel. De grafieken tonen hoeveel procentpunten de laatste boven een eerlijk aandeel ligt; de streeplijn is dat aandeel.
balance-answer = { $of ->
    [rounds] In een ronde
    [whole] Over een hele partij, naar de volgorde van haar eerste ronde
   *[matches] In een partij
}: { $verdict ->
    [more] ja. Wie als laatste speelt, wint { $shares }.
    [less] nee, het is een nadeel. Wie als laatste speelt, wint { $shares }.
   *[unclear] geen verschil dat van toeval te onderscheiden is. Wie als laatste speelt, wint { $shares }.
}
balance-share = { $share } met { $players } spelers
balance-above = Boven een eerlijk aandeel [95%]
balance-order = Wie wanneer speelt
balance-order-about = Het aandeel in de overwinningen van elke plaats in de volgorde; een gedeelde overwinning telt voor haar aandeel. De streeplijn is een eerlijk aandeel.
balance-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
balance-players = Spelers
balance-place = Plaats
balance-place-first = Eerste
balance-place-last = Laatste
balance-of = { $of ->
    [rounds] Gewonnen rondes
   *[matches] Gewonnen partijen
}
balance-points-of = { $of ->
    [rounds] Punten in een ronde
   *[matches] Punten in een partij
}
balance-verdict = { $of ->
    [whole] Wie in de eerste ronde als laatste speelt,
   *[other] Wie als laatste speelt,
} wint { $share } van de { $of ->
    [rounds] rondes
   *[other] partijen
}, waar { $fair } eerlijk zou zijn: { $verdict ->
    [more] een voordeel.
    [less] een nadeel.
   *[unclear] geen verschil dat van toeval te onderscheiden is.
}
balance-course = Hoe partijen verlopen
balance-course-about = Wie voorligt, wordt na elke actie bekeken; bij gelijke stand blijft de vorige leider voor. Een beurt is alles wat iemand doet tot een ander iets doet.
balance-last = Partijen gewonnen door wie als laatste speelt
balance-last-round = Rondes gewonnen door wie als laatste speelt
balance-rounds = Rondes in een partij
balance-turns = Beurten in een partij
balance-actions = Acties in een partij
balance-changes = Hoe vaak de leiding wisselt
balance-settled = Aandeel van de beurten waarna de leiding niet meer wisselt
balance-points = Punten van een speler
balance-margin = Punten die de eerste op de tweede voorligt
balance-ties = Partijen met meer dan één winnaar
balance-nobody = Partijen die niemand wint
balance-mean = Gemiddelde [95%]
balance-lengths = Hoe lang partijen duren
balance-lengths-about = Hoeveel partijen hoeveel beurten duurden.
balance-option = De optie “{ $option }”: { $value }
balance-option-about = Wat er verandert als dit gekozen wordt en niet “{ $usual }”, op dezelfde delingen. De streeplijn is geen verschil. Van twintig intervallen mist er één de waarheid: wat maar net naast de lijn ligt, kan toeval zijn.
balance-option-same = Niets van wat gemeten is, verandert meer dan door toeval.
balance-option-rest = Wat toeval alleen kan verklaren
balance-difference = Verschil [95%]
balance-difference-share = Verschil in procentpunten [95%]
balance-usual = Partijen van het gewone spel, voor elk aantal spelers
balance-variants = Partijen met elke andere waarde van een optie, voor elk aantal spelers
balance-option-none = met de gewone opties
error-balance-counts = { $matches } is niet één aantal partijen en zijn er ook geen { $count }, een voor elk aantal spelers
