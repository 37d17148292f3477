"""What a bot does in each phase; trader and master are built from these parts.

player        asks the part whose phase it is
cards         which cards to keep
negotiation   answers, other prices and proposals
tiles         which tile to place next
mistakes      mistakes of the lower levels
explanation   reason and advice of the latest answer
reasons       why it proposes and answers, for everybody
advice        why it keeps and places, for its own seat
"""
