# What a bot says to who asked for a hint
bot-worth = Nach dem, was sofort zählt – Nachbarn, Einkommen, Geld –, schätze ich es auf { $value }; das Nächstbeste, „{ $next }“, auf { $other }.
bot-keep = Ich habe { $draws } Ziehungen von Plättchen durchgespielt. Von allen Karten schnitten { $buildings } am besten ab; Nachbarpaare, die sich damit bebauen lassen: { $links }.
bot-place = Wenn alle meine Plättchen bestmöglich liegen, gehört es hierzu: { $shop } auf { $buildings } ({ $size } von { $most } Plättchen), für { $sum } je Runde.
bot-place-promise = Es ist versprochen und jetzt möglich, also kommt es zuerst.
bot-placed = Kein anderes Plättchen ist jetzt gelegt mehr wert als behalten.
bot-done = { $looked ->
    [yes] Ich finde keinen Handel, bei dem wir alle genug gewinnen.
   *[no] Ich habe nichts zu beantworten und suche jetzt keinen Handel.
}
bot-drop = Ich würde diesen Entwurf nicht weiterführen, sondern neu überlegen.
bot-chance = Nach meiner Rechnung bleibt dir so eine Gewinnchance von { $then } %.
bot-chance-deal = Nach meiner Rechnung ist deine Gewinnchance jetzt { $now } % und { $then } %, sobald dieser Handel perfekt ist.
bot-chance-refused = Nach meiner Rechnung ist deine Gewinnchance jetzt { $now } % und wäre mit diesem Handel { $then } %.
