# Der Befehl `gotham case`
case-today = Der Fall vom { $day }, Stufe { $level }, wird morgen veröffentlicht.
case-seal = { $public ->
    [yes] Startwert { $seed }, an jenem Tag versiegelt als { $seal }
   *[no] Sein Siegel, um ihn dann zu prüfen: { $seal }
}
case-of-box = Stufe { $level }, Fall { $number }:
case-cards = mindestens { $least } Karten sind nötig; zufällig gezogen im Mittel { $mean }
case-shares = Wahrscheinlichkeit, dass so viele Karten genügen: { $shares }
case-faults = { $count ->
    [0] Alle Garantien sind erfüllt.
    [one] 1 Garantie ist nicht erfüllt.
   *[other] { $count } Garantien sind nicht erfüllt.
}
case-unfair = dieser Fall ist nicht fair: { $fault }
case-bad-day = „{ $text }“ ist kein Datum; schreib es wie 2026-11-15
case-early = der Fall vom { $day } ist noch nicht veröffentlicht
accused = { $name }: { $count } Anklagen, nach eigener Angabe im Mittel zu { $stated } % sicher; richtig waren { $right } % [{ $low }, { $high }]
accused-all = Alle
accused-bin = Nach eigener Angabe zu { $low } % oder mehr sicher
