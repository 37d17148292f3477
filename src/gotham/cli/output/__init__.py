"""Results as text.

columns    figures in columns
tables     the results of the arena, as tables or JSON
progress   playing a tournament with a progress bar
"""
