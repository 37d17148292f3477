# Headings of choices
kind-go = Auf ein Feld gehen
kind-spy = Bei jemandem spionieren
kind-take = Eine Karte nehmen
kind-swap = Eine Karte tauschen
kind-accuse = Anklagen

# The drawn board: the city
board-city = Die Stadt
board-compass = Kompass: Norden ist oben
board-tap = Zeig auf ein Feld, um zu lesen, was dort ist.
board-here = Hier: { $who }
board-marked = { $mark ->
    [crossed] Von dir durchgestrichen
    [circled] Von dir eingekreist
   *[pencilled] Von dir mit Fragezeichen
}
board-noted = Deine Notiz: { $text }
board-ruled = Durch deine Hinweise ausgeschlossen
board-wrong = Zu Unrecht angeklagt von { $who }
board-not-here = Schon angeklagt: nicht hier
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
board-now = Was jetzt geschieht
board-do = { $phase ->
    [rolling] Du bist dran: Wirf die Würfel!
    [choosing] Ein Joker! Wähle eines der hellen Felder.
    [spying] Du bist hier nicht allein! Bei wem willst du eine Karte ansehen?
    [taking] { $kind ->
        [informant] Der Stapel der Informanten ist leer. Von wem nimmst du eine Karte?
       *[expert] Der Stapel der Experten ist leer. Von wem nimmst du eine Karte?
    }
    [swapping] Tausche eine Karte mit jemandem.
    [going] Geh, wohin du willst: Wähle ein helles Feld, oder bleib hier.
   *[closing] Fertig! Beende deinen Zug, oder klage an, wenn du dir sicher bist.
}
board-news = Neuer Hinweis { $card }:
board-roll = Würfeln
board-end = Meinen Zug beenden
board-pass = { $phase ->
    [spying] Nein, danke
   *[going] Hier bleiben
}
board-swap-card = Wähle eine deiner Karten
board-swap-show = Meine Karten zeigen
board-swap-give = Du gibst { $card }
board-swap-whom = Mit wem?
board-swap-with = Du tauschst mit { $who }
board-swap-kind = Gegen welche Sorte Karte?
board-swap-change = Ändern
board-accuse = Anklagen …
board-do-accuse = Wo sind Dieb und Diamant? Wähle ein Feld.
board-accuse-back = Noch nicht
board-accuse-sure = Sind Dieb und Diamant auf { $square }, { $district }?
board-accuse-risk = Stimmt es, hast du gewonnen. Stimmt es nicht, scheidest du aus und schaust den anderen zu.
board-accuse-yes = Ja, es ist { $square }
board-accuse-no = Nein, noch einmal nachdenken
board-looked = { $who } schaut unter den Deckel
board-open = Das Rad ist offen
board-verdict-own = Schade, es war nicht { $square }! Jetzt kennst du die Lösung und bist deshalb aus dem Rennen. Das war mutig.
board-verdict-other = Es ist nicht { $square }: { $who } scheidet aus und schaut weiter zu. Jetzt kennen alle ein Feld, auf dem der Dieb nicht ist.
board-watch = Du schaust weiter zu und behältst für dich, was du weißt. Deine Notizen bleiben.
board-go-on = Weiter

# The drawn board: cards and players
board-card-kind = { $kind ->
    [informant] Informant
   *[expert] Experte
}
board-hand = Deine Karten ({ $count })
board-hand-empty = Du hast noch keine Karten.
board-elsewhere = Schon gelesen, jetzt woanders
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
board-players = Wer ermittelt
board-beside = neben dem Plan
board-on = auf { $square }
board-wins = gewinnt

# The drawn board: the private sheet
board-pad = Dein Notizblock
board-pad-hint = Tippe auf ein Feld: durchgestrichen, eingekreist, Fragezeichen, leer. Niemand sonst sieht es.
board-sign = { $sign ->
    [crossed] durchgestrichen
    [circled] eingekreist
    [pencilled] vielleicht
   *[clear] leer
}
board-pad-mark = { $square } markieren
board-pad-text = Deine Notiz zu { $square }
board-pad-general = Deine Notiz zum Fall
board-pad-undo = Auf dem Block rückgängig machen
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
    [spin] Einer der 12 Fälle aus der Schachtel, durch Zufall.
   *[box] Nach Nummer und Symbol.
}
setup-number = Nummer und Symbol
setup-box-case = Fall { $number }: { $symbol }
setup-more = Mehr Optionen

## Clocks
late = Der Platz würfelt, spioniert nicht und beendet den Zug; wo gewählt werden muss, nimmt er die erste Möglichkeit.
