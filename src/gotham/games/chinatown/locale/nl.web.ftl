# Headings of choices
kind-refuse = Een pand teruggeven
kind-give = Een pand geven
kind-tile = Een tegel geven
kind-cash = Betalen
kind-build = Beloven een tegel te leggen
kind-empty = Beloven een pand leeg te laten
kind-owe = Beloven na de inkomsten te betalen
kind-propose = Het kladje voorstellen
kind-yes = Ja zeggen tegen een voorstel
kind-no = Nee zeggen tegen een voorstel
kind-withdraw = Een voorstel intrekken
kind-place = Een tegel leggen
