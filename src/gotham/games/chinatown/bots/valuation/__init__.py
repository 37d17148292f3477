"""What seats and groups of seats are worth.

weights           weights of potential growth
workspace         the record in which positions are tried, and the placement of a seat's tiles that pays most
shop_additions    tiles that could be added as one shop
block_additions   combinations of additions in one block
joint_income      the best joint income of some seats, exactly
seat_value        the value of a seat, in points; seat values and joint incomes from a view
fair_share        which share of a joint gain is fair
win_chance        expected money at the end, and chances to win
"""
