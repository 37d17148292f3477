# The drawn map. What is on it is short: kinds up to 7 letters, codes just 2, names of places up to 12;
# squares to go to have to fit in three columns: up to 18 letters for the kind
draw-kind = { $kind ->
    [informants] Info
    [experts] Expert
    [swap] Échange
   *[go] Va…
}
draw-code = { $id ->
    [jfk] Ke
    [laguardia] La
    [factory] Us
    [subway] Mé
    [park] Pa
    [museum] Mu
    [harbour] Po
    [bridge] Pt
    [stadium] St
    [hospital] Hô
    [beach] Pl
   *[liberty] Li
}
draw-place = { $id ->
    [jfk] Kennedy
    [laguardia] LaGuardia
    [factory] usine
    [subway] métro
    [park] parc
    [museum] musée
    [harbour] port
    [bridge] pont
    [stadium] stade
    [hospital] hôpital
    [beach] plage
   *[liberty] Liberté
}
draw-wind = { $wind ->
    [north] N
    [west] O
    [east] E
   *[south] S
}
draw-piles = Pioches
draw-out = éliminé : pas { $square }
draw-where = { $place ->
    [seat] chez { $who }
    [pile] dans la pioche
   *[lost] perdue de vue
}
draw-more = { $count ->
    [one] encore { $count } indice : tape « clues »
   *[other] encore { $count } indices : tape « clues »
}
draw-go = { $square } { $kind ->
    [informants] Informateurs
    [experts] Experts
    [swap] Échange une carte
   *[go] Va où tu veux
}
draw-accuse = accuser { $square }
draw-swap = { $card } à { $who } contre { $kind ->
    [informant] carte Info
   *[expert] carte Expert
}

# What can be asked
command-clues = montre tous les indices que tu as lus, où sont les cartes, et qui les a lues aussi
command-excluded = montre ce que tes indices excluent, et ce qui reste
command-why = dit lesquels de tes indices excluent une case, par exemple : why A5
command-map = montre le plan en mots : chaque case avec son quartier et ses lieux
command-lab = montre ce que signifient les traces des experts
clues-none = Tu n’as encore lu aucun indice.
excluded-accused = accusation fausse de { $who }
excluded-none = Rien n’est encore exclu.
excluded-left = { $count ->
    [one] Il reste { $count } case : { $squares }
   *[other] Il reste { $count } cases : { $squares }
}
because-clues = { $count ->
    [one] { $count } de tes indices exclut { $square } :
   *[other] { $count } de tes indices excluent { $square } :
}
because-none = Aucun de tes indices n’exclut { $square }.
because-accused = { $who } a accusé { $square }, et c’était faux.
error-square = « { $text } » n’est pas une case ; tape une case de A1 à E5, par exemple : why A5

# The private sheet
sheet-marks = x barrée, o entourée, ? au crayon : n A5 x ; * autre note ; effacer : n A5
sheet-assist = { $assist ->
    [marks] . exclue par tes indices ; dire lesquels : n assist why ; sans aide : n assist
    [why] . exclue par tes indices, et lesquels ; sans aide : n assist
   *[none] Marquer ce que tes indices excluent : n assist marks ; avec eux : n assist why
}
