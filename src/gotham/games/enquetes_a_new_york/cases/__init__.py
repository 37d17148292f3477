"""Clues and cases of Enquêtes à New York.

clues         the clue language and the truth of every clue
wording       clues in sentences
generator     fair cases: what they are, and a search for them
certificate   the guarantees of cases and boxes, checked independently
box_file      a box as JSON
box           the shipped box
case_file     a case as text
new_case      a generated case from a seed
daily         the case of the day
par           the par of every case, for one player alone
opening       matches on generated cases
"""
