# Imprimer et jouer
error-paper = il n’y a pas de format de papier « { $name } » ; formats connus : { $known }
error-print-game = { $game } n’a rien à imprimer : son paquet n’a ni print.py ni print.typ
error-print-file = « { $file } » n’est pas un nom de PDF ; il doit finir par .pdf
error-print-drawings = les dessins n’ont pas été générés ; lance une fois « make play » ou « python -m tools.client »
error-print-typst = Typst, qui compose les pages, n’est pas installé ; installe l’extra « print », comme dans gotham[print]
print-written = { $file } : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}, { $paper }.
print-players-of = { $least } à { $most } joueurs
print-age = à partir de { $age } ans
print-minutes = environ { $minutes } minutes
print-by = De { $authors } ({ $published })
print-contents = Ce que contient ce fichier
print-part = Matériel
print-pieces = Pièces
print-pages = Pages
print-sides = À imprimer
print-on = { $side ->
    [single] recto seul
    [front] rectos
    [back] versos
   *[both] recto verso
}
print-how = Imprimer et découper
print-how-scale = Imprime à 100 % (« taille réelle ») sur papier { $paper ->
    [a4] A4
   *[letter] Letter
} ; la barre ci-dessous mesure alors 50 mm.
print-how-sides = Imprime en recto verso les pages marquées « recto verso », en retournant sur le bord long : le dos de chaque pièce se trouve alors derrière sa face. Imprime toutes les autres pages d’un seul côté.
print-how-stock = Pour ce qui se découpe, le mieux est du carton de 200 à 250 g/m² ; du papier fin collé sur du carton convient aussi.
print-how-cut = Découpe le long des repères du bord, d’un bout à l’autre de la feuille : les pièces se touchent, une seule coupe suffit donc pour deux.
print-how-grey = Une imprimante en noir et blanc suffit : tout ce qui a une couleur a aussi un motif, une forme ou une lettre.
print-rules = Les règles
print-licence = Dessins, textes et mise en page sont propres à Gotham, sous licence MIT. Gotham n’a aucun lien avec un éditeur ou un auteur du jeu. Les polices Limelight et Jost sont sous licence SIL Open Font License 1.1.
print-made = Fait avec « gotham print ».
