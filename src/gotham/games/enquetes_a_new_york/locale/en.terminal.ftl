# The drawn map. Words on it are short: kinds up to 7 letters, codes just 2, names of places up to 12
draw-kind = { $kind ->
    [informants] Info
    [experts] Expert
    [swap] Swap
   *[go] Go
}
draw-district = { $id ->
    [staten-island] Staten I.
    [new-jersey] N. Jersey
   *[other] { district }
}
draw-code = { $id ->
    [jfk] JF
    [laguardia] LG
    [factory] Fa
    [subway] Su
    [park] Pa
    [museum] Mu
    [harbour] Ha
    [bridge] Br
    [stadium] St
    [hospital] Ho
    [beach] Be
   *[liberty] Li
}
draw-place = { $id ->
    [jfk] JFK airport
    [laguardia] LaGuardia
    [factory] factory
    [subway] subway
    [park] park
    [museum] museum
    [harbour] harbour
    [bridge] bridge
    [stadium] stadium
    [hospital] hospital
    [beach] beach
   *[liberty] Liberty
}
draw-wind = { $wind ->
    [north] N
    [west] W
    [east] E
   *[south] S
}
