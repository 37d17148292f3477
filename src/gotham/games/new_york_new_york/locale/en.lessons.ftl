# Lesson 1: a turn
lesson-city = The skyline
step-city-welcome =
    Welcome to New York! You and Otis build one skyline together: twelve positions, numbered 1 to 12.

    Your colour is yellow, his is red. Only what lies on top counts, so the whole art is to have yellow on top in the end. Green and blue belong to nobody today.
step-city-cards =
    Your hand has six cards of all colours, and only you can see them. The reserve beside it lies face up: both of you take from it.

    Whatever glows can be chosen: click it, drag it, or reach it with the Tab key and press Enter. If the game refuses something, it names the rule, and “Rules” shows all of them.
step-city-play =
    A turn has two parts. First you play a card from your hand. It goes to the position of its number and nowhere else.

    Play your yellow 12.
step-city-play-wrong = You may, but let us start with something tall: play the yellow 12.
step-city-take =
    12 points, a good start! Now the second part: take any card you like from the reserve into your hand. Only then is the gap filled from the pile.

    Take a card from the reserve.
step-city-points =
    Otis has answered with his red 5 and taken the red 10 that had just been turned up.

    A number on top is worth that many points: 12 for you, 5 for Otis. Below the cards you can always see what the skyline brings each of you.

# Lesson 2: covering
lesson-cover = Higher than Otis
step-cover-look =
    A few turns later. The red 11 is worth 11 points to Otis, but nothing in New York stands for ever: another card with the same number goes right on top of it.
step-cover-over =
    You hold the yellow 11.

    Play it over the red 11.
step-cover-over-wrong = With this card the red 11 stays on top. Play your yellow 11.
step-cover-snatch =
    That counts twice: you gain 11 points, and Otis loses 11.

    Now look at the reserve. The best card is sometimes the one that somebody else wants: a red 9 would go well beside the red 10.

    Take the red 9, before Otis does.
step-cover-snatch-wrong = Then Otis gets the red 9! Take it before he does.
step-cover-known =
    The red 9 in your hand has an eye on it: Otis saw you take it. The reverse is true as well: you know what he took from the reserve, but not what he was dealt.
step-cover-neutral =
    Colours that belong to nobody are useful, too. A green 10 scores no points, but it can cover the red 10.

    Play your green 10.
step-cover-neutral-wrong = The red 10 is still worth 10 points to Otis. Cover it with your green 10.
step-cover-after =
    Ten points less for Otis. Next you would take a card, and then it would be his turn.

    So ask two things of every card: what does it bring me, and what does it take from the others?

# Lesson 3: runs
lesson-runs = Good neighbours
step-runs-look =
    Neighbouring positions with your colour on top form a run, and a run earns extra points: 3 for two positions, 6 for three, 10 for four, 15 for five, and 25 for six or more.

    Your yellow 3 and 4 are such a run. The 6 is alone, because position 5 is empty.
step-runs-join =
    You can close this gap.

    Play your yellow 5.
step-runs-join-wrong = The gap at 5 is still open. Play your yellow 5.
step-runs-more =
    Four in a row, from 3 to 6! That made 12 points: 5 for the card, and 7 because the run grew from two to four.

    The yellow 2 in the reserve could make it five.

    Take the yellow 2.
step-runs-more-wrong = The yellow 2 would make your run longer. Take that one.
step-runs-broken =
    Otis did not just watch. His red 4 lies on yours, and the run is broken: the 3 is alone, and only 5 and 6 still belong together.

    The longer a run is, the more the others want to break it.
step-runs-ring =
    Now look at both ends. The skyline is a ring: 12 and 1 are neighbours. Your yellow 12 is on top, and you hold the yellow 1.

    Play your yellow 1.
step-runs-ring-wrong = This step is about position 1. Play your yellow 1.
step-runs-corner =
    4 points from the smallest card there is: 1 for itself, 3 for the run round the corner. With the yellow 2 it could soon reach from 12 to 3.

    Unless… Look at what you know of Otis’s hand. He took the red 12 before your eyes.

# Lesson 4: passing, and the end of a round
lesson-end = Knowing when to stop
step-end-look =
    The round is nearly over, and you are tied at 38 points. The pile and the reserve are used up: from now on hands are played out, and nobody takes a card.
step-end-last =
    You have two cards left. The yellow 9 fits on the red 9, beside your 10.

    Play your yellow 9.
step-end-last-wrong = Not so fast! The yellow 9 brings you points and costs Otis some. Play it first.
step-end-pass =
    The blue 8 has changed nothing. You are left with the red 10, and it fits only on your own yellow 10: you would lose 10 points and a run, and Otis would gain.

    You do not have to play. On any turn you may pass instead; then you are out until the round ends, and the others may play on.

    Pass.
step-end-pass-wrong = That would put red on your own yellow 10. Pass instead.
step-end-round =
    Otis has played his last card, so nobody has a turn any more: the round is over. The red 10 that you kept does not count, and the score of 50 to 29 is noted.

    A match has as many rounds as players. All cards are dealt again, and this time Otis starts.

# Lesson 5: winning
lesson-match = The last word
step-match-look =
    The last turn of another match. Otis won the first round by 52 to 30, and as the skyline stands now he leads by 88 to 77.

    He has no card left. You have one.
step-match-last =
    Between your 7 and your 9 there is red.

    Play your yellow 8.
step-match-last-wrong = If you pass, Otis wins. Play your yellow 8!
step-match-won =
    8 points for you, 8 less for Otis, and a run of four from 7 to 10 where there was a pair: 92 to 80. You have won!

    The highest total wins, and equal totals share the win. That is all you need to know. See you on the roofs!
