# What a server says
error-unkept = das konnte nicht gespeichert werden ({ $reason }); nichts hat sich geändert, versuche es noch einmal
error-table = es gibt keinen Tisch „{ $id }“
error-token = dieser persönliche Link gilt an diesem Tisch nicht
error-seatless = du hast keinen Platz an diesem Tisch
error-away = ein Bot spielt auf deinem Platz; nimm ihn erst zurück
error-host = das darf nur der Gastgeber
error-replace-bot = nur der Gastgeber darf einen Bot austauschen
error-replace-soon = { $name } war gerade noch hier; warte ein paar Sekunden
error-replace-wait = das darf nur der Gastgeber, solange { $name } nicht { $seconds } Sekunden weg ist
error-seat-taken = dieser Platz ist besetzt
error-table-full = an diesem Tisch ist kein Platz mehr frei
error-programs = an diesem Tisch spielen schon so viele Programme, wie erlaubt sind: { $most }
error-programs-refused = Programme dürfen an diesem Tisch nicht mitspielen
error-invitation = diese Einladung gilt nicht mehr; bitte den Gastgeber um eine neue
error-other-seat = du kennst die Geheimnisse von Platz { $seat } und kannst keinen anderen nehmen
error-seated = du hast schon einen Platz
error-stale = seit deiner Wahl hat sich die Stellung geändert; sieh noch einmal hin
error-frozen = diese Partie kann nicht weitergehen: { $reason }
error-ended = der Gastgeber hat diese Partie beendet
error-silent = du kennst die Antwort und kannst daher nicht mit denen sprechen, die noch suchen
error-empty = diese Nachricht ist leer
error-chat-full = der Chat dieses Tischs ist voll
error-notes-long = deine Notizen sind zusammen zu lang; kürze oder lösche einige
error-match-long = diese Partie ist zu lang, um weiterzugehen; der Gastgeber kann sie beenden
error-many-tables = von deiner Adresse wurden zu viele Tische eröffnet; versuche es später noch einmal
error-many = zu viele Anfragen auf einmal; warte einen Moment
error-origin = diese Seite darf sich nicht mit diesem Server verbinden
error-message = diese Nachricht ist nicht gültig: { $reason }
error-hello = die erste Nachricht muss hello sein
error-going = die Partie ist noch nicht zu Ende
error-start = dieses Spiel hat keinen Anfang „{ $name }“
error-server = auf dem Server ist ein Fehler aufgetreten; er wurde protokolliert
serve-at = Gotham läuft unter { $address } (Strg-C beendet es)
serve-already = Gotham läuft schon unter { $address }
serve-lan = Alle im selben Netzwerk können unter { $address } spielen
serve-scan = Scanne den Code mit einem Handy oder tippe die Adresse ein.
serve-preparing = Die Bots werden vorbereitet …
serve-compiling = Die Bots von { $game } werden zum ersten Mal vorbereitet; bis dahin spielen sie einfacher …
serve-ready = Die Bots sind bereit.
serve-interpreted = Die Bots von { $game } konnten nicht vorbereitet werden und spielen einfacher: { $reason }
error-lan = keine Adresse im lokalen Netzwerk gefunden: Ist dieser Computer verbunden?
error-lan-host = --lan wählt die Adresse schon: Lass --host und --unix weg
error-database = die Datenbank ist nicht nutzbar: { $reason }
error-channels = die Verbindung zwischen den Servern ist gescheitert: { $reason }
error-port = { $host } Port { $port } ist nicht nutzbar: { $reason }
value-on = an
value-off = aus

## Lessons
lesson-otherwise = das ist erlaubt, aber darum geht es in diesem Schritt nicht: Lies die Aufgabe noch einmal
lesson-read = in diesem Schritt gibt es nichts zu tun: Drücke „Weiter“
error-lesson-done = diese Lektion hat nur { $steps } Schritte
error-lesson = dieses Spiel hat keine Lektion { $number }

## Clocks
error-pass = in diesem Spiel kann ein Spieler nicht passen, wenn die Zeit um ist; wähle, dass ein Bot zieht
