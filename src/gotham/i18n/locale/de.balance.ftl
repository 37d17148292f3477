# The page on the balance of a game
balance-heading = Wie gerecht ist { $title }?
balance-lead = { $bot } hat { $matches } Partien gegen sich selbst gespielt. Zu jeder Zahl gehört ein Intervall, das den wahren Wert in 95 von 100 Fällen enthält.
balance-question = Ist es ein Vorteil, zuletzt zu spielen?
balance-question-about = Ein geteilter Sieg zählt mit seinem Anteil. Die Diagramme zeigen, um wie viele Prozentpunkte der Letzte über einem gerechten Anteil liegt; die gestrichelte Linie ist dieser Anteil.
balance-answer = { $of ->
    [rounds] In einer Runde
    [whole] Über eine ganze Partie, nach der Reihenfolge ihrer ersten Runde
   *[matches] In einer Partie
}: { $verdict ->
    [more] ja. Wer zuletzt spielt, gewinnt { $shares }.
    [less] nein, es ist ein Nachteil. Wer zuletzt spielt, gewinnt { $shares }.
   *[unclear] kein Unterschied, der sich vom Zufall unterscheiden lässt. Wer zuletzt spielt, gewinnt { $shares }.
}
balance-share = { $share } bei { $players } Spielern
balance-above = Über einem gerechten Anteil [95 %]
balance-order = Spielreihenfolge
balance-order-about = Der Anteil jedes Rangs an den Siegen; ein geteilter Sieg zählt mit seinem Anteil. Die gestrichelte Linie ist ein gerechter Anteil.
balance-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
balance-players = Spieler
balance-place = Rang
balance-place-first = Erster
balance-place-last = Letzter
balance-of = { $of ->
    [rounds] Gewonnene Runden
   *[matches] Gewonnene Partien
}
balance-points-of = { $of ->
    [rounds] Punkte in einer Runde
   *[matches] Punkte in einer Partie
}
balance-verdict = { $of ->
    [whole] Wer in der ersten Runde zuletzt spielt,
   *[other] Wer zuletzt spielt,
} gewinnt { $share } der { $of ->
    [rounds] Runden
   *[other] Partien
}, wo { $fair } gerecht wären: { $verdict ->
    [more] ein Vorteil.
    [less] ein Nachteil.
   *[unclear] kein Unterschied, der sich vom Zufall unterscheiden lässt.
}
balance-course = Wie Partien verlaufen
balance-course-about = Wer führt, wird nach jeder Aktion geprüft; bei Gleichstand führt weiter, wer zuvor geführt hat. Ein Zug ist alles, was jemand tut, bis ein anderer handelt.
balance-last = Vom letzten Spieler gewonnene Partien
balance-last-round = Vom letzten Spieler gewonnene Runden
balance-rounds = Runden pro Partie
balance-turns = Züge pro Partie
balance-actions = Aktionen pro Partie
balance-changes = Wie oft die Führung wechselt
balance-settled = Anteil der Züge, nach dem die Führung nicht mehr wechselt
balance-points = Punkte pro Spieler
balance-margin = Vorsprung des Ersten vor dem Zweiten, in Punkten
balance-ties = Partien mit mehreren Siegern
balance-nobody = Partien ohne Sieger
balance-mean = Mittel [95 %]
balance-lengths = Wie lange Partien dauern
balance-lengths-about = Wie viele Partien wie viele Züge dauerten.
balance-option = Die Option „{ $option }“: { $value }
balance-option-about = Was sich ändert, wenn dies statt „{ $usual }“ gewählt wird, mit denselben Verteilungen. Die gestrichelte Linie bedeutet: kein Unterschied. Von zwanzig Intervallen verfehlt eines den wahren Wert: Was nur knapp neben der Linie liegt, kann Zufall sein.
balance-option-same = Kein Messwert ändert sich mehr, als der Zufall erklären kann.
balance-option-rest = Unterschiede, die der Zufall allein erklären kann
balance-difference = Unterschied [95 %]
balance-difference-share = Unterschied in Prozentpunkten [95 %]
balance-usual = Partien mit den üblichen Optionen, für jede Spielerzahl
balance-variants = Partien mit jedem anderen Wert einer Option, für jede Spielerzahl
balance-option-none = mit den üblichen Optionen
error-balance-counts = { $matches } ist weder eine einzelne Zahl von Partien noch eine Liste von { $count } Zahlen, eine für jede Spielerzahl
error-balance-device = --device spielt zufällig; lass --bots { $bot } weg
