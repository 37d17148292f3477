# Symbols of cases
symbol = { $id ->
    [star] a star
    [moon] a moon
    [triangle] a triangle
    [bolt] a bolt of lightning
    [arrow] an arrow
    [heart] a heart
    [clover] a clover leaf
    [crossed-circle] a cross in a circle
    [flower] a flower
    [note] a musical note
    [crown] a crown
   *[hourglass] an hourglass
}

# What is wrong with a case
fault-quota = { $kind ->
    [informant] it must have { $quota } informants’ cards; found: { $count }
   *[expert] it must have { $quota } experts’ cards; found: { $count }
}
fault-order = the informants’ cards must come before the experts’ cards
fault-name = a case has both a number and a symbol, or neither
fault-level = the clue { $clue } belongs to level { $level }
fault-twice = the clue { $clue } appears twice
fault-same = the clues { $other } and { $clue } say the same
fault-untrue = the clue { $clue } is not true at the answer, { $square }
fault-open = all cards together leave more than one square: { $squares }
fault-missing = without the card { $clue } more than one square is left: { $squares }
fault-single = the clue { $clue } alone settles the case
fault-few = the smallest number of cards that settles it is { $count }; it must be at least { $needed }
fault-decoy-answer = the answer, { $square }, is among the decoys
fault-decoy-twice = a decoy is named twice
fault-decoys = the number of decoys is { $count }; it must be at least { $needed }
fault-decoy-card = the clue { $clue } excludes more than one decoy: { $squares }

# What is wrong with a box
fault-in-case = level { $level }, case { $number }: { $fault }
fault-in-level = level { $level }: { $fault }
fault-card = { $kind ->
    [informant] the clue { $clue } is not for informants of level { $level }
   *[expert] the clue { $clue } is not for experts of level { $level }
}
fault-back-many = the back of the card { $clue } must name 1 to { $most } cases; found: { $count }
fault-back-twice = the back of the card { $clue } names a case twice
fault-back-unknown = the back of the card { $clue } names a case that does not exist in its level: { $name }
fault-back-size = { $kind ->
    [informant] no informant’s card has this number of cases on its back: { $count }
   *[expert] no expert’s card has this number of cases on its back: { $count }
}
fault-alike = several cards have the clue { $clue }
fault-example = the card { $clue }, which the rules give as an example, is missing
fault-example-case = case { $number } of level 1 must have a cross in a circle as its symbol, and its answer at { $square }
fault-cards = { $kind ->
    [informant] there must be { $quota } informants’ cards; found: { $count }
   *[expert] there must be { $quota } experts’ cards; found: { $count }
}
fault-numbers = the cases do not have the numbers 1 to 12, each once
fault-symbols = two cases have the same symbol
fault-answers = all answers differ, so that one could be found by elimination
fault-short = the number of cases that need { $cards } cards or more is { $count }; it must be at least { $needed }
fault-difficulty = its difficulty differs from the one stated in the box

# Files that cannot be read
error-name = line { $line }: { $word ->
    [symbol] “{ $text }” is not a symbol of a case
    [answer] “{ $text }” is not a square; squares go from A1 to E5
    [decoys] “{ $text }” is not a square; squares go from A1 to E5
    [informant] “{ $text }” is not a clue for an informant
   *[expert] “{ $text }” is not a clue for an expert
}
error-json = line { $line }: this is not valid JSON
error-box-format = this is not a box: “gotham” must be “{ $expected }”, found “{ $text }”
error-box-fields = { $where } must have exactly these fields: { $known }
error-box-twice = the field “{ $text }” appears twice in the same object
error-box-list = { $where } must be a list
error-box-name = { $where }: there is no “{ $text }”
error-box-whole = { $where } must be a whole number from { $low } to { $high }, found “{ $text }”
error-box-real = { $where } must be a number from { $low } to { $high }, found “{ $text }”
