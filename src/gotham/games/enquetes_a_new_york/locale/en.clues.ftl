# Names on the map
district = { $id ->
    [manhattan] Manhattan
    [bronx] Bronx
    [brooklyn] Brooklyn
    [queens] Queens
    [staten-island] Staten Island
    [new-jersey] New Jersey
   *[brentwood] Brentwood
}
place = { $id ->
    [jfk] John F. Kennedy airport
    [laguardia] LaGuardia airport
    [factory] a factory
    [subway] a subway station
    [park] a park
    [museum] a museum
    [harbour] a harbour
    [bridge] a bridge
    [stadium] a stadium
    [hospital] a hospital
    [beach] a beach
   *[liberty] the Statue of Liberty
}

# Where: phrases that answer the question, each with its preposition
phrase-where = { $id ->
    [row] in row { $line }
    [column] in column { $line }
    [north-of] north of row { $line }
    [south-of] south of row { $line }
    [west-of] west of column { $line }
    [east-of] east of column { $line }
    [in-manhattan] in Manhattan
    [in-bronx] in the Bronx
    [in-brooklyn] in Brooklyn
    [in-queens] in Queens
    [in-staten-island] on Staten Island
    [in-new-jersey] in New Jersey
    [in-brentwood] in Brentwood
    [near-jfk] near John F. Kennedy airport
    [near-laguardia] near LaGuardia airport
    [near-airport] near an airport
    [near-factory] near a factory
    [near-subway] near a subway station
    [near-park] near a park
    [near-museum] near a museum
    [near-harbour] near a harbour
    [near-bridge] near a bridge
    [near-stadium] near a stadium
    [near-hospital] near a hospital
    [near-beach] near a beach
    [near-liberty] near the Statue of Liberty
    [edge] at the edge of the map
    [inside] in the inner part of the map, not at its edge
    [corner] in a corner of the map
    [odd-row] in a row with an odd number
    [even-row] in a row with an even number
    [odd-column] in the middle column or in one of the two at the edge
    [even-column] in a column right beside the middle one
    [falling] on the diagonal from A1 to E5
    [rising] on the diagonal from A5 to E1
    [above-falling] north-east of the diagonal from A1 to E5
    [below-falling] south-west of the diagonal from A1 to E5
    [above-rising] north-west of the diagonal from A5 to E1
    [below-rising] south-east of the diagonal from A5 to E1
    [only] on a square that shows exactly one place
    [exactly] on a square that shows exactly { $line } places
    [at-least] on a square that shows at least { $line } places
   *[at-most] on a square that shows at most { $line } places
}
where-or = { $a } or { $b }
where-and = { $a } and { $b }
where-but-not = { $a }, but not { $b }
where-either = either { $a } or { $b }, but not both at once
where-within = at most one square away { $a }
where-within-two = at most two squares away { $a }
where-outside = at least two squares away { $a }
where-outside-two = at least three squares away { $a }
where-nearer = closer { $a } than { $b }
where-row = in a row { $a }
where-column = in a column { $a }
where-district = in a district { $a }
where-north = further north than { $a }
where-south = further south than { $a }
where-west = further west than { $a }
where-east = further east than { $a }
phrase-near = { $id ->
    [kerosene] near an airport
    [salt] near a harbour or a beach
    [soot] near a factory
    [pollen] near a park
    [brake-dust] near a subway station
    [disinfectant] near a hospital
    [varnish] near a museum
    [verdigris] near the Statue of Liberty
    [rust] near a bridge
    [chalk] near a stadium
    [sand] near a beach
    [feather] near a harbour, a beach or the Statue of Liberty
    [grass] near a park or a stadium
    [ticket] near a museum or a stadium
   *[grease] near a factory or a subway station
}

# The parts of those phrases
phrase-from = { $id ->
    [jfk] from John F. Kennedy airport
    [laguardia] from LaGuardia airport
    [factory] from a factory
    [subway] from a subway station
    [park] from a park
    [museum] from a museum
    [harbour] from a harbour
    [bridge] from a bridge
    [stadium] from a stadium
    [hospital] from a hospital
    [beach] from a beach
    [liberty] from the Statue of Liberty
    [manhattan] from Manhattan
    [bronx] from the Bronx
    [brooklyn] from Brooklyn
    [queens] from Queens
    [staten-island] from Staten Island
    [new-jersey] from New Jersey
   *[brentwood] from Brentwood
}
phrase-closer = { $id ->
    [jfk] to John F. Kennedy airport
    [laguardia] to LaGuardia airport
    [liberty] to the Statue of Liberty
    [beach] to a beach
   *[stadium] to a stadium
}
phrase-with = { $id ->
    [jfk] that has John F. Kennedy airport
    [laguardia] that has LaGuardia airport
    [factory] that has a factory
    [subway] that has a subway station
    [park] that has a park
    [museum] that has a museum
    [harbour] that has a harbour
    [bridge] that has a bridge
    [stadium] that has a stadium
    [hospital] that has a hospital
    [beach] that has a beach
   *[liberty] that has the Statue of Liberty
}
phrase-without = { $id ->
    [jfk] without John F. Kennedy airport
    [laguardia] without LaGuardia airport
    [factory] without a factory
    [subway] without a subway station
    [park] without a park
    [museum] without a museum
    [harbour] without a harbour
    [bridge] without a bridge
    [stadium] without a stadium
    [hospital] without a hospital
    [beach] without a beach
   *[liberty] without the Statue of Liberty
}
phrase-whole = { $id ->
    [jfk] John F. Kennedy airport
    [laguardia] LaGuardia airport
    [liberty] the Statue of Liberty
   *[manhattan] the whole of Manhattan
}
phrase-beside = { $id ->
    [manhattan] right next to Manhattan, but outside it
    [bronx] right next to the Bronx, but outside it
    [brooklyn] right next to Brooklyn, but outside it
    [queens] right next to Queens, but outside it
    [staten-island] right next to Staten Island, but not on it
    [new-jersey] right next to New Jersey, but outside it
   *[brentwood] right next to Brentwood, but outside it
}

# What informants say
say-is = { $way ->
    [a] The thief is hiding { $where }.
    [b] You will find the diamond { $where }.
    [c] I am quite sure: the thief is { $where }.
    [d] The diamond is hidden { $where }.
    [e] The thief’s hideout is { $where }.
    [f] Right now the thief is { $where }.
    [g] The stolen diamond is { $where }.
   *[h] Take my word for it: the thief is { $where }.
}
say-or = { $way ->
    [a] The thief is hiding { $where }.
    [b] I could not see it well, but the thief is { $where }.
    [c] Look for the diamond { $where }.
    [d] I swear it: the thief is { $where }.
   *[e] The diamond is { $where }, that is all I know.
}
say-not = { $way ->
    [a] The thief is not hiding { $where }.
    [b] Whoever looks for the diamond { $where } looks in vain.
    [c] One thing is certain: the thief is not { $where }.
    [d] The diamond may be anywhere, but not { $where }.
   *[e] There is no point in searching { $where }.
}
say-neither = { $way ->
    [a] The thief is neither { $a } nor { $b }.
    [b] Cross out all squares { $a } and all squares { $b }.
    [c] The diamond is neither { $a } nor { $b }.
   *[d] Do not look for the thief { $a }, and not { $b } either.
}
say-if = { $way ->
    [a] If the thief is { $a }, then the thief is also { $b }.
    [b] Of all squares { $a }, only those { $b } are possible.
   *[c] Should the diamond be { $a }, then it is { $b } as well.
}
tell-plainly = { $way ->
    [a] A taxi driver leans out of the window: “{ $said }”
    [b] The hot dog seller whispers: “{ $said }”
    [c] A girl on a skateboard calls out: “{ $said }”
    [d] The postwoman says: “{ $said }”
    [e] An old man feeding the pigeons tells you: “{ $said }”
    [f] The baker on the corner knows: “{ $said }”
    [g] A street musician stops playing: “{ $said }”
    [h] The window cleaner calls down: “{ $said }”
    [i] A boy with a dog says: “{ $said }”
    [j] The bus driver winks: “{ $said }”
    [k] A note under the door says: “{ $said }”
    [l] The newspaper seller grins: “{ $said }”
   *[m] A firefighter tells you: “{ $said }”
}
tell-cleverly = { $way ->
    [a] A retired inspector remarks: “{ $said }”
    [b] An anonymous letter says: “{ $said }”
    [c] A chess player does not even look up: “{ $said }”
    [d] The pianist murmurs between two songs: “{ $said }”
    [e] A voice on the telephone says: “{ $said }”
    [f] The night porter puts it this way: “{ $said }”
    [g] A former accomplice thinks aloud: “{ $said }”
    [h] A reporter reads from her notebook: “{ $said }”
    [i] A lawyer weighs her words: “{ $said }”
    [j] The owner of a café was listening: “{ $said }”
    [k] The locksmith shrugs: “{ $said }”
    [l] A lover of crosswords explains: “{ $said }”
   *[m] A message in invisible ink says: “{ $said }”
}

# Traces, and what they mean
phrase-evidence = { $id ->
    [kerosene] Kerosene on the sole of a shoe
    [salt] Sea salt on the sleeve
    [soot] Soot on the gloves
    [pollen] Flower pollen on the hat
    [brake-dust] Brake dust from trains on the coat
    [disinfectant] The smell of disinfectant in the scarf
    [varnish] Varnish from old paintings on a fingerprint
    [verdigris] Verdigris, the green of old copper, on a glove
    [rust] Rusty bridge paint under the fingernails
    [chalk] White chalk from a sports field on the trainers
    [sand] Fine sand in the socks
    [feather] A gull’s feather in the hood
    [grass] Blades of mown grass on the trousers
    [ticket] A scrap of an admission ticket in the pocket
   *[grease] Machine grease on the trouser leg
}
phrase-trace = { $id ->
    [kerosene] kerosene
    [salt] sea salt
    [soot] soot
    [pollen] pollen
    [brake-dust] brake dust
    [disinfectant] disinfectant
    [varnish] old varnish
    [verdigris] verdigris
    [rust] rust
    [chalk] chalk
    [sand] sand
    [feather] a gull’s feather
    [grass] blades of grass
    [ticket] a scrap of an admission ticket
   *[grease] machine grease
}
phrase-no-trace = { $id ->
    [kerosene] no kerosene
    [salt] no sea salt
    [soot] no soot
    [pollen] no pollen
    [brake-dust] no brake dust
    [disinfectant] no disinfectant
    [varnish] no old varnish
    [verdigris] no verdigris
    [rust] no rust
    [chalk] no chalk
    [sand] no sand
    [feather] no gull’s feather
    [grass] no blade of grass
    [ticket] no scrap of an admission ticket
   *[grease] no machine grease
}
phrase-substance = { $id ->
    [kerosene] kerosene
    [salt] sea salt
    [soot] soot
    [pollen] pollen
    [brake-dust] brake dust
    [disinfectant] disinfectant
    [varnish] old varnish
    [verdigris] verdigris
    [rust] rust
   *[chalk] chalk
}
lab-rule = The thief carries the traces of every place near the hideout, and no others.
lab = { $id ->
    [kerosene] Kerosene: John F. Kennedy airport or LaGuardia airport
    [salt] Sea salt: harbour or beach
    [soot] Soot: factory
    [pollen] Pollen: park
    [brake-dust] Brake dust: subway station
    [disinfectant] Disinfectant: hospital
    [varnish] Old varnish: museum
    [verdigris] Verdigris: Statue of Liberty
    [rust] Rust: bridge
    [chalk] Chalk: stadium
    [sand] Sand: beach
    [feather] Gull’s feather: harbour, beach or Statue of Liberty
    [grass] Blades of grass: park or stadium
    [ticket] Admission ticket: museum or stadium
   *[grease] Machine grease: factory or subway station
}
lab-loud = Signals: the nearer their origin, the stronger they are.
lab-range = A signal that carries one square reaches its own square and those that share a side with it.

# What experts say, with its meaning
expert-trace = { $way ->
    [a] { $evidence }: the thief is { $where }.
    [b] { $evidence }. The laboratory has no doubt: the thief is { $where }.
    [c] { $evidence }! This tells us that the thief is { $where }.
   *[d] { $evidence }. So the diamond is { $where }.
}
expert-trace-or = { $way ->
    [a] The tiny stain contains { $a } or { $b }. So the thief is { $near } or { $by }.
    [b] The laboratory finds { $a } or { $b }, perhaps both: the thief is { $near } or { $by }.
   *[c] Through the magnifying glass we see { $a } or { $b }: the diamond is { $near } or { $by }.
}
expert-trace-and = { $way ->
    [a] On the same glove the laboratory finds { $a } and { $b }: the thief is { $near }, and also { $by }.
    [b] The coat shows { $a } and { $b }. So the diamond is { $near }, and also { $by }.
   *[c] The shoes carry { $a } and { $b }: the thief is { $near }, and also { $by }.
}
expert-trace-where = { $way ->
    [a] { $evidence }: the thief is { $near }. The direction finder adds: { $where }.
    [b] { $evidence }, and a radio signal: the thief is { $near } and { $where }.
   *[c] { $evidence }. The shadows in a photo tell us more: the thief is { $near } and { $where }.
}
expert-bearing = { $way ->
    [a] The shadows in a photo show the direction: the thief is { $where }.
    [b] The direction finder has located the thief’s radio: it is { $where }.
    [c] We measured the sound of the bells on a recording: the thief is { $where }.
    [d] The weather service recognises the clouds in a photo: the thief is { $where }.
   *[e] The compass in the getaway car gives it away: the car is { $where }.
}
expert-mast = { $way ->
    [a] A radio mast hears the thief’s phone. It can only hear phones { $where }.
    [b] The telephone company has measured it: the thief’s phone is { $where }.
    [c] The thief’s phone answers a mast that only reaches squares { $where }.
   *[d] A phone signal gives the thief away: it was sent { $where }.
}
expert-soil = { $way ->
    [a] The earth on the spade is only found { $where }: that is where the thief is.
    [b] A geologist recognises the clay on the tyres: the thief’s car is { $where }.
   *[c] Gravel like that in the shoe is only found { $where }. The thief is there.
}
expert-image = { $way ->
    [a] A satellite photo shows the getaway car: it is { $where }.
    [b] A heat camera sees the hideout from the air: it is { $where }.
   *[c] A photo from a drone proves it: the thief is { $where }.
}

# What experts say, and leave to you
expert-found = { $way ->
    [a] The sample from the coat contains { $a }.
    [b] On the thief’s glove we found { $a }.
    [c] The thief left { $a } behind.
    [d] Under the microscope we see { $a }.
   *[e] In the seam of the jacket we found { $a }.
}
expert-absent = { $way ->
    [a] The sample from the coat contains { $a }.
    [b] On the thief’s glove we found { $a }.
    [c] We tested everything twice and found { $a }.
   *[d] Even under the microscope we see { $a }.
}
expert-found-both = { $way ->
    [a] The sample from the coat contains { $a } and { $b }.
    [b] On the left glove we found { $a }, on the right one { $b }.
   *[c] Under the microscope we see { $a } next to { $b }.
}
expert-found-but-no = { $way ->
    [a] The sample from the coat contains { $a }, but { $b }.
    [b] In the seam of the jacket we found { $a }, but { $b }.
    [c] Under the microscope we see { $a }, but { $b }.
   *[d] The swab from the door handle shows { $a }, but { $b }.
}
expert-absent-both = { $way ->
    [a] The sample from the coat contains { $a } and { $b }.
    [b] We searched the jacket for a long time and found { $a } and { $b }.
   *[c] Even under the microscope we see { $a } and { $b }.
}
expert-found-one = { $way ->
    [a] The sample from the coat contains either { $a } or { $b }, but not both.
    [b] One of two tests is positive, the other negative: we have either { $a } or { $b }.
   *[c] On the glove we found either { $a } or { $b }, certainly not both together.
}
expert-never-without = { $way ->
    [a] If the sample contains { $a }, then it also contains { $b }.
    [b] The picture is blurred, but if it shows { $a }, then it also shows { $b }.
   *[c] We are still testing. Should we find { $a }, then we will find { $b } as well.
}
expert-one-of-three = { $way ->
    [a] Three tests: { $a }, { $b }, { $c }. Exactly one of them is positive.
    [b] We tested the coat for three things ({ $a }, { $b }, { $c }) and found exactly one of them.
   *[c] Three test tubes: { $a }, { $b }, { $c }. Two stayed clear, one changed colour.
}
expert-at-most-one = { $way ->
    [a] Three tests: { $a }, { $b }, { $c }. At most one of them is positive.
   *[b] We tested the coat for three things ({ $a }, { $b }, { $c }). At least two are missing.
}
expert-found-where = { $way ->
    [a] The sample from the coat contains { $a }, and the thief’s phone is { $where }.
    [b] On the glove we found { $a }. The direction finder adds: { $where }.
   *[c] We found { $a }, and the shadows in a photo say that the thief is { $where }.
}
expert-absent-where = { $way ->
    [a] The sample from the coat contains { $a }, and the thief’s phone is { $where }.
    [b] On the glove we found { $a }. The direction finder adds: { $where }.
   *[c] We found { $a }, and the shadows in a photo say that the thief is { $where }.
}
expert-absent-if-where = { $way ->
    [a] If the thief’s phone is { $where }, then the sample contains { $a }.
   *[b] Should the direction finder point to squares { $where }, then we will find { $a }.
}
expert-silent = { $way ->
    [a] A mast that reaches all phones { $where } hears nothing of the thief.
    [b] We listened for the thief’s phone { $where }: silence.
   *[c] No answer: the thief’s phone cannot be { $where }.
}
expert-silent-both = { $way ->
    [a] We listened for the thief’s phone { $a } and { $b }: silence everywhere.
    [b] Two masts hear nothing of the thief: one reaches all phones { $a }, the other all phones { $b }.
   *[c] No answer: the thief’s phone is neither { $a } nor { $b }.
}
expert-stronger = { $way ->
    [a] The thief’s radio receives a signal { $a } more strongly than one { $b }.
   *[b] In the thief’s headphones a signal { $a } is louder than one { $b }.
}
expert-in-range = { $way ->
    [a] The thief’s radio receives a signal { $a }. Such a signal carries only one square.
   *[b] In the thief’s headphones you can hear a signal { $a } that carries only one square.
}
expert-out-of-range = { $way ->
    [a] The thief’s radio receives no signal { $a }, although such a signal carries one square.
   *[b] A signal { $a } carries one square, but the thief’s radio does not receive any.
}
report-lab = { $way ->
    [a] The chemist reports: “{ $said }”
    [b] The police laboratory writes: “{ $said }”
    [c] The forensic scientist notes: “{ $said }”
    [d] The biologist clears her throat: “{ $said }”
   *[e] From the laboratory file: “{ $said }”
}
report-radio = { $way ->
    [a] The radio engineer reports: “{ $said }”
    [b] The telephone company writes: “{ $said }”
    [c] The technician takes off his headphones: “{ $said }”
   *[d] From the file of the radio room: “{ $said }”
}
