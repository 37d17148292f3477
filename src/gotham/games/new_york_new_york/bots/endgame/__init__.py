"""The last cards of a round.

two_players       exact endgames of two players, from a known state
alpha_beta        the compiled alpha-beta search behind them
several_players   action values for three and four players
max_n             the compiled max^n search behind them
"""
