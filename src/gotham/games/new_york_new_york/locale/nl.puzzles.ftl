# Eindspelen met één winnende zet
puzzle-play = Alle kaarten zijn bekend, en de partij wordt in deze ronde beslist. Met welke ene actie – een kaart spelen of passen – win je die?
puzzle-take = Alle kaarten zijn bekend, en de partij wordt in deze ronde beslist. Met welke ene kaart uit de voorraad win je die?
puzzle-won = Als beiden zo goed mogelijk verdergaan, wint dit de partij met { $margin ->
    [one] 1 punt
   *[other] { $margin } punten
}. Het op één na beste, “{ $next }”, { $other ->
    [0] deelt slechts de overwinning
    [one] verliest met 1 punt
   *[other] verliest met { $other } punten
}.
puzzle-answered = { $who } antwoordt met de { $suit ->
    [Y] gele
    [R] rode
    [G] groene
   *[B] blauwe
} { $number }. Als beiden zo goed mogelijk verdergaan, { $margin ->
    [0] deel je slechts de overwinning
    [one] verlies je de partij met 1 punt
   *[other] verlies je de partij met { $margin } punten
}.
puzzle-passed = { $who } past. Hoe goed je ook verdergaat, { $margin ->
    [0] je deelt slechts de overwinning
    [one] je verliest de partij met 1 punt
   *[other] je verliest de partij met { $margin } punten
}.
puzzle-alone = Niemand antwoordt, maar hoe goed je ook verdergaat, { $margin ->
    [0] je deelt slechts de overwinning
    [one] je verliest de partij met 1 punt
   *[other] je verliest de partij met { $margin } punten
}.
