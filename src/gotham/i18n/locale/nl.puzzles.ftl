# Puzzles: what is wrong with them
error-puzzles = regel { $line } van de puzzels van { $game }: { $reason }
error-puzzle = er is geen puzzel “{ $name }” in { $game }
error-no-puzzles = er zijn geen puzzels van { $game }
error-puzzle-with = noem een puzzel, of --daily, of --list, maar niet meer dan een daarvan
error-written = “{ $text }” is geen volledig bericht in “{ $language }”

# In the terminal
puzzle-title = { $title }, puzzel { $id } ({ $grade })
puzzle-title-daily = { $title }, puzzel { $id } ({ $grade }), de puzzel van de dag
puzzle-daily = De puzzel van de dag is nummer { $id }.
puzzle-count = opgelost: { $solved } van { $count }
puzzle-turn = Typ je antwoord, ? voor hulp, s om de oplossing te zien.
puzzle-wrong = Dat is het niet. Kijk nog eens goed.
puzzle-right = Dat is het!
puzzle-solution = De oplossing: { $run }
puzzle-next = Om verder te gaan: { $command }
grade-easy = Makkelijk
grade-middling = Gemiddeld
grade-hard = Moeilijk
help-again = neemt je antwoord tot nu toe terug
help-solution = laat de oplossing zien
help-leave = stopt
