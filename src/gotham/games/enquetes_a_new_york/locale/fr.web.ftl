# Headings of choices
kind-go = Aller sur une case
kind-spy = Espionner quelqu’un
kind-take = Prendre une carte
kind-swap = Échanger une carte
kind-accuse = Accuser

# The drawn board: the city
board-city = La ville
board-turn = tour { $number } sur { $total }
board-case = { $number ->
    [0] nouvelle enquête
   *[other] enquête { $number }
}
board-compass = Boussole : le nord est en haut
board-here = Ici : { $who }
board-marked = { $mark ->
    [crossed] Barrée par toi
    [circled] Entourée par toi
   *[pencilled] Marquée « ? » par toi
}
board-noted = Ta note : { $text }
board-ruled = Exclue par tes indices
board-wrong = Accusée à tort par { $who }
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
board-do = { $phase ->
    [rolling] À toi : lance les dés !
    [choosing] Un joker ! Va sur une case éclairée.
    [spying] Chez qui regardes-tu une carte ?
    [taking] { $kind ->
        [informant] La pioche des informateurs est vide : à qui prends-tu une carte ?
       *[expert] La pioche des experts est vide : à qui prends-tu une carte ?
    }
    [swapping] Échange une carte avec quelqu’un.
    [going] Va sur une case éclairée, ou reste.
   *[closing] Accuse, ou finis ton tour.
}
board-do-pen = Pose le crayon pour choisir une case.
board-goal = Trouve voleur et diamant : réunis des indices, barre des cases, accuse avant les autres.
board-news = Nouvel indice { $card } :
board-roll = Lancer
board-end = Finir
board-pass = { $phase ->
    [spying] Non, merci
   *[going] Rester
}
board-swap-card = Ta carte
board-swap-whom = Avec qui ?
board-swap-kind = Contre quelle carte ?
board-accuse = Accuser…
board-do-accuse = Touche la case du voleur.
board-accuse-back = Pas encore
board-accuse-sure = Le voleur et le diamant sont-ils en { $square }, { $district } ?
board-accuse-risk = Si c’est juste, tu gagnes. Si c’est faux, tu ne joues plus et tu regardes les autres.
board-accuse-yes = Oui, c’est { $square }
board-accuse-no = Non, réfléchir encore
board-looked = { $who } regarde sous le couvercle
board-looked-you = Tu regardes sous le couvercle
board-open = La roue est ouverte
board-verdict-own = Dommage, ce n’était pas { $square } ! Maintenant tu connais la réponse, donc tu ne joues plus. C’était courageux.
board-verdict-other = Ce n’est pas { $square } : { $who } ne joue plus et regarde la suite. Tout le monde connaît maintenant une case où le voleur n’est pas.
board-watch = Tu regardes la suite, et tu gardes pour toi ce que tu sais. Tes notes restent.
board-go-on = Continuer

# The drawn board: cards and players
board-clues = Indices { $count }
board-your-clues = Tes indices
board-open-squares = { $count ->
    [one] { $count } case n’est pas barrée.
   *[other] { $count } cases ne sont pas barrées.
}
board-accuse-means = Une accusation juste gagne ; une fausse t’élimine.
board-card-kind = { $kind ->
    [informant] Informateur
   *[expert] Expert
}
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
       *[other] { $count } cartes d’informateurs
    }
   *[expert] { $count ->
        [0] La pioche des experts est vide
        [one] { $count } carte d’expert
       *[other] { $count } cartes d’experts
    }
}

# The drawn board: the private sheet
board-pens = Marquer le plan
board-pen = { $sign ->
    [crossed] Barrer
    [circled] Entourer
   *[pencilled] Point d’interrogation
}
board-pad-hint = Prends un crayon et touche des cases du plan pour les marquer. Au clavier : X, O, point d’interrogation ou Suppr sur une case. Personne d’autre ne voit tes marques et tes notes.
board-pad-text = Ta note sur { $square }
board-pad-general = Ta note sur l’enquête
board-pad-undo = Annuler la dernière marque ou note
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
late = Tu lances les dés, n’espionnes personne et termines ton tour ; là où il faut choisir, tu prends le premier choix possible.

# Comment jouer, en une page
goal = Trouve la case où se cache le voleur avec le diamant, et accuse avant les autres.
how-1 = Lance les dés
how-1-text = Ils désignent la case où va ton pion. Un joker te laisse choisir.
how-2 = Écoute un indice
how-2-text = Des informateurs et des experts te donnent un indice que toi seul peux lire.
how-3 = Écarte des cases
how-3-text = Chaque indice laisse moins de cases. Note-les sur le plan.
how-4 = Porte une accusation
how-4-text = Sûr de toi ? Nomme la case. Si c’est juste, tu gagnes ; si c’est faux, tu es éliminé.
how-last = Si tu arrives sur une case où il y a d’autres joueurs, tu peux espionner l’un d’eux. Ailleurs, tu échanges une carte ou vas où tu veux.
how-clue = « Ils se cachent près d’un parc. »
