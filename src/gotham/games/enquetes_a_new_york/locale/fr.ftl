# Names of things
title = Enquêtes à New York
summary = Un voleur se cache avec un diamant quelque part à New York : réunis des indices, et accuse avant les autres.
square-kind = { $kind ->
    [informants] Informateurs
    [experts] Experts
    [swap] Échange une carte
   *[go] Va où tu veux
}
card-of = { $kind ->
    [informant] une carte d’informateur
   *[expert] une carte d’expert
}
cards-of = { $kind ->
    [informant] { $count ->
        [one] { $count } carte d’informateur
       *[other] { $count } cartes d’informateurs
    }
   *[expert] { $count ->
        [one] { $count } carte d’expert
       *[other] { $count } cartes d’experts
    }
}
joker = un joker
nothing = aucune
list-and = { $first } et { $last }
you = { $who } (toi)
option-level = le niveau : 1 de 8 à 10 ans, 2 à partir de 11 ans
option-case = l’enquête : par la roue, par son numéro, ou une nouvelle
option-last-standing = ce qui se passe quand il ne reste qu’un joueur
option-rounds = nombre de manches avant que la partie finisse sans gagnant
value-case-spin = par la roue
value-case-generated = une nouvelle
value-last-standing-wins = il gagne
value-last-standing-plays-on = il continue
value-rounds-par = le par de l’enquête
preset-box = La boîte, niveau 1
preset-box-about = Une enquête de la boîte, par la roue.
preset-box-2 = La boîte, niveau 2
preset-box-2-about = Une enquête plus difficile de la boîte, par la roue.
preset-letter = La boîte, à la lettre
preset-letter-about = Le dernier joueur restant doit encore trouver le voleur.
preset-endless = Enquêtes sans fin, niveau 1
preset-endless-about = Une nouvelle enquête à chaque partie ; de nous, non de l’éditeur.
preset-endless-2 = Enquêtes sans fin, niveau 2
preset-endless-2-about = Une nouvelle enquête plus difficile à chaque partie ; de nous, non de l’éditeur.
preset-solo = Solo, niveau 1
preset-solo-about = Toi seul contre le par d’une nouvelle enquête ; de nous, non de l’éditeur.
preset-solo-2 = Solo, niveau 2
preset-solo-2-about = Toi seul contre le par d’une nouvelle enquête plus difficile ; de nous, non de l’éditeur.

# What one can do
do-roll = lancer les dés
do-go = aller en { $square }
do-spy = espionner { $who }
do-pass = { $phase ->
    [spying] n’espionner personne
   *[going] rester ici
}
do-take = prendre { $card } à { $who }
do-swap = échanger avec { $who }, contre { $card } : { $text }
do-end = terminer ton tour
do-accuse = accuser : le voleur et le diamant sont en { $square }
do-swapped = échanger avec { $who } { $given } contre { $card }

# The view in sentences
case-box = Niveau { $level }, enquête { $number } ({ $symbol }).
case-new = Niveau { $level }, une nouvelle enquête.
start-rolls = Dés lancés pour commencer : { $rolls }. { $tied ->
    [yes] Après une égalité et un nouveau lancer, { $who } commence.
   *[no] { $who } commence.
}
round-of = Manche { $number } sur { $total }.
round-over = La partie est finie.
rolled = { $who } a fait { $letter } et { $number }.
spied = Pendant ce tour, { $who } a espionné { $victim } : { $card }.
to-do = { $phase ->
    [rolling] { $who } lance les dés ou accuse.
    [choosing] { $who } choisit une case que les dés permettent.
    [spying] { $who } peut espionner quelqu’un sur la même case.
    [taking] La pioche est vide : { $who } prend { $card } à quelqu’un d’autre.
    [swapping] { $who } échange une carte avec quelqu’un d’autre.
    [going] { $who } peut aller sur une autre case, ou rester.
   *[closing] { $who } termine son tour ou accuse.
}
seat-on = { $who } en { $square }. Cartes : { $cards }.
seat-beside = { $who } à côté du plan. Cartes : { $cards }.
seat-out = { $who } ne joue plus : la réponse n’est pas { $square }.
piles = Pioches : { $cards }.
own-clue = { $place ->
    [hand] Dans ta main
    [seat] Chez { $who }
    [pile] Dans la pioche
   *[lost] Hors de ta vue
}, { $card } : { $text }
own-readers = (Carte lue aussi par { $who }.)
answer-is = Le voleur et le diamant sont en { $square }.

# The log
log-roll = { $who } fait { $letter } et { $number }.
log-go = { $who } va en { $square }.
log-stay = { $who } reste en { $square }.
log-spy = { $who } espionne { $victim } et lit { $card }.
log-no-spy = { $who } n’espionne personne.
log-draw = { $who } tire { $card }.
log-says = La carte dit : { $text }
log-empty = La pioche est vide, donc { $who } doit prendre { $card } à quelqu’un d’autre.
log-none = La pioche est vide, et personne d’autre n’a { $card } : il ne se passe rien.
log-no-swap = Il n’y a rien à échanger : il ne se passe rien.
log-take = { $who } prend { $card } à { $victim }.
log-swap = { $who } échange avec { $partner } : { $given } contre { $taken }.
log-has = { $who } a maintenant cette carte : { $text }
log-accuse = { $who } dit que le voleur et le diamant sont en { $square }.
log-wrong = C’est faux : { $who } ne joue plus.
log-answer = { $who } a vu la réponse : { $square }.
log-return = { $who } remet ses cartes dans les pioches : { $cards }.
log-end = { $who } termine son tour.
log-round = La manche { $number } commence.
won-found = { $who } a trouvé le voleur et le diamant, et gagne.
won-last = { $who } reste seul en jeu, et gagne.
won-nobody = La partie se termine, et personne ne gagne.

# Why something is refused
why-EN-21 = ce n’est pas ton tour ; on joue dans le sens horaire.
why-EN-22 = ton tour commence par les dés, sauf si tu accuses ; « { $action } » n’est ni l’un ni l’autre.
why-EN-23 = avec un joker, tu choisis une case de la ligne ou de la colonne que montre l’autre dé, et avec deux jokers, n’importe laquelle ; « { $action } » n’est pas permis.
why-EN-24 = ton tour est fini : termine-le, ou accuse. « { $action } » n’est ni l’un ni l’autre.
why-EN-25 = tu dois maintenant échanger : une de tes cartes contre une carte de quelqu’un qui joue encore, d’une sorte qu’il possède ; « { $action } » n’est pas un tel échange.
why-EN-26 = tu peux aller sur toute case sauf celles qui disent « Va où tu veux », ou rester avec « pass » ; « { $action } » n’est ni l’un ni l’autre.
why-EN-27 = tu peux espionner un joueur qui est sur ta case et qui a une carte, ou personne avec « pass » ; « { $action } » n’est ni l’un ni l’autre.
why-EN-28 = la pioche est vide, donc tu dois prendre une carte de cette sorte à quelqu’un qui en a une ; « { $action } » ne fait pas cela.
why-EN-30 = tu peux accuser avant de lancer les dés, ou après avoir fait ce que dit ta case.
why-EN-32 = tu as accusé à tort, donc tu ne joues plus.
why-EN-33 = la partie est finie.
scene-twice = { $card } est là deux fois ; nomme chaque carte une seule fois.

# The clauses of the rulebook, for the rules help and for positions that are refused
clause-EN-01 = De 2 à 6 joueurs enquêtent à l’un des deux niveaux : 1 de 8 à 10 ans, 2 à partir de 11 ans.
clause-EN-02 = Le plan a 25 cases : les colonnes A à E d’ouest en est, les lignes 1 à 5 du nord au sud. « Au nord de la ligne 4 » veut dire les lignes 1, 2 et 3 : la ligne elle-même n’en fait pas partie. Il en va de même pour le sud, l’est et l’ouest.
clause-EN-03 = Il y a sept quartiers, chacun avec sa couleur : Manhattan, le Bronx, Brooklyn, le Queens et Staten Island, et à côté de la ville le New Jersey et Brentwood. Chaque case est dans l’un d’eux.
clause-EN-04 = Des dessins marquent les lieux. « Près » d’un lieu veut dire sur toute case qui le montre. L’aéroport John F. Kennedy est en D4 et E4, et il y a des usines sur plusieurs cases.
clause-EN-05 = Chaque case est de l’une de ces sortes : Informateurs, Experts, Échange une carte, Va où tu veux.
clause-EN-06 = Les quartiers, les sortes de cases et les lieux sont placés comme le livret de règles les dessine. Chaque quartier est d’un seul tenant.
clause-EN-10 = La boîte contient 216 cartes : 60 cartes d’informateurs et 48 cartes d’experts par niveau.
clause-EN-11 = La boîte a 24 enquêtes, 12 par niveau. Une enquête a un numéro et un symbole qu’aucune autre de son niveau n’a, et une réponse : la case du voleur et du diamant. Des réponses peuvent se répéter.
clause-EN-12 = Au dos d’une carte d’informateur, il y a de 1 à 4 numéros d’enquêtes ; au dos d’une carte d’expert, de 1 à 3 symboles. La carte appartient à toutes ces enquêtes, et son indice est vrai dans chacune.
clause-EN-13 = Une enquête a exactement 10 cartes d’informateurs et 6 cartes d’experts de son niveau, toutes différentes.
clause-EN-14 = Les 16 indices d’une enquête laissent exactement une case, même s’il manque une carte, quelle qu’elle soit. Aucune carte ne résout une enquête à elle seule. Au moins 10 des 12 enquêtes du niveau 1 demandent 3 cartes ou plus, et toutes celles du niveau 2 en demandent 5 ou plus.
clause-EN-15 = Les informateurs disent ce qu’ils savent ; les experts disent ce que la science et la technique leur apprennent. Les indices du niveau 1 sont directs ; ceux du niveau 2 demandent de la réflexion.
clause-EN-16 = La réponse d’une enquête est sous un couvercle : seul celui qui accuse la regarde, et tous la voient à la fin de la partie.
clause-EN-17 = En plus de la boîte, il y a des enquêtes nouvelles à l’infini, chacune tirée d’une graine, et tout aussi justes.
clause-EN-18 = L’option level est le niveau. L’option case est l’enquête : spin pour la roue, qui donne à chacune des 12 la même chance, un numéro pour celle-là, generated pour une nouvelle.
clause-EN-20 = Pour commencer, chacun lance le dé des nombres ; le joker vaut 6. Le plus haut tourne la roue pour choisir l’enquête et commence ; à égalité, on relance.
clause-EN-21 = Les cartes de l’enquête forment deux pioches mélangées, faces cachées : informateurs et experts. Les pions commencent à côté du plan, et on joue dans le sens horaire à partir de celui qui commence.
clause-EN-22 = À ton tour, tu lances les deux dés, l’un de 1 à 5 avec un joker, l’autre de A à E avec un joker, et ton pion va sur cette case. S’il y est déjà, cela compte comme une nouvelle arrivée.
clause-EN-23 = Avec un joker, tu choisis n’importe quelle case de la ligne ou de la colonne que montre l’autre dé ; avec deux jokers, n’importe quelle case.
clause-EN-24 = Sur une case d’informateurs, tu tires une carte d’informateur et tu la gardes ; sur une case d’experts, une carte d’expert. Ensuite ton tour est fini, mais tu peux encore accuser.
clause-EN-25 = Sur « Échange une carte », tu dois donner une carte de ton choix contre une carte d’un autre joueur de ton choix. Tu choisis sa sorte, et on la tire au hasard parmi celles qu’il avait avant. Si tu n’as pas de carte, ou si personne d’autre n’en a, il ne se passe rien.
clause-EN-26 = Depuis « Va où tu veux », tu peux aller sur toute case qui n’est pas de cette sorte, et faire ce qu’elle dit. Tu peux aussi rester, mais alors il ne se passe rien. Se déplacer compte comme une nouvelle arrivée.
clause-EN-27 = Si tu arrives sur une case où se trouvent d’autres joueurs, tu peux espionner l’un d’eux : tu lis une carte, tirée au sort parmi toutes les siennes, et tu la rends. Ce joueur voit laquelle c’était, les autres seulement sa sorte. Ensuite tu fais ce que dit la case. On ne peut pas espionner un joueur qui n’a pas de carte.
clause-EN-28 = Quand une pioche est vide, ses cases te font prendre une carte de cette sorte à un autre joueur de ton choix ; on la tire au hasard, et tu la gardes. Si personne n’en a, il ne se passe rien. Dès qu’une pioche a de nouveau des cartes, on y tire de nouveau.
clause-EN-29 = Chacun prend des notes privées : des cases barrées ou entourées, et du texte. Tu peux noter ce que tu as lu, même si la carte te quitte.
clause-EN-30 = Tu accuses en nommant la case du voleur et du diamant ; toute case convient, où que soit ton pion. Tu peux le faire à ton tour, avant les dés ou après ce que dit ta case. Tous entendent la case, toi seul regardes la réponse, et ton tour se termine.
clause-EN-31 = Si tu as raison, tu gagnes et tu montres la réponse.
clause-EN-32 = Si tu te trompes, tu ne joues plus : tes cartes retournent dans les pioches, qu’on mélange, et ton pion quitte le plan. Tu n’as plus de tour, personne ne peut t’espionner, échanger avec toi ni te prendre de carte, et tu ne dis rien de la réponse. Les autres continuent.
clause-EN-33 = Quand il ne reste qu’un joueur, il gagne aussitôt ; avec l’option last-standing=plays-on, il continue jusqu’à ce qu’il accuse, et s’il se trompe aussi, personne ne gagne. Tous voient la réponse à la fin de la partie.
clause-EN-34 = Tu connais les cartes que tu as ou as eues, et celles que tu as espionnées. Tous voient les dés, les déplacements, la sorte de chaque carte tirée, prise, échangée ou espionnée et entre qui, combien de cartes de chaque sorte ont les pioches et les mains, et les accusations. Personne ne connaît la réponse avant la fin, sauf ceux qui ont accusé.
clause-EN-35 = Qui connaît les enquêtes de la boîte connaît les réponses. Les bots ne raisonnent donc que sur les indices qu’ils ont vus, et on peut jouer de nouvelles enquêtes.
clause-EN-36 = Après le nombre de manches fixé par l’option rounds, la partie se termine sans gagnant, et on montre la réponse.
clause-EN-37 = Le dos des cartes dépend de leur sorte et de leur niveau. En jeu, un dos montre sa sorte et rien d’autre.
clause-EN-38 = On peut parler, mais aucune carte n’est montrée ni donnée, sauf par un échange, un espionnage, une prise ou une élimination.
clause-EN-39 = Un préréglage est un ensemble d’options qui a un nom : la boîte à l’un des niveaux, ou à la lettre ; et des enquêtes sans fin à l’un des niveaux, qui sont de nous et non de l’éditeur.
clause-EN-40 = On peut jouer seul : il n’y a personne à espionner, avec qui échanger ou à qui prendre, et une accusation fausse perd. Avec rounds=par, la partie finit après autant de tours que le par de l’enquête, qui suffit à notre solveur dans deux parties sur trois. Qui trouve le voleur à temps marque un point, et un de plus par tour restant. Les préréglages solo et solo-2 sont cela avec de nouvelles enquêtes ; ils sont de nous, non de l’éditeur.

# How the levels play
level-beginner-about = Se promène au hasard, passe à côté de deux indices sur cinq et accuse quand une seule case lui semble rester.
level-casual-about = Se promène souvent au hasard, passe à côté d’un indice de temps en temps et accuse quand la case est sûre.
level-practised-about = Va souvent là où il y a le plus à apprendre, passe à côté de peu d’indices et accuse quand la case est sûre.
level-expert-about = Va là où il y a le plus à apprendre, ne laisse rien échapper et devine quand attendre serait pire.
level-master-about = Sait comment les enquêtes sont composées, imagine ce que les autres peuvent savoir et devine quand attendre gagne moins souvent.
