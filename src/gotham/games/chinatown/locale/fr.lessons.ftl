# Leçon 1 : cartes et tuiles
lesson-start = Cinq immeubles, sept tuiles
step-start-goal =
    Bienvenue à Chinatown, à New York ! Pendant six manches, Otis, Dorothy et toi ouvrez des boutiques et marchandez tout ce qui se marchande. Une fois les derniers revenus payés, une seule chose compte : qui a le plus d’argent.

    Tu commences avec 5 000 $. La somme est affichée à côté de ton nom, et personne d’autre ne la voit : l’argent est secret.
step-start-map =
    Voici Chinatown : 85 immeubles en six pâtés de maisons. Deux immeubles sont voisins s’ils ont un côté en commun. Les coins ne comptent pas, et rien ne traverse une rue.

    Tout ce jeu est affaire de voisins, car une boutique s’étend d’un immeuble au suivant.
step-start-first =
    Chaque manche commence par des cartes d’immeubles. Tu en as sept et tu en gardes cinq. Cherche-les sur le plan : 7, 8, 10, 11 et 12 se touchent, 39 et 70 sont loin de tout.

    Ce qui brille peut être choisi, à la souris, du doigt ou au clavier.

    Rends 39 ou 70.
step-start-first-wrong = Celui-là a des voisins parmi tes cartes : garde-le. Rends 39 ou 70, qui sont isolés.
step-start-second =
    Bien. Otis et Dorothy ont déjà choisi, en secret comme toi. Dès que tu as fini aussi, toutes les cartes gardées sont montrées.

    Rends maintenant l’autre immeuble isolé.
step-start-second-wrong = Garde celui-là : ensemble, tes cinq immeubles valent bien plus. Rends celui qui est isolé.
step-start-tiles =
    Les cinq immeubles sont à toi, marqués de ton signe, le rouge à l’anneau. Chacun a aussi pioché sept tuiles, visibles de tous : les tiennes sont à côté de ton nom.

    Chaque tuile montre un type de boutique et, dans le coin, combien de tuiles une telle boutique peut avoir. Tu as trois poissons : Poissonnerie, jusqu’à 3. Retiens bien cela !

# Leçon 2 : poser, et ce que rapportent les boutiques
lesson-shops = Tes premières boutiques
step-shops-place =
    Laissons le marchandage pour plus tard et posons des tuiles. Une tuile va sur n’importe lequel de tes immeubles vides. Deux Restaurants sont prêts sur 11 et 12 ; place au poisson.

    Choisis la tuile Poissonnerie, puis l’immeuble 7.
step-shops-place-wrong = Ouvrons d’abord la poissonnerie : choisis la tuile Poissonnerie, puis l’immeuble 7.
step-shops-join =
    Une tuile seule est une toute petite boutique, qui rapporte 1 000 $ par manche. Mais des tuiles voisines d’un même type et d’un même propriétaire ne font qu’une boutique, et les grandes rapportent plus.

    Pose la deuxième Poissonnerie à côté de la première : sur 8 ou sur 10.
step-shops-join-wrong = Cela n’agrandirait pas ta poissonnerie. Pose la deuxième tuile Poissonnerie sur 8 ou sur 10.
step-shops-finish =
    Deux tuiles rapportent 2 000 $, et trois, d’ordinaire, 4 000 $. Mais la Poissonnerie s’arrête à trois : avec la troisième tuile, ta boutique est terminée, et une boutique terminée rapporte plus. Ici, 5 000 $.

    Pose la troisième Poissonnerie à côté des deux autres.
step-shops-finish-wrong = Pas encore : il manque à ta boutique sa troisième tuile Poissonnerie. Pose-la à côté des deux autres.
step-shops-show =
    Terminée ! Antiquités et Radios ne trouvent plus d’immeuble vide chez toi ; elles attendent simplement devant toi une prochaine manche.

    Pour l’instant, personne n’a vu ce que tu prépares.

    Appuie sur « { board-done-placing } », et l’argent arrive.
step-shops-show-wrong = Tu as posé tout ce que tu pouvais. Appuie sur « { board-done-placing } ».
step-shops-income =
    Jour de paie ! La Poissonnerie t’a rapporté 5 000 $, les deux Restaurants 2 000 $. Et à chaque manche, une carte de prospérité apporte un peu de chance : celle-ci paie 1 000 $ pour chaque tuile de taille 3 ou 6 sur le plan. Cela fait 3 000 $ de plus pour tes poissons.

    « { board-legend } » te dit à tout moment ce que rapporte une boutique. De nouvelles cartes sont distribuées : la manche 2 commence.

# Leçon 3 : répondre aux offres
lesson-offers = Une offre sur la table
step-offers-market =
    Les immeubles et les tuiles sont là. Voici le cœur du jeu : la négociation. Immeubles, tuiles, et même boutiques entières et argent changent de mains, entre tous et dans n’importe quel ordre.

    Regarde tes Restaurants sur 11 et 12. Tu en as un troisième à poser sur 14 ; ensemble, ils rapporteraient 4 000 $. Un Restaurant va jusqu’à quatre, mais le coin qui manque, le 15, est à Otis.
step-offers-yes =
    Otis le sait aussi. Il t’offre l’immeuble 15 et une tuile Restaurant pour 5 000 $. Son offre montre aussi ce que cela t’apporterait.

    Quatre Restaurants font une boutique terminée : 8 000 $ par manche au lieu de 4 000 $, et cinq manches restent à payer.

    Appuie sur « { board-yes } ».
step-offers-yes-wrong = Fais le compte : tu paies 5 000 $ une fois, et tu reçois cinq fois 4 000 $ de plus. Appuie sur « { board-yes } ».
step-offers-no =
    À ton oui, tout a changé de mains d’un coup. Mais voici Dorothy : elle paierait 3 000 $ pour l’immeuble 14.

    Tentant ? Le 14 est au beau milieu de tes Restaurants. Sans lui, ils ne seraient jamais terminés, et il te manquerait 4 000 $ à chaque manche.

    Appuie sur « { board-no } ».
step-offers-no-wrong = Garde le 14 : il vaut pour toi bien plus que 3 000 $. Appuie sur « { board-no } ».

# Leçon 4 : faire des offres
lesson-deals = Tes propres accords
step-deals-buy =
    Manche 3, et c’est toi qui fais les offres. Tes Radios sur 28 et 29 peuvent aller jusqu’à six tuiles. Tu en as trois de plus, mais seulement 30 et 31 à côté des autres. Le 32 d’Otis tomberait à pic.

    Appuie sur « { board-compose } », choisis 32 sur le plan, ajoute « { board-money } », règle la somme sur 3 000 $ et propose l’accord à la vue de tous.
step-deals-buy-wrong = Pas tout à fait : l’immeuble 32 pour toi, 3 000 $ pour Otis, visible de tous, et rien d’autre.
step-deals-counter =
    Otis refuse, et demande 5 000 $. C’est cela, marchander ! Fais le compte : quatre Radios rapportent 6 000 $, cinq en rapportent 8 000 $. Cela fait 2 000 $ de plus pendant quatre manches, donc 8 000 $ en tout.

    5 000 $ reste un bon prix.

    Appuie sur « { board-yes } ».
step-deals-counter-wrong = Tu pourrais marchander encore, mais il peut vendre ailleurs. 8 000 $ pour 5 000 $, c’est bien assez : appuie sur « { board-yes } ».
step-deals-swap =
    Les meilleurs accords sont ceux où chacun gagne. Avec une sixième tuile Radios sur 35, ta boutique serait terminée : 14 000 $ ! Dorothy en a une qui ne lui sert à rien, et à ses trois Blanchisseries il manque la quatrième : tu l’as.

    Appuie sur « { board-compose } ». Choisis la tuile Radios de Dorothy et ta tuile Blanchisserie (le fer à repasser), puis « { board-propose } ».
step-deals-swap-wrong = Pas tout à fait : la tuile Radios de Dorothy contre ta tuile Blanchisserie, visible de tous, et rien d’autre.

# Leçon 5 : les groupes trop grands
lesson-groups = Six poissons, deux boutiques
step-groups-first =
    Tes Radios sont prêtes, il ne reste que deux tuiles Poissonnerie. Quatre poissons sont déjà sur 7, 8, 9 et 10. Une poissonnerie n’a jamais plus de trois tuiles : ils comptent donc comme une boutique terminée et une tuile seule, 5 000 $ et 1 000 $.

    Pose une autre Poissonnerie sur 5 ou sur 6.
step-groups-first-wrong = D’abord les poissons : pose une tuile Poissonnerie sur 5 ou sur 6.
step-groups-second =
    Cinq maintenant : une boutique terminée et un reste de deux. Et que fera la sixième ?

    Pose-la sur l’autre immeuble.
step-groups-second-wrong = Encore un poisson : pose la dernière tuile Poissonnerie sur celui des immeubles 5 et 6 qui est encore vide.
step-groups-show =
    Regarde bien. 6, 7 et 10 sont voisins, et 5, 9 et 8 aussi : deux boutiques terminées ! Tu n’as rien à dire. Un grand groupe est toujours compté de la façon qui te rapporte le plus.

    Appuie sur « { board-done-placing } ».
step-groups-show-wrong = On ne peut pas faire mieux. Appuie sur « { board-done-placing } ».
step-groups-paid =
    32 000 $ : les deux poissonneries ont rapporté 10 000 $, les quatre Restaurants 8 000 $, les six Radios 14 000 $.

    Et les Radios d’Otis sur 33, juste à côté des tiennes ? Elles restent une petite boutique à lui. Les tuiles de propriétaires différents ne s’unissent jamais.

# Leçon 6 : promesses et secrets
lesson-promise = Une promesse en secret
step-promise-poor =
    Manche 2 d’une autre partie. Tu as fait des achats, et il ne te reste que 1 000 $. Or la Pharmacie d’Otis sur 53 terminerait la tienne : 5 000 $ par manche au lieu de 2 000 $.

    Une boutique déjà ouverte se vend comme tout le reste. Mais comment la payer ?
step-promise-bargain =
    Il n’y a pas de crédit, mais tu peux promettre de payer juste après les revenus de cette manche.

    Appuie sur « { board-compose } » et choisis 53. Ajoute « { board-add-owe } », règle la somme sur 6 000 $, choisis « { board-secret } » et propose l’accord.
step-promise-bargain-wrong = Pas tout à fait : l’immeuble 53 pour toi, ta promesse de payer 6 000 $ à Otis après les revenus, en secret, et rien d’autre.
step-promise-talk =
    Otis est d’accord. Dorothy voit que le 53 est maintenant à toi, mais ni la somme ni la promesse. Les règles veillent à ce que les promesses de cette manche soient tenues. Ce qui se dit des manches suivantes n’engage personne !

    Otis et Dorothy n’ont plus rien à dire.

    Appuie sur « { board-done-talking } ».
step-promise-talk-wrong = C’est assez pour cette manche. Appuie sur « { board-done-talking } ».
step-promise-show =
    Quand tous ont fini, la négociation est close, et les offres encore ouvertes tombent. On pose maintenant les tuiles. Tu n’as aucun immeuble vide : les tiennes restent devant toi.

    Appuie sur « { board-done-placing } ».
step-promise-paid =
    Tes boutiques ont rapporté 11 000 $, puis 6 000 $ sont allés à Otis, comme promis. Désormais, la Pharmacie rapporte 3 000 $ de plus par manche : en deux manches, elle se paie toute seule.

    On peut promettre encore deux choses pour une manche : poser une certaine tuile, ou garder un immeuble sans boutique.

# Leçon 7 : la fin
lesson-last = La dernière manche
step-last-worth =
    La dernière manche d’une longue partie. Après ces revenus, tuiles et immeubles ne valent plus rien : vends donc ce qui vaut plus pour les autres.

    Ton Agence de détectives sur 70 te rapporte 1 000 $. Avec elle, Otis terminerait sa boutique de six : 14 000 $ au lieu de 8 000 $.
step-last-sell =
    Vous avez donc tous deux à y gagner. Le 70 vaut 1 000 $ pour toi, et Otis y gagne 6 000 $ : demande 4 000 $.

    Appuie sur « { board-compose } », choisis 70 et « { board-with } » Otis. Ajoute « { board-money } », règle la somme sur 4 000 $ et fais payer Otis : son nom va devant la flèche. Puis propose l’accord à la vue de tous.
step-last-sell-wrong = Pas tout à fait : l’immeuble 70 pour Otis, et de 3 000 $ à 5 000 $ d’Otis pour toi, visible de tous. Il y gagne 6 000 $, et veut en garder un peu.
step-last-talk =
    Vendu ! Tu renonces à 1 000 $ et tu reçois davantage, et Otis y gagne aussi. Seule Dorothy repart les mains vides, et c’est elle, ta rivale.

    Appuie sur « { board-done-talking } ».
step-last-talk-wrong = Tu as ce qu’il te faut. Appuie sur « { board-done-talking } ».
step-last-show =
    Tes dernières tuiles ne trouvent pas d’immeuble et ne vaudront rien. À la fin, c’est tout à fait courant.

    Appuie sur « { board-done-placing } », et les derniers revenus sont payés.
step-last-won =
    Tout l’argent est montré, et tu gagnes, juste devant Dorothy ! Sans ton accord avec Otis, elle l’emportait de 1 000 $.

    Voilà Chinatown : vois ce dont les autres ont besoin, fais tes comptes, et tâche de gagner quelque chose à chaque accord. Tu en sais assez pour jouer. Bonne chance !
