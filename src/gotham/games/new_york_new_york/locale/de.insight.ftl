# Was von einer beendeten Partie erzählt wird
insight-rounds = Punkte pro Runde
insight-round = Runde
insight-player = Spieler
insight-cards = Karten
insight-runs = Reihen
insight-points = Punkte
insight-endgame = Endspiele, ausgerechnet
insight-moment = Wann
insight-done = Gespielt
insight-better = Am besten
insight-lost = Verlorene Punkte
insight-lead = Vorsprung danach
insight-lost-chance = Verlorene Chance
insight-verdict = Runde { $number }: { $whole ->
    [yes] Als der Nachziehstapel leer war
   *[no] Sobald es sich ausrechnen ließ
}, führte bestes Spiel auf beiden Seiten zu { $lead ->
    [0] Gleichstand
    [one] 1 Punkt Vorsprung für { $who }
   *[other] { $lead } Punkten Vorsprung für { $who }
}; sie endete mit { $result ->
    [0] Gleichstand
    [one] 1 Punkt Vorsprung für { $winner }
   *[other] { $result } Punkten Vorsprung für { $winner }
}.
insight-match = Für die Partie hieß das: { $lead ->
    [0] ein geteilter Sieg
    [one] { $who } gewinnt mit 1 Punkt Vorsprung
   *[other] { $who } gewinnt mit { $lead } Punkten Vorsprung
}. Es wurde: { $result ->
    [0] ein geteilter Sieg
    [one] { $winner } mit 1 Punkt Vorsprung
   *[other] { $winner } mit { $result } Punkten Vorsprung
}.
insight-thrown = { $points ->
    [0] { $who } hat in Endspielen nichts verschenkt.
    [one] { $who } hat in Endspielen 1 Punkt verschenkt.
   *[other] { $who } hat in Endspielen { $points } Punkte verschenkt.
}
insight-no-endgame = Runde { $number } war zu Ende, bevor es ein Endspiel auszurechnen gab.
insight-ahead = { $lead ->
    [0] Gleichstand
   *[other] { $who } +{ $lead }
}
insight-last-cards = Die letzten Karten
insight-last = Wenn nichts mehr zu nehmen ist und wenige Karten übrig sind, lässt sich alles mit offenen Händen durchspielen, wenn alle tun, was für sie selbst am besten ist. Betrachtete Aktionen: { $count }; davon mit einer besseren Möglichkeit: { $wrong }.
insight-play = { $suit ->
    [Y] Gelb
    [R] Rot
    [G] Grün
   *[B] Blau
} { $number } spielen
insight-take = { $suit ->
    [Y] Gelb
    [R] Rot
    [G] Grün
   *[B] Blau
} { $number } nehmen
insight-pass = passen
