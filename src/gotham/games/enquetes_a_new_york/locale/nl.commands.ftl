# De opdracht `gotham case`
case-today = De zaak van { $day }, niveau { $level }, wordt morgen gepubliceerd.
case-seal = { $public ->
    [yes] startgetal { $seed }, die dag verzegeld als { $seal }
   *[no] De verzegeling, om de zaak dan te controleren: { $seal }
}
case-of-box = niveau { $level }, zaak { $number }:
case-cards = er zijn minstens { $least } kaarten nodig; willekeurig getrokken gemiddeld { $mean }
case-shares = kans dat zoveel kaarten genoeg zijn: { $shares }
case-faults = { $count ->
    [0] Alle garanties kloppen.
    [one] 1 garantie klopt niet.
   *[other] { $count } garanties kloppen niet.
}
case-unfair = deze zaak is niet eerlijk: { $fault }
case-bad-day = “{ $text }” is geen datum; schrijf die als 2026-11-15
case-early = de zaak van { $day } is nog niet gepubliceerd
accused = { $name }: { $count } beschuldigingen, volgens eigen opgave gemiddeld { $stated }% zeker; juist waren { $right }% [{ $low }, { $high }]
accused-all = Alle
accused-bin = Volgens eigen opgave { $low }% zeker of meer
