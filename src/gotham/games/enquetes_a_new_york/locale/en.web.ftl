# Headings of choices
kind-go = Go to a square
kind-spy = Spy on somebody
kind-take = Take a card
kind-swap = Swap a card
kind-accuse = Accuse
