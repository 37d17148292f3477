# Headings of choices
kind-refuse = Ein Haus zurückgeben
kind-give = Ein Haus geben
kind-tile = Ein Plättchen geben
kind-cash = Zahlen
kind-build = Versprechen, ein Plättchen zu legen
kind-empty = Versprechen, ein Haus leer zu lassen
kind-owe = Versprechen, nach dem Einkommen zu zahlen
kind-propose = Den Entwurf vorschlagen
kind-yes = Ein Angebot annehmen
kind-no = Ein Angebot ablehnen
kind-withdraw = Ein Angebot zurückziehen
kind-place = Ein Plättchen legen
