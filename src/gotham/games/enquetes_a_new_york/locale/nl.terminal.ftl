# The drawn map. What is on it is short: kinds up to 7 letters, codes just 2, names of places up to 12;
# squares to go to have to fit in three columns: up to 18 letters for the kind
draw-kind = { $kind ->
    [informants] Info
    [experts] Expert
    [swap] Ruil
   *[go] Ga…
}
draw-code = { $id ->
    [jfk] Ke
    [laguardia] La
    [factory] Fa
    [subway] Me
    [park] Pa
    [museum] Mu
    [harbour] Ha
    [bridge] Br
    [stadium] St
    [hospital] Zi
    [beach] Sr
   *[liberty] Vr
}
draw-place = { $id ->
    [jfk] Kennedy
    [laguardia] LaGuardia
    [factory] fabriek
    [subway] metro
    [park] park
    [museum] museum
    [harbour] haven
    [bridge] brug
    [stadium] stadion
    [hospital] ziekenhuis
    [beach] strand
   *[liberty] Vrijheid
}
draw-wind = { $wind ->
    [north] N
    [west] W
    [east] O
   *[south] Z
}
draw-piles = Stapels
draw-out = eruit: niet { $square }
draw-where = { $place ->
    [seat] bij { $who }
    [pile] in de stapel
   *[lost] uit het oog
}
draw-more = { $count ->
    [one] nog 1 aanwijzing: typ “clues”
   *[other] nog { $count } aanwijzingen: typ “clues”
}
draw-go = { $square } { $kind ->
    [informants] Informanten
    [experts] Experts
    [swap] Ruil een kaart
   *[go] Ga waar je wilt
}
draw-accuse = { $square } beschuldigen
draw-swap = { $card } aan { $who } voor { $kind ->
    [informant] Info-kaart
   *[expert] Expert-kaart
}

# What can be asked
command-clues = toont alle aanwijzingen die je hebt gelezen, waar de kaarten zijn, en wie ze ook heeft gelezen
command-excluded = toont wat je aanwijzingen uitsluiten, en wat er overblijft
command-why = zegt welke van je aanwijzingen een vak uitsluiten, bijvoorbeeld: why A5
command-map = toont de plattegrond in woorden: elk vak met zijn wijk en plaatsen
command-lab = toont wat de sporen van de experts betekenen
clues-none = Je hebt nog geen aanwijzingen gelezen.
excluded-accused = ten onrechte beschuldigd door { $who }
excluded-none = Er is nog niets uitgesloten.
excluded-left = { $count ->
    [one] Er is nog 1 vak over: { $squares }
   *[other] Er zijn nog { $count } vakken over: { $squares }
}
because-clues = { $count ->
    [one] 1 van je aanwijzingen sluit { $square } uit:
   *[other] { $count } van je aanwijzingen sluiten { $square } uit:
}
because-none = Geen van je aanwijzingen sluit { $square } uit.
because-accused = { $who } beschuldigde { $square }, en dat was fout.
error-square = “{ $text }” is geen vak; typ er een van A1 tot en met E5, bijvoorbeeld: why A5

# The private sheet
sheet-marks = x doorgestreept, o omcirkeld, ? potlood: n A5 x; * notitie; wissen: n A5
sheet-assist = { $assist ->
    [marks] . uitgesloten door je aanwijzingen; welke: n assist why; geen hulp: n assist
    [why] . uitgesloten door je aanwijzingen, en welke; geen hulp: n assist
   *[none] Tonen wat je aanwijzingen uitsluiten: n assist marks; en welke: n assist why
}
