# What a server says
error-unkept = das konnte nicht gespeichert werden ({ $reason }); nichts hat sich geändert, bitte noch einmal
error-table = es gibt keinen Tisch „{ $id }“
error-token = dieser persönliche Link ist an diesem Tisch nicht bekannt
error-seatless = du hast keinen Platz an diesem Tisch
error-away = ein Bot spielt auf deinem Platz; nimm ihn erst zurück
error-host = das darf nur der Gastgeber
error-seat-taken = dieser Platz ist besetzt
error-invitation = diese Einladung gilt nicht mehr; bitte den Gastgeber um eine neue
error-other-seat = du kennst die Geheimnisse von Platz { $seat } und kannst keinen anderen haben
error-seated = du hast schon einen Platz
error-stale = seit deiner Wahl hat sich etwas geändert; sieh noch einmal hin
error-frozen = diese Partie kann nicht weitergehen: { $reason }
error-ended = der Gastgeber hat diese Partie beendet
error-silent = wer die Antwort kennt, kann nicht mit denen sprechen, die noch suchen
error-empty = diese Nachricht ist leer
error-many-tables = von deiner Adresse wurden zu viele Tische eröffnet; versuche es später
error-many = zu viel auf einmal; warte einen Moment
error-origin = diese Seite darf nicht mit diesem Server sprechen
error-message = diese Nachricht ist nicht zu verstehen: { $reason }
error-hello = die erste Nachricht sagt hallo (hello)
error-going = die Partie läuft noch
error-start = dieses Spiel kennt keinen Anfang „{ $name }“
error-server = hier ging etwas schief; es ist notiert
serve-at = Gotham ist offen: { $address } (Strg-C schließt)
error-database = die Datenbank ist nicht nutzbar: { $reason }
error-channels = die Server können einander dort nicht finden: { $reason }
error-port = { $host } Port { $port } ist nicht nutzbar: { $reason }
value-on = an
value-off = aus

## Lessons
lesson-otherwise = das ist erlaubt, aber darum geht es in diesem Schritt nicht: lies die Aufgabe noch einmal
lesson-read = hier gibt es nur etwas zu lesen: mit „Weiter“ geht es voran
error-lesson-done = diese Lektion hat nur { $steps } Schritte
error-lesson = in diesem Spiel gibt es keine Lektion { $number }

## Clocks
error-pass = in diesem Spiel kann niemand passen, wenn die Zeit um ist; wähle, dass ein Bot zieht
