# The page on its balance
balance-note = Hier doet ieder alles tegelijk: de volgorde is met de klok mee vanaf de startspelerfiche, die niets beslist tenzij tegels om de beurt worden gelegd.
