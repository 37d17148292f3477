# Names of things
title = Chinatown
summary = Immeubles, boutiques et marchandages serrés dans le Chinatown de New York : négocie bien, et fais fortune.
shop = { $kind ->
    [sea-food] Poissonnerie
    [pharmacy] Pharmacie
    [jeans] Jeans et bleus de travail
    [restaurant] Restaurant
    [laundry] Blanchisserie
    [sports] Articles de sport
    [antiques] Antiquités
    [fireworks] Feux d’artifice
    [sewing] Couture
    [detective] Agence de détectives
    [watches] Horlogerie
   *[radios] Radios
}
shop-on = { $shop } sur { $buildings }
buildings = { $count ->
    [one] l’immeuble { $buildings }
   *[other] les immeubles { $buildings }
}
tiles = { $count ->
    [one] { $count } tuile { $shop }
   *[other] { $count } tuiles { $shop }
}
tiles-hidden = { $count ->
    [one] { $count } tuile cachée
   *[other] { $count } tuiles cachées
}
money = { $sum } $
nothing = néant
list-and = { $first } et { $last }
you = { $who } (toi)
offer = { $secret ->
    [yes] l’offre secrète
   *[no] l’offre publique
} que propose { $author } à { $others }
option-prosperity = cartes de prospérité
option-placement = ordre de pose des tuiles
option-street-variant = nouvelles boutiques seulement sur rue
option-map = le plan
option-offers = nombre d’offres par joueur et par manche
option-money = argent
option-tiles = tuiles libres
value-placement-free = tous à la fois
value-placement-first-player = tour à tour, depuis le premier joueur
value-map-default = première édition
value-map-reprint = réédition
value-map-reprint-count = réédition, et grands groupes par nombre
value-money-hidden = caché
value-money-open = visible de tous
value-tiles-open = visibles de tous
value-tiles-hidden = cachées
preset-1999 = Première édition
preset-1999-about = Avec les cartes de prospérité ; chacun pose quand il veut.
preset-1999-street = Première édition, variante des rues
preset-1999-street-about = Une nouvelle boutique ouvre seulement sur une rue.
preset-1999-marker = Première édition, premier joueur
preset-1999-marker-about = On pose les tuiles à tour de rôle, depuis le joueur qui a le marqueur.
preset-1999-clock = Première édition, avec sablier
preset-1999-clock-about = Au plus 10 minutes pour chaque négociation, comme le suggère la règle.
preset-reprint = Réédition
preset-reprint-about = Sans cartes de prospérité, sur le plan de la réédition ; les grands groupes rapportent par nombre.
preset-open-money = Argent visible
preset-open-money-about = Tous voient tout l’argent ; une règle maison, non de l’éditeur.
preset-hidden-tiles = Tuiles cachées
preset-hidden-tiles-about = On voit seulement combien de tuiles libres ont les autres ; une règle maison, non de l’éditeur.

# What one can do
do-refuse = rendre l’immeuble { $building }
do-draft = préparer une offre
do-give = { $giver } donne { $things } à { $receiver }
do-tile = { $giver } donne { $tiles } à { $receiver }
do-cash = { $giver } paie { $sum } à { $receiver }
do-build = { $who } pose dans cette manche { $tiles }
do-empty = { $who } garde { $buildings } sans boutique dans cette manche
do-owe = { $giver } paie { $sum } à { $receiver } après les revenus de cette manche
do-propose = proposer { $secret ->
    [yes] en secret, aux seuls participants
   *[no] publiquement
}
do-drop = abandonner le brouillon
do-yes = accepter { $offer } : { $deal }
do-no = refuser { $offer } : { $deal }
do-withdraw = retirer { $offer } : { $deal }
do-done = { $phase ->
    [placing] terminer la pose et montrer tes tuiles
   *[negotiating] terminer la négociation
}
do-resume = reprendre la négociation
do-place = poser { $shop } sur l’immeuble { $building }
do-chosen = terminer le choix
do-hands = des biens changent de mains

# The view in sentences
round-of = Manche { $number } sur { $total } : { $phase ->
    [keeping] chacun choisit des immeubles
    [negotiating] tout le monde négocie
   *[placing] on pose les tuiles
}.
round-over = La partie est finie.
awaited = On attend : { $who }.
ready = Déjà prêt : { $who }.
seat-shops = Boutiques : { $shops }.
seat-empty = Immeubles vides : { $buildings }.
seat-tiles = Tuiles libres : { $tiles }.
seat-money = Argent : { $money }.
seat-incomes = Revenus : { $incomes }.
own-money = Tu as { $money }.
own-cards = { $count ->
    [0] Tu as choisi et gardes les immeubles { $buildings }.
    [one] Tu as les immeubles { $buildings }, et tu en rends encore { $count }.
   *[other] Tu as les immeubles { $buildings }, et tu en rends { $count }.
}
own-refused = Rendus : { $buildings }.
own-left = Dans cette manche, tu peux encore faire { $count ->
    [one] { $count } offre
   *[other] { $count } offres
}.
own-plan = Tu as préparé { $tiles } ; personne ne le voit encore.
own-draft = Ton brouillon : { $deal }
own-draft-empty = Ton brouillon est encore vide.
promised = { $secret ->
    [yes] Promis en secret
   *[no] Promis publiquement
} : { $deal }.
offer-line = { $secret ->
    [yes] Offre secrète
   *[no] Offre publique
}, { $author } : { $deal } Oui : { $agreed }. On attend : { $awaited }.
offer-hindered = Impossible pour l’instant.
lacks-building = L’immeuble { $building } n’appartient pas à { $who }.
lacks-freedom = L’immeuble { $building } est lié par une promesse.
lacks-plot = L’immeuble { $building } n’est pas vide, ou n’appartient pas à { $who }.
lacks-tiles = { $who } n’a pas { $tiles }.
lacks-spare = { $who } n’a pas de tuile { $shop } disponible.
lacks-money = Tu n’as pas assez d’argent ; personne d’autre ne l’apprend.
lacks-something = Ce n’est plus possible.
income-of = { $shop } sur { $buildings } : { $size } sur { $most }{ $finished ->
    [yes] , terminée
   *[no] {""}
}{ $split ->
    [yes] , partie d’un groupe plus grand
   *[no] {""}
}, rapporte { $income } ({ $clauses }).

# The log
log-refuse = { $who } rend l’immeuble { $building }.
log-chosen = { $who } a choisi.
log-keep = { $who } garde { $buildings } et tire des tuiles : { $tiles }.
log-draft = { $who } commence à préparer une offre.
log-move = Au brouillon : { $deal }
log-drop = { $who } abandonne le brouillon.
log-propose = { $who } propose { $secret ->
    [yes] en secret
   *[no] publiquement
} à { $others } : { $deal }
log-resume = { $who } reprend la négociation.
log-yes = { $who } accepte { $offer }.
log-no = { $who } refuse { $offer }.
log-withdraw = { $who } retire { $offer }.
log-struck = { $who } accepte, et { $secret ->
    [yes] l’accord secret est conclu
   *[no] l’accord est conclu
} : { $deal }
log-void = { $who } accepte { $offer }, mais l’accord est nul.
log-hands = D’autres ont conclu un accord secret. { $changes }
hands-less = { $who } cède { $tiles }.
hands-more = { $who } reçoit { $tiles }.
hands-paid = { $who } a { $sum } de moins.
hands-earned = { $who } a { $sum } de plus.
log-ended = Ce qui était promis ne tient plus pour { $buildings }.
log-done = { $who } a fini de négocier.
log-lapse = N’est plus sur la table : { $offers }.
log-lapse-draft = Le brouillon que préparait { $who } n’aboutit pas.
log-place = { $who } prépare { $shop } pour l’immeuble { $building }.
log-placed = { $who } pose { $tiles }.
log-placed-none = { $who } ne pose aucune tuile.
card = Carte de prospérité de la manche { $number } : { $sum } de plus pour chaque tuile des tailles { $sizes } sur le plan.
card-blank = Carte de prospérité de la manche { $number } : pas de bonus.
log-income = { $who } gagne { $income }.
log-income-bonus = { $who } gagne { $income }, et { $bonus } de plus grâce à la carte de prospérité.
log-paid = { $giver } paie { $sum } à { $receiver }, comme promis.
log-paid-part = Argent promis par { $giver } à { $receiver } : seulement { $sum } sur { $owed }.
log-dealt = { $who } reçoit les immeubles { $buildings }.
money-of = Argent à la fin : { $sums }.
log-over = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
} avec { $money }{ $tiles ->
    [yes] {" "}et plus de tuiles sur le plan
   *[no] {""}
}.

# Why something is refused
why-CT-09 = chacun choisit maintenant des immeubles ; « { $action } » doit attendre.
why-CT-10 = au début d’une manche, tu rends deux des cartes que tu as reçues ; « { $action } » n’est pas possible maintenant.
why-CT-14 = la négociation de cette manche est terminée ; on pose maintenant les tuiles.
why-CT-18 = quand tous ont fini de négocier, tu poses une de tes tuiles libres sur un de tes immeubles vides ; « { $action } » n’est pas possible maintenant.
why-CT-19 = tu as déjà posé tes tuiles, ou ce n’est pas à toi de poser.
why-CT-22 = la partie est finie, ses six manches ont été jouées.
why-CT-23 = { $kind ->
    [yes] tu prépares une offre, ou aucune offre de ce nom n’attend ton oui.
    [no] tu prépares une offre, ou aucune offre de ce nom ne t’est faite.
    [propose] il te faut un brouillon dans lequel toi et au moins un autre joueur donnez, recevez ou promettez quelque chose.
    [drop] tu n’as pas de brouillon.
    [draft] tu as déjà un brouillon ; propose-le ou abandonne-le d’abord.
    [done] tu as un brouillon ; propose-le ou abandonne-le d’abord.
    [resume] tu as un brouillon ; propose-le ou abandonne-le d’abord.
    [withdraw] tu as un brouillon ; propose-le ou abandonne-le d’abord.
   *[other] « { $action } » ne convient pas ici : un brouillon s’ouvre par « draft », ses éléments viennent dans l’ordre de la notation, et chacun fait passer ce que quelqu’un possède à quelqu’un d’autre.
}
why-CT-24 = dans un brouillon, une promesse porte sur un immeuble vide qui appartient à quelqu’un, une seule par immeuble ; ce n’est pas le cas de « { $action } ».
why-CT-25 = { $kind ->
    [done] tu as promis de poser une tuile, et tu le peux encore.
    [place] une promesse interdit « { $action } ».
   *[other] une promesse faite à d’autres lie quelque chose que tu mets dans cet accord.
}
why-CT-26 = { $kind ->
    [tile] il n’y a plus de tuile libre de ce type à donner.
   *[other] tu ne peux pas donner ta part maintenant : quelque chose n’est pas à toi, ou l’argent te manque.
}
why-CT-27 = { $kind ->
    [withdraw] tu n’as pas d’offre de ce nom.
   *[propose] tu as autant d’offres en cours que possible, en tout ou aux mêmes joueurs.
}
why-CT-29 = { $kind ->
    [draft] tu n’as plus d’offre pour cette manche.
    [done] tu as déjà fini.
    [resume] seul un joueur qui a fini peut reprendre la négociation.
   *[give] tu as abandonné trop de brouillons pendant cette manche.
}
why-CT-35 = « { $action } » n’atteint pas la rue : dans un immeuble sans façade sur rue, une tuile doit rejoindre une de tes boutiques du même type qui en a une.
why-CT-36 = « { $action } » est un événement, pas une action qu’un joueur peut faire.
scene-twice = l’immeuble { $building } apparaît deux fois ; chaque immeuble est unique.

# The clauses of the rulebook, for the rules help and for positions that are refused
clause-CT-01 = De 3 à 5 joueurs, chacun avec sa couleur et des jetons de propriétaire qui ne manquent jamais.
clause-CT-02 = Il y a 85 immeubles numérotés dans 6 pâtés de maisons, et une carte pour chacun. Deux immeubles sont voisins s’ils ont un côté commun dans un même pâté, jamais en diagonale ni à travers une rue.
clause-CT-03 = Il y a 12 types de boutiques. Chacun a une taille maximale de 3, 4, 5 ou 6, et trois tuiles de plus : 90 en tout.
clause-CT-04 = Taille 3 : Poissonnerie, Pharmacie, Jeans et bleus de travail. Taille 4 : Restaurant, Blanchisserie, Articles de sport. Taille 5 : Antiquités, Feux d’artifice, Couture. Taille 6 : Agence de détectives, Horlogerie, Radios.
clause-CT-05 = Il y a 9 cartes de prospérité : une pour chaque paire des tailles 3, 4, 5 et 6, et trois sans bonus. On en retire 3 sans les voir, et on retourne une des autres à chaque manche.
clause-CT-06 = Chacun commence avec 5 000 $. Toute somme est un multiple de 1 000 $, et l’argent est secret. La banque ne manque jamais d’argent.
clause-CT-07 = Le plan est celui du livret de règles. Avec l’option map=reprint, deux rangées du premier pâté sont décalées d’une colonne vers la gauche.
clause-CT-08 = Au début, les tuiles forment une seule réserve mélangée, et les cartes d’immeubles une seule pioche mélangée.
clause-CT-09 = Il y a 6 manches de cinq phases : immeubles, tuiles, négociation, pose, revenus.
clause-CT-10 = Chacun reçoit des cartes d’immeubles et en garde exactement deux de moins ; combien, cela dépend du nombre de joueurs et de la manche. Tous choisissent en secret et en même temps.
clause-CT-11 = Les cartes rendues retournent dans la pioche, qu’on mélange pour la manche suivante.
clause-CT-12 = Quand tous ont choisi, on montre ensemble les cartes gardées. Chaque immeuble appartient désormais au joueur qui a gardé sa carte, et les cartes quittent le jeu. Jusque-là, tu peux reprendre tes cartes rendues, la dernière d’abord.
clause-CT-13 = Ensuite, chacun tire des tuiles et les pose à découvert devant soi ; combien, cela dépend du nombre de joueurs et de la manche.
clause-CT-14 = Pendant la négociation, tous les joueurs peuvent traiter entre eux, dans n’importe quel ordre, publiquement ou en secret, à deux ou à plusieurs, au sujet d’immeubles, de boutiques, de tuiles libres et d’argent. On ne conclut d’accords que dans cette phase, et seulement entre joueurs.
clause-CT-15 = Une boutique construite peut changer de mains, immeuble par immeuble, et aussi souvent qu’on veut. Une tuile sur le plan ne bouge jamais. Ce qu’on a reçu, on peut le transmettre aussitôt.
clause-CT-16 = Ce qui est convenu pour cette manche engage. Ce qui est convenu pour des manches suivantes n’engage personne.
clause-CT-17 = La négociation se termine quand tous ont fini.
clause-CT-18 = Ensuite, chacun pose autant de ses tuiles libres qu’il veut sur ses immeubles vides, une par immeuble. Les autres tuiles restent devant lui pour les manches suivantes.
clause-CT-19 = Avec l’option placement=free, chacun prépare ses tuiles à l’abri des regards et les montre quand il a fini. Avec placement=first-player, on pose à tour de rôle, dans le sens horaire à partir du marqueur du premier joueur, qui avance à chaque manche ; le hasard décide qui l’a d’abord.
clause-CT-20 = Avant les revenus, on retourne une carte de prospérité : chaque tuile sur le plan des tailles qu’elle indique rapporte 1 000 $ à son propriétaire, que la boutique soit terminée ou non. Avec l’option prosperity=off, ces cartes ne sont pas utilisées.
clause-CT-21 = Ensuite, chaque boutique rapporte un revenu à son propriétaire. Les tuiles libres et les immeubles vides ne rapportent rien.
clause-CT-22 = La partie se termine après les revenus de la manche 6, et le joueur qui a le plus d’argent gagne. À égalité, celui qui a le plus de tuiles sur le plan l’emporte ; si l’égalité persiste, la victoire est partagée.
clause-CT-23 = Un accord est une liste de biens qui passent de leur propriétaire à quelqu’un d’autre, avec des promesses. Tous ceux qui donnent, reçoivent ou promettent doivent dire oui ; au dernier oui, tout se fait d’un coup, ou rien. Les cadeaux sont permis.
clause-CT-24 = On peut promettre de poser dans cette manche une tuile d’un certain type sur un immeuble, de laisser dans cette manche un immeuble vide, ou de payer une somme juste après les revenus de cette manche, dans la limite de ce qu’on a alors. Rien d’autre de ce qui se dit n’engage personne.
clause-CT-25 = Les règles font respecter les promesses : on ne peut pas en rompre à la pose, et personne n’a fini tant qu’on peut encore en tenir une. Ce qui est promis ne peut être ni donné ni promis autrement, sauf si tous les participants à la promesse participent aussi au nouvel accord. Une promesse devenue impossible s’éteint.
clause-CT-26 = Il n’y a pas de crédit : un accord ne se fait que si chaque bien appartient à celui qui le donne et si personne ne descend sous 0 $. On ne peut ni proposer ni accepter ce qu’on ne peut pas payer.
clause-CT-27 = Plusieurs offres peuvent être en cours à la fois, aussi sur les mêmes biens et aux mêmes joueurs : jusqu’à douze par joueur, dont six aux mêmes. Leurs auteurs peuvent les retirer. Une offre impossible au dernier oui est nulle. Les biens qui ont bougé sont nommés ; l’argent qui manque n’est révélé qu’au joueur concerné.
clause-CT-28 = D’un accord secret, les autres voient seulement quels immeubles et quelles tuiles changent de mains. Les sommes et les promesses restent entre les participants jusqu’à la fin de la partie.
clause-CT-29 = Qui a fini peut encore répondre, et reprendre la négociation jusqu’à ce que tous aient fini. Alors les offres en cours s’éteignent. Chacun peut proposer un nombre limité d’offres par manche ; un brouillon abandonné ou une reprise n’en coûte aucune.
clause-CT-30 = Une tuile seule est une boutique de taille 1. Des tuiles voisines d’un même type et d’un même propriétaire forment une boutique ; celles de propriétaires différents ne s’unissent jamais.
clause-CT-31 = Une boutique est terminée quand sa taille est le maximum de son type.
clause-CT-32 = Une boutique inachevée de 1, 2, 3, 4, 5 tuiles rapporte 1 000 $, 2 000 $, 4 000 $, 6 000 $, 8 000 $. Une boutique terminée de 3, 4, 5, 6 tuiles rapporte 5 000 $, 8 000 $, 11 000 $, 14 000 $.
clause-CT-33 = Aucune boutique ne dépasse son maximum : un groupe plus grand est une boutique terminée et une autre. Il compte de la façon qui rapporte le plus.
clause-CT-34 = Un exemple : sur le plan par défaut, une Poissonnerie sur 7, 8 et 10 est terminée et rapporte 5 000 $. Avec 11, elle rapporte 1 000 $ de plus ; avec 3 et 12 en outre, ce sont deux boutiques terminées.
clause-CT-35 = Avec l’option street-variant=on, aucune nouvelle boutique n’ouvre dans un immeuble sans façade sur rue : une tuile n’y va que si elle rejoint une boutique du même type et du même propriétaire qui en a une.
clause-CT-36 = Tous voient les propriétaires, les tuiles, les cartes de prospérité, les revenus, les offres et accords publics, et qui a fini. Restent secrets les cartes reçues, les cartes rendues, les brouillons, les offres et accords secrets, et l’argent.
clause-CT-37 = Seul un type de taille 3 peut avoir deux boutiques terminées à la fois ; les autres n’ont de tuiles que pour une.
clause-CT-38 = Un préréglage est un ensemble d’options qui a un nom : la première édition telle quelle, avec sa variante des rues, avec son premier joueur ou avec un sablier ; et la réédition, avec son plan et sans cartes de prospérité.
clause-CT-39 = Avec l’option money=open, tous voient tout l’argent. D’un accord secret, on voit alors aussi combien d’argent chacun a en plus ou en moins.
clause-CT-40 = Avec l’option map=reprint-count, le plan est celui de la réédition, et un groupe plus grand que le maximum de son type rapporte comme une boutique terminée et une autre de toutes ses autres tuiles, où qu’elles soient dans le groupe.
clause-CT-41 = Avec l’option tiles=hidden, on voit seulement combien de tuiles libres ont les autres. Un accord peut demander toute tuile qui pourrait être là ; nul ne peut proposer ni accepter ce qu’il ne peut donner.

# The board in the terminal, and what can be asked there
draw-marker = { $who } pose en premier.
draw-prosperity = Prospérité jusqu’ici : { $cards }.
draw-size = Taille
draw-types = Boutiques
draw-pays = Paie ({ $unit })
draw-finished = terminée
draw-promised = promis
draw-prepared = préparé, encore caché
draw-held = ta carte
draw-refused = rendu
draw-seat = Place
draw-tiles = Tuiles libres
draw-income = Revenu
draw-money = Argent
draw-busy = { $phase ->
    [keeping] choisit
    [negotiating] négocie
   *[placing] pose
}
draw-done = a fini
draw-later = attend
draw-won = gagne
draw-how = « moves » montre comment les écrire.
draw-place = En abrégé : « { $action } ».
draw-yes = oui à { $number } : { $offer }
draw-no = non à { $number } : { $offer }
draw-withdraw = retirer { $number } : { $offer }
draw-income-of = { $who } : en l’état, les boutiques rapportent { $sum }.
draw-answer = Réponds « { $yes } » ou « { $no } ».
draw-take-back = Pour la retirer : « { $action } ».
draw-no-offers = Tu ne vois aucune offre.
draw-deal = Le tout sur une ligne, dans n’importe quel ordre : { $deal }
command-moves = montre comment écrire un accord
command-offers = montre toutes les offres, et comment y répondre
command-income = explique ce que rapporte chaque boutique, et selon quelle règle

# What bots say
bot-offer-buy = J’aurais ainsi { $shop } sur { $buildings } ({ $size } tuiles sur { $most }), et { $sum } me semble un prix juste.
bot-offer-swap = J’aurais ainsi { $shop } sur { $buildings } ({ $size } tuiles sur { $most }), et les autres gagnent à ce qu’ils reçoivent.
bot-offer-sell = Pour { $who }, cela ferait { $shop } sur { $buildings } ({ $size } tuiles sur { $most }), et { $sum } me semble un prix juste.
bot-offer-help = Pour { $who }, cela ferait { $shop } sur { $buildings } ({ $size } tuiles sur { $most }), et je gagne à ce que je reçois.
bot-offer = D’après mes calculs, nous y gagnons tous.
bot-offer-share = Ensemble, nous gagnerions { $sum } de plus { $rounds ->
    [1] à la dernière manche
   *[other] par manche, pendant { $rounds } manches
} ; de tout ce que cela vaut, { $others ->
    [1] je t’offre
   *[other] je vous offre, à vous { $others } ensemble,
} { $share } %.
bot-counter-ask = Les mêmes choses, mais j’aimerais recevoir { $sum }.
bot-counter-pay = Les mêmes choses, mais je paierais { $sum }.
bot-counter = Les mêmes choses, mais sans que je paie ni reçoive d’argent.
bot-yes-shop = J’ai ainsi { $shop } sur { $buildings } ({ $size } tuiles sur { $most }).
bot-yes-money = Pour { $sum }, cela vaut la peine.
bot-yes = J’y gagne assez.
bot-yes-share = Cela nous rapporte { $sum } de plus { $rounds ->
    [1] à la dernière manche
   *[other] par manche, pendant { $rounds } manches
}, et { $share } % de ce que cela vaut sont pour moi.
bot-no-promise = Il me faudrait promettre quelque chose, et je ne le fais pas.
bot-no-gone = Une partie de l’offre n’est plus là où elle était.
bot-no-gain = Il y a trop peu à gagner : aucun prix ne nous avantagerait tous.
bot-no-dear = Trop cher : je paierais au plus { $sum }.
bot-no-price = Ce n’est pas assez pour ce que je céderais : il me faudrait { $sum } de plus.
bot-no-share = Les autres y gagneraient bien plus que moi : il me faudrait { $sum } de plus.
bot-no-leader = { $who } a de l’avance et y gagnerait plus que moi : il me faudrait { $sum } de plus.
bot-no = Cela ne me convient pas pour l’instant.
bot-release = Je m’en retire pour être libre de conclure autre chose.

## How well and as whom bots play

level-beginner-about = Traite avec un seul joueur à la fois, donne beaucoup pour peu, se trompe sur les prix, et garde et pose souvent au hasard.
level-casual-about = Traite avec un seul joueur à la fois et cède facilement ; les prix sont devinés plutôt que calculés.
level-practised-about = Trouve des accords à trois, demande un peu moins que sa juste part et se trompe rarement.
level-expert-about = Compte bien et tient à presque toute sa juste part, dans des accords à trois au plus.
level-master-about = Calcule ce que toute la table pourrait gagner ensemble, traite avec tout le monde à la fois et sait ce qu’il peut demander à qui.

character-generous = Généreux
character-generous-about = Joue comme le maître, mais laisse volontiers la plus grande part aux autres.
character-hard = Coriace
character-hard-about = Joue comme le maître, mais demande plus que sa part et met du temps à céder.
character-gambler = Flambeur
character-gambler-about = Paie cher ce que les boutiques pourraient devenir.
character-cautious = Prudent
character-cautious-about = Paie ce qui rapporte tout de suite, et peu pour ce qui pourrait venir.
character-quiet = Réservé
character-quiet-about = Ne propose rien, mais sait ce que vaut une offre.

## Measuring

error-never-asked = On ne peut pas demander à { $bot } si un accord lui convient.
