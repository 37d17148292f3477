# The page on its balance
balance-note = In dit spel speelt iedereen tegelijk: de volgorde is met de klok mee vanaf de startspelersfiche, die niets beslist tenzij tegels om de beurt worden gelegd.
