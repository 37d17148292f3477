"""Exercises of a game.

lessons       tutorials: positions with something to read and something to do
puzzle_file   the puzzles of a game, read from its `puzzles.jsonl`
puzzles       judging the answers of puzzles, and checking the puzzles themselves
"""
