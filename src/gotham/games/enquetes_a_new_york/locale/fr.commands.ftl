# La commande « gotham case »
case-today = L’enquête du { $day }, niveau { $level }, sera publiée demain.
case-seal = { $public ->
    [yes] graine { $seed }, scellée ce jour-là par { $seal }
   *[no] Son sceau, pour la vérifier alors : { $seal }
}
case-of-box = niveau { $level }, enquête { $number } :
case-cards = il faut au moins { $least } cartes ; tirées au sort, il en faut { $mean } en moyenne
case-shares = chance qu’autant de cartes suffisent : { $shares }
case-faults = { $count ->
    [0] Toutes les garanties sont tenues.
    [one] 1 garantie n’est pas tenue.
   *[other] { $count } garanties ne sont pas tenues.
}
case-unfair = cette enquête n’est pas équitable : { $fault }
case-bad-day = « { $text } » n’est pas une date ; écris-la comme 2026-11-15
case-early = l’enquête du { $day } n’est pas encore publiée
accused = { $name } : { $count } accusations, tenues pour sûres à { $stated } % en moyenne ; justes : { $right } % [{ $low }, { $high }]
accused-all = Toutes
accused-bin = Tenues pour sûres à { $low } % ou plus
