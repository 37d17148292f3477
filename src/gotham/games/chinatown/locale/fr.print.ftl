# Sur papier
print-tiles = Tuiles de boutiques
print-buildings = Cartes d’immeubles
print-prosperity = Cartes de prospérité
print-summaries = Cartes récapitulatives
print-tokens = Jetons de propriétaire
print-notes = Argent
print-charts = Tableaux et marqueurs
print-other-map = L’autre plan
print-type = taille { $size }, { $tiles } tuiles
print-players = { $count } joueurs
print-deal = À chaque manche : immeubles distribués et gardés, tuiles tirées
print-deal-keep = distribués / gardés
print-deal-draw = tuiles
print-track = Manches
print-marker = pose en premier
print-round = Manche { $number }
print-how-map = Colle les deux moitiés du plan le long de la rue. Une tuile se pose sur son immeuble, et le jeton du propriétaire sur son coin supérieur droit. L’autre plan est pour l’option map=reprint. S’il faut plus d’argent ou de jetons, imprime leurs pages une seconde fois.
