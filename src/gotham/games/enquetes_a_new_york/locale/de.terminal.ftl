# The drawn map. What is on it is short: kinds up to 7 letters, codes just 2, names of places up to 12;
# squares to go to have to fit in three columns: up to 18 letters for the kind
draw-kind = { $kind ->
    [informants] Info
    [experts] Experte
    [swap] Tausch
   *[go] Geh…
}
draw-code = { $id ->
    [jfk] Ke
    [laguardia] La
    [factory] Fa
    [subway] UB
    [park] Pa
    [museum] Mu
    [harbour] Ha
    [bridge] Br
    [stadium] St
    [hospital] Kr
    [beach] Sd
   *[liberty] Fr
}
draw-place = { $id ->
    [jfk] Kennedy
    [laguardia] LaGuardia
    [factory] Fabrik
    [subway] U-Bahn
    [park] Park
    [museum] Museum
    [harbour] Hafen
    [bridge] Brücke
    [stadium] Stadion
    [hospital] Krankenhaus
    [beach] Strand
   *[liberty] Freiheit
}
draw-wind = { $wind ->
    [north] N
    [west] W
    [east] O
   *[south] S
}
draw-piles = Stapel
draw-out = raus: nicht { $square }
draw-where = { $place ->
    [seat] bei { $who }
    [pile] im Stapel
   *[lost] aus den Augen verloren
}
draw-more = { $count ->
    [one] noch 1 Hinweis: tippe „clues“
   *[other] noch { $count } Hinweise: tippe „clues“
}
draw-go = { $square } { $kind ->
    [informants] Informanten
    [experts] Experten
    [swap] Tausche eine Karte
   *[go] Geh irgendwohin
}
draw-accuse = { $square } anklagen
draw-swap = { $card } an { $who } gegen { $kind ->
    [informant] Info-Karte
   *[expert] Experten-Karte
}

# What can be asked
command-clues = zeigt alle Hinweise, die du gelesen hast, wo die Karten sind und wer sie auch gelesen hat
command-excluded = zeigt, was deine Hinweise ausschließen und was übrig bleibt
command-why = sagt, welche deiner Hinweise ein Feld ausschließen, zum Beispiel: why A5
command-map = zeigt den Plan in Worten: jedes Feld mit seinem Bezirk und seinen Orten
command-lab = zeigt, was die Spuren der Experten bedeuten
clues-none = Du hast noch keine Hinweise gelesen.
excluded-accused = zu Unrecht angeklagt von { $who }
excluded-none = Noch ist nichts ausgeschlossen.
excluded-left = { $count ->
    [one] 1 Feld bleibt übrig: { $squares }
   *[other] { $count } Felder bleiben übrig: { $squares }
}
because-clues = { $count ->
    [one] 1 deiner Hinweise schließt { $square } aus:
   *[other] { $count } deiner Hinweise schließen { $square } aus:
}
because-none = Keiner deiner Hinweise schließt { $square } aus.
because-accused = { $who } hat { $square } angeklagt, und das war falsch.
error-square = „{ $text }“ ist kein Feld; tippe eines von A1 bis E5, zum Beispiel: why A5

# The private sheet
sheet-marks = x gestrichen, o eingekreist, ? Bleistift: n A5 x; * Notiz; löschen: n A5
sheet-assist = { $assist ->
    [marks] . von deinen Hinweisen ausgeschlossen; welche: n assist why; aus: n assist
    [why] . von deinen Hinweisen ausgeschlossen, und welche; aus: n assist
   *[none] Zeigen, was deine Hinweise ausschließen: n assist marks; welche: n assist why
}
