# Symbols of cases
symbol = { $id ->
    [star] een ster
    [moon] een maan
    [triangle] een driehoek
    [bolt] een bliksemschicht
    [arrow] een pijl
    [heart] een hart
    [clover] een klaverblad
    [crossed-circle] een kruis in een cirkel
    [flower] een bloem
    [note] een muzieknoot
    [crown] een kroon
   *[hourglass] een zandloper
}

# What is wrong with a case
fault-quota = { $kind ->
    [informant] er moeten { $quota } informantenkaarten zijn; gevonden: { $count }
   *[expert] er moeten { $quota } expertkaarten zijn; gevonden: { $count }
}
fault-order = de informantenkaarten moeten voor de expertkaarten komen
fault-name = een zaak heeft een nummer en een symbool, of geen van beide
fault-level = de aanwijzing { $clue } hoort bij niveau { $level }
fault-twice = de aanwijzing { $clue } komt twee keer voor
fault-same = de aanwijzingen { $other } en { $clue } zeggen hetzelfde
fault-untrue = de aanwijzing { $clue } klopt niet voor het antwoord, { $square }
fault-open = alle kaarten samen laten meer dan één vak over: { $squares }
fault-missing = zonder de kaart { $clue } blijft er meer dan één vak over: { $squares }
fault-single = de aanwijzing { $clue } lost de zaak alleen al op
fault-few = het kleinste aantal kaarten dat de zaak oplost is { $count }; het moet minstens { $needed } zijn
fault-decoy-answer = het antwoord, { $square }, staat bij de dwaalsporen
fault-decoy-twice = een dwaalspoor is twee keer genoemd
fault-decoys = het aantal dwaalsporen is { $count }; het moet minstens { $needed } zijn
fault-decoy-card = de aanwijzing { $clue } sluit meer dan één dwaalspoor uit: { $squares }

# What is wrong with a box
fault-in-case = niveau { $level }, zaak { $number }: { $fault }
fault-in-level = niveau { $level }: { $fault }
fault-card = { $kind ->
    [informant] de aanwijzing { $clue } is er geen voor informanten van niveau { $level }
   *[expert] de aanwijzing { $clue } is er geen voor experts van niveau { $level }
}
fault-back-many = op de achterkant van de kaart { $clue } moeten 1 tot en met { $most } zaken staan; gevonden: { $count }
fault-back-twice = op de achterkant van de kaart { $clue } staat een zaak twee keer
fault-back-unknown = op de achterkant van de kaart { $clue } staat een zaak die in dit niveau niet bestaat: { $name }
fault-back-size = { $kind ->
    [informant] geen enkele informantenkaart heeft dit aantal zaken op de achterkant: { $count }
   *[expert] geen enkele expertkaart heeft dit aantal zaken op de achterkant: { $count }
}
fault-alike = meerdere kaarten hebben de aanwijzing { $clue }
fault-example = de kaart { $clue }, die de regels als voorbeeld geven, ontbreekt
fault-example-case = zaak { $number } van niveau 1 moet een kruis in een cirkel als symbool hebben, en het antwoord op { $square }
fault-cards = { $kind ->
    [informant] er moeten { $quota } informantenkaarten zijn; gevonden: { $count }
   *[expert] er moeten { $quota } expertkaarten zijn; gevonden: { $count }
}
fault-numbers = de zaken hebben niet de nummers 1 tot en met 12, elk één keer
fault-symbols = twee zaken hebben hetzelfde symbool
fault-answers = alle antwoorden verschillen, zodat je er een door wegstrepen zou kunnen vinden
fault-short = het aantal zaken dat { $cards } of meer kaarten vergt is { $count }; het moet minstens { $needed } zijn
fault-difficulty = de moeilijkheid is anders dan de doos vermeldt

# Files that cannot be read
error-name = regel { $line }: { $word ->
    [symbol] “{ $text }” is geen symbool van een zaak
    [answer] “{ $text }” is geen vak; vakken gaan van A1 tot en met E5
    [decoys] “{ $text }” is geen vak; vakken gaan van A1 tot en met E5
    [informant] “{ $text }” is geen aanwijzing voor een informant
   *[expert] “{ $text }” is geen aanwijzing voor een expert
}
error-json = regel { $line }: dit is geen JSON
error-box-format = dit is geen doos: “gotham” moet “{ $expected }” zijn, gevonden “{ $text }”
error-box-fields = { $where } moet precies deze velden hebben: { $known }
error-box-twice = het veld “{ $text }” staat twee keer in hetzelfde object
error-box-list = { $where } moet een lijst zijn
error-box-name = { $where }: “{ $text }” bestaat niet
error-box-whole = { $where } moet een geheel getal van { $low } tot en met { $high } zijn, gevonden “{ $text }”
error-box-real = { $where } moet een getal van { $low } tot en met { $high } zijn, gevonden “{ $text }”
