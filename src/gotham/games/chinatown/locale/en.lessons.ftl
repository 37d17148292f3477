# Lesson 1: cards and tiles
lesson-start = Five buildings, seven tiles
step-start-goal =
    Welcome to Chinatown, New York! For six rounds you, Otis and Dorothy open shops and bargain over everything. When the last income has been paid, only one thing counts: who has the most money.

    You start with $5,000. It is shown with your name, and to you alone: money is secret.
step-start-map =
    This is Chinatown: 85 buildings in six blocks. Buildings are neighbours when they share a side. Corners do not count, and nothing reaches across a street.

    Neighbours are what this game is about, because a shop grows from one building to the next.
step-start-first =
    Every round begins with building cards. You hold seven of them and keep five. Find them on the map: 7, 8, 10, 11 and 12 lie side by side, 39 and 70 are far from everything.

    Whatever glows can be chosen, by mouse, finger or keyboard.

    Give back 39 or 70.
step-start-first-wrong = That one has neighbours among your cards: keep it. Give back 39 or 70, which stand alone.
step-start-second =
    Good. Otis and Dorothy have already chosen, in secret like you. As soon as you are done too, all the kept cards are shown.

    Now give back the other loner.
step-start-second-wrong = Keep that one: together your five buildings are worth much more. The loner goes back.
step-start-tiles =
    The five buildings are yours, marked with your sign, the red one with the ring. Everybody has drawn seven tiles too: they lie open, yours with your name.

    Each tile shows a kind of shop, and in its corner how many tiles such a shop has at most. You have three fishes: Sea Food, up to 3. Keep that in mind!

# Lesson 2: placing, and what shops pay
lesson-shops = Your first shops
step-shops-place =
    We skip the bargaining for now and place tiles. A tile goes on any empty building of yours. Two Restaurants are ready on 11 and 12; now for the fish.

    Choose the Sea Food tile, then building 7.
step-shops-place-wrong = Let us open the fish shop first: choose the Sea Food tile, then building 7.
step-shops-join =
    A single tile is a tiny shop that pays $1,000 a round. But neighbouring tiles of one kind and one owner are one shop, and bigger shops pay better.

    Put the second Sea Food next to the first: on 8 or on 10.
step-shops-join-wrong = That would not make your fish shop any bigger. Put the second Sea Food on 8 or on 10.
step-shops-finish =
    Two tiles pay $2,000, and three usually $4,000. But Sea Food stops at three: with the third tile your shop is finished, and a finished shop pays more. Here it is $5,000.

    Put the third Sea Food beside the other two.
step-shops-finish-wrong = Not yet: your shop lacks its third Sea Food. Put it beside the other two.
step-shops-show =
    Finished! Antiques and Radios find no empty building of yours; they just wait in front of you for a later round.

    So far nobody has seen what you prepare.

    Press “{ board-done-placing }”, and the money comes.
step-shops-show-wrong = You have placed all you can. Press “{ board-done-placing }”.
step-shops-income =
    Payday! Sea Food paid you $5,000, the two Restaurants $2,000. And each round a prosperity card brings some luck: this one pays $1,000 for every tile of size 3 or 6 on the map. That is $3,000 more for your fishes.

    “{ board-legend }” always tells you what a shop pays. New cards have been dealt: round 2 begins.

# Lesson 3: answering offers
lesson-offers = An offer on the table
step-offers-market =
    Buildings and tiles have come, and now for the heart of the game: the negotiation. Buildings, tiles, even whole shops and money change hands, between anybody, in any order.

    Look at your Restaurants on 11 and 12. You have a third one to put on 14; together they would pay $4,000. A Restaurant goes up to four, but 15, the missing corner, belongs to Otis.
step-offers-yes =
    Otis knows it, too. He offers you building 15 and a Restaurant tile for $5,000. His offer also shows what that would do for you.

    Four Restaurants are a finished shop: $8,000 a round instead of $4,000, and there are five rounds still to be paid.

    Press “{ board-yes }”.
step-offers-yes-wrong = Do the sum: you pay $5,000 once, and get $4,000 more five times. Press “{ board-yes }”.
step-offers-no =
    With your yes, everything changed hands at once. But here comes Dorothy: she would pay $3,000 for building 14.

    Tempting? 14 is in the middle of your Restaurants. Without it they would never be finished, and you would lose $4,000 every round.

    Press “{ board-no }”.
step-offers-no-wrong = Keep 14: it is worth much more to you than $3,000. Press “{ board-no }”.

# Lesson 4: making offers
lesson-deals = Your own deals
step-deals-buy =
    Round 3, and now you make the offers. Your Radios on 28 and 29 can grow to six tiles. You have three more of them, but only 30 and 31 beside the others. Otis’s 32 would be just right.

    Press “{ board-compose }”, choose 32 on the map, add “{ board-money }”, set it to $3,000 and propose it openly.
step-deals-buy-wrong = Not quite: building 32 for you, $3,000 for Otis, open to all, and nothing else.
step-deals-counter =
    Otis declines, and asks for $5,000 instead. That is haggling for you! Do the sum: four Radios pay $6,000, five pay $8,000. That is $2,000 more in each of four rounds, so $8,000 in all.

    $5,000 is still a good price.

    Press “{ board-yes }”.
step-deals-counter-wrong = You might haggle on, but he could sell it elsewhere. $8,000 for $5,000 is good enough: press “{ board-yes }”.
step-deals-swap =
    The best deals are those by which both of you gain. With a sixth Radios tile on 35 your shop would be finished: $14,000! Dorothy has one she cannot use, and for her three Laundries she needs a fourth: you have it.

    Press “{ board-compose }”. Choose Dorothy’s Radios tile and your Laundry tile (the iron), then “{ board-propose }”.
step-deals-swap-wrong = Not quite: Dorothy’s Radios tile for your Laundry tile, open to all, and nothing else.

# Lesson 5: groups that are too large
lesson-groups = Six fishes, two shops
step-groups-first =
    Your Radios are ready, only two Sea Food tiles are left. Four fishes lie on 7, 8, 9 and 10 already. A fish shop never has more than three, so they count as a finished shop and a single tile: $5,000 and $1,000.

    Put another Sea Food on 5 or on 6.
step-groups-first-wrong = First the fishes: put a Sea Food tile on 5 or on 6.
step-groups-second =
    Five of them: a finished shop and a rest of two. What will the sixth do?

    Put it on the other building.
step-groups-second-wrong = One more fish: put the last Sea Food tile on the building that is still empty, 5 or 6.
step-groups-show =
    Look closely. 6, 7 and 10 are neighbours, and so are 5, 9 and 8: two finished shops! You need not say so. A large group is always counted in the way that pays you best.

    Press “{ board-done-placing }”.
step-groups-show-wrong = It cannot get any better. Press “{ board-done-placing }”.
step-groups-paid =
    $32,000: two fish shops paid $10,000, four Restaurants $8,000, six Radios $14,000.

    And Otis’s Radios on 33, right beside yours? It stays a small shop of his own. Tiles of different owners never join.

# Lesson 6: promises and secrets
lesson-promise = A promise in secret
step-promise-poor =
    Round 2 of another match. You went shopping, and only $1,000 is left. Yet Otis’s Pharmacy on 53 would finish yours: $5,000 a round instead of $2,000.

    A shop that stands can be sold like anything else. But how will you pay for it?
step-promise-bargain =
    There is no credit, but you may promise to pay right after this round’s income.

    Press “{ board-compose }” and choose 53. Then add “{ board-add-owe }”, set it to $6,000, choose “{ board-secret }” and propose it.
step-promise-bargain-wrong = Not quite: building 53 for you, your promise to pay Otis $6,000 after the income, in secret, and nothing else.
step-promise-talk =
    Otis agrees. Dorothy sees that 53 is yours now, but neither the sum nor the promise. The rules see to it that promises of this round are kept. What is said about later rounds binds nobody!

    Otis and Dorothy have no more to say.

    Press “{ board-done-talking }”.
step-promise-talk-wrong = Enough for this round. Press “{ board-done-talking }”.
step-promise-show =
    When everybody is done, the negotiation is over, and offers that are still open lapse. Now tiles are placed. You have no empty building, so you keep your tiles.

    Press “{ board-done-placing }”.
step-promise-paid =
    Your shops paid $11,000, and then $6,000 went to Otis, as promised. From now on the Pharmacy pays $3,000 more every round: after two rounds it has paid for itself.

    You can promise two more things for a round: to place a certain tile, or to leave a building empty.

# Lesson 7: the end
lesson-last = The last round
step-last-worth =
    The last round of a long match. After this income tiles and buildings are worth nothing, so sell what is worth more to others.

    Your Detective Agency on 70 pays you $1,000. With it Otis would finish his shop of six: $14,000 instead of $8,000.
step-last-sell =
    So both of you can gain from it. 70 is worth $1,000 to you, and Otis gains $6,000 from it: ask for $4,000.

    Press “{ board-compose }”, choose 70 and “{ board-with }” Otis. Add “{ board-money }”, set it to $4,000, and let Otis pay: his name belongs before the arrow. Then propose it openly.
step-last-sell-wrong = Not quite: building 70 for Otis, and $3,000 to $5,000 from Otis to you, open to all. He gains $6,000 from it, and wants to keep some of that.
step-last-talk =
    Sold! You give up $1,000 and get more, and Otis gains too. Only Dorothy goes away empty-handed, and she is your rival.

    Press “{ board-done-talking }”.
step-last-talk-wrong = You have what you need. Press “{ board-done-talking }”.
step-last-show =
    Your last tiles find no building and will be worth nothing. That is quite usual at the end.

    Press “{ board-done-placing }”, and the last income is paid.
step-last-won =
    Now all money is shown, and you win, just ahead of Dorothy! Without your deal with Otis she would have won by $1,000.

    That is Chinatown: see what others need, do the sums, and make sure that you gain from every deal. Now you know enough to play. Good luck!
