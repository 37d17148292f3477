"""The commands, one module each, named like the command.

play/      games, bots, play, puzzle, replay, analyse, print
measure/   arena, pairs, report, laws, perft, bench
host/      serve, doctor, arena-watch, build
"""
