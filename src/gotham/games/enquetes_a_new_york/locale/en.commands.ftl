# The command `gotham case`
case-today = The case of { $day } at level { $level } is published tomorrow.
case-seal = { $public ->
    [yes] seed { $seed }, sealed on its day as { $seal }
   *[no] Its seal, for checking it then: { $seal }
}
case-of-box = level { $level }, case { $number }:
case-cards = at least { $least } cards are needed; cards drawn at random settle it after { $mean } on average
case-shares = chance that this many cards settle it: { $shares }
case-faults = { $count ->
    [0] All guarantees hold.
    [one] 1 guarantee does not hold.
   *[other] { $count } guarantees do not hold.
}
case-unfair = this case is not fair: { $fault }
case-bad-day = “{ $text }” is not a date; write it as 2026-11-15
case-early = the case of { $day } is not published yet
accused = { $name }: { $count } accusations, claimed to be { $stated } % certain on average; { $right } % were right [{ $low }, { $high }]
accused-all = All
accused-bin = Claimed to be { $low } % certain or more
