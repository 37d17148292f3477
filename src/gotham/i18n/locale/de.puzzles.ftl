# Puzzles: what is wrong with them
error-puzzles = Zeile { $line } der Rätsel von { $game }: { $reason }
error-puzzle = ein Rätsel „{ $name }“ gibt es in { $game } nicht
error-no-puzzles = zu { $game } gibt es keine Rätsel
error-puzzle-with = nenne ein Rätsel oder --daily oder --list, aber nicht mehreres davon
error-written = „{ $text }“ ist keine vollständige Nachricht in „{ $language }“

# In the terminal
puzzle-title = { $title }, Rätsel { $id } ({ $grade })
puzzle-title-daily = { $title }, Rätsel { $id } ({ $grade }), das Rätsel des Tages
puzzle-daily = Das Rätsel des Tages ist Nummer { $id }.
puzzle-count = gelöst: { $solved } von { $count }
puzzle-turn = Tippe deine Antwort, ? für Hilfe, s für die Lösung.
puzzle-wrong = Das ist es nicht. Sieh es dir noch einmal an.
puzzle-right = Das ist es!
puzzle-solution = Die Lösung: { $run }
puzzle-next = Weiter geht es mit: { $command }
grade-easy = Leicht
grade-middling = Mittel
grade-hard = Schwer
help-again = nimmt deine bisherige Antwort zurück
help-solution = zeigt die Lösung
help-leave = hört auf
