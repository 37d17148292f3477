# On paper
print-tiles = Shop tiles
print-buildings = Building cards
print-prosperity = Prosperity cards
print-summaries = Summary cards
print-tokens = Owner tokens
print-notes = Money
print-charts = Tables and markers
print-other-map = The other map
print-type = size { $size }, { $tiles } tiles
print-players = { $count } players
print-deal = Each round: buildings dealt and kept, tiles drawn
print-deal-keep = dealt / kept
print-deal-draw = tiles
print-track = Rounds
print-marker = places first
print-round = Round { $number }
print-how-map = Glue the two halves of the map together along the street. A tile goes on its building, and the owner’s token on its upper right corner. The other map is for the option map=reprint. If you need more money or tokens, print their pages again.
