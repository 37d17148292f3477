## Hosting

error-address = { $text } ist keine Adresse einer Website; schreib sie wie https://play.example.org oder https://example.org/gotham
error-base = unter dem Pfad { $text } kann kein Server laufen; schreib ihn wie /gotham
error-proxy = { $text } ist weder eine Adresse noch ein Netz; schreib es wie 10.0.0.2 oder 10.0.0.0/24
error-unix = der Socket { $path } ist nicht nutzbar: { $reason }
error-held = auf { $folder } läuft ein Server; halte ihn zuerst an
error-replaced = die Datenbank in { $folder } wird gerade ersetzt; versuche es gleich noch einmal
error-no-database = in { $folder } ist keine Datenbank
error-foreign-database = diese Datenbank ist leer oder nicht von Gotham
error-newer = diese Datenbank ist von einer neueren Version (Revision { $revision }); verwende diese Version
error-older = diese Datenbank ist von einer älteren Version (Revision { $revision }); ein Server dieser Version aktualisiert sie beim Start
error-not-running = die Partie am Tisch { $id } läuft nicht mehr
error-report = es gibt keine Meldung { $number }
error-unmarked = von der Person in Meldung { $number } ist kein Kennzeichen bekannt; sperre stattdessen eine Adresse
error-ban = { $text } passt auf keine Sperre oder auf mehr als eine; `gotham admin bans` zählt sie auf
error-ban-whom = sag, wer gesperrt wird: eine Adresse, oder --report mit einer Nummer
error-ip = { $text } ist keine IP-Adresse
error-state = es gibt keinen Zustand „{ $text }“ für Tische; bekannt sind: { $known }
error-export = nenne einen Tisch, oder gib --all und mit --out einen Ordner an
error-unasked = hier ist kein Terminal, das um Bestätigung fragen kann; gib --yes an
error-show = --show ändert nichts: Lass --finished und --idle weg
error-exists = { $path } gibt es schon; --force ersetzt es
error-no-file = es gibt keine Datei { $path }
error-damaged = { $path } ist keine intakte Kopie einer Datenbank: { $reason }
error-backup-server = verwende stattdessen die Werkzeuge dieser Datenbank: { $command }
error-revision = diese Version kennt keine Revision { $revision }; sie kennt { $known }
error-not-back = die Datenbank steht auf { $found }, und { $revision } ist keine frühere Revision
