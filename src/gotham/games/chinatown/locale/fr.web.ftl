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
