# Headings of choices
kind-go = Auf ein Feld gehen
kind-spy = Bei jemandem spionieren
kind-take = Eine Karte nehmen
kind-swap = Eine Karte tauschen
kind-accuse = Anklagen
