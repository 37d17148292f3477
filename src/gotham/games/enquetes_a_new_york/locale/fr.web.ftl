# Headings of choices
kind-go = Aller sur une case
kind-spy = Espionner quelqu’un
kind-take = Prendre une carte
kind-swap = Échanger une carte
kind-accuse = Accuser
