# What a bot says to who asked for a hint
bot-worth = Nach dem, was sich sofort ändert – mein Vorsprung vor dem Mittel der anderen, bei einer Karte der Auslage das, was sie ändern könnte –, schätze ich es auf { $value }; das Nächstbeste, „{ $next }“, auf { $other }.
bot-play = Sofort ändern sich meine Punkte um { $own } und die der anderen um: { $others }.
bot-take = Jetzt gespielt würde sie meine Punkte um { $own } ändern und die der anderen um: { $others }.
bot-pass = Passen lässt die Skyline, wie sie ist; noch im Nachziehstapel: { $pile }.
bot-chance = Damit gebe ich mir eine Chance von { $chance } %, die Partie zu gewinnen; mit dem Nächstbesten, „{ $next }“, { $other } %.
bot-sure = Damit gebe ich mir eine Chance von { $chance } %, die Partie zu gewinnen; etwas anderes schien mir keinen Versuch wert.
bot-solved = Alle Karten sind jetzt bekannt, und ich habe es ausgerechnet. Spielen beide am besten, ist mein Vorsprung am Ende der Runde damit { $value } (unter 0: Rückstand); mit dem Nächstbesten, „{ $next }“, ist er { $other }.
bot-whim = Es fiel mir gerade so ein; nachgedacht habe ich nicht.

# What one can do, in short
kind-play = Eine Karte spielen
kind-take = Eine Karte nehmen
kind-pass = Passen
