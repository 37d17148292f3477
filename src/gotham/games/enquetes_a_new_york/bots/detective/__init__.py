"""The detective: maximises information, and accuses when waiting is worse.

bot          the bot
notebook     what each card and square is worth to a seat
belief       the chance of each square, and the information of a card
accusation   when to accuse
advice       reasons for its choices, in sentences
"""
