# Names of things
title = Enquêtes à New York
summary = A thief hides with a diamond somewhere in New York: gather clues, and accuse before the others do.
square-kind = { $kind ->
    [informants] Informants
    [experts] Experts
    [swap] Swap a card
   *[go] Go where you like
}
card-of = { $kind ->
    [informant] an informant’s card
   *[expert] an expert’s card
}
cards-of = { $kind ->
    [informant] { $count ->
        [one] 1 informant’s card
       *[other] { $count } informants’ cards
    }
   *[expert] { $count ->
        [one] 1 expert’s card
       *[other] { $count } experts’ cards
    }
}
joker = a joker
nothing = none
list-and = { $first } and { $last }
you = { $who } (you)
option-level = the level: 1 for ages 8 to 10, 2 for ages 11 and up
option-case = the case: by the wheel, by its number, or a new one
option-last-standing = what happens when only one player is left
option-rounds = rounds until the match ends without a winner
value-case-spin = by the wheel
value-case-generated = a new one
value-last-standing-wins = they win
value-last-standing-plays-on = they play on
value-rounds-par = the par of the case
preset-box = The box, level 1
preset-box-about = A case of the box, by the wheel.
preset-box-2 = The box, level 2
preset-box-2-about = A harder case of the box, by the wheel.
preset-letter = The box, to the letter
preset-letter-about = The last player left must still find the thief.
preset-endless = Endless cases, level 1
preset-endless-about = A new case for every match; ours, not the publisher’s.
preset-endless-2 = Endless cases, level 2
preset-endless-2-about = A new, harder case for every match; ours, not the publisher’s.
preset-solo = Solo, level 1
preset-solo-about = You alone against the par of a new case; ours, not the publisher’s.
preset-solo-2 = Solo, level 2
preset-solo-2-about = You alone against the par of a new, harder case; ours, not the publisher’s.

# What one can do
do-roll = roll the dice
do-go = go to { $square }
do-spy = spy on { $who }
do-pass = { $phase ->
    [spying] spy on nobody
   *[going] stay here
}
do-take = take { $card } from { $who }
do-swap = swap for { $card } of { $who }: { $text }
do-end = end the turn
do-accuse = accuse: the thief and the diamond are at { $square }
do-swapped = swap { $given } for { $card } of { $who }

# The view in sentences
case-box = Level { $level }, case { $number } ({ $symbol }).
case-new = Level { $level }, a new case.
start-rolls = Rolled for the start: { $rolls }. { $tied ->
    [yes] After a tie and another roll, { $who } starts.
   *[no] { $who } starts.
}
round-of = Round { $number } of { $total }.
round-over = The match is over.
rolled = { $who } has rolled { $letter } and { $number }.
spied = { $who } has spied on { $victim } in this turn: { $card }.
to-do = { $phase ->
    [rolling] { $who } rolls the dice or accuses.
    [choosing] { $who } chooses a square that the dice allow.
    [spying] { $who } may spy on somebody on the same square.
    [taking] The pile is empty: { $who } takes { $card } from another player.
    [swapping] { $who } swaps a card with another player.
    [going] { $who } may go to another square, or stay.
   *[closing] { $who } ends the turn or accuses.
}
seat-on = { $who } on { $square }. Cards: { $cards }.
seat-beside = { $who } beside the board. Cards: { $cards }.
seat-out = { $who } is out: the answer is not { $square }.
piles = Piles: { $cards }.
own-clue = { $place ->
    [hand] In your hand
    [seat] With { $who }
    [pile] In the pile
   *[lost] Out of your sight
}, { $card }: { $text }
own-readers = (Also read by { $who }.)
answer-is = The thief and the diamond are at { $square }.

# The log
log-roll = { $who } rolls { $letter } and { $number }.
log-go = { $who } goes to { $square }.
log-stay = { $who } stays on { $square }.
log-spy = { $who } spies on { $victim } and reads { $card }.
log-no-spy = { $who } spies on nobody.
log-draw = { $who } draws { $card }.
log-says = The card reads: { $text }
log-empty = The pile is empty, so { $who } must take { $card } from another player.
log-none = The pile is empty, and no other player has { $card }: nothing happens.
log-no-swap = There is nothing to swap: nothing happens.
log-take = { $who } takes { $card } from { $victim }.
log-swap = { $who } swaps with { $partner }: { $given } for { $taken }.
log-has = { $who } now has this card: { $text }
log-accuse = { $who } says that the thief and the diamond are at { $square }.
log-wrong = That is wrong: { $who } is out.
log-answer = { $who } has seen the answer: { $square }.
log-return = The cards of { $who } go back to the piles: { $cards }.
log-end = { $who } ends the turn.
log-round = Round { $number } begins.
won-found = { $who } has found the thief and the diamond, and wins.
won-last = { $who } is the last one left, and wins.
won-nobody = The match ends, and nobody wins.

# Why something is refused
why-EN-21 = it is not your turn; play goes clockwise.
why-EN-22 = your turn begins with the dice, unless you accuse; “{ $action }” is neither.
why-EN-23 = with one joker you choose a square of the row or column that the other die shows, with two jokers any square; “{ $action }” is not allowed.
why-EN-24 = your turn is over: end it, or accuse. “{ $action }” is neither.
why-EN-25 = you must swap now: one of your cards for a card of a player who is still in, of a kind that they have; “{ $action }” is not such a swap.
why-EN-26 = you may go to any square except those marked “Go where you like”, or stay with “pass”; “{ $action }” is neither.
why-EN-27 = you may spy on one player who is on your square and has a card, or on nobody with “pass”; “{ $action }” is neither.
why-EN-28 = the pile is empty, so you must take a card of that kind from a player who has one; “{ $action }” does not do that.
why-EN-30 = you can accuse before you roll the dice, or after you have done what your square says.
why-EN-32 = you have accused wrongly, so you are out.
why-EN-33 = the match is over.
scene-twice = { $card } appears twice; name every card once.

# The clauses of the rulebook, for the rules help and for positions that are refused
clause-EN-01 = 2 to 6 players investigate at one of two levels: 1 for ages 8 to 10, 2 for ages 11 and up.
clause-EN-02 = The map has 25 squares: columns A to E from west to east, rows 1 to 5 from north to south. “North of row 4” means rows 1, 2 and 3: the line itself is out. The same goes for south, east and west.
clause-EN-03 = There are seven districts, each with its colour: Manhattan, the Bronx, Brooklyn, Queens and Staten Island, and beside the city New Jersey and Brentwood. Every square is in one of them.
clause-EN-04 = Pictures mark places. “Near” a place means on any square that shows it. John F. Kennedy airport lies on D4 and E4, and factories stand on several squares.
clause-EN-05 = Every square is one of these: Informants, Experts, Swap a card, Go where you like.
clause-EN-06 = Districts, kinds of squares and places lie as the rulebook draws them. Every district is one connected piece.
clause-EN-10 = The box holds 216 cards: 60 informants’ cards and 48 experts’ cards for each level.
clause-EN-11 = The box has 24 cases, 12 for each level. A case has a number and a symbol that no other case of its level has, and an answer: the square of the thief and the diamond. Answers may repeat.
clause-EN-12 = The back of an informant’s card has 1 to 4 numbers of cases, that of an expert’s card 1 to 3 symbols of cases. The card belongs to all these cases, and its clue is true in each.
clause-EN-13 = A case has exactly 10 informants’ cards and 6 experts’ cards of its level, all of them different.
clause-EN-14 = The 16 clues of a case leave exactly one square, even with any one card missing. No single card settles a case. At least 10 of the 12 cases of level 1 need 3 cards or more, and every case of level 2 needs 5 or more.
clause-EN-15 = Informants say what they know; experts say what science and technology tell them. The clues of level 1 are direct; those of level 2 have to be thought about.
clause-EN-16 = The answer of a case lies under a cover: only a player who accuses looks at it, and everybody sees it when the match ends.
clause-EN-17 = Beyond the box there are endless new cases, each made from a seed and just as fair.
clause-EN-18 = The option level sets the level. The option case sets the case: spin for the wheel, which makes each of the 12 equally likely, a number for that case, generated for a new one.
clause-EN-20 = For the start everybody rolls the number die; the joker counts as 6. The highest roll spins the wheel for the case and starts; players who tie for it roll again.
clause-EN-21 = The cards of the case are two shuffled, face-down piles: informants and experts. The pawns start beside the board, and play goes clockwise from the one who starts.
clause-EN-22 = On your turn you roll both dice, one with 1 to 5 and a joker, one with A to E and a joker, and your pawn goes to that square. If it is already there, it counts as landing there again.
clause-EN-23 = With one joker you choose any square of the row or column that the other die shows; with two jokers, any square.
clause-EN-24 = On a square of informants you draw an informant’s card and keep it; on a square of experts, an expert’s card. Then your turn is over, but you may still accuse.
clause-EN-25 = On “Swap a card” you must give a card of your choice for a card of another player of your choice. You choose its kind, and it is drawn blind from what they held before. If you have no card, or nobody else has one, nothing happens.
clause-EN-26 = From “Go where you like” you may move to any square that is not of that kind, and do what it says. You may also stay, which does nothing. Moving counts as landing again.
clause-EN-27 = If you land on a square where others are, you may spy on one of them: you read one card, drawn at random from all of theirs, and give it back. They see which card it was, the others only its kind. Then you do what the square says. You cannot spy on a player who has no cards.
clause-EN-28 = When a pile is empty, its squares make you take a card of that kind from another player of your choice; it is drawn blind, and you keep it. If nobody has one, nothing happens. A pile that has cards again is drawn from again.
clause-EN-29 = Everybody keeps private notes: squares crossed out or circled, and text. You may note what you have read even if the card leaves you.
clause-EN-30 = You accuse by naming the square of the thief and the diamond; any square is allowed, wherever your pawn is. You may do so on your own turn, before the dice or after what your square says. All hear the square, you alone look at the answer, and your turn ends.
clause-EN-31 = If you are right, you win and show the answer.
clause-EN-32 = If you are wrong, you are out: your cards go back to the piles, which are shuffled, and your pawn leaves the board. You have no more turns, nobody can spy on you, swap with you or take from you, and you must not reveal the answer. The others play on.
clause-EN-33 = When only one player is left, they win at once; with the option last-standing=plays-on they play on until they accuse, and if they are wrong too, nobody wins. All see the answer when the match ends.
clause-EN-34 = You know the cards you hold or held and those you spied. All see the dice, the moves, the kind of every card that is drawn, taken, swapped or spied and between whom, how many cards of each kind are in the piles and hands, and the accusations. Before the end, only players who have accused know the answer.
clause-EN-35 = Anyone who knows the cases of the box knows the answers. So bots reason only from clues they have seen, and people can play new cases.
clause-EN-36 = After the number of rounds set by the option rounds, the match ends without a winner, and the answer is shown.
clause-EN-37 = The backs of the cards differ by kind and level. In play a back shows its kind and nothing else.
clause-EN-38 = Players may talk, but no card is shown or given away except by swapping, spying, taking, or going out.
clause-EN-39 = A preset is a set of options with a name: the box at either level, or to the letter; and endless cases at either level, which are ours and not the publisher’s.
clause-EN-40 = One player may play alone: there is nobody to spy on, to swap with or to take from, and a wrong accusation loses. With rounds=par the match ends after as many turns as the par of the case, which our solver needs in two matches of three. Whoever finds the thief in time scores a point and one for each turn left over. The presets solo and solo-2 are this with new cases; they are ours, not the publisher’s.

# How the levels play
level-beginner-about = Moves at random, overlooks two clues in five, and accuses when only one square seems left.
level-casual-about = Mostly moves at random, sometimes overlooks a clue, and accuses when certain.
level-practised-about = Often goes where there is most to learn, overlooks few clues, and accuses when certain.
level-expert-about = Goes where there is most to learn, overlooks nothing, and guesses when waiting is worse.
level-master-about = Knows how cases are made, considers what the others may know, and guesses when waiting wins less often.
