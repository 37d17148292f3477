# Sur papier
print-cards = Cartes
print-scores = Feuilles de score et couleurs
print-colours = Qui joue quelle couleur
print-how-skyline = Colle les trois pages de la skyline côte à côte. Les cartes se posent sur les cases sous la rue, chacune sur son numéro.
