# Printen en spelen
error-paper = er is geen papierformaat “{ $name }”; bekend zijn: { $known }
error-print-game = { $game } heeft niets te printen: zijn pakket heeft geen print.py en print.typ
error-print-file = “{ $file }” is geen naam voor een PDF; die moet op .pdf eindigen
error-print-drawings = de tekeningen zijn nog niet gemaakt; start één keer “make play” of “python -m tools.client”
error-print-typst = Typst, dat de pagina’s zet, is niet geïnstalleerd; installeer de extra “print”, zoals in gotham[print]
print-written = { $file }: { $pages ->
    [one] { $pages } pagina
   *[other] { $pages } pagina’s
}, { $paper }.
print-players-of = { $least } tot { $most } spelers
print-age = vanaf { $age } jaar
print-minutes = ongeveer { $minutes } minuten
print-by = Van { $authors } ({ $published })
print-contents = Wat er in dit bestand zit
print-part = Onderdeel
print-pieces = Stuks
print-pages = Pagina’s
print-sides = Printen op
print-on = { $side ->
    [single] één kant
    [front] voorkanten
    [back] achterkanten
   *[both] beide kanten
}
print-how = Zo print en knip je het
print-how-scale = Print op 100% (“werkelijke grootte”) op { $paper ->
    [a4] A4-papier
   *[letter] Letter-papier
}; de balk hieronder is dan 50 mm lang.
print-how-sides = Print de pagina’s met “beide kanten” dubbelzijdig, omgeslagen over de lange kant: de achterkant van elk stuk ligt dan achter zijn voorkant. Print alle andere pagina’s op één kant.
print-how-stock = Voor wat je uitknipt is karton van 200 tot 250 g/m² het best; dun papier op karton geplakt kan ook.
print-how-cut = Snijd langs de tekens aan de rand, dwars over het hele vel: de stukken liggen tegen elkaar, dus één snede is goed voor twee.
print-how-grey = Een zwart-witprinter volstaat: alles wat een kleur heeft, heeft ook een patroon, een vorm of een letter.
print-rules = De spelregels
print-licence = Tekeningen, teksten en opmaak zijn van Gotham zelf, onder de MIT-licentie. Gotham heeft geen band met een uitgever of auteur van het spel. De lettertypen Limelight en Jost vallen onder de SIL Open Font License 1.1.
print-made = Gemaakt met “gotham print”.
