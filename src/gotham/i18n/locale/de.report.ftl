# The page of a tournament
report-heading = Die Arena: { $title }
report-wins = Siege
report-wins-about = Der Anteil jedes Bots an den Siegen, mit dem 95-%-Intervall über die Blöcke. Ein Block ist eine Verteilung, gespielt von jedem Platz aus. Die gestrichelte Linie ist ein gerechter Anteil.
report-blocks = Gewonnene Blöcke
report-blocks-about = Wer mehr Partien eines Blocks gewinnt, gewinnt den Block; bei Gleichstand zählt er halb. Die gestrichelte Linie ist die Hälfte.
report-test = Sequentieller Test
report-test-about = Der Log-Likelihood-Quotient der beiden Hypothesen nach jedem Block. Entschieden ist der Test, wo die Linie eine der gestrichelten Grenzen erreicht; jede Hypothese wird höchstens in 5 von 100 Fällen zu Unrecht verworfen.
report-ratio = Log-Likelihood-Quotient
report-block-count = Blöcke
report-cross = Jeder gegen jeden
report-cross-about = Der Anteil der Blöcke, den der Bot der Zeile gegen den der Spalte gewann, darunter das 95-%-Intervall.
report-ratings = Wertungen
report-ratings-about = OpenSkill nach dem Modell von Plackett und Luce: Ein Block ist eine Begegnung, und die Zahl ist das Mittel über viele Reihenfolgen der Blöcke. Das Intervall ist das von OpenSkill selbst, 1,96 Sigma nach beiden Seiten.
report-seats = Plätze
report-seats-about = Jeder Bot hatte jeden Platz gleich oft. Was bleibt, ist der Wert des Platzes selbst; die gestrichelte Linie ist ein gerechter Anteil.
report-lengths = Länge der Partien
report-lengths-about = Wie viele Partien wie viele Aktionen dauerten.
report-actions = Zahl der Aktionen
report-match-count = Partien
report-figures = Die Zahlen
report-settings = Einstellungen
report-settings-about = Alles, was die Ergebnisse bestimmt. Der Befehl darunter spielt dieselben Partien noch einmal, auf jedem Rechner.
report-bots = Bots, die spielten
report-players = Plätze
report-options = Optionen des Spiels
report-seed = Startwert der Verteilungen
report-rules = Version der Regeln
report-code = Fingerabdruck des Codes
report-program = Version von Gotham
report-matches = Partien
report-matches-about = Jede Partie ist gespeichert. Dieser Befehl öffnet eine im Browser, Zug um Zug; ersetze den Namen durch den einer anderen.
report-list = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
report-more = Es gibt { $count } weitere; ihre Namen gehen ebenso weiter, mit der Nummer des Blocks und der Rotation am Ende.
report-match = Partie
report-seating = Bots nach Platz
report-winners = Gewonnen von
report-returns = Ergebnisse
