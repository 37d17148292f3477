# The tutorial: each text says what there is to see, then what to do

lesson-city = A diamond is missing
step-city-welcome =
    Last night somebody stole a famous diamond. Thief and diamond are now hiding together on one of the 25 squares of this map. You are on the case, and so are your colleagues Otis and Dorothy.

    Whoever first names the right square wins. So collect clues, think, and be quicker than the others.
step-city-map =
    Columns A to E run from west to east, rows 1 to 5 from north to south. Seven colours are seven districts. Small pictures show what stands there: a park, a bridge, a subway station…

    Tap any square, and a card tells you what is on it. The band at its top says what happens to whoever lands there.
step-city-roll =
    Two dice say where you go: one shows a letter, the other a number. It does not matter how far away that is.

    Press “{ board-roll }”.
step-city-roll-wrong =
    Without a single clue you would be right once in 25 times, and a wrong accusation ends the game for you. Press “{ board-accuse-back }”, then “{ board-roll }”.
step-city-clue =
    B and 2: your pawn is on B2. Its dark band means informants, so you drew an informant’s card and keep it. You can read it among your clues.

    The newspaper seller says: north of row 4. Row 4 itself does not count, so that is rows 1, 2 and 3. One card, and only 15 of 25 squares are left!
step-city-end =
    One square, one card: that was your turn. Now it is Otis’s turn, then Dorothy’s.

    Press “{ board-end }” and watch where they go.
step-city-end-wrong =
    Fifteen squares are far too many for a guess. Press “{ board-accuse-back }”, then “{ board-end }”.
step-city-others =
    Otis went to E2 and drew an informant’s card, Dorothy went to C1 and drew an expert’s card. All of you see that, but what it says is known only to whoever drew it. Your clue is your secret, too.

    The pawns on the map show where everybody is, and next to each name you see how many cards of each kind they hold.

lesson-clue = What a clue tells you
step-clue-roll =
    The next round. Your first clue is still in your hand: the thief is in rows 1 to 3.

    You need a second one. Press “{ board-roll }”.
step-clue-roll-wrong =
    It is still too early for that. A second clue will help you much more: press “{ board-accuse-back }”, then “{ board-roll }”.
step-clue-expert =
    C5 has a golden band: the experts. They give you what the laboratory found: machine grease, so a factory or a subway station is near.

    “Near” a place always means: on a square that shows its picture. Twelve squares show a factory or a subway station, and either will do. Can you see them on the map?
step-clue-both =
    No card ever lies. So the thief is where all your clues are true at once.

    Rows 1 to 3, and a factory or a subway station: that is true of ten squares, namely A1, C1, B2, C2, D2, A3, B3, C3, D3 and E3. Check two or three of them.
step-clue-pad =
    Nobody can remember all that, so there are pens: take one, and tap squares of the map to cross them out, circle them or put a question mark. Tap the pen again to put it down. Nobody else ever sees your marks.

    Try it: cross out A5 and circle D2.
step-clue-help =
    In your notes you choose how much “{ board-assist }” you want: none, marks on the squares that your clues exclude, or marks with the reason. Choose the last one, put the pen down, and tap B1: which clue speaks against it?

    Then press “{ board-end }”.
step-clue-help-wrong =
    Ten squares are left, so do not accuse yet. Press “{ board-accuse-back }”, look around on the map, then press “{ board-end }”.

lesson-joker = A joker, and an open road
step-joker-roll =
    Ten squares are left to you. Both dice have a joker on one of their six sides, and a joker means: you choose.

    Press “{ board-roll }”. Perhaps you are lucky.
step-joker-roll-wrong =
    One in ten is not a good bet, and something nice is waiting for you. Press “{ board-accuse-back }”, then “{ board-roll }”.
step-joker-row =
    A joker and a 3: the row is fixed, the letter is yours. All squares of row 3 are lit. With two jokers you could go anywhere on the map.

    Tap C3, right in the middle. Its band says “Go”.
step-joker-row-wrong =
    The dice would allow that. But today you will see something special: tap C3, the square with the word “Go”.
step-joker-anywhere =
    On a square like this one you may travel on at once, to any square but another “Go”. You may also stay, but then nothing happens.

    You want another expert. Tap any square with a golden band and a magnifying glass.
step-joker-anywhere-wrong =
    At a real table you could do that. Here, ask an expert: tap a square whose band is golden.
step-joker-end =
    A satellite photo! The thief is not at the edge of the map. Of the ten squares, six are in the inner part: B2, C2, D2, B3, C3 and D3.

    Press “{ board-end }”.
step-joker-end-wrong =
    Six squares are still five too many. Press “{ board-accuse-back }”, then “{ board-end }”.

lesson-company = Spying and swapping
step-company-roll =
    Two rounds later. Find Otis on the map: he is on D2, with an informant’s card and an expert’s card in his pocket. It would be good to meet him.

    Press “{ board-roll }”.
step-company-roll-wrong =
    Six squares are left, which is too many. Press “{ board-accuse-back }”, then “{ board-roll }”.
step-company-spy =
    D and 2, straight to Otis! If you land where somebody else is, you may peek at one of their cards. Which one is left to chance; you read it, and they keep it.

    Press “Otis”.
step-company-spy-wrong =
    You need not spy, but it costs nothing, and you learn something. Press “Otis”.
step-company-swap =
    A park or a hospital: only B2, C2, D2 and D3 are left. What you have read once you will always know. And now D2 makes you swap: a card you know for one you do not!

    Choose the card of the newspaper seller, then Otis, then his expert’s card.
step-company-swap-wrong =
    That is allowed, but this is better: you know Otis’s informant’s card already. Swap with Otis, and take his expert’s card.
step-company-end =
    Brake dust, so there is a subway station. D2 has none: only B2, C2 and D3 are left. The clue that you gave away is still on your list, but now Otis knows it as well. That is the price of a swap.

    Press “{ board-end }”.
step-company-end-wrong =
    One of three? You can do better than that. Press “{ board-accuse-back }”, then “{ board-end }”.

lesson-race = Naming the square
step-race-roll =
    Some rounds later. All ten informants’ cards are in somebody’s hand, and their pile is empty. You are still looking at B2, C2 and D3, and the others must be close as well.

    Press “{ board-roll }”.
step-race-roll-wrong =
    Two of these three squares would throw you out of the game. Press “{ board-accuse-back }”, then “{ board-roll }”: another clue is coming.
step-race-take =
    A3, informants, but the pile is empty. In that case you take such a card from somebody else, without seeing it first, and keep it.

    Choose whom you rob: Otis or Dorothy.
step-race-wait =
    Now B2 is out as well. C2 or D3? You could accuse now. But whoever is wrong is out: no more turns, the cards go back to the piles, and the others go on without you. One more clue is worth the wait.

    Press “{ board-end }”.
step-race-wait-wrong =
    Heads or tails? If you were wrong, you would be out. Keep calm: press “{ board-accuse-back }”, then “{ board-end }”.
step-race-otis =
    Otis could not wait. He accused C2, looked at the answer, and it was wrong: he is out. His cards are back in the piles, and Dorothy has already drawn one of them.

    The best part: everybody heard the square. So it is not C2, and for you only one is left.
step-race-accuse =
    You can accuse on your own turn, before the dice or after what your square says. Your pawn may be anywhere.

    Press “{ board-accuse }”, tap the square of the thief, and say that you are sure.
step-race-accuse-wrong =
    Think once more: your clues leave C2 and D3, and Otis was wrong about C2. So accuse D3.

lesson-own = Your own case
step-own-case =
    A new diamond, a new thief. This time only Dorothy is after them, and you hold three clues. Nobody explains them to you now.

    Read your clues, and cross out on the map what they exclude, with help or without. Go on when you know how many squares are left.
step-own-roll =
    Did you find three? Rows 3 to 5, not column A, and a bridge: B3, B4 and B5. That is not yet enough to accuse, and Dorothy is close behind you.

    Press “{ board-roll }”.
step-own-roll-wrong =
    Three squares are left, and two of them would cost you the game. Press “{ board-accuse-back }”, then “{ board-roll }” for another clue.
step-own-accuse =
    An expert has something for you. Read the new clue: which of your three squares does it fit?

    This is your moment. Press “{ board-accuse }”, and name the square of the thief.
step-own-accuse-wrong =
    Not that way: at a real table a wrong square would be the end. You are looking for a square in rows 3 to 5, not in column A, with a bridge and the Statue of Liberty. Accuse that one.
step-own-done =
    Case closed, detective! At a real table you may also talk as much as you like: ask, hint, bluff. Only the cards themselves stay hidden, except when somebody spies, swaps or takes.

    Level 1 tells you things straight, as here. The clues of level 2 take more thought. Good luck in the city!
