# Symbols of cases
symbol = { $id ->
    [star] ein Stern
    [moon] ein Mond
    [triangle] ein Dreieck
    [bolt] ein Blitz
    [arrow] ein Pfeil
    [heart] ein Herz
    [clover] ein Kleeblatt
    [crossed-circle] ein Kreuz im Kreis
    [flower] eine Blume
    [note] eine Musiknote
    [crown] eine Krone
   *[hourglass] eine Sanduhr
}

# What is wrong with a case
fault-quota = { $kind ->
    [informant] es müssen { $quota } Informantenkarten sein; gefunden: { $count }
   *[expert] es müssen { $quota } Expertenkarten sein; gefunden: { $count }
}
fault-order = die Informantenkarten müssen vor den Expertenkarten kommen
fault-name = ein Fall hat eine Nummer und ein Symbol, oder keines von beiden
fault-level = der Hinweis { $clue } gehört zu Stufe { $level }
fault-twice = der Hinweis { $clue } kommt zweimal vor
fault-same = die Hinweise { $other } und { $clue } sagen dasselbe
fault-untrue = der Hinweis { $clue } stimmt nicht für die Lösung, { $square }
fault-open = alle Karten zusammen lassen mehr als ein Feld übrig: { $squares }
fault-missing = ohne die Karte { $clue } bleibt mehr als ein Feld übrig: { $squares }
fault-single = der Hinweis { $clue } löst den Fall allein
fault-few = die kleinste Zahl von Karten, die ihn lösen, ist { $count }; sie muss mindestens { $needed } sein
fault-decoy-answer = die Lösung, { $square }, ist unter den falschen Fährten
fault-decoy-twice = eine falsche Fährte ist zweimal genannt
fault-decoys = die Zahl der falschen Fährten ist { $count }; sie muss mindestens { $needed } sein
fault-decoy-card = der Hinweis { $clue } schließt mehr als eine falsche Fährte aus: { $squares }

# What is wrong with a box
fault-in-case = Stufe { $level }, Fall { $number }: { $fault }
fault-in-level = Stufe { $level }: { $fault }
fault-card = { $kind ->
    [informant] der Hinweis { $clue } ist keiner für Informanten der Stufe { $level }
   *[expert] der Hinweis { $clue } ist keiner für Experten der Stufe { $level }
}
fault-back-many = die Rückseite der Karte { $clue } muss 1 bis { $most } Fälle nennen; gefunden: { $count }
fault-back-twice = die Rückseite der Karte { $clue } nennt einen Fall zweimal
fault-back-unknown = die Rückseite der Karte { $clue } nennt einen Fall, den ihre Stufe nicht hat: { $name }
fault-back-size = { $kind ->
    [informant] keine Informantenkarte hat diese Zahl von Fällen auf der Rückseite: { $count }
   *[expert] keine Expertenkarte hat diese Zahl von Fällen auf der Rückseite: { $count }
}
fault-alike = mehrere Karten haben den Hinweis { $clue }
fault-example = die Karte { $clue }, die die Regeln als Beispiel nennen, fehlt
fault-example-case = Fall { $number } der Stufe 1 muss ein Kreuz im Kreis als Symbol haben, und seine Lösung auf { $square }
fault-cards = { $kind ->
    [informant] es müssen { $quota } Informantenkarten sein; gefunden: { $count }
   *[expert] es müssen { $quota } Expertenkarten sein; gefunden: { $count }
}
fault-numbers = die Fälle haben nicht die Nummern 1 bis 12, jede einmal
fault-symbols = zwei Fälle haben dasselbe Symbol
fault-answers = alle Lösungen sind verschieden, sodass man eine durch Ausschließen finden könnte
fault-short = die Zahl der Fälle, die { $cards } oder mehr Karten brauchen, ist { $count }; sie muss mindestens { $needed } sein
fault-difficulty = seine Schwierigkeit ist anders, als die Schachtel angibt

# Files that cannot be read
error-name = Zeile { $line }: { $word ->
    [symbol] „{ $text }“ ist kein Symbol eines Falls
    [answer] „{ $text }“ ist kein Feld; Felder gehen von A1 bis E5
    [decoys] „{ $text }“ ist kein Feld; Felder gehen von A1 bis E5
    [informant] „{ $text }“ ist kein Hinweis für einen Informanten
   *[expert] „{ $text }“ ist kein Hinweis für einen Experten
}
error-json = Zeile { $line }: das ist kein JSON
error-box-format = das ist keine Schachtel: „gotham“ muss „{ $expected }“ sein, gefunden „{ $text }“
error-box-fields = { $where } muss genau diese Felder haben: { $known }
error-box-twice = das Feld „{ $text }“ steht zweimal im selben Objekt
error-box-list = { $where } muss eine Liste sein
error-box-name = { $where }: „{ $text }“ gibt es nicht
error-box-whole = { $where } muss eine ganze Zahl von { $low } bis { $high } sein, gefunden „{ $text }“
error-box-real = { $where } muss eine Zahl von { $low } bis { $high } sein, gefunden „{ $text }“
