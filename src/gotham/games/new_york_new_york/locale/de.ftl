# Names of things
title = New York New York
summary = Gemeinsam entsteht die Skyline – sorg dafür, dass deine Farbe obenauf liegt.
card = { $suit ->
    [Y] Gelb
    [R] Rot
    [G] Grün
   *[B] Blau
} { $number }
empty = leer
none = keine
option-bonuses = Punkte für Reihen
option-rounds = Anzahl der Runden
value-rounds-match = so viele wie Spieler
value-rounds-1 = eine
value-rounds-to-100 = bis jemand 100 Punkte hat
value-rounds-to-200 = bis jemand 200 Punkte hat
preset-1989 = Erste Ausgabe
preset-1989-about = Eine Runde, mit Punkten für Reihen.
preset-1991-basic = Zweite Ausgabe, Grundspiel
preset-1991-basic-about = So viele Runden wie Spieler, ohne Punkte für Reihen.
preset-1991-profi = Zweite Ausgabe, Profi
preset-1991-profi-about = So viele Runden wie Spieler, mit Punkten für Reihen.
preset-points = Bis 100 Punkte
preset-points-about = So viele Runden, bis jemand 100 Punkte hat; eine Hausregel, nicht vom Verlag.

# What one can do
do-play = { $card } spielen
do-take = { $card } nehmen
do-pass = passen und aus dieser Runde aussteigen
covering = { $text } und { $card } abdecken

# The view in sentences
round-of = Runde { $number } von { $total }.
round-to = Runde { $number }, bis { $points } Punkte.
round-over = Die Partie ist zu Ende.
to-play = { $who } spielt eine Karte oder passt.
to-take = { $who } nimmt eine Karte aus der Auslage.
position = { $number }: { $card }
skyline = Skyline: { $positions }.
reserve = Auslage: { $cards }.
pile = Nachziehstapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}.
hand = { $who } ({ $suit ->
    [Y] Gelb
    [R] Rot
    [G] Grün
   *[B] Blau
}{ $you ->
    [yes] , du
   *[no] {""}
}), { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}: { $cards }{ $out ->
    [yes] ; hat gepasst
   *[no] {""}
}.
unknown-cards = { $count ->
    [one] 1 unbekannte Karte
   *[other] { $count } unbekannte Karten
}

# The log
log-play = { $who } spielt { $card }.
log-cover = { $who } spielt { $card } auf { $under }.
log-take = { $who } nimmt { $card }.
log-refill = { $card } wird aufgedeckt.
log-pass = { $who } passt und steigt aus dieser Runde aus.
log-round = Runde { $number } ist zu Ende: { $scores }.
log-next = Runde { $number } beginnt; { $who } fängt an.
log-over = Die Partie ist zu Ende. { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

# Why something is refused
why-NY-04 = du bist nicht dran; gespielt wird im Uhrzeigersinn.
why-NY-05 = ein Zug ist eine Handkarte in die Skyline, dann eine Karte aus der Auslage auf die Hand; „{ $action }“ geht jetzt nicht.
why-NY-07 = du hast gespielt, also musst du jetzt eine Karte aus der Auslage nehmen.
why-NY-10 = du hast gepasst, also bist du bis zum Ende der Runde raus.
why-NY-11 = du hast keine Karte mehr, also auch keinen Zug.
why-NY-17 = die Partie ist zu Ende, alle Runden sind gespielt.
scene-twice = { $card } kommt zweimal vor; jede Karte gibt es nur einmal.
scene-hidden = wer diese Sicht hat, kann nicht wissen, wo { $card } ist.
scene-missing = eine Stellung hat alle { $count } Karten, jede an genau einem Ort.
scene-hand = eine Hand und die Auslage haben höchstens { $count } Karten.

# The clauses of the rulebook, for the rules help and for positions that are refused
clause-NY-01 = Es gibt 48 Karten: 4 Farben, jede mit den Zahlen 1 bis 12.
clause-NY-02 = Es spielen 2 bis 4 Spieler, jeder mit einer eigenen Farbe. Farben, die niemand spielt, sind neutral: Sie bleiben im Spiel, bringen aber niemandem Punkte.
clause-NY-03 = Jede Hand bekommt 6 verdeckte Karten. 6 offene Karten bilden die Auslage, der Rest ist der verdeckte Nachziehstapel.
clause-NY-04 = Der Zufall entscheidet, wer die erste Runde beginnt; dann geht es im Uhrzeigersinn reihum.
clause-NY-05 = In deinem Zug spielst du eine Handkarte in die Skyline und nimmst eine beliebige Karte, gleich welcher Farbe, aus der Auslage. Dann wird die Auslage vom Nachziehstapel aufgefüllt.
clause-NY-06 = Die Skyline hat 12 Felder, und eine Karte gehört auf das Feld mit ihrer Zahl und nirgends sonst hin. Sie deckt ab, was dort liegt: Nur die oberste Karte zählt.
clause-NY-07 = Wer gespielt hat, muss eine Karte nehmen, solange in der Auslage eine liegt. Die neue Karte der Auslage wird erst nach dieser Wahl aufgedeckt.
clause-NY-08 = Ist der Nachziehstapel leer, wird die Auslage nicht mehr aufgefüllt. Ist auch die Auslage leer, werden die Hände ohne Nehmen zu Ende gespielt.
clause-NY-09 = In jedem Zug, auch im ersten, darfst du passen, statt zu spielen. Wer passt, tut sonst nichts: nicht spielen, nicht nehmen, nicht auffüllen.
clause-NY-10 = Wer gepasst hat, ist bis zum Ende der Runde raus. Die anderen spielen weiter.
clause-NY-11 = Eine Runde endet, sobald niemand mehr am Zug ist. Wer gepasst hat oder keine Karte mehr hat, kommt nicht mehr zum Zug.
clause-NY-12 = Karten, die auf der Hand, in der Auslage oder im Nachziehstapel bleiben, bringen nichts.
clause-NY-13 = Du bekommst für jede oberste Karte deiner Farbe so viele Punkte, wie ihre Zahl angibt.
clause-NY-14 = Oberste Karten deiner Farbe, die nebeneinander liegen, bringen einen Bonus: 2 Karten 3 Punkte, 3 Karten 6, 4 Karten 10, 5 Karten 15, 6 oder mehr Karten 25.
clause-NY-15 = Die Felder 12 und 1 sind benachbart: Die Skyline ist ein Ring. Ein voller Ring aus 12 Karten ist eine einzige Reihe.
clause-NY-16 = Punkte für Reihen sind eine Option: Sie gelten, sofern ihr sie nicht abschaltet.
clause-NY-17 = Eine Partie hat so viele Runden wie Spieler, damit jeder einmal beginnt. Mit der Option rounds=1 gibt es nur eine Runde.
clause-NY-18 = Wer insgesamt die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
clause-NY-19 = Ein leeres Feld unterbricht eine Reihe. Hat eine Farbe mehrere getrennte Reihen, zählt jede.
clause-NY-20 = Alle sehen jede Karte, die gespielt oder genommen wird, die Auslage, wer gepasst hat, wie viele Karten jede Hand und der Nachziehstapel haben, und die Punkte. Ausgeteilte, noch nicht gespielte Karten und die Reihenfolge des Nachziehstapels bleiben verborgen, auch nach der Runde.
clause-NY-21 = In jeder Runde einer Partie werden alle 48 Karten neu verteilt, und der im Uhrzeigersinn nächste Platz beginnt. Die Farben bleiben, und die Punkte der gespielten Runden werden addiert.
clause-NY-22 = Wenn alle anderen raus sind, spielt der letzte Spieler allein weiter, Zug um Zug, bis er passt oder keine Karte mehr hat.
clause-NY-23 = Eine Voreinstellung ist ein Satz von Optionen mit einem Namen: Die erste Ausgabe spielt eine Runde mit Punkten für Reihen; die zweite so viele Runden wie Spieler, im Grundspiel ohne und als Profi mit Punkten für Reihen.
clause-NY-24 = Mit der Option rounds=to-100 oder rounds=to-200 endet eine Partie mit der Runde, nach der jemand so viele Punkte hat, und in jedem Fall nach 12 Runden. Wer insgesamt die meisten Punkte hat, gewinnt. Die Voreinstellung points ist rounds=to-100.

# The board in the terminal
draw-round = Runde { $number } von { $total }
draw-to = Runde { $number }, bis { $points } Punkte
draw-over = Die Partie ist zu Ende
draw-play = { $who } spielt eine Karte oder passt
draw-take = { $who } nimmt eine Karte aus der Auslage
draw-reserve = Auslage
draw-pile = { $count ->
    [0] Nachziehstapel leer
   *[other] Nachziehstapel { $count }
}
draw-neutral = Neutral
draw-player = Spieler
draw-cards = Karten
draw-now = Runde
draw-before = Vorher
draw-total = Gesamt
draw-you = du
draw-out = gepasst

# How its bots play
level-beginner-about = Baut ganz ordentlich, spielt oder nimmt aber etwa jedes achte Mal irgendeine Karte.
level-casual-about = Denkt ein wenig voraus und spielt oder nimmt ab und zu irgendeine Karte.
level-practised-about = Spielt den Rest der Runde ein paarmal im Kopf durch und ist selten unachtsam.
level-expert-about = Denkt jede Entscheidung durch und ist nie unachtsam.
level-master-about = Spielt so gut es geht: schaut so weit voraus, wie eine Sekunde erlaubt, und löst Endspiele genau.
