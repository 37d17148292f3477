# The page on the balance of a game
balance-heading = Wie gerecht ist { $title }?
balance-lead = { $bot } hat { $matches } Partien gegen sich selbst gespielt. Zu jeder Zahl gehört ein Intervall, das den wahren Wert 95-mal in 100 enthält.
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
balance-share = { $share } zu { $players }
balance-above = Über einem gerechten Anteil [95 %]
balance-order = Wer wann spielt
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
balance-last = Partien, die gewinnt, wer zuletzt spielt
balance-last-round = Runden, die gewinnt, wer zuletzt spielt
balance-rounds = Runden in einer Partie
balance-turns = Züge in einer Partie
balance-actions = Aktionen in einer Partie
balance-changes = Wie oft die Führung wechselt
balance-settled = Teil der Züge, nach dem die Führung nicht mehr wechselt
balance-points = Punkte eines Spielers
balance-margin = Punkte, die der Erste vor dem Zweiten liegt
balance-ties = Partien mit mehreren Siegern
balance-nobody = Partien, die niemand gewinnt
balance-mean = Mittel [95 %]
balance-lengths = Wie lange Partien dauern
balance-lengths-about = Wie viele Partien wie viele Züge dauerten.
balance-option = Die Option „{ $option }“: { $value }
balance-option-about = Was sich ändert, wenn dies gewählt wird und nicht „{ $usual }“, mit denselben Verteilungen. Die gestrichelte Linie ist kein Unterschied. Von zwanzig Intervallen verfehlt eines die Wahrheit: was nur knapp neben der Linie liegt, kann Zufall sein.
balance-option-same = Nichts, was gemessen wurde, ändert sich mehr, als der Zufall erklärt.
balance-option-rest = Was der Zufall allein erklären kann
balance-difference = Unterschied [95 %]
balance-difference-share = Unterschied in Prozentpunkten [95 %]
balance-usual = Partien des üblichen Spiels, für jede Spielerzahl
balance-variants = Partien mit jedem anderen Wert einer Option, für jede Spielerzahl
balance-option-none = mit den üblichen Optionen
error-balance-counts = { $matches } ist weder eine Zahl von Partien noch { $count } davon, eine für jede Spielerzahl
