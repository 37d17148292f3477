# Headings of choices
kind-go = Naar een vak gaan
kind-spy = Iemand bespioneren
kind-take = Een kaart nemen
kind-swap = Een kaart ruilen
kind-accuse = Beschuldigen
