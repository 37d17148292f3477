"""Playing in a terminal.

screen           output: plain lines, or a drawn board
game_choice      which game to play
prompt           the list of choices, and reading a typed line
game_session     one person's match against bots
puzzle_session   one person's puzzle
hint             what the best bot would do
analysis         an analysis as tables
rulebook         the clauses of a game
saves            saved matches
solved_puzzles   which puzzles are solved
"""
