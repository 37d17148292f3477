"""The value of seats and groups of seats.

weights           weights of potential growth
workspace         the record for trying positions, and the best placement of a seat's tiles
shop_additions    tiles that could be added as one shop
block_additions   combinations of additions in one block
joint_income      the best joint income of some seats, exactly
seat_value        the value of a seat, in points; seat values and joint incomes from a view
fair_share        the fair share of each party in a joint gain
win_chance        expected money at the end, and chances to win
"""
