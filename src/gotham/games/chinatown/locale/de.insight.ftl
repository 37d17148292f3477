# What an analysis says of a match
insight-deals = Wer an welchem Handel verdient hat
insight-surplus = Was der Handel hätte bringen können
insight-missed = Der beste Handel, den niemand geschlossen hat
insight-round = Runde
insight-player = Spieler
insight-parties = Wer
insight-gets = Bekommt
insight-more = Mehr je Runde
insight-all = Insgesamt
insight-chance = Gewinnchance
insight-look = Ansehen
insight-attainable = Zu gewinnen je Runde
insight-gained = Gewonnen
insight-left = Liegen geblieben
insight-left-all = Liegen geblieben, über die kommenden Runden
insight-dealt = { $who } hat { $count ->
    [0] keinen Handel geschlossen.
    [one] 1 Handel geschlossen und dabei { $sum } gewonnen: Einkommen aller kommenden Runden, und Geld.
   *[other] { $count } Handel geschlossen und dabei { $sum } gewonnen: Einkommen aller kommenden Runden, und Geld.
}
insight-dealt-less = { $who } hat { $count ->
    [one] 1 Handel geschlossen und dabei { $sum } verloren: Einkommen aller kommenden Runden, und Geld.
   *[other] { $count } Handel geschlossen und dabei { $sum } verloren: Einkommen aller kommenden Runden, und Geld.
}
insight-lost-surplus = Läden, die möglich waren und nie gebaut wurden: { $sum } über die kommenden Runden, jede Runde für sich gezählt.
insight-lost-nothing = Nichts ist liegen geblieben: Kein Handel hätte noch jemandem mehr gebracht.
insight-missed-deal = In Runde { $round } hätten { $who } dies vereinbaren können:
insight-gives-buildings = { $who } gibt { $count ->
    [one] Haus { $buildings } an { $to }.
   *[other] die Häuser { $buildings } an { $to }.
}
insight-gives-tiles = { $who } gibt { $count ->
    [one] ein Plättchen an { $to }: { $tiles }.
   *[other] Plättchen an { $to }: { $tiles }.
}
insight-gives-money = { $who } zahlt { $sum } an { $to }: ein fairer Preis.
insight-missed-more = { $who } hätte { $sum } je Runde mehr verdient, { $rounds ->
    [1] eine Runde lang.
   *[other] { $rounds } Runden lang.
}
insight-missed-less = { $who } hätte { $sum } je Runde weniger verdient, { $rounds ->
    [1] eine Runde lang.
   *[other] { $rounds } Runden lang.
}
insight-missed-all = Zusammen sind das { $sum } je Runde und { $total } insgesamt; zu diesem Preis { $share } oder mehr für jeden.
insight-things = { $things }
insight-sum = { $sum }
insight-sum-less = −{ $sum }
