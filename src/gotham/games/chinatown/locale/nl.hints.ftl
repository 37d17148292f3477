# What a bot says to who asked for a hint
bot-worth = Op wat meteen telt – buren, inkomsten, geld – schat ik het op { $value }; de op één na beste, “{ $next }”, op { $other }.
bot-keep = Ik heb { $draws } trekkingen van tegels geprobeerd. Van alle kaarten kwamen { $buildings } het beste uit; buurparen om daarmee te bebouwen: { $links }.
bot-place = Als al mijn tegels zo goed mogelijk liggen, hoort deze hierbij: { $shop } op { $buildings } ({ $size } van { $most } tegels), voor { $sum } per ronde.
bot-place-promise = Het is beloofd en het kan nu, dus komt het eerst.
bot-placed = Geen andere tegel is nu gelegd meer waard dan bewaard.
bot-done = { $looked ->
    [yes] Ik vind geen deal waar we allemaal genoeg aan winnen.
   *[no] Ik heb niets te beantwoorden, en zoek nu geen deals.
}
bot-drop = Ik zou met dit kladje niet doorgaan, maar opnieuw nadenken.
bot-chance = Volgens mijn berekening houd je zo { $then }% kans om te winnen.
bot-chance-deal = Volgens mijn berekening is je kans om te winnen nu { $now }%, en { $then }% zodra deze deal rond is.
bot-chance-refused = Volgens mijn berekening is je kans om te winnen nu { $now }%, en zou die met deze deal { $then }% zijn.
