# Symbols of cases
symbol = { $id ->
    [star] une étoile
    [moon] une lune
    [triangle] un triangle
    [bolt] un éclair
    [arrow] une flèche
    [heart] un cœur
    [clover] un trèfle
    [crossed-circle] une croix dans un cercle
    [flower] une fleur
    [note] une note de musique
    [crown] une couronne
   *[hourglass] un sablier
}

# What is wrong with a case
fault-quota = { $kind ->
    [informant] il faut { $quota } cartes d’informateurs : ici { $count }
   *[expert] il faut { $quota } cartes d’experts : ici { $count }
}
fault-order = les cartes d’informateurs doivent précéder celles d’experts
fault-name = une enquête a un numéro et un symbole, ou ni l’un ni l’autre
fault-level = l’indice { $clue } appartient au niveau { $level }
fault-twice = l’indice { $clue } s’y trouve deux fois
fault-same = les indices { $other } et { $clue } disent la même chose
fault-untrue = l’indice { $clue } est faux pour la réponse, { $square }
fault-open = toutes les cartes ensemble laissent plus d’une case : { $squares }
fault-missing = sans la carte { $clue }, il reste plus d’une case : { $squares }
fault-single = l’indice { $clue } résout l’enquête à lui seul
fault-few = le plus petit nombre de cartes qui la résolvent est { $count } ; il doit être d’au moins { $needed }
fault-decoy-answer = la réponse, { $square }, figure parmi les leurres
fault-decoy-twice = un leurre est nommé deux fois
fault-decoys = le nombre de leurres est { $count } ; il doit être d’au moins { $needed }
fault-decoy-card = l’indice { $clue } exclut plus d’un leurre : { $squares }

# What is wrong with a box
fault-in-case = niveau { $level }, enquête { $number } : { $fault }
fault-in-level = niveau { $level } : { $fault }
fault-card = { $kind ->
    [informant] l’indice { $clue } n’est pas destiné aux informateurs du niveau { $level }
   *[expert] l’indice { $clue } n’est pas destiné aux experts du niveau { $level }
}
fault-back-many = le dos de la carte { $clue } doit nommer de 1 à { $most } enquêtes : ici { $count }
fault-back-twice = le dos de la carte { $clue } nomme deux fois la même enquête
fault-back-unknown = le dos de la carte { $clue } nomme une enquête absente de son niveau : { $name }
fault-back-size = { $kind ->
    [informant] aucune carte d’informateur n’a ce nombre d’enquêtes au dos : { $count }
   *[expert] aucune carte d’expert n’a ce nombre d’enquêtes au dos : { $count }
}
fault-alike = plusieurs cartes portent l’indice { $clue }
fault-example = la carte { $clue }, que la règle donne en exemple, manque
fault-example-case = l’enquête { $number } du niveau 1 doit avoir pour symbole une croix dans un cercle, et sa réponse en { $square }
fault-cards = { $kind ->
    [informant] il faut { $quota } cartes d’informateurs : ici { $count }
   *[expert] il faut { $quota } cartes d’experts : ici { $count }
}
fault-numbers = les enquêtes ne portent pas les numéros 1 à 12, chacun une fois
fault-symbols = deux enquêtes ont le même symbole
fault-answers = toutes les réponses diffèrent, si bien qu’on pourrait en trouver une par élimination
fault-short = le nombre d’enquêtes qui exigent { $cards } cartes ou plus est { $count } ; il doit être d’au moins { $needed }
fault-difficulty = sa difficulté n’est pas celle que la boîte indique

# Files that cannot be read
error-name = ligne { $line } : { $word ->
    [symbol] « { $text } » n’est pas un symbole d’enquête
    [answer] « { $text } » n’est pas une case ; les cases vont de A1 à E5
    [decoys] « { $text } » n’est pas une case ; les cases vont de A1 à E5
    [informant] « { $text } » n’est pas un indice d’informateur
   *[expert] « { $text } » n’est pas un indice d’expert
}
error-json = ligne { $line } : ce n’est pas du JSON
error-box-format = ce n’est pas une boîte : « gotham » doit être « { $expected } », et non « { $text } »
error-box-fields = { $where } doit avoir exactement ces champs : { $known }
error-box-twice = le champ « { $text } » figure deux fois dans le même objet
error-box-list = { $where } doit être une liste
error-box-name = { $where } : « { $text } » n’existe pas
error-box-whole = { $where } doit être un nombre entier de { $low } à { $high }, et non « { $text } »
error-box-real = { $where } doit être un nombre de { $low } à { $high }, et non « { $text } »
