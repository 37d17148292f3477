# The page on its balance
balance-note = Een partij heeft net zoveel rondes als spelers, en ieder speelt één keer als laatste.
