# Endspiele mit einem einzigen Gewinnzug
puzzle-play = Alle Karten sind bekannt, und die Partie entscheidet sich in dieser Runde. Mit welcher einzigen Aktion – eine Karte spielen oder passen – gewinnst du sie?
puzzle-take = Alle Karten sind bekannt, und die Partie entscheidet sich in dieser Runde. Mit welcher einzigen Karte aus der Auslage gewinnst du sie?
puzzle-won = Wenn beide so gut wie möglich weiterspielen, gewinnt das die Partie mit { $margin ->
    [one] 1 Punkt
   *[other] { $margin } Punkten
} Vorsprung. Das Nächstbeste, „{ $next }“, { $other ->
    [0] teilt nur den Sieg
    [one] verliert mit 1 Punkt Rückstand
   *[other] verliert mit { $other } Punkten Rückstand
}.
puzzle-answered = { $who } antwortet mit { $suit ->
    [Y] Gelb
    [R] Rot
    [G] Grün
   *[B] Blau
} { $number }. Wenn beide so gut wie möglich weiterspielen, { $margin ->
    [0] teilst du nur den Sieg
    [one] verlierst du die Partie mit 1 Punkt Rückstand
   *[other] verlierst du die Partie mit { $margin } Punkten Rückstand
}.
puzzle-passed = { $who } passt. So gut du auch weiterspielst, { $margin ->
    [0] du teilst nur den Sieg
    [one] du verlierst die Partie mit 1 Punkt Rückstand
   *[other] du verlierst die Partie mit { $margin } Punkten Rückstand
}.
puzzle-alone = Niemand antwortet, aber so gut du auch weiterspielst, { $margin ->
    [0] du teilst nur den Sieg
    [one] du verlierst die Partie mit 1 Punkt Rückstand
   *[other] du verlierst die Partie mit { $margin } Punkten Rückstand
}.
