"""What a game may add to its rules: one typed declaration per kind of hook. docs/new_game.md lists them all.

A hook module of a game declares its hooks as `HOOKS = WebHooks(board=board, ...)`; each can be left out.

types         types that hooks share
declaration   the class decorator that makes a declaration, and its errors
text          TextHooks: notation, sentences, scenes
web           WebHooks: the browser and its clocks
terminal      TerminalHooks: `gotham play`
bots          BotHooks: bots, levels, characters
insight       InsightHooks: the analysis of a match
puzzles       PuzzleHooks: judging answers
balance       BalanceHooks: `gotham report`
bench         BenchHooks: `gotham bench`
print         PrintHooks: `gotham print`
presets       PresetHooks: editions and house rules as sets of options
opening       OpeningHooks: starts that the rules alone do not make
tally         TallyHooks: what lively play must meet
loading       finds and reads a game's hook modules, also those of version 0.2
"""
