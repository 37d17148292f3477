# What a bot says to who asked for a hint
bot-worth = Vakken die het meteen voor me uitsluit: { $value }; met de op één na beste, “{ $next }”: { $other }.
bot-certain = Alleen { $square } blijft over.
bot-roll = Vakken over: { $count }; het waarschijnlijkste, { $square }, klopt met { $chance }% kans. Eerst gooien kost niets: ik lees nog een kaart voor een ander aan de beurt is.
bot-accuse = Vakken over: { $count }. { $square } klopt met { $chance }% kans; wie wacht, wint met ongeveer { $later }% kans.
bot-wait = Vakken over: { $count }. Het waarschijnlijkste, { $square }, klopt met maar { $chance }% kans; wie wacht, wint met ongeveer { $later }% kans.
bot-learn = Vakken over: { $count }. Gemiddeld valt zo ongeveer { $cut }% af van wat mogelijk is{ $swap ->
    [yes] , min wat het de ander vertelt
   *[no] {""}
}. Elk alternatief doet evenveel.
bot-learn-more = Vakken over: { $count }. Gemiddeld valt zo ongeveer { $cut }% af van wat mogelijk is{ $swap ->
    [yes] , min wat het de ander vertelt
   *[no] {""}
}; met het op één na beste, “{ $next }”, { $less }%.
bot-learn-nothing = Vakken over: { $count }. Niets van wat ik hier kan doen, vertelt me gemiddeld iets nieuws.
bot-wander = Er is niets anders te doen, of ik heb het aan het toeval overgelaten.
