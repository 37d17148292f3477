# Headings of choices
kind-go = Go to a square
kind-spy = Spy on somebody
kind-take = Take a card
kind-swap = Swap a card
kind-accuse = Accuse

# The drawn board: the city
board-city = The city
board-compass = Compass: north is up
board-tap = Point at a square to read what is there.
board-here = Here: { $who }
board-marked = { $mark ->
    [crossed] Crossed out by you
    [circled] Circled by you
   *[pencilled] Pencilled in by you
}
board-noted = Your note: { $text }
board-ruled = Excluded by your clues
board-wrong = Accused wrongly by { $who }
board-not-here = Accused already: not here
board-diamond = The thief and the diamond are here
board-dice = The dice are not rolled yet
board-dice-show = The dice: { $letter } and { $number }
board-legend = What the map shows
board-kind-means = { $kind ->
    [informants] Informants: you draw an informant’s card
    [experts] Experts: you draw an expert’s card
    [swap] Swap a card: you swap one with another player
   *[go] Go where you like: you choose another square, or stay
}
board-lab = What the experts’ evidence means

# The drawn board: what to do now
board-now = What happens now
board-do = { $phase ->
    [rolling] It is your turn: roll the dice!
    [choosing] A joker! Choose one of the lit squares.
    [spying] You are not alone here! Whose card would you like to peek at?
    [taking] { $kind ->
        [informant] The informants’ pile is empty. From whom do you take a card?
       *[expert] The experts’ pile is empty. From whom do you take a card?
    }
    [swapping] Swap a card with somebody.
    [going] Go where you like: choose a lit square, or stay here.
   *[closing] All done! End your turn, or accuse if you are sure.
}
board-news = New clue { $card }:
board-roll = Roll the dice
board-end = End my turn
board-pass = { $phase ->
    [spying] No, thank you
   *[going] Stay here
}
board-swap-card = Choose a card of yours
board-swap-show = Show my cards
board-swap-give = You give { $card }
board-swap-whom = With whom?
board-swap-with = You swap with { $who }
board-swap-kind = For which kind of card?
board-swap-change = Change
board-accuse = Accuse…
board-do-accuse = Where are the thief and the diamond? Choose a square.
board-accuse-back = Not yet
board-accuse-sure = Are the thief and the diamond at { $square }, { $district }?
board-accuse-risk = If you are right, you win. If you are wrong, you are out and watch the others.
board-accuse-yes = Yes, it is { $square }
board-accuse-no = No, think again
board-looked = { $who } looks under the cover
board-open = The wheel is open
board-verdict-own = Sorry, it was not { $square }! Now you know the answer, so you are out. That was brave.
board-verdict-other = It is not { $square }: { $who } is out and keeps watching. Now everybody knows one square where the thief is not.
board-watch = You keep watching, and must not reveal what you know. Your notes stay.
board-go-on = Continue

# The drawn board: cards and players
board-card-kind = { $kind ->
    [informant] Informant
   *[expert] Expert
}
board-hand = Your cards ({ $count })
board-hand-empty = You have no cards yet.
board-elsewhere = Already read, now elsewhere
board-where = { $place ->
    [hand] In your hand
    [seat] { $who } has it now
    [pile] It is back in the pile
   *[lost] You no longer know where it is
}
board-readers = Also read by { $who }
board-fresh = New
board-piles = Piles
board-pile = { $kind ->
    [informant] { $count ->
        [0] The informants’ pile is empty
        [one] 1 informant’s card left
       *[other] { $count } informants’ cards left
    }
   *[expert] { $count ->
        [0] The experts’ pile is empty
        [one] 1 expert’s card left
       *[other] { $count } experts’ cards left
    }
}
board-players = Detectives
board-beside = beside the map
board-on = on { $square }
board-wins = wins

# The drawn board: the private sheet
board-pad = Your notepad
board-pad-hint = Tap a square: crossed, circled, question mark, clear. Nobody else sees it.
board-sign = { $sign ->
    [crossed] crossed
    [circled] circled
    [pencilled] pencilled
   *[clear] clear
}
board-pad-mark = Mark { $square }
board-pad-text = Your note on { $square }
board-pad-general = Your note on the case
board-pad-undo = Undo in the notepad
board-assist = Help with thinking
board-assist-level = { $level ->
    [none] No help
    [marks] Mark what my clues exclude
   *[why] Mark it, and tell me why
}

# The page of a new table
setup-level = Level
setup-level-title = { $level ->
    [1] Level 1
   *[2] Level 2
}
setup-level-about = { $level ->
    [1] Ages 8 to 10: direct clues.
   *[2] Ages 11 and up: clues that take some thought.
}
setup-case = Which case
setup-source-title = { $source ->
    [generated] A new case
    [day] The case of the day
    [spin] Spin the wheel
   *[box] A case of the box
}
setup-source-about = { $source ->
    [generated] Made for this table: nobody has ever seen it.
    [day] The same for everybody who plays here today.
    [spin] One of the 12 cases of the box, at random.
   *[box] By its number and symbol.
}
setup-number = Number and symbol
setup-box-case = Case { $number }: { $symbol }
setup-more = More options

## Clocks
late = The seat rolls the dice, spies on nobody and ends its turn; where a choice is required, it takes the first one.
