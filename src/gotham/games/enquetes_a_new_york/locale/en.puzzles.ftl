# Cases that can be solved now
puzzle-where = The { $count } cards that you have read{ $heard ->
    [yes] , together with earlier wrong accusations,
   *[no] {""}
} leave one square. Where are the thief and the diamond? Accuse.
puzzle-enough = You do not need to learn more: what you know leaves only one square. Accuse it.
puzzle-out = Not { $square }: { $card } rules it out. { $clue }
puzzle-heard = Not { $square }: { $who } has accused it, and was wrong.
puzzle-step = { $card } – { $clue } { $left ->
    [listed] Left: { $squares }.
   *[counted] Squares left: { $count }.
}
puzzle-step-heard = { $who } was wrong about { $square }. { $left ->
    [listed] Left: { $squares }.
   *[counted] Squares left: { $count }.
}
