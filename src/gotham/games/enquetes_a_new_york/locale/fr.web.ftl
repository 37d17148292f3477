# Headings of choices
kind-go = Aller sur une case
kind-spy = Espionner quelqu’un
kind-take = Prendre une carte
kind-swap = Échanger une carte
kind-accuse = Accuser

# The drawn board: the city
board-city = La ville
board-compass = Boussole : le nord est en haut
board-tap = Montre une case pour lire ce qui s’y trouve.
board-here = Ici : { $who }
board-marked = { $mark ->
    [crossed] Barrée par toi
    [circled] Entourée par toi
   *[pencilled] Notée au crayon par toi
}
board-noted = Ta note : { $text }
board-ruled = Exclue par tes indices
board-wrong = Accusée à tort par { $who }
board-not-here = Déjà accusée : pas ici
board-diamond = Le voleur et le diamant sont ici
board-dice = Les dés ne sont pas encore lancés
board-dice-show = Les dés : { $letter } et { $number }
board-legend = Ce que montre le plan
board-kind-means = { $kind ->
    [informants] Informateurs : tu tires une carte d’informateur
    [experts] Experts : tu tires une carte d’expert
    [swap] Échange une carte : tu en échanges une avec quelqu’un
   *[go] Va où tu veux : tu choisis une autre case, ou tu restes
}
board-lab = Ce que veulent dire les traces des experts

# The drawn board: what to do now
board-now = Ce qui se passe maintenant
board-do = { $phase ->
    [rolling] C’est ton tour : lance les dés !
    [choosing] Un joker ! Choisis une des cases éclairées.
    [spying] Tu n’es pas seul ici ! Chez qui veux-tu regarder une carte ?
    [taking] { $kind ->
        [informant] La pioche des informateurs est vide. À qui prends-tu une carte ?
       *[expert] La pioche des experts est vide. À qui prends-tu une carte ?
    }
    [swapping] Échange une carte avec quelqu’un.
    [going] Va où tu veux : choisis une case éclairée, ou reste ici.
   *[closing] C’est fait ! Termine ton tour, ou accuse si tu es sûr de toi.
}
board-news = Nouvel indice { $card } :
board-roll = Lancer les dés
board-end = Finir mon tour
board-pass = { $phase ->
    [spying] Non, merci
   *[going] Rester ici
}
board-swap-card = Choisis une de tes cartes
board-swap-show = Montrer mes cartes
board-swap-give = Tu donnes { $card }
board-swap-whom = Avec qui ?
board-swap-with = Tu échanges avec { $who }
board-swap-kind = Contre quelle sorte de carte ?
board-swap-change = Changer
board-accuse = Accuser…
board-do-accuse = Où sont le voleur et le diamant ? Choisis une case.
board-accuse-back = Pas encore
board-accuse-sure = Le voleur et le diamant sont-ils en { $square }, { $district } ?
board-accuse-risk = Si c’est juste, tu gagnes. Si c’est faux, tu ne joues plus et tu regardes les autres.
board-accuse-yes = Oui, c’est { $square }
board-accuse-no = Non, réfléchir encore
board-looked = { $who } regarde sous le couvercle
board-open = La roue est ouverte
board-verdict-own = Dommage, ce n’était pas { $square } ! Maintenant tu connais la réponse, donc tu ne cours plus. C’était courageux.
board-verdict-other = Ce n’est pas { $square } : { $who } ne joue plus et regarde la suite. Tout le monde connaît maintenant une case où le voleur n’est pas.
board-watch = Tu regardes la suite, et tu gardes pour toi ce que tu sais. Tes notes restent.
board-go-on = Continuer

# The drawn board: cards and players
board-card-kind = { $kind ->
    [informant] Informateur
   *[expert] Expert
}
board-hand = Tes cartes ({ $count })
board-hand-empty = Tu n’as pas encore de cartes.
board-elsewhere = Déjà lues, maintenant ailleurs
board-where = { $place ->
    [hand] Dans ta main
    [seat] { $who } l’a maintenant
    [pile] Elle est de nouveau dans la pioche
   *[lost] Tu ne sais plus où elle est
}
board-readers = Lue aussi par { $who }
board-fresh = Nouveau
board-piles = Pioches
board-pile = { $kind ->
    [informant] { $count ->
        [0] La pioche des informateurs est vide
        [one] { $count } carte d’informateur
       *[other] { $count } cartes d’informateur
    }
   *[expert] { $count ->
        [0] La pioche des experts est vide
        [one] { $count } carte d’expert
       *[other] { $count } cartes d’expert
    }
}
board-players = Enquêteurs
board-beside = à côté du plan
board-on = en { $square }
board-wins = gagne

# The drawn board: the private sheet
board-pad = Ton carnet
board-pad-hint = Touche une case : barrée, entourée, point d’interrogation, vide. Personne d’autre ne le voit.
board-sign = { $sign ->
    [crossed] barrée
    [circled] entourée
    [pencilled] peut-être
   *[clear] vide
}
board-pad-mark = Marquer { $square }
board-pad-text = Ta note sur { $square }
board-pad-general = Ta note sur l’enquête
board-pad-undo = Annuler dans le carnet
board-assist = Aide à la réflexion
board-assist-level = { $level ->
    [none] Pas d’aide
    [marks] Marquer ce que mes indices excluent
   *[why] Le marquer, et me dire pourquoi
}

# The page of a new table
setup-level = Niveau de jeu
setup-level-title = { $level ->
    [1] Niveau 1
   *[2] Niveau 2
}
setup-level-about = { $level ->
    [1] De 8 à 10 ans : les indices sont directs.
   *[2] À partir de 11 ans : les indices font réfléchir.
}
setup-case = Quelle enquête
setup-source-title = { $source ->
    [generated] Une nouvelle enquête
    [day] L’enquête du jour
    [spin] Tourner la roue
   *[box] Une enquête de la boîte
}
setup-source-about = { $source ->
    [generated] Faite pour cette table : personne ne l’a jamais vue.
    [day] La même pour tous ceux qui jouent ici aujourd’hui.
    [spin] Une des 12 enquêtes de la boîte, au hasard.
   *[box] Par son numéro et son symbole.
}
setup-number = Numéro et symbole
setup-box-case = Enquête { $number } : { $symbol }
setup-more = Plus d’options

## Clocks
late = La place lance les dés, n’espionne personne et termine son tour ; là où il faut choisir, elle prend le premier choix possible.
