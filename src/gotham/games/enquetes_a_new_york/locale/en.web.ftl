# Headings of choices
kind-go = Go to a square
kind-spy = Spy on somebody
kind-take = Take a card
kind-swap = Swap a card
kind-accuse = Accuse

# The drawn board: the city
board-city = The city
board-turn = turn { $number } of { $total }
board-case = { $number ->
    [0] new case
   *[other] case { $number }
}
board-compass = Compass: north is up
board-here = Here: { $who }
board-marked = { $mark ->
    [crossed] Crossed out by you
    [circled] Circled by you
   *[pencilled] Marked “?” by you
}
board-noted = Your note: { $text }
board-ruled = Excluded by your clues
board-wrong = Accused wrongly by { $who }
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
board-do = { $phase ->
    [rolling] Your turn: roll the dice!
    [choosing] A joker! Go to a lit square.
    [spying] Whose card do you peek at?
    [taking] { $kind ->
        [informant] The informants’ pile is empty: whose card do you take?
       *[expert] The experts’ pile is empty: whose card do you take?
    }
    [swapping] Swap a card with somebody.
    [going] Go to a lit square, or stay.
   *[closing] Accuse, or end your turn.
}
board-do-pen = Put the pen down to choose a square.
board-goal = Find thief and diamond: collect clues, cross squares out, accuse first.
board-news = New clue { $card }:
board-roll = Roll
board-end = End turn
board-pass = { $phase ->
    [spying] No, thank you
   *[going] Stay
}
board-swap-card = Your card
board-swap-whom = With whom?
board-swap-kind = For which card?
board-accuse = Accuse…
board-do-accuse = Where is the thief? Tap a square.
board-accuse-back = Not yet
board-accuse-sure = Are the thief and the diamond at { $square }, { $district }?
board-accuse-risk = If you are right, you win. If you are wrong, you are out and watch the others.
board-accuse-yes = Yes, it is { $square }
board-accuse-no = No, think again
board-looked = { $who } looks under the cover
board-looked-you = You look under the cover
board-open = The wheel is open
board-verdict-own = Sorry, it was not { $square }! Now you know the answer, so you are out. That was brave.
board-verdict-other = It is not { $square }: { $who } is out and keeps watching. Now everybody knows one square where the thief is not.
board-watch = You keep watching, and must not reveal what you know. Your notes stay.
board-go-on = Continue

# The drawn board: cards and players
board-clues = Clues { $count }
board-your-clues = Your clues
board-open-squares = { $count ->
    [one] 1 square is not crossed out.
   *[other] { $count } squares are not crossed out.
}
board-accuse-means = One right accusation wins; a wrong one puts you out.
board-card-kind = { $kind ->
    [informant] Informant
   *[expert] Expert
}
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

# The drawn board: the private sheet
board-pens = Mark the map
board-pen = { $sign ->
    [crossed] Cross out
    [circled] Circle
   *[pencilled] Question mark
}
board-pad-hint = Take a pen and tap squares of the map to mark them. On the keyboard: X, O, ? or Delete on a square. Nobody else sees your marks and notes.
board-pad-text = Your note on { $square }
board-pad-general = Your note on the case
board-pad-undo = Undo the latest mark or note
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
late = You roll the dice, spy on nobody and end your turn; where a choice is required, you take the first one.

# How to play, on one page
goal = Find out on which square the thief hides with the diamond, and accuse before the others do.
how-1 = Roll and go
how-1-text = The dice name the square to which your pawn goes. A joker lets you choose.
how-2 = Hear a clue
how-2-text = Informants and experts give you a clue that only you can read.
how-3 = Rule squares out
how-3-text = Every clue leaves fewer squares. Mark them on the map.
how-4 = Accuse
how-4-text = Are you sure? Name the square. If you are right, you win; if you are wrong, you are out.
how-last = If you land on a square where others are, you may spy on one of them. Elsewhere you swap a card, or go where you like.
how-clue = “They are hiding near a park.”
