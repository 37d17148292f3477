# What a bot says to who asked for a hint
bot-worth = Felder, die es für mich sofort ausschließt: { $value }; mit der nächstbesten, „{ $next }“: { $other }.
bot-certain = Nur { $square } bleibt übrig.
bot-roll = Felder übrig: { $count }; das wahrscheinlichste, { $square }, stimmt mit { $chance } % Wahrscheinlichkeit. Erst zu würfeln kostet nichts: Ich lese noch eine Karte, bevor jemand anders an der Reihe ist.
bot-accuse = Felder übrig: { $count }. { $square } stimmt mit { $chance } % Wahrscheinlichkeit; wer wartet, gewinnt mit etwa { $later } %.
bot-wait = Felder übrig: { $count }. Das wahrscheinlichste, { $square }, stimmt nur mit { $chance } % Wahrscheinlichkeit; wer wartet, gewinnt mit etwa { $later } %.
bot-learn = Felder übrig: { $count }. Im Mittel fällt damit etwa { $cut } % des Möglichen weg{ $swap ->
    [yes] , abzüglich dessen, was es dem anderen verrät
   *[no] {""}
}. Alles andere bringt gleich viel.
bot-learn-more = Felder übrig: { $count }. Im Mittel fällt damit etwa { $cut } % des Möglichen weg{ $swap ->
    [yes] , abzüglich dessen, was es dem anderen verrät
   *[no] {""}
}; mit dem Nächstbesten, „{ $next }“, { $less } %.
bot-learn-nothing = Felder übrig: { $count }. Nichts, was ich hier tun kann, verrät mir im Mittel etwas Neues.
bot-wander = Es gibt nichts anderes zu tun, oder ich habe es dem Zufall überlassen.
