# Exchanges of three to find
puzzle-three = { $who } each give one thing – a building or a loose tile – and each get one, without money or promises. { $ways ->
    [only] There is one such exchange by which all three earn more from their shops in this round, if all place their tiles as well as they can: which?
   *[several] There are several such exchanges by which all three earn more from their shops in this round, if all place their tiles as well as they can. Which of them brings the three most together?
} Propose it.
puzzle-find = You and two of the { $count } others each give one thing – a building or a loose tile – and each get one, without money or promises. { $ways ->
    [only] There is one such exchange by which all three earn more from their shops in this round, if all place their tiles as well as they can: which?
   *[several] There are several such exchanges by which all three earn more from their shops in this round, if all place their tiles as well as they can. Which of them brings the three most together?
} Propose it.
puzzle-gives-building = { $who } gives { $to } building { $building }: { $to } then earns { $after } in this round instead of { $before }.
puzzle-gives-tile = { $who } gives { $to } a tile, { $shop }: { $to } then earns { $after } in this round instead of { $before }.
puzzle-exists = There is an exchange by which all three earn more.
puzzle-things-only = Neither money nor promises are needed: each gives one building or one loose tile.
puzzle-others = It is an exchange between { $who }.
puzzle-one-each = You are looking for an exchange between three players, each of whom gives one building or one loose tile and gets one.
puzzle-no-more = { $who } would earn no more with it than without it.
puzzle-less = { $who } would even earn { $sum } less with it.
puzzle-not-most = All three would earn more, { $sum } together; another exchange brings them more than that.
