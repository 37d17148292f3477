# What an analysis says of a match
insight-deals = Wie aan welke deal verdiende
insight-surplus = Wat handelen had kunnen opleveren
insight-missed = De beste deal die niemand sloot
insight-round = Ronde
insight-player = Speler
insight-parties = Wie
insight-gets = Krijgt
insight-more = Meer per ronde
insight-all = In totaal
insight-chance = Kans
insight-look = Bekijken
insight-attainable = Te winnen per ronde
insight-gained = Gewonnen
insight-left = Blijven liggen
insight-left-all = Blijven liggen, over de komende rondes
insight-dealt = { $who } sloot { $count ->
    [0] geen deal.
    [one] 1 deal en won daarmee { $sum }: de inkomsten van alle komende rondes, en geld.
   *[other] { $count } deals en won daarmee { $sum }: de inkomsten van alle komende rondes, en geld.
}
insight-dealt-less = { $who } sloot { $count ->
    [one] 1 deal en verloor daarmee { $sum }: de inkomsten van alle komende rondes, en geld.
   *[other] { $count } deals en verloor daarmee { $sum }: de inkomsten van alle komende rondes, en geld.
}
insight-lost-surplus = Winkels die mogelijk waren maar er nooit kwamen: { $sum } over de komende rondes, elke ronde op zichzelf geteld.
insight-lost-nothing = Er bleef niets op tafel liggen: geen deal had nog iemand meer opgeleverd.
insight-missed-deal = In ronde { $round } hadden { $who } dit kunnen afspreken:
insight-gives-buildings = { $who } geeft { $to } { $count ->
    [one] pand { $buildings }.
   *[other] de panden { $buildings }.
}
insight-gives-tiles = { $who } geeft { $to } { $count ->
    [one] een tegel: { $tiles }.
   *[other] tegels: { $tiles }.
}
insight-gives-money = { $who } betaalt { $to } { $sum }: een eerlijke prijs.
insight-missed-more = { $who } had { $sum } per ronde meer verdiend, { $rounds ->
    [1] één ronde lang.
   *[other] { $rounds } rondes lang.
}
insight-missed-less = { $who } had { $sum } per ronde minder verdiend, { $rounds ->
    [1] één ronde lang.
   *[other] { $rounds } rondes lang.
}
insight-missed-all = Samen is dat { $sum } per ronde en { $total } in totaal; voor deze prijs { $share } of meer voor ieder.
insight-things = { $things }
insight-sum = { $sum }
insight-sum-less = −{ $sum }
