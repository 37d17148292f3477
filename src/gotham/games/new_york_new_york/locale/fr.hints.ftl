# What a bot says to who asked for a hint
bot-worth = D’après ce qui change aussitôt – mon avance sur la moyenne des autres et, pour une carte de la réserve, ce qu’elle pourrait changer –, je l’estime à { $value } ; la suivante, « { $next } », à { $other }.
bot-play = Cela change aussitôt mes points de { $own } et ceux des autres de : { $others }.
bot-take = Jouée maintenant, elle changerait mes points de { $own } et ceux des autres de : { $others }.
bot-pass = Passer laisse la skyline telle qu’elle est ; cartes encore dans la pioche : { $pile }.
bot-chance = Ainsi, j’estime mes chances de gagner la partie à { $chance } % ; avec la suivante, « { $next } », à { $other } %.
bot-sure = Ainsi, j’estime mes chances de gagner la partie à { $chance } % ; rien d’autre ne m’a semblé valoir un essai.
bot-solved = Toutes les cartes sont connues et j’ai tout calculé. Si chacun joue au mieux, mon avance à la fin de la manche est ainsi de { $value } (au-dessous de 0 : je suis en retard) ; avec la suivante, « { $next } », elle est de { $other }.
bot-whim = Cela m’est venu comme ça ; je n’y ai pas réfléchi.

# What one can do, in short
kind-play = Jouer une carte
kind-take = Prendre une carte
kind-pass = Passer
