# Puzzles: what is wrong with them
error-puzzles = line { $line } of the puzzles of { $game }: { $reason }
error-puzzle = there is no puzzle “{ $name }” in { $game }
error-no-puzzles = there are no puzzles for { $game }
error-puzzle-with = give only one of these: a puzzle, --daily or --list
error-written = “{ $text }” is not a complete message in “{ $language }”

# In the terminal
puzzle-title = { $title }, puzzle { $id } ({ $grade })
puzzle-title-daily = { $title }, puzzle { $id } ({ $grade }), the puzzle of the day
puzzle-daily = The puzzle of the day is number { $id }.
puzzle-count = solved: { $solved } of { $count }
puzzle-turn = Type your answer, ? for help, s to see the solution.
puzzle-wrong = That is not it. Have another look.
puzzle-right = That is it!
puzzle-solution = The solution: { $run }
puzzle-next = To continue: { $command }
grade-easy = Easy
grade-middling = Medium
grade-hard = Hard
help-again = takes back your answer so far
help-solution = shows the solution
help-leave = quits
