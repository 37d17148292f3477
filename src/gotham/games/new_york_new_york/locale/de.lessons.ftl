# Lektion 1: ein Zug
lesson-city = Die Skyline
step-city-welcome =
    Willkommen in New York! Du und Otis baut zusammen an einer Skyline: zwölf Felder mit den Zahlen 1 bis 12.

    Deine Farbe ist Gelb, seine Rot. Nur was oben liegt, zählt: Die ganze Kunst ist es, am Ende Gelb oben zu haben. Grün und Blau gehören heute niemandem.
step-city-cards =
    Deine Hand hat sechs Karten in allen Farben, und nur du siehst sie. Die Auslage daneben liegt offen: Aus ihr nehmt ihr beide.

    Was leuchtet, kannst du wählen: Klick es an, zieh es, oder geh mit der Tab-Taste hin und drück die Eingabetaste. Lehnt das Spiel etwas ab, nennt es die Regel, und unter „Spielregeln“ stehen sie alle.
step-city-play =
    Ein Zug hat zwei Teile. Zuerst spielst du eine Handkarte. Sie gehört auf das Feld mit ihrer Zahl und nirgends sonst hin.

    Spiel deine gelbe 12.
step-city-play-wrong = Das geht, aber fangen wir hoch an: Spiel die gelbe 12.
step-city-take =
    12 Punkte, ein guter Anfang! Nun der zweite Teil: Du nimmst eine beliebige Karte aus der Auslage auf die Hand. Erst danach wird die Lücke vom Nachziehstapel gefüllt.

    Nimm eine Karte aus der Auslage.
step-city-points =
    Otis hat mit seiner roten 5 geantwortet und die rote 10 genommen, die gerade aufgedeckt wurde.

    Eine Zahl, die oben liegt, ist so viele Punkte wert: 12 für dich, 5 für Otis. Unter den Karten siehst du immer, was die Skyline euch bringt.

# Lektion 2: abdecken
lesson-cover = Höher als Otis
step-cover-look =
    Ein paar Züge später. Die rote 11 bringt Otis 11 Punkte, aber in New York steht nichts für immer: Eine andere Karte mit derselben Zahl kommt einfach obendrauf.
step-cover-over =
    Du hast die gelbe 11.

    Spiel sie auf die rote 11.
step-cover-over-wrong = Mit dieser Karte bleibt die rote 11 oben. Spiel deine gelbe 11.
step-cover-snatch =
    Das zählt doppelt: Du bekommst 11 Punkte, und Otis verliert 11.

    Schau jetzt in die Auslage. Manchmal ist die beste Karte die, die ein anderer will: Eine rote 9 würde gut neben die rote 10 passen.

    Nimm die rote 9, bevor Otis es tut.
step-cover-snatch-wrong = Dann bekommt Otis die rote 9! Nimm sie vor ihm.
step-cover-known =
    Auf der roten 9 in deiner Hand ist ein Auge: Otis hat gesehen, dass du sie genommen hast. Umgekehrt gilt dasselbe. Was er aus der Auslage genommen hat, weißt du; was ihm ausgeteilt wurde, nicht.
step-cover-neutral =
    Auch die Farben, die niemandem gehören, sind nützlich. Eine grüne 10 bringt keine Punkte, kann aber die rote 10 abdecken.

    Spiel deine grüne 10.
step-cover-neutral-wrong = Die rote 10 ist für Otis noch immer 10 Punkte wert. Deck sie mit deiner grünen 10 ab.
step-cover-after =
    Zehn Punkte weniger für Otis. Als Nächstes würdest du eine Karte nehmen, und dann wäre er am Zug.

    Frag dich also bei jeder Karte zweierlei: Was bringt sie mir, und was nimmt sie den anderen?

# Lektion 3: Reihen
lesson-runs = Gute Nachbarn
step-runs-look =
    Nachbarfelder, auf denen oben deine Farbe liegt, sind eine Reihe, und eine Reihe bringt Punkte dazu: 3 für zwei Felder, 6 für drei, 10 für vier, 15 für fünf und 25 für sechs oder mehr.

    Deine gelbe 3 und 4 sind so eine Reihe. Die 6 steht allein, denn Feld 5 ist leer.
step-runs-join =
    Diese Lücke kannst du schließen.

    Spiel deine gelbe 5.
step-runs-join-wrong = Die Lücke auf Feld 5 ist noch offen. Spiel deine gelbe 5.
step-runs-more =
    Vier in einer Reihe, von 3 bis 6! Das waren 12 Punkte: 5 für die Karte, und 7, weil die Reihe von zwei auf vier gewachsen ist.

    Mit der gelben 2 aus der Auslage könnten es fünf werden.

    Nimm die gelbe 2.
step-runs-more-wrong = Die gelbe 2 würde deine Reihe verlängern. Nimm diese.
step-runs-broken =
    Otis hat nicht nur zugesehen. Seine rote 4 liegt auf deiner, und die Reihe ist zerrissen: Die 3 steht allein, nur 5 und 6 gehören noch zusammen.

    Je länger eine Reihe ist, desto lieber würden die anderen sie zerreißen.
step-runs-ring =
    Schau dir jetzt beide Enden an. Die Skyline ist ein Ring: 12 und 1 sind Nachbarn. Deine gelbe 12 liegt oben, und die gelbe 1 hast du auf der Hand.

    Spiel deine gelbe 1.
step-runs-ring-wrong = Hier geht es um Feld 1. Spiel deine gelbe 1.
step-runs-corner =
    4 Punkte mit der kleinsten Karte, die es gibt: 1 für sie selbst und 3 für die Reihe um die Ecke. Mit der gelben 2 könnte sie bald von 12 bis 3 reichen.

    Es sei denn … Schau, was du von Otis’ Hand weißt. Die rote 12 hat er vor deinen Augen genommen.

# Lektion 4: passen, und das Ende einer Runde
lesson-end = Wissen, wann Schluss ist
step-end-look =
    Die Runde ist fast vorbei, und ihr liegt mit 38 Punkten gleichauf. Nachziehstapel und Auslage sind leer: Von jetzt an werden die Hände zu Ende gespielt, und niemand nimmt mehr eine Karte.
step-end-last =
    Du hast noch zwei Karten. Die gelbe 9 passt auf die rote 9, neben deine 10.

    Spiel deine gelbe 9.
step-end-last-wrong = Nicht so schnell! Die gelbe 9 bringt dir Punkte und kostet Otis welche. Spiel sie zuerst.
step-end-pass =
    Die blaue 8 hat nichts geändert. Dir bleibt die rote 10, und sie passt nur auf deine eigene gelbe 10: Du würdest 10 Punkte und eine Reihe verlieren, und Otis hätte etwas davon.

    Du musst nicht spielen. In jedem Zug darfst du stattdessen passen; dann bist du bis zum Ende der Runde raus, und die anderen dürfen weiterspielen.

    Pass.
step-end-pass-wrong = Damit läge Rot auf deiner eigenen gelben 10. Pass lieber.
step-end-round =
    Otis hat seine letzte Karte gespielt, also ist niemand mehr am Zug: Die Runde ist vorbei. Die rote 10, die du behalten hast, zählt nicht, und 50 zu 29 wird aufgeschrieben.

    Eine Partie hat so viele Runden wie Spieler. Alle Karten werden neu verteilt, und diesmal beginnt Otis.

# Lektion 5: gewinnen
lesson-match = Das letzte Wort
step-match-look =
    Der letzte Zug einer anderen Partie. Otis hat die erste Runde mit 52 zu 30 gewonnen, und so, wie die Skyline gerade aussieht, führt er mit 88 zu 77.

    Er hat keine Karte mehr. Du hast eine.
step-match-last =
    Zwischen deiner 7 und deiner 9 liegt Rot.

    Spiel deine gelbe 8.
step-match-last-wrong = Wenn du passt, gewinnt Otis. Spiel deine gelbe 8!
step-match-won =
    8 Punkte für dich, 8 weniger für Otis, und eine Reihe von vier, von 7 bis 10, wo vorher ein Paar lag: 92 zu 80. Du hast gewonnen!

    Wer insgesamt die meisten Punkte hat, gewinnt, und bei Gleichstand wird der Sieg geteilt. Mehr musst du nicht wissen. Wir sehen uns auf den Dächern!
