# What a bot says to who asked for a hint
bot-worth = Op wat meteen telt – buren, inkomsten, geld – schat ik het op { $value }; de op één na beste, “{ $next }”, op { $other }.
bot-keep = Trekkingen van tegels die ik heb geprobeerd: { $draws }. Van alle kaarten kwamen { $buildings } het beste uit; paren van buren om op te bouwen daarmee: { $links }.
bot-place = Als al mijn tegels zo goed mogelijk liggen, hoort hij hierbij: { $shop } op { $buildings } ({ $size } van { $most } tegels), voor { $sum } per ronde.
bot-place-promise = Het is beloofd en het kan nu, dus komt het eerst.
bot-placed = Geen andere tegel ligt nu beter dan dat hij bewaard wordt.
bot-done = { $looked ->
    [yes] Ik vind geen deal waar we allemaal genoeg aan winnen.
   *[no] Ik heb niets te beantwoorden, en zoek nu geen deals.
}
bot-drop = Ik zou met dit concept niet doorgaan, maar opnieuw nadenken.
bot-chance = Volgens mijn berekening houd je zo { $then } % kans om te winnen.
bot-chance-deal = Volgens mijn berekening is je kans om te winnen nu { $now } %, en { $then } % zodra dit rond is.
bot-chance-refused = Volgens mijn berekening is je kans om te winnen nu { $now } %, en zou die hiermee { $then } % zijn.
