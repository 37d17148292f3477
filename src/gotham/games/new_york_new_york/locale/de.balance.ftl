# The page on its balance
balance-note = Eine Partie hat so viele Runden wie Spieler, und jeder spielt einmal zuletzt.
