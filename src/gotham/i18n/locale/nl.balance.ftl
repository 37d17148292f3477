# The page on the balance of a game
balance-heading = Hoe eerlijk is { $title }?
balance-lead = { $bot } heeft { $matches } partijen tegen zichzelf gespeeld. Elk cijfer heeft een interval dat 95 van de 100 keer de ware waarde bevat.
balance-question = Is het een voordeel om als laatste te spelen?
balance-question-about = Een gedeelde overwinning telt naar verhouding. De grafieken tonen hoeveel procentpunten de laatste boven een eerlijk aandeel ligt; de streeplijn is dat aandeel.
balance-answer = { $of ->
    [rounds] In een ronde
    [whole] Over een hele partij, naar de volgorde van de eerste ronde
   *[matches] In een partij
}: { $verdict ->
    [more] ja. Wie als laatste speelt, wint { $shares }.
    [less] nee, het is een nadeel. Wie als laatste speelt, wint { $shares }.
   *[unclear] geen verschil dat van toeval te onderscheiden is. Wie als laatste speelt, wint { $shares }.
}
balance-share = { $share } met { $players } spelers
balance-above = Boven een eerlijk aandeel [95%]
balance-order = Speelvolgorde
balance-order-about = Het aandeel in de overwinningen van elke plaats in de volgorde; een gedeelde overwinning telt naar verhouding. De streeplijn is een eerlijk aandeel.
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
balance-last = Partijen gewonnen door de laatste speler
balance-last-round = Rondes gewonnen door de laatste speler
balance-rounds = Rondes per partij
balance-turns = Beurten per partij
balance-actions = Acties per partij
balance-changes = Hoe vaak de leiding wisselt
balance-settled = Aandeel van de beurten waarna de leiding niet meer wisselt
balance-points = Punten per speler
balance-margin = Voorsprong van de eerste op de tweede, in punten
balance-ties = Partijen met meer dan één winnaar
balance-nobody = Partijen zonder winnaar
balance-mean = Gemiddelde [95%]
balance-lengths = Hoe lang partijen duren
balance-lengths-about = Hoeveel partijen hoeveel beurten duurden.
balance-option = De optie “{ $option }”: { $value }
balance-option-about = Wat er verandert als dit gekozen wordt in plaats van “{ $usual }”, met dezelfde delingen. De streeplijn betekent: geen verschil. Van twintig intervallen mist er één de ware waarde: wat maar net naast de lijn ligt, kan toeval zijn.
balance-option-same = Geen gemeten waarde verandert meer dan toeval kan verklaren.
balance-option-rest = Verschillen die toeval alleen kan verklaren
balance-difference = Verschil [95%]
balance-difference-share = Verschil in procentpunten [95%]
balance-usual = Partijen met de gewone opties, voor elk aantal spelers
balance-variants = Partijen met elke andere waarde van een optie, voor elk aantal spelers
balance-option-none = met de gewone opties
error-balance-counts = { $matches } is niet één aantal partijen en ook geen lijst van { $count } aantallen, één voor elk aantal spelers
error-balance-device = --device speelt willekeurig; laat --bots { $bot } weg
