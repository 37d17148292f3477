"""The meaning of clues, computed independently from the rulebook's map, square by square, without code of the game."""

import re

# The map as the rulebook prints it (EN-06).
SQUARES = [f"{column}{row}" for row in "12345" for column in "ABCDE"]
MAP = """
    new-jersey    new-jersey bronx     bronx  brentwood
    new-jersey    manhattan  manhattan queens brentwood
    new-jersey    manhattan  queens    queens brentwood
    staten-island brooklyn   brooklyn  queens queens
    staten-island brooklyn   brooklyn  queens queens
"""
DISTRICTS = dict(zip(SQUARES, MAP.split(), strict=True))
PLACES = {
    "jfk": "D4 E4",
    "laguardia": "C2 D2",
    "factory": "A1 A3 C1 C4 D2 E3",
    "subway": "B2 B3 C2 C3 B4 C4 D3 C1",
    "park": "B2 D1 D3 B5 A4 E2",
    "museum": "B2 C2 C4 A4",
    "harbour": "A3 B3 A5 B4 C5",
    "bridge": "B1 C1 B3 B4 A5 B5 C2 D2",
    "stadium": "C1 D3 E1",
    "hospital": "A2 C2 D2 C5 E5",
    "beach": "C5 D5 A5 E5",
    "liberty": "A4 B4",
}
MEANING = {  # the text of the lab sheet
    "kerosene": "jfk laguardia",
    "salt": "harbour beach",
    "soot": "factory",
    "pollen": "park",
    "brake-dust": "subway",
    "disinfectant": "hospital",
    "varnish": "museum",
    "verdigris": "liberty",
    "rust": "bridge",
    "chalk": "stadium",
    "sand": "beach",
    "feather": "harbour beach liberty",
    "grass": "park stadium",
    "ticket": "museum stadium",
    "grease": "factory subway",
}


def walk(square, where):
    """Return the fewest steps from a square to any of some."""
    return min(abs(ord(square[0]) - ord(other[0])) + abs(int(square[1]) - int(other[1])) for other in where)


def area(name):
    """Return the squares of a place or a district."""
    return PLACES[name].split() if name in PLACES else [square for square in SQUARES if DISTRICTS[square] == name]


def at(square, name):
    """Return whether a square fits a phrase."""
    column, row = square[0], int(square[1])
    x = "ABCDE".index(column) + 1
    count = sum(square in where.split() for where in PLACES.values())
    plain = {
        "near-airport": square in ("D4", "E4", "C2", "D2"),
        "edge": row in (1, 5) or column in "AE",
        "inside": row in (2, 3, 4) and column in "BCD",
        "corner": square in ("A1", "E1", "A5", "E5"),
        "odd-row": row in (1, 3, 5),
        "even-row": row in (2, 4),
        "odd-column": column in "ACE",
        "even-column": column in "BD",
        "falling": square in ("A1", "B2", "C3", "D4", "E5"),
        "rising": square in ("A5", "B4", "C3", "D2", "E1"),
        "above-falling": x > row,
        "below-falling": x < row,
        "above-rising": x + row < 6,
        "below-rising": x + row > 6,
        "only-1": count == 1,
        "exactly-3": count == 3,
        "at-least-2": count >= 2,
        "at-least-3": count >= 3,
        "at-least-4": count >= 4,
        "at-most-3": count <= 3,
        "at-most-2": count <= 2,
    }
    if name in plain:
        return plain[name]
    how, what = re.fullmatch("(row|column|(?:north|south|west|east)-of|near|in)-(.+)", name).groups()
    return {
        "row": lambda: row == int(what),
        "column": lambda: column == what.upper(),
        "north-of": lambda: row < int(what),
        "south-of": lambda: row > int(what),
        "west-of": lambda: column < what.upper(),
        "east-of": lambda: column > what.upper(),
        "near": lambda: square in PLACES[what].split(),
        "in": lambda: DISTRICTS[square] == what,
    }[how]()


def traced(square, trace):
    return any(square in PLACES[place].split() for place in MEANING[trace].split())


def line_has(square, how, place):
    """Return whether the row, column or district of a square has a place."""
    same = {"row": lambda other: other[1] == square[1], "column": lambda other: other[0] == square[0]}
    same["district"] = lambda other: DISTRICTS[other] == DISTRICTS[square]
    return any(same[how](other) for other in PLACES[place].split())


def is_true(clue, square):
    """Return whether a clue is true at a square, as a person reads it."""
    form, operands = clue.form, clue.operands
    if form in ("is", "bearing", "mast", "soil", "image"):
        return at(square, operands[0])
    if form in ("or", "masts", "soils"):
        return at(square, operands[0]) or at(square, operands[1])
    if form in ("row-with", "column-with", "district-with"):
        return line_has(square, form.split("-")[0], operands[0])
    if form in ("row-without", "column-without", "district-without"):
        return not line_has(square, form.split("-")[0], operands[0])
    if form in ("north", "south"):
        rows = [other[1] for other in area(operands[0])]
        return square[1] < min(rows) if form == "north" else square[1] > max(rows)
    if form in ("west", "east"):
        columns = [other[0] for other in area(operands[0])]
        return square[0] < min(columns) if form == "west" else square[0] > max(columns)
    return {
        "and": lambda a, b: at(square, a) and at(square, b),
        "not": lambda a: not at(square, a),
        "silent": lambda a: not at(square, a),
        "neither": lambda a, b: not at(square, a) and not at(square, b),
        "silent-both": lambda a, b: not at(square, a) and not at(square, b),
        "but-not": lambda a, b: at(square, a) and not at(square, b),
        "either": lambda a, b: at(square, a) != at(square, b),
        "if": lambda a, b: at(square, b) if at(square, a) else True,
        "within": lambda a: walk(square, area(a)) <= 1,
        "within-two": lambda a: walk(square, area(a)) <= 2,
        "outside": lambda a: walk(square, area(a)) >= 2,
        "outside-two": lambda a: walk(square, area(a)) >= 3,
        "in-range": lambda a: walk(square, area(a)) <= 1,
        "out-of-range": lambda a: walk(square, area(a)) >= 2,
        "beside": lambda a: walk(square, area(a)) == 1,
        "nearer": lambda a, b: walk(square, area(a)) < walk(square, area(b)),
        "stronger": lambda a, b: walk(square, area(a)) < walk(square, area(b)),
        "trace": lambda a: traced(square, a),
        "found": lambda a: traced(square, a),
        "absent": lambda a: not traced(square, a),
        "trace-or": lambda a, b: traced(square, a) or traced(square, b),
        "trace-and": lambda a, b: traced(square, a) and traced(square, b),
        "found-both": lambda a, b: traced(square, a) and traced(square, b),
        "found-but-no": lambda a, b: traced(square, a) and not traced(square, b),
        "found-one": lambda a, b: traced(square, a) != traced(square, b),
        "absent-both": lambda a, b: not traced(square, a) and not traced(square, b),
        "never-without": lambda a, b: traced(square, b) if traced(square, a) else True,
        "one-of-three": lambda a, b, c: [traced(square, each) for each in (a, b, c)].count(True) == 1,
        "at-most-one": lambda a, b, c: [traced(square, each) for each in (a, b, c)].count(True) <= 1,
        "trace-where": lambda a, b: traced(square, a) and at(square, b),
        "found-where": lambda a, b: traced(square, a) and at(square, b),
        "absent-where": lambda a, b: not traced(square, a) and at(square, b),
        "absent-if-where": lambda a, b: not traced(square, a) if at(square, b) else True,
    }[form](*operands)
