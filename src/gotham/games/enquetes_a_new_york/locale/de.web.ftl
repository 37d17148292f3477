# Headings of choices
kind-go = Auf ein Feld gehen
kind-spy = Bei jemandem spionieren
kind-take = Eine Karte nehmen
kind-swap = Eine Karte tauschen
kind-accuse = Anklagen

# The drawn board: the city
board-city = Die Stadt
board-turn = Zug { $number } von { $total }
board-case = { $number ->
    [0] neuer Fall
   *[other] Fall { $number }
}
board-compass = Kompass: Norden ist oben
board-here = Hier: { $who }
board-marked = { $mark ->
    [crossed] Von dir durchgestrichen
    [circled] Von dir eingekreist
   *[pencilled] Von dir mit Fragezeichen
}
board-noted = Deine Notiz: { $text }
board-ruled = Durch deine Hinweise ausgeschlossen
board-wrong = Zu Unrecht angeklagt von { $who }
board-diamond = Dieb und Diamant sind hier
board-dice = Die Würfel sind noch nicht gefallen
board-dice-show = Die Würfel: { $letter } und { $number }
board-legend = Was der Plan zeigt
board-kind-means = { $kind ->
    [informants] Informanten: Du ziehst eine Informantenkarte
    [experts] Experten: Du ziehst eine Expertenkarte
    [swap] Tausche eine Karte: Du tauschst eine mit jemandem
   *[go] Geh, wohin du willst: Du wählst ein anderes Feld oder bleibst
}
board-lab = Was die Spuren der Experten bedeuten

# The drawn board: what to do now
board-do = { $phase ->
    [rolling] Du bist dran: Würfle!
    [choosing] Ein Joker! Geh auf ein helles Feld.
    [spying] Bei wem siehst du eine Karte an?
    [taking] { $kind ->
        [informant] Der Stapel der Informanten ist leer: Von wem nimmst du eine Karte?
       *[expert] Der Stapel der Experten ist leer: Von wem nimmst du eine Karte?
    }
    [swapping] Tausche eine Karte mit jemandem.
    [going] Geh auf ein helles Feld oder bleib.
   *[closing] Klage an, oder beende den Zug.
}
board-do-pen = Leg den Stift weg, um ein Feld zu wählen.
board-goal = Finde Dieb und Diamant: Sammle Hinweise, streiche Felder durch, klage als Erster an.
board-news = Neuer Hinweis { $card }:
board-roll = Würfeln
board-end = Beenden
board-pass = { $phase ->
    [spying] Nein, danke
   *[going] Bleiben
}
board-swap-card = Deine Karte
board-swap-whom = Mit wem?
board-swap-kind = Gegen welche Karte?
board-accuse = Anklagen …
board-do-accuse = Tippe auf das Feld des Diebs.
board-accuse-back = Noch nicht
board-accuse-sure = Sind Dieb und Diamant auf { $square }, { $district }?
board-accuse-risk = Stimmt es, hast du gewonnen. Stimmt es nicht, scheidest du aus und schaust den anderen zu.
board-accuse-yes = Ja, es ist { $square }
board-accuse-no = Nein, noch einmal nachdenken
board-looked = { $who } schaut unter den Deckel
board-looked-you = Du schaust unter den Deckel
board-open = Das Rad ist offen
board-verdict-own = Schade, es war nicht { $square }! Jetzt kennst du die Lösung und scheidest deshalb aus. Das war mutig.
board-verdict-other = Es ist nicht { $square }: { $who } scheidet aus und schaut weiter zu. Jetzt kennen alle ein Feld, auf dem der Dieb nicht ist.
board-watch = Du schaust weiter zu und behältst für dich, was du weißt. Deine Notizen bleiben.
board-go-on = Weiter

# The drawn board: cards and players
board-clues = Hinweise { $count }
board-your-clues = Deine Hinweise
board-open-squares = { $count ->
    [one] 1 Feld ist nicht durchgestrichen.
   *[other] { $count } Felder sind nicht durchgestrichen.
}
board-accuse-means = Eine richtige Anklage gewinnt; nach einer falschen scheidest du aus.
board-card-kind = { $kind ->
    [informant] Informant
   *[expert] Experte
}
board-where = { $place ->
    [hand] In deiner Hand
    [seat] { $who } hat sie jetzt
    [pile] Sie liegt wieder im Stapel
   *[lost] Du weißt nicht mehr, wo sie ist
}
board-readers = Auch gelesen von { $who }
board-fresh = Neu
board-piles = Stapel
board-pile = { $kind ->
    [informant] { $count ->
        [0] Der Stapel der Informanten ist leer
        [one] Noch 1 Informantenkarte
       *[other] Noch { $count } Informantenkarten
    }
   *[expert] { $count ->
        [0] Der Stapel der Experten ist leer
        [one] Noch 1 Expertenkarte
       *[other] Noch { $count } Expertenkarten
    }
}

# The drawn board: the private sheet
board-pens = Den Plan markieren
board-pen = { $sign ->
    [crossed] Durchstreichen
    [circled] Einkreisen
   *[pencilled] Fragezeichen
}
board-pad-hint = Nimm einen Stift und tippe auf Felder des Plans, um sie zu markieren. Auf der Tastatur: X, O, ? oder Entf auf einem Feld. Niemand sonst sieht deine Zeichen und Notizen.
board-pad-text = Deine Notiz zu { $square }
board-pad-general = Deine Notiz zum Fall
board-pad-undo = Letztes Zeichen oder letzte Notiz zurücknehmen
board-assist = Hilfe beim Nachdenken
board-assist-level = { $level ->
    [none] Keine Hilfe
    [marks] Markieren, was meine Hinweise ausschließen
   *[why] Markieren und sagen, warum
}

# The page of a new table
setup-level = Stufe
setup-level-title = { $level ->
    [1] Stufe 1
   *[2] Stufe 2
}
setup-level-about = { $level ->
    [1] 8 bis 10 Jahre: Die Hinweise sagen es geradeheraus.
   *[2] Ab 11 Jahren: Über die Hinweise muss man nachdenken.
}
setup-case = Welcher Fall
setup-source-title = { $source ->
    [generated] Ein neuer Fall
    [day] Der Fall des Tages
    [spin] Das Rad drehen
   *[box] Ein Fall aus der Schachtel
}
setup-source-about = { $source ->
    [generated] Für diesen Tisch gemacht: Niemand hat ihn je gesehen.
    [day] Derselbe für alle, die heute hier spielen.
    [spin] Einer der 12 Fälle aus der Schachtel, zufällig gewählt.
   *[box] Nach Nummer und Symbol.
}
setup-number = Nummer und Symbol
setup-box-case = Fall { $number }: { $symbol }
setup-more = Mehr Optionen

## Clocks
late = Du würfelst, spionierst nicht und beendest den Zug; wo gewählt werden muss, nimmst du die erste Möglichkeit.

# So wird gespielt, auf einer Seite
goal = Finde heraus, auf welchem Feld sich der Dieb mit dem Diamanten versteckt, und klage vor den anderen an.
how-1 = Würfle und geh
how-1-text = Die Würfel nennen das Feld, auf das deine Figur geht. Mit einem Joker wählst du selbst.
how-2 = Höre einen Hinweis
how-2-text = Informanten und Experten geben dir einen Hinweis, den nur du lesen kannst.
how-3 = Schließe Felder aus
how-3-text = Jeder Hinweis lässt weniger Felder übrig. Markiere sie auf dem Plan.
how-4 = Klage an
how-4-text = Bist du sicher? Nenne das Feld. Stimmt es, gewinnst du; stimmt es nicht, scheidest du aus.
how-last = Kommst du auf ein Feld, auf dem andere stehen, darfst du jemanden ausspionieren. Anderswo tauschst du eine Karte oder gehst, wohin du willst.
how-clue = „Sie verstecken sich in der Nähe eines Parks.“
