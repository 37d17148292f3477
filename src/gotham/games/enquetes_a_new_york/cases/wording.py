"""Clues in words: a clue's form selects the sentence, its operands fill it, its number selects a variant.

Phrases such as "near a park" are messages of their own, so that every language has its own prepositions and cases.
"""

from ....i18n.catalogue import Words
from ..rules.board import COLUMNS, ROWS
from .clues import CLUES, EVIDENCE, EXPERT, NAMES, Clue

LINES = (*ROWS, *COLUMNS.lower())
WAYS = {  # number of variants of a message
    **{"say-is": 8, "say-or": 5, "say-not": 5, "say-neither": 4, "say-if": 3},
    **{"tell-plainly": 13, "tell-cleverly": 13, "report-lab": 5, "report-radio": 4},
    **{"expert-trace": 4, "expert-trace-or": 3, "expert-trace-and": 3, "expert-trace-where": 3},
    **{"expert-bearing": 5, "expert-mast": 4, "expert-soil": 3, "expert-image": 3},
    **{"expert-found": 5, "expert-found-both": 3, "expert-found-but-no": 4, "expert-found-one": 3},
    **{"expert-absent": 4, "expert-absent-both": 3, "expert-never-without": 3},
    **{"expert-one-of-three": 3, "expert-at-most-one": 2},
    **{"expert-found-where": 3, "expert-absent-where": 3, "expert-absent-if-where": 2},
    **{"expert-silent": 3, "expert-silent-both": 3},
    **{"expert-stronger": 2, "expert-in-range": 2, "expert-out-of-range": 2},
}
PHRASES = {  # form about one place -> its phrase, and the message for its operands
    "or": ("where-or", "phrase-where"),
    "and": ("where-and", "phrase-where"),
    "but-not": ("where-but-not", "phrase-where"),
    "either": ("where-either", "phrase-where"),
    "within": ("where-within", "phrase-from"),
    "within-two": ("where-within-two", "phrase-from"),
    "outside": ("where-outside", "phrase-from"),
    "outside-two": ("where-outside-two", "phrase-from"),
    "nearer": ("where-nearer", "phrase-closer"),
    "row-with": ("where-row", "phrase-with"),
    "row-without": ("where-row", "phrase-without"),
    "column-with": ("where-column", "phrase-with"),
    "column-without": ("where-column", "phrase-without"),
    "district-with": ("where-district", "phrase-with"),
    "district-without": ("where-district", "phrase-without"),
    "north": ("where-north", "phrase-whole"),
    "south": ("where-south", "phrase-whole"),
    "west": ("where-west", "phrase-whole"),
    "east": ("where-east", "phrase-whole"),
    "masts": ("where-or", "phrase-where"),
    "soils": ("where-or", "phrase-where"),
}
SENTENCES = {  # form with its own sentence; per hole the message and the number of its operand
    "or": ("say-or", {}),
    "not": ("say-not", {}),
    "neither": ("say-neither", {"a": ("phrase-where", 0), "b": ("phrase-where", 1)}),
    "if": ("say-if", {"a": ("phrase-where", 0), "b": ("phrase-where", 1)}),
    "trace": ("expert-trace", {"evidence": ("phrase-evidence", 0), "where": ("phrase-near", 0)}),
    "trace-or": (
        "expert-trace-or",
        {"a": ("phrase-trace", 0), "b": ("phrase-trace", 1), "near": ("phrase-near", 0), "by": ("phrase-near", 1)},
    ),
    "trace-and": (
        "expert-trace-and",
        {"a": ("phrase-trace", 0), "b": ("phrase-trace", 1), "near": ("phrase-near", 0), "by": ("phrase-near", 1)},
    ),
    "trace-where": (
        "expert-trace-where",
        {"evidence": ("phrase-evidence", 0), "near": ("phrase-near", 0), "where": ("phrase-where", 1)},
    ),
    "bearing": ("expert-bearing", {}),
    "mast": ("expert-mast", {}),
    "masts": ("expert-mast", {}),
    "soil": ("expert-soil", {}),
    "soils": ("expert-soil", {}),
    "image": ("expert-image", {}),
    "found": ("expert-found", {"a": ("phrase-trace", 0)}),
    "found-both": ("expert-found-both", {"a": ("phrase-trace", 0), "b": ("phrase-trace", 1)}),
    "found-but-no": ("expert-found-but-no", {"a": ("phrase-trace", 0), "b": ("phrase-no-trace", 1)}),
    "found-one": ("expert-found-one", {"a": ("phrase-trace", 0), "b": ("phrase-trace", 1)}),
    "absent": ("expert-absent", {"a": ("phrase-no-trace", 0)}),
    "absent-both": ("expert-absent-both", {"a": ("phrase-no-trace", 0), "b": ("phrase-no-trace", 1)}),
    "never-without": ("expert-never-without", {"a": ("phrase-trace", 0), "b": ("phrase-trace", 1)}),
    "one-of-three": (
        "expert-one-of-three",
        {"a": ("phrase-substance", 0), "b": ("phrase-substance", 1), "c": ("phrase-substance", 2)},
    ),
    "at-most-one": (
        "expert-at-most-one",
        {"a": ("phrase-substance", 0), "b": ("phrase-substance", 1), "c": ("phrase-substance", 2)},
    ),
    "found-where": ("expert-found-where", {"a": ("phrase-trace", 0), "where": ("phrase-where", 1)}),
    "absent-where": ("expert-absent-where", {"a": ("phrase-no-trace", 0), "where": ("phrase-where", 1)}),
    "absent-if-where": ("expert-absent-if-where", {"a": ("phrase-no-trace", 0), "where": ("phrase-where", 1)}),
    "silent": ("expert-silent", {}),
    "silent-both": ("expert-silent-both", {"a": ("phrase-where", 0), "b": ("phrase-where", 1)}),
    "stronger": ("expert-stronger", {"a": ("phrase-from", 0), "b": ("phrase-from", 1)}),
    "in-range": ("expert-in-range", {"a": ("phrase-from", 0)}),
    "out-of-range": ("expert-out-of-range", {"a": ("phrase-from", 0)}),
}
BY_RADIO = ("silent", "silent-both", "stronger", "in-range", "out-of-range")


def clue_text(number: int, words: Words) -> str:
    """Return the text of a card; always the same for the same clue, and unique."""
    clue = CLUES[number]
    said = _sentence(clue, number, words)
    if clue.kind == EXPERT and clue.level == 1:
        return said
    speaker = _speaker(clue)
    return _said(speaker, number + number // WAYS[speaker], words, said=said)  # every speaker uses every variant


def named_clue(name: str, words: Words) -> str | None:
    """Return the text of the card with a named clue."""
    return clue_text(NAMES[name], words) if name in NAMES else None


def lab_sheet(words: Words) -> list[str]:
    """Return the meaning of the experts' evidence, one line each."""
    traces = [words("lab", id=trace) for trace in EVIDENCE]
    return [words("lab-rule"), *traces, words("lab-loud"), words("lab-range")]


def _said(message: str, number: int, words: Words, **details: str) -> str:
    """Return a clue's own variant of a message."""
    return words(message, way=chr(ord("a") + number % WAYS[message]), **details)


def _speaker(clue: Clue) -> str:
    if clue.kind == EXPERT:
        return "report-radio" if clue.form in BY_RADIO else "report-lab"
    return "tell-plainly" if clue.level == 1 else "tell-cleverly"


def _sentence(clue: Clue, number: int, words: Words) -> str:
    message, holes = SENTENCES.get(clue.form, ("say-is", {}))
    details = {hole: _part(how, clue.operands[index], words) for hole, (how, index) in holes.items()}
    return _said(message, number, words, **(details or {"where": _phrase(clue, words)}))


def _phrase(clue: Clue, words: Words) -> str:
    """Return the phrase for where the thief is, or is not."""
    if clue.form == "beside":
        return _part("phrase-beside", clue.operands[0], words)
    if clue.form not in PHRASES:
        return _part("phrase-where", clue.operands[0], words)
    message, how = PHRASES[clue.form]
    parts = (_part(how, operand, words) for operand in clue.operands)
    return words(message, **dict(zip("ab", parts)))


def _part(how: str, operand: str, words: Words) -> str:
    """Return an operand through a message; one with a line, such as `north-of-4`, is split into name and line."""
    name, _, line = operand.rpartition("-")
    if line in LINES:
        return words(how, id=name, line=line.upper())
    return words(how, id=operand)
