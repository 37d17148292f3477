# Puzzles: what is wrong with them
error-puzzles = line { $line } of the puzzles of { $game }: { $reason }
error-puzzle = there is no puzzle “{ $name }” in { $game }
error-no-puzzles = there are no puzzles of { $game }
error-puzzle-with = name a puzzle, or --daily, or --list, but not several of them
error-written = “{ $text }” is no message with its details in “{ $language }”

# In the terminal
puzzle-title = { $title }, puzzle { $id } ({ $grade })
puzzle-title-daily = { $title }, puzzle { $id } ({ $grade }), the puzzle of the day
puzzle-daily = The puzzle of the day is number { $id }.
puzzle-count = solved: { $solved } of { $count }
puzzle-turn = Type your answer, ? for help, s to see the solution.
puzzle-wrong = That is not it. Have another look.
puzzle-right = That is it!
puzzle-solution = The solution: { $run }
puzzle-next = To go on: { $command }
grade-easy = Easy
grade-middling = Middling
grade-hard = Hard
help-again = takes back what you have done of your answer
help-solution = shows the solution
help-leave = leaves
