# The drawn map. What is on it is short: kinds up to 7 letters, codes just 2, names of places up to 12;
# squares to go to have to fit in three columns: up to 18 letters for the kind
draw-kind = { $kind ->
    [informants] Info
    [experts] Expert
    [swap] Swap
   *[go] Go
}
draw-code = { $id ->
    [jfk] Ke
    [laguardia] La
    [factory] Fa
    [subway] Su
    [park] Pa
    [museum] Mu
    [harbour] Ha
    [bridge] Br
    [stadium] St
    [hospital] Ho
    [beach] Be
   *[liberty] Li
}
draw-place = { $id ->
    [jfk] Kennedy
    [laguardia] LaGuardia
    [factory] factory
    [subway] subway
    [park] park
    [museum] museum
    [harbour] harbour
    [bridge] bridge
    [stadium] stadium
    [hospital] hospital
    [beach] beach
   *[liberty] Liberty
}
draw-wind = { $wind ->
    [north] N
    [west] W
    [east] E
   *[south] S
}
draw-piles = Piles
draw-out = out: not { $square }
draw-where = { $place ->
    [seat] with { $who }
    [pile] in the pile
   *[lost] location unknown
}
draw-more = { $count ->
    [one] 1 more clue: type “clues”
   *[other] { $count } more clues: type “clues”
}
draw-go = { $square } { $kind ->
    [informants] Informants
    [experts] Experts
    [swap] Swap a card
   *[go] Go where you like
}
draw-accuse = accuse { $square }
draw-swap = { $card } to { $who } for { $kind ->
    [informant] an Info card
   *[expert] an Expert card
}

# What can be asked
command-clues = shows all clues you have read, where the cards are, and who else has read them
command-excluded = shows what your clues exclude, and what is left
command-why = shows which of your clues exclude a square, as in: why A5
command-map = shows the map in words: every square with its district and places
command-lab = shows what the evidence of the experts means
clues-none = You have read no clues yet.
excluded-accused = accused wrongly by { $who }
excluded-none = Nothing is excluded yet.
excluded-left = { $count ->
    [one] 1 square is left: { $squares }
   *[other] { $count } squares are left: { $squares }
}
because-clues = { $count ->
    [one] 1 of your clues excludes { $square }:
   *[other] { $count } of your clues exclude { $square }:
}
because-none = None of your clues excludes { $square }.
because-accused = { $who } accused { $square }, and that was wrong.
error-square = “{ $text }” is not a square; type one from A1 to E5, as in: why A5

# The private sheet
sheet-marks = x crossed out, o circled, ? pencilled in: n A5 x; * other notes; to erase: n A5
sheet-assist = { $assist ->
    [marks] . excluded by your clues; with their labels: n assist why; no help: n assist
    [why] . excluded by your clues, with their labels; no help: n assist
   *[none] To mark what your clues exclude: n assist marks; and by which: n assist why
}
