# Puzzles: what is wrong with them
error-puzzles = ligne { $line } des problèmes de { $game } : { $reason }
error-puzzle = il n’y a pas de problème « { $name } » dans { $game }
error-no-puzzles = il n’y a pas de problèmes de { $game }
error-puzzle-with = indique un problème, ou --daily, ou --list, mais pas plusieurs à la fois
error-written = « { $text } » n’est pas un message complet en « { $language } »

# In the terminal
puzzle-title = { $title }, problème { $id } ({ $grade })
puzzle-title-daily = { $title }, problème { $id } ({ $grade }), le problème du jour
puzzle-daily = Le problème du jour est le numéro { $id }.
puzzle-count = résolus : { $solved } sur { $count }
puzzle-turn = Tape ta réponse, « ? » pour l’aide, s pour voir la solution.
puzzle-wrong = Ce n’est pas ça. Regarde encore une fois.
puzzle-right = C’est ça !
puzzle-solution = La solution : { $run }
puzzle-next = Pour continuer : { $command }
grade-easy = Facile
grade-middling = Moyen
grade-hard = Difficile
help-again = reprend ta réponse depuis le début
help-solution = montre la solution
help-leave = quitte
