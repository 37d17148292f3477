# What a bot says to who asked for a hint
bot-worth = Op wat er meteen verandert – mijn voorsprong op het gemiddelde van de anderen, en bij een kaart uit de voorraad wat die kan veranderen – schat ik het op { $value }; de op één na beste, “{ $next }”, op { $other }.
bot-play = Meteen veranderen mijn punten met { $own } en die van de anderen met: { $others }.
bot-take = Nu gespeeld zou hij mijn punten veranderen met { $own } en die van de anderen met: { $others }.
bot-pass = Passen laat de skyline zoals hij is; kaarten die nog in de stapel zitten: { $pile }.
bot-chance = Hiermee geef ik mezelf een kans van { $chance }% om de partij te winnen; met de op één na beste, “{ $next }”, { $other }%.
bot-sure = Hiermee geef ik mezelf een kans van { $chance }% om de partij te winnen; iets anders leek me het proberen niet waard.
bot-solved = Alle kaarten zijn nu bekend en ik heb het uitgerekend. Als beiden op hun best spelen, is mijn voorsprong aan het eind van de ronde hiermee { $value } (onder 0: ik sta achter); met de op één na beste, “{ $next }”, is hij { $other }.
bot-whim = Het kwam zomaar bij me op; ik heb er niet over nagedacht.

# What one can do, in short
kind-play = Een kaart spelen
kind-take = Een kaart nemen
kind-pass = Passen
