# Headings of choices
kind-refuse = Rendre un immeuble
kind-give = Donner un immeuble
kind-tile = Donner une tuile
kind-cash = Payer
kind-build = Promettre de poser une tuile
kind-empty = Promettre de garder un immeuble sans boutique
kind-owe = Promettre de payer après les revenus
kind-propose = Proposer le brouillon
kind-yes = Accepter une offre
kind-no = Refuser une offre
kind-withdraw = Retirer une offre
kind-place = Poser une tuile

# The drawn board
board-head = Manche { $number } sur { $total }
board-map = Plan de Chinatown
board-street = { $street ->
    [0] Rue des Lanternes
    [1] Rue du Jade
   *[2] Avenue du Dragon-d’Or
}
board-free = Immeuble { $number }, à personne
board-empty = Immeuble { $number }, { $who }, sans boutique
board-shop = Immeuble { $number }, { $who }, { $shop }, { $size } sur { $most }{ $finished ->
    [yes] , terminée
   *[no] {""}
}
board-planned = tu prépares ici { $shop }
board-dealt = ta carte
board-refused = rendu
board-kept = gardé
board-promised = { $shop } promis ici dans cette manche
board-promised-empty = promis sans boutique dans cette manche
board-goes = va à { $who } dans cet accord
board-deed = L’immeuble { $number } en détail
board-nobody = Il n’est encore à personne.
board-no-shop = pas encore de boutique
board-split = partie d’un plus grand groupe
board-house = immeuble
board-players = Joueurs et leurs tuiles
board-you = toi
board-marker = pose en premier
board-ready = fini
board-loose = Tuiles libres : { $who }
board-no-tiles = aucune tuile libre
board-ask = Demander une tuile
board-ask-of = Demander une tuile à { $who }
board-buildings = { $count ->
    [one] { $count } immeuble
   *[other] { $count } immeubles
}

# The game screen
board-enlarge = Agrandir le plan
board-tab-offers = Offres
board-tab-deal = Mon accord
board-tab-shops = Boutiques
board-tab-result = Résultat
board-money-short = { $thousands } k$
board-a-round = { $sum } par manche
board-shop-pays = Une boutique rapporte
board-in-thousands = en milliers de $ ; or : terminée
board-goal-keeping = Garde des voisins : ils peuvent former une boutique.
board-goal-negotiating = Trois tuiles voisines ou plus d’un type rapportent le plus.
board-goal-placing = Une boutique terminée rapporte le plus.
board-trade = Échange immeubles et tuiles.
board-compose-prompt = Choisis immeubles et tuiles pour ton accord.
board-edit-deal = Mon accord ({ $count })
board-content = Le contenu de l’accord
board-give-sure = Rendre aussi le { $number } ? Quand tous auront choisi, ce sera définitif.
board-give-yes = Le rendre
board-give-no = En choisir un autre
board-take-back = Reprendre la dernière carte
board-stack = { $number } sur { $total }
board-details = Détails
board-offers-you = { $who } t’offre
board-your-offer = Ton offre
board-you-give = Tu donnes ou promets
board-who-gets = { $who } reçoit
board-who-gives = { $who } donne
board-news = À propos de ton offre
board-effect-round = { $sum } par manche
board-effect-cash = { $sum } tout de suite
board-effect-later = { $sum } après les revenus
board-effect-none = Revenus et argent inchangés

# Buildings and tiles
board-cards = Tes cartes d’immeubles
board-give-back = { $count ->
    [one] Rends encore { $count } immeuble.
   *[other] Rends { $count } immeubles.
}
board-place = Choisis une tuile, puis un immeuble éclairé.
board-place-where = { $shop } : choisis un des immeubles éclairés.
board-own-build = Tu as promis { $shop } sur { $number }.
board-own-empty = Tu as promis de garder { $number } sans boutique.
board-promise-first = Tiens d’abord ta promesse.
board-done-placing = Montrer mes tuiles

# The bargaining table
board-talking = Négocient encore : { $who }
board-all-done = Tous ont fini.
board-clock = Temps restant :
board-compose = Nouvel accord
board-done-talking = J’ai fini
board-resume = Négocier de nouveau
board-draft-begun = Tu as commencé un brouillon en mode texte.
board-assist = Montrer ce que les accords m’apporteraient
board-who-builds = { $who } a promis { $shop } sur { $number }.
board-who-empty = { $who } a promis de garder { $number } sans boutique.
board-new-deal = Un nouvel accord
board-counter-deal = Une contre-offre pour { $who }
board-changed-deal = Ton offre, modifiée
board-compose-hint = Choisis des immeubles sur le plan et des tuiles de n’importe qui. Ce qui est à eux va à toi, et ce qui est à toi va à eux.
board-with = Avec
board-giver = { $who } donne ou promet
board-somebody = Reste à choisir
board-add = Ajouter à l’accord
board-add-build = poser une tuile
board-add-empty = garder sans boutique
board-add-owe = payer après les revenus
board-money = De l’argent
board-build = Promesse de poser
board-leave = Promesse de garder sans boutique
board-owe = Promesse de payer après les revenus
board-sum = Somme en dollars
board-from = Qui paie
board-to-whom = à qui ?
board-receiver = Qui reçoit { $name }
board-on = sur
board-which = quel immeuble ?
board-type = Type de boutique
board-which-shop = quelle boutique ?
board-aim = Choisis un immeuble sans boutique ici ou sur le plan.
board-remove = Retirer { $name } de l’accord
board-less = Une de moins : { $name }
board-more = Une de plus : { $name }
board-secret = secret, entre les participants
board-note = Un mot sur les manches suivantes
board-note-means = (n’engage personne)
board-missing = Il reste quelque chose à choisir.
board-propose = Proposer à la vue de tous
board-propose-secret = Proposer en secret
board-discard = Abandonner
board-offer-it = L’offrir
board-ask-for-it = Le demander
board-unpick = Retirer de l’accord

# What a deal would do
board-effect = Ce que cela t’apporterait
board-effect-now = Revenus actuels
board-effect-placed = Par manche, tuiles posées
board-effect-money = Argent
board-effect-owed = Après les revenus de cette manche
board-gets = Tu reçois
board-gives = Tu donnes

# Offers
board-offers = { $count ->
    [one] { $count } offre sur la table
   *[other] { $count } offres sur la table
}
board-no-offers = Tu ne vois aucune offre.
board-offer = { $who } à { $others }
board-offer-came = { $who } te fait une offre : { $deal }
board-offers-came = { $count } nouvelles offres pour toi
board-new = nouvelle
board-open-short = en public
board-secret-short = en secret
board-agreed = a accepté
board-asked = n’a pas répondu
board-answers = Ta réponse
board-yes = Accepter
board-no = Refuser
board-counter = Contre-offre
board-alter = Modifier
board-withdraw = Retirer
board-says-build = pose { $shop } sur { $number } dans cette manche
board-says-empty = garde { $number } sans boutique dans cette manche
board-says-owe = paie { $sum } à { $who } après les revenus
board-understood = Compris
board-feed = Accords de cette partie
board-feed-none = Aucun accord n’a encore été conclu.
board-all = Tout montrer ({ $count })
board-fewer = Montrer les derniers

# Incomes
board-card = 1 000 $ de plus par tuile des tailles { $sizes } sur le plan
board-card-blank = Aucun bonus
board-latest-card = Dernière carte de prospérité
board-paid = Revenus de la manche { $number }
board-bonus = dont { $sum } grâce à la carte
board-incomes = Revenus en milliers de dollars, et bonus de la carte
board-round = Manche
board-column = Manche { $number }
board-total = En tout
board-legend = Les boutiques et leurs revenus
board-size = Jusqu’à { $size } tuiles
board-pay-table = Ce qu’une boutique rapporte par manche
board-tiles-count = Tuiles
board-unfinished = inachevée
board-finished = terminée
board-final = Tout l’argent révélé
board-chart = Revenus par manche
board-legend-income = revenus, par manche
board-legend-rest = argent de départ et accords
board-gains = Qui a gagné à quels accords
board-gains-mean = L’argent de l’accord, et ce qu’il a changé aux revenus de toutes les manches à venir.

## Clocks
late = Tu as fini : tu gardes tes cartes d’immeubles les plus basses, ne proposes rien et ne poses que ce que tu as préparé ou promis.

# Comment jouer, en une page
goal = Sois la personne la plus riche après six manches : possède des immeubles côte à côte et remplis-les de boutiques du même type.
how-1 = Reçois des immeubles
how-1-text = À chaque manche, tu reçois des cartes d’immeubles. Tu en rends deux et possèdes les autres.
how-2 = Reçois des tuiles
how-2-text = Tu pioches des tuiles de boutiques. Le chiffre d’une tuile dit combien il en faut pour une boutique terminée.
how-3 = Négocie
how-3-text = Échange des immeubles, des tuiles et de l’argent avec tout le monde. Ce qui est convenu engage.
how-4 = Construis et gagne
how-4-text = Pose des tuiles du même type côte à côte. Chaque boutique paie à chaque manche, une boutique terminée paie le plus.
how-last = Après six manches, le plus d’argent gagne.
