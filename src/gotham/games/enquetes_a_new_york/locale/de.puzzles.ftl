# Cases that can be solved now
puzzle-where = Die { $count } Karten, die du gelesen hast, lassen{ $heard ->
    [yes] {" "}zusammen mit früheren falschen Anklagen
   *[no] {""}
} ein Feld übrig. Wo sind Dieb und Diamant? Klage an.
puzzle-enough = Mehr musst du nicht erfahren: Was du weißt, lässt schon nur ein Feld übrig. Klage es an.
puzzle-out = Nicht { $square }: { $card } schließt es aus. { $clue }
puzzle-heard = Nicht { $square }: { $who } hat es angeklagt und sich geirrt.
puzzle-step = { $card } – { $clue } { $left ->
    [listed] Es bleibt: { $squares }.
   *[counted] Übrige Felder: { $count }.
}
puzzle-step-heard = { $who } hat sich bei { $square } geirrt. { $left ->
    [listed] Es bleibt: { $squares }.
   *[counted] Übrige Felder: { $count }.
}
