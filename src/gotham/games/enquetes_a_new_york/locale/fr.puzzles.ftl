# Cases that can be solved now
puzzle-where = Les { $count } cartes que tu as lues{ $heard ->
    [yes] , avec les fausses accusations précédentes,
   *[no] {""}
} ne laissent qu’une case. Où sont le voleur et le diamant ? Accuse.
puzzle-enough = Pas besoin d’en apprendre plus : ce que tu sais ne laisse déjà qu’une case. Accuse-la.
puzzle-out = Pas { $square } : { $card } l’exclut. { $clue }
puzzle-heard = Pas { $square } : { $who } l’a accusée à tort.
puzzle-step = { $card } – { $clue } { $left ->
    [listed] Il reste { $squares }.
   *[counted] Cases restantes : { $count }.
}
puzzle-step-heard = { $who } a accusé { $square } à tort. { $left ->
    [listed] Il reste { $squares }.
   *[counted] Cases restantes : { $count }.
}
