# Headings of choices
kind-refuse = Give back a building
kind-give = Give a building
kind-tile = Give a tile
kind-cash = Pay
kind-build = Promise to place a tile
kind-empty = Promise to leave a building empty
kind-owe = Promise to pay after the income
kind-propose = Propose the draft
kind-yes = Say yes to an offer
kind-no = Say no to an offer
kind-withdraw = Withdraw an offer
kind-place = Place a tile
