seat = Spieler { $seat }
log-undo = { $who } nimmt die letzte Aktion zurück.
log-note = { $who } notiert: { $note }

error-game = kein Spiel heißt „{ $name }“; es gibt: { $known }{ $near ->
    [none] {""}
   *[other] ; war „{ $near }“ gemeint?
}
error-players = zu { $players } lässt sich das nicht spielen; es ist für { $least } bis { $most } Spieler
error-preset = keine Voreinstellung heißt „{ $name }“; es gibt: { $known }{ $near ->
    [none] {""}
   *[other] ; war „{ $near }“ gemeint?
}
error-option = keine Option heißt „{ $name }“; es gibt: { $known }
error-value = die Option { $name } kann nicht „{ $value }“ sein; möglich sind: { $known }
error-seat = Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $most }
error-names = { $names } Namen für { $players } Plätze; gib einen Namen je Platz an
error-colour = keine Farbe heißt „{ $name }“; es gibt: { $known }{ $near ->
    [none] {""}
   *[other] ; war „{ $near }“ gemeint?
}
error-colours = { $colours } Farben für { $players } Plätze; gib eine Farbe je Platz an
error-colour-taken = { $colour } ist vergeben: { $who } hat diese Farbe
error-colourless = die Spieler von { $game } haben keine Farben
error-colour-late = die Partie ist zu Ende, darum bleiben die Farben, wie sie sind
error-note = eine Notiz hat höchstens { $about } Zeichen für das Thema und { $text } für den Text, und du kannst { $notes } davon behalten
error-number = Aktion { $number } gibt es nicht; die Aktionen gehen von 0 bis { $most }
error-action = „{ $text }“ ist keine Aktion dieses Spiels
error-contract = das Spiel { $game } ist unvollständig; es fehlt: { $missing }
error-mode = kein Modus heißt „{ $mode }“; es gibt: { $known }
error-numba = der Modus { $mode } braucht numba, und das ist nicht installiert
error-hook = { $game }: { $place } kennt keinen Hook „{ $name }“{ $near ->
    [none] {""}
   *[other] ; war „{ $near }“ gemeint?
}
error-broken-game = das Spiel { $game } lässt sich nicht laden: { $reason }
error-operands = das Spiel { $game } nennt für „{ $kind }“ andere Operanden, als seine Regeln angeben
error-undo = du kannst gerade nichts zurücknehmen
error-run = eine Aktion dieser Folge hat etwas aufgedeckt, daher endet die Folge dort; entscheide über den Rest gesondert

error-expected = Zeile { $line }: „{ $expected }“ erwartet, „{ $found }“ gefunden
error-whole = Zeile { $line }: ganze Zahl von { $low } bis { $high } erwartet, „{ $text }“ gefunden
error-count = Zeile { $line }: erwartete Anzahl von Einträgen: { $expected }
error-rest = Zeile { $line }: hier sollte nichts mehr folgen, „{ $found }“ gefunden
error-truncated = der Text endet zu früh, nach Zeile { $line }
error-viewer = „{ $text }“ ist kein Betrachter; schreib einen Platz oder „spectator“
error-card = Zeile { $line }: „{ $card }“ ist keine Karte
error-hole = Zeile { $line }: Nur eine Sicht darf ein „?“ enthalten; nenne jede Karte
error-change = Zeile { $line }: „{ $change }“ ist keine Änderung eines Feldes
error-quoted = Zeile { $line }: hier wird ein Text in doppelten Anführungszeichen erwartet
error-scene = diese Stellung kann es nicht geben: { $about }
error-scene-view = diese Sicht zeigt, was ihr Betrachter nicht sehen kann
error-scene-range = diese Stellung enthält einen Wert außerhalb der Grenzen seines Feldes
error-scene-heading = die Felder „players“ und „options“ sagen etwas anderes als der Kopf
error-sealed = diese Mitschrift ist versiegelt: Die Partie war noch nicht zu Ende, als sie geschrieben wurde
error-commitment = der Startwert (seed) passt nicht zum Siegel (commitment): Eines von beiden wurde geändert
error-version = das ist { $game } in Version { $version }; hier gelten die Regeln von Version { $ours }
error-replay = Zeile { $line }: { $reason }
error-which-game = nenne das Spiel: { $known }
error-bot = kein Bot heißt „{ $name }“; es gibt: { $known }{ $near ->
    [none] {""}
   *[other] ; war „{ $near }“ gemeint?
}
error-idle = alle Bots warten, obwohl jetzt jemand handeln muss

players = { $least } bis { $most } Spieler
version = Version
preset-of-year = { $title } ({ $year })
error-budget = „{ $text }“ ist kein Budget; schreib eine Zahl von Iterationen, etwa ismcts:1000, oder eine Zeit, etwa ismcts:100ms
error-argument = dieser Bot nimmt kein Argument nach einem Doppelpunkt; gefunden: „{ $text }“
error-law = Gesetz { $law }: { $what } (Partie mit Startwert „{ $seed }“, Entscheidung { $decision })
law-idle = auf Platz { $who } wird gewartet, aber er hat nach `{ $action }` keine erlaubte Aktion
law-turn = nach `{ $action }` passt nicht zusammen, auf wen gewartet wird und wer handeln darf, oder die Partie endet nicht
law-range = nach `{ $action }` von Platz { $seat } ist `{ $field }` { $value }, nicht { $low } bis { $high }
law-clause = nach `{ $action }` von Platz { $seat } verletzt der Zustand { $clause }
law-guess = Sicht { $viewer } zeigt `{ $field }` als { $before }, aber als { $after } in einer Vermutung daraus
law-answer = `{ $question }` hat im Zustand eine andere Antwort als in der Sicht { $viewer } oder einer Vermutung daraus
law-choice = `{ $question }` hat für `{ $choice }` im Zustand eine andere Antwort als in der Sicht { $viewer } oder einer Vermutung daraus
law-unnoticed = Sicht { $viewer } zeigt, wie `{ $field }` sich von { $before } zu { $after } ändert nach `{ $action }` von Platz { $seat }, bemerkt aber keine Aktion
law-noticed = Sicht { $viewer } bemerkt `{ $action }` von Platz { $seat }, zeigt aber keinen Unterschied
law-world = nach `{ $action }` von Platz { $seat } zeigt Sicht { $viewer } `{ $field }` als { $before }, aber als { $after } in einer Welt, die gleich aussah
law-twin = Sicht { $viewer } zeigt, wie `{ $field }` sich von { $before } zu { $after } ändert nach `{ $action }` von Platz { $seat }, zwischen Welten, die gleich aussehen müssen
law-seen = Sicht { $viewer } zeigt `{ $action }` von Platz { $seat } als `{ $before }`, aber als `{ $after }` in einer Welt, die gleich aussehen muss
law-modes = nach `{ $action }` von Platz { $seat } ist `{ $field }` { $before } im Modus { $mode } und { $after } im Modus { $other }
law-text = ein Text wird anders gelesen, als er geschrieben wurde
law-otherwise = die Antworten unterscheiden sich

# Playing in the terminal
play-which = Welches Spiel? Tippe die Nummer oder den Namen.
play-seats = Du bist { $who }. Bots: { $bots }.
play-alone = Du bist { $who } und spielst allein.
play-colours = Farben: { $colours }.
play-compiling = Die Regeln werden kompiliert; beim ersten Mal dauert das etwas …
play-resumed = Willkommen zurück! Die Partie geht weiter, wo du aufgehört hast.
play-unfinished = Eine unvollendete Partie ist in { $path } gespeichert; „gotham play --resume“ setzt die neueste fort.
play-thinking = Die anderen denken nach …
play-turn = Du bist dran. Tippe eine Nummer, oder ? für Hilfe.
play-turn-or-wait = Du bist dran: Tippe eine Nummer, ? für Hilfe oder die Eingabetaste zum Warten.
play-optional = Niemand wartet auf dich. Du kannst noch handeln; weiter mit der Eingabetaste.
play-last-call = Alle warten auf dich, bitte wähle.
play-group = { $count }, etwa „{ $action }“
play-more = Eingabetaste für mehr, q zum Aufhören
play-earlier = Vorher ist noch mehr geschehen; l zeigt alles.
play-nothing = Noch ist nichts geschehen.
play-no-notes = Du hast keine Notizen.
play-saved = Jede Aktion wird sofort in { $path } gespeichert. Auch die verdeckten Karten stehen darin, also nicht spicken!
play-quit = Deine Partie ist gespeichert. So geht es weiter: { $command }
play-result = { $who }: { $points }
play-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
play-you-won = { $count ->
    [one] Glückwunsch, du hast gewonnen!
   *[other] Glückwunsch, du teilst dir den Sieg!
}
play-written = Die Partie ist in { $path } gespeichert
play-next-replay = Noch einmal ansehen: { $command }
play-next-play = Noch eine Partie: { $command }

# The help of the terminal
help-number = Tippe die Nummer einer Möglichkeit oder die Aktion selbst, zum Beispiel „{ $action }“.
help-beginning = Tippe, womit Aktionen beginnen, etwa „{ $kind }“, und du siehst sie aufgelistet.
help-run = Aktionen mit ; dazwischen geschehen alle oder gar nicht. Nach # kann eine Notiz stehen.
help-enter = Die Eingabetaste allein zeigt die Stellung noch einmal.
help-enter-wait = Die Eingabetaste allein lässt den anderen den Vortritt.
help-help = zeigt diese Hilfe
help-position = zeigt die Stellung noch einmal
help-hint = fragt den besten Bot, was er an deiner Stelle täte
help-rules = zeigt die Spielregeln, oder eine davon, zum Beispiel: r { $clause }
help-undo = nimmt deine letzte Aktion zurück, solange nichts aufgedeckt wurde und sonst niemand gehandelt hat
help-log = zeigt, was bisher geschehen ist
help-saved = sagt, wo die Partie gespeichert ist
help-notes = schreibt eine eigene Notiz, zum Beispiel: n A5 gestrichen; ohne Text wird sie gelöscht; n allein zeigt alle
help-wait = lässt den anderen den Vortritt
help-quit = speichert und beendet

# Replaying in the terminal
replay-seat = Aus der Sicht von { $who }.
replay-spectator = Aus der Sicht eines Zuschauers.
replay-step = Nach { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritten
} von { $total }.

# What the terminal refuses
error-choice = Möglichkeit { $number } gibt es nicht; wähle von 1 bis { $most }
error-beginning = „{ $text }“ ist nur der Anfang einer Aktion, wie etwa „{ $action }“
error-wait = du kannst jetzt nicht warten: Sonst kann niemand handeln
error-clause = keine Regel heißt „{ $name }“; tippe r, um alle zu sehen
error-language = keine Sprache heißt „{ $name }“; es gibt: { $known }
error-resume = es gibt keine unvollendete Partie zum Fortsetzen; „gotham play“ beginnt eine
error-resume-with = { $option } lässt sich in einer fortgesetzten Partie nicht ändern
error-scene-with = { $option } steht durch die Szene fest und kann nicht zusätzlich angegeben werden
error-open = diese Partie wird gerade in einem anderen Fenster gespielt
error-settings = die Einstellungen in { $path } sind nicht lesbar: Sie müssen sagen, wer welchen Platz hat und wie die Partie zu zeigen ist
error-save = die Partie lässt sich nicht in { $path } speichern: { $reason }
error-kept = die Partie in { $path } kann nicht fortgesetzt werden: { $reason }
error-play-bots = { $bots } Bots sind zu viele für { $seats ->
    [one] 1 anderen Platz
   *[other] { $seats } andere Plätze
}
error-upto = eine Anzahl von Schritten kann nicht negativ sein
error-file = { $path } ist nicht lesbar: { $reason }
error-utf8 = { $path } ist kein Text: Es ist kein UTF-8
error-large = { $path } ist zu groß für eine Partie
error-text = „{ $text }“ lässt sich nicht als Text speichern
error-record-seat = diese Aufzeichnung enthält nur, was { $viewer ->
    [spectator] ein Zuschauer
   *[other] Platz { $viewer }
} gesehen hat
error-option-text = „{ $text }“ ist keine Option; schreib Name=Wert
error-unmet = für diese Gesetze gab es keinen einzigen Fall, sie gelten daher als gescheitert: { $laws }
error-extra = { $name } ist nicht installiert; es gehört zum Extra „{ $extra }“: pip install gotham[{ $extra }]
error-doctor-server = unter { $address } ist kein Server zu beobachten: { $reason }
error-wasm = die Regeln lassen sich nicht bauen: { $reason }

# The arena
arena-title = { $game }, { $players } Spieler, Optionen { $options }, Startwert { $seed }
arena-played = { $matches } Partien in { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcken
}, je { $length } Aktionen; ein gerechter Anteil ist { $fair }
arena-bot = Bot
arena-seat = Platz
arena-share = Siege [95 %]
arena-blocks-won = Gewonnene Blöcke [95 %]
arena-return = Ergebnis [95 %]
arena-margin = Abstand zum Besten [95 %]
arena-crossed = { $tables } Besetzungen zu je { $blocks } Blöcken, zusammen { $matches } Partien
arena-test = Ist { $bot } um { $low } oder um { $high } normierte Elo besser? Log-Likelihood-Quotient { $ratio } { $blocks ->
    [one] nach { $blocks } Block
   *[other] nach { $blocks } Blöcken
}, Grenzen ±{ $bound }: { $decision ->
    [high] entschieden für { $high }
    [low] entschieden für { $low }
   *[none] noch nicht entschieden
}
arena-rating = OpenSkill-Wertung [±1,96 Sigma]
arena-against = Anteil der Blöcke [95 %] gegen
arena-report = Der Bericht liegt in { $file }
arena-watch = Die Partie ist bei { $address } zu sehen (hat dieser Befehl den Server gestartet, beendet ihn Strg-C)
arena-starting = Vorbereitung
arena-playing = Es wird gespielt
arena-rate = { $rate } Partien/s
arena-rounded = { $asked } Partien ergeben keine ganzen Blöcke zu { $block }; gespielt werden { $matches }
arena-stopped = Angehalten; { $done } von { $matches } Partien sind gespeichert. So geht es weiter: { $command }
arena-kept = Die Ergebnisse sind in { $file } gespeichert
arena-reproduce = Zum Wiederholen: { $command }
arena-replay = Die erste Partie ansehen: { $command }
error-arena-matches = { $matches } Partien lassen sich nicht spielen; verlange 1 bis { $most }
error-arena-jobs = mit { $jobs } Prozessen geht es nicht; verlange mindestens 1
error-arena-bots = { $bots } Bots passen nicht auf { $players } Plätze; nenne mindestens einen und höchstens so viele, wie es Plätze gibt
error-arena-broken = die Partie von { $bots } mit der Verteilung { $deal } brach bei Aktion { $action } ab: { $reason }
error-arena-worker = ein Prozess, der Partien spielte, wurde von außen beendet; was er fertig hatte, ist gespeichert, und derselbe Befehl macht weiter
error-arena-file = { $file } ist nicht zu gebrauchen: { $reason }
error-arena-foreign = { $file } enthält keine Ergebnisse der Arena
error-arena-damaged = { $file } ist beschädigt: { $reason }
error-arena-match = keine Partie heißt „{ $name }“ in { $file }
error-arena-watch = { $server } hat die Partie nicht angenommen: { $reason }
error-arena-sprt = „{ $text }“ sind keine zwei Hypothesen; schreib den kleineren und den größeren Unterschied in normierter Elo, etwa 0,10, innerhalb von ±{ $most }
error-arena-duel = ein sequentieller Test vergleicht zwei Bots mit gleich vielen Plätzen
error-arena-cross = eine Kreuztabelle braucht verschiedene Bots, mindestens { $bots }
error-arena-device = { $option } ist mit --device nicht möglich

# Reihen von Partien
error-batch-lanes = eine Reihe von { $lanes } Partien ist nicht möglich; verlange 1 bis { $most }
error-batch-autoreset = es gibt keinen Neustart „{ $name }“; verfügbar: { $known }
error-batch-actions = ein Schritt braucht { $lanes } ganze Zahlen in einer Dimension, eine Aktion für jede Partie
error-batch-kind = es gibt keine Art von Aktion „{ $name }“; verfügbar: { $known }
error-batch-device = es gibt kein Gerät „{ $name }“; verfügbar: { $known }
error-batch-bot = „{ $name }“ spielt nicht in einem Gerät; verfügbar: { $known }
error-batch-greedy = der gierige Bot von { $game } kann nicht in einem Gerät spielen: seine Bewertung ist keine Regel, die sich übersetzen lässt
error-batch-kernels = { $folder } enthält keine Kernel; „python -m tools.kernels“ schreibt sie
error-gpu = es wurde keine NVIDIA-GPU gefunden

# The arena on a cluster
error-arena-cluster = der Cluster { $address } ist nicht zu erreichen: { $reason }
error-arena-code = die Regeln oder Bots auf dem Cluster sind nicht die von hier und würden anders spielen; installiere dort dieselben

# Whom one plays against
bots-levels = Stufen
bots-characters = Charaktere
bots-all = Alle Bots
level-beginner = Anfänger
level-casual = Gelegenheitsspieler
level-practised = Geübt
level-expert = Experte
level-master = Meister
ladder-beginner = Hat gerade erst die Regeln gelernt und spielt, was ihm einfällt.
ladder-casual = Nimmt, was ein Zug sofort bringt, und schaut nicht weiter.
ladder-practised = Denkt ein wenig voraus.
ladder-expert = Denkt weit voraus und macht selten Fehler.
ladder-master = Nimmt sich Zeit und spielt, so gut es geht.

# The colours of players
colour-yellow = Gelb
colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
colour-black = Schwarz

# Research: observations as texts

text-legal = Erlaubte Aktionen: { $actions }.
text-ask = Antworte mit einer Aktion in Notation.
