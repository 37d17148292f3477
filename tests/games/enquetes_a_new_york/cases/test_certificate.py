"""The guarantees of a case, its difficulty, and cases as text: EN-12 to EN-14."""

import json
from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz import FEW, MANY, TEXTS, VALUES, flawed, read

import gotham
from gotham.games.enquetes_a_new_york.cases import case_file, certificate
from gotham.games.enquetes_a_new_york.cases.box import BOX
from gotham.games.enquetes_a_new_york.cases.certificate import Case, difficulty, faults_of_case
from gotham.games.enquetes_a_new_york.cases.clues import CLUES, INFORMANT, NAMES
from gotham.i18n.catalogue import LANGUAGES, Words

CASES = [replace(BOX.case(entry), number=0, symbol="") for entry in BOX.wheel]
EASY, HARD = CASES[7], CASES[-1]
every_case = pytest.mark.parametrize("case", [EASY, HARD], ids=["level 1", "level 2"])


def messages(case):
    return [fault.message for fault in faults_of_case(case)]


def clauses(case):
    return {fault.clause for fault in faults_of_case(case)}


def clue_like(case, kind, wanted):
    """Return a clue of the level and kind that the case does not have and that fits a condition."""
    found = (n for n, clue in enumerate(CLUES) if (clue.level, clue.kind) == (case.level, kind) and n not in case.clues)
    return next(clue for clue in found if wanted(CLUES[clue].truth))


def with_first_clue(case, clue):
    return replace(case, clues=(clue, *case.clues[1:]))


# ----------------------------------------------------------------------------------------------- faults


@pytest.mark.clause("EN-13", "EN-14")
@every_case
def test_a_fair_case_has_no_fault(case):
    assert messages(case) == []


@pytest.mark.clause("EN-13")
@every_case
def test_a_case_has_ten_informants_and_six_experts(case):
    for clues in (case.clues[1:], case.clues[:-1], (), (*case.clues, case.clues[0])):
        assert "EN-13" in clauses(replace(case, clues=clues))
    assert messages(replace(case, clues=case.clues[::-1])) == ["fault-order"]


@pytest.mark.clause("EN-13")
@every_case
def test_its_cards_are_of_its_level_and_differ(case):
    assert "fault-level" in messages(replace(case, level=3 - case.level))
    assert "fault-twice" in messages(with_first_clue(case, case.clues[1]))
    expert = CLUES[case.clues[-1]]
    same = [n for n, clue in enumerate(CLUES) if clue.truth == expert.truth and clue.kind == INFORMANT]
    for clue in same:
        assert "fault-same" in messages(with_first_clue(case, clue))


@pytest.mark.clause("EN-12")
@every_case
def test_its_clues_are_true(case):
    untrue = clue_like(case, INFORMANT, lambda truth: not truth >> case.answer & 1)
    faults = faults_of_case(with_first_clue(case, untrue))
    assert ("EN-12", "fault-untrue") in [(fault.clause, fault.message) for fault in faults]
    assert "fault-untrue" in messages(replace(case, answer=case.decoys[0]))


@pytest.mark.clause("EN-14")
@every_case
def test_it_is_settled_with_any_card_missing(case):
    """Without the cards that exclude one square it is not settled; a smallest settling set needs all its cards."""
    allowing = tuple(clue for clue in case.clues if CLUES[clue].truth >> case.decoys[0] & 1)
    assert "fault-open" in messages(replace(case, clues=allowing))
    few = case.clues
    for clue in case.clues:
        without = tuple(other for other in few if other != clue)
        few = without if certificate.left(without) == 1 << case.answer else few
    assert messages(replace(case, clues=few)).count("fault-missing") == len(few)


@pytest.mark.clause("EN-14")
@every_case
def test_no_single_card_settles_it(case, monkeypatch):
    """No clue of the grammar could, so the test makes one."""
    assert min(clue.truth.bit_count() for clue in CLUES) > 1
    for clue in (case.clues[0], case.clues[-1]):
        truth = certificate.TRUTH.copy()
        truth[clue] = 1 << case.answer
        monkeypatch.setattr(certificate, "TRUTH", truth)
        difficulty.cache_clear()
        assert {"fault-single", "fault-few"} <= set(messages(case))
    monkeypatch.undo()
    difficulty.cache_clear()


@pytest.mark.clause("EN-14")
@pytest.mark.parametrize(("case", "needed"), [(EASY, 3), (HARD, 5)], ids=["level 1", "level 2"])
def test_decoys_prove_the_number_of_cards_needed(case, needed):
    assert len(case.decoys) == needed
    assert difficulty(case).least >= needed
    assert messages(replace(case, decoys=case.decoys[1:])) == ["fault-decoys"]
    assert messages(replace(case, decoys=(*case.decoys[1:], case.decoys[1]))) == ["fault-decoy-twice", "fault-decoys"]
    assert messages(replace(case, decoys=(*case.decoys[1:], case.answer))) == ["fault-decoy-answer"]
    all_squares = tuple(square for square in range(25) if square != case.answer)
    assert set(messages(replace(case, decoys=all_squares))) == {"fault-decoy-card"}


@pytest.mark.clause("EN-14")
def test_only_in_a_box_may_two_cards_settle_a_case():
    short = next(entry for entry in BOX.wheel if entry.difficulty.least == 2)
    case = BOX.case(short)
    assert messages(case) == []
    assert messages(replace(case, number=0, symbol="")) == ["fault-few", "fault-decoys"]


@pytest.mark.clause("EN-14")
@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_no_fewer_cards_than_decoys_settle_a_case(case):
    """By brute force: no set with one card fewer than decoys leaves one square."""
    for clues in combinations(case.clues, len(case.decoys) - 1):
        assert certificate.left(clues).bit_count() > 1


@pytest.mark.clause("EN-11")
def test_a_case_has_a_number_and_a_symbol_or_neither():
    assert messages(replace(EASY, number=3)) == ["fault-name"]
    assert messages(replace(EASY, symbol="star")) == ["fault-name"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_have_a_text_in_every_language(language):
    words = Words(language, case_file.CATALOGUES)
    broken = [
        replace(EASY, clues=EASY.clues[::-1], decoys=()),
        replace(HARD, level=1, answer=0),
        Case(2, 3, (), (3, 3)),
    ]
    for fault in [fault for case in broken for fault in faults_of_case(case)]:
        assert fault.say(words).startswith(f"{fault.clause}: ")
        assert "fault-" not in fault.say(words)
        assert "{" not in fault.say(words)


# ------------------------------------------------------------------------------------------- difficulty


def settled_by_size(case):
    """Count by size the sets of cards that settle the case, one by one."""
    truths = [{square for square in range(25) if CLUES[clue].truth >> square & 1} for clue in case.clues]
    counts, left = Counter(), {0: set(range(25))}
    for cards in range(1, 1 << len(truths)):
        first = (cards & -cards).bit_length() - 1
        left[cards] = left[cards & (cards - 1)] & truths[first]
        counts[cards.bit_count()] += left[cards] == {case.answer}
    return tuple(counts[size] for size in range(len(truths) + 1))


@pytest.mark.clause("EN-14")
@every_case
def test_difficulty_equals_brute_force(case):
    found, settled = difficulty(case), settled_by_size(case)
    assert found.settled == settled
    assert found.least == min(size for size, count in enumerate(settled) if count)
    assert found.shares == tuple(count / comb(16, size) for size, count in enumerate(settled))


def test_the_mean_is_over_all_orders():
    """For a case with few cards, over each order of drawing."""
    clues = next(clues for clues in combinations(EASY.clues, 6) if certificate.left(clues) == 1 << EASY.answer)
    drawn = [
        next(size for size in range(7) if certificate.left(order[:size]) == 1 << EASY.answer)
        for order in permutations(clues)
    ]
    assert difficulty(replace(EASY, clues=clues)).mean == pytest.approx(sum(drawn) / len(drawn), abs=0.0006)


def test_difficulty_needs_a_settled_case():
    with pytest.raises(ValueError, match="undefined"):
        difficulty(replace(EASY, clues=EASY.clues[:1]))
    with pytest.raises(ValueError, match="undefined"):
        difficulty(replace(EASY, clues=EASY.clues * 2))


# ---------------------------------------------------------------------------------------------- as text


@pytest.mark.parametrize("language", [None, *LANGUAGES])
def test_a_case_reads_back(language):
    words = language and Words(language, case_file.CATALOGUES)
    for case in [*CASES, *(BOX.case(entry) for entry in BOX.wheel)]:
        text = case_file.write_case(case, words)
        assert case_file.read_case(text) == case
        assert case_file.read(text) == case
    assert ("#" in text) == (language is not None)


def test_a_case_as_text():
    case = Case(1, 24, (NAMES["north-of-4"], NAMES["near-factory"]), (3, 4), 8, "crossed-circle")
    text = (
        "gotham case 1\nlevel 1\nnumber 8\nsymbol crossed-circle\nanswer E5\ndecoys D1 E1\n"
        "informant north-of-4\ninformant near-factory\n"
    )
    assert case_file.write_case(case) == text
    remarks = text.replace("level 1\n", "level 1 # easy\n\n# and now\n") + "# the end\n"
    assert case_file.read_case(remarks) == case


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("gotham case 1", "gotham case 2", "line 1: expected “gotham case 1”, found “gotham case 2”"),
        ("level 1", "level 3", "line 2: expected a whole number from 1 to 2, found “3”"),
        ("answer A5", "answer F5", "line 3: “F5” is not a square; squares go from A1 to E5"),
        ("answer A5", "answer A5 B5", "line 3: expected 1 entries"),
        ("decoys", "decoys A6", "line 4: “A6” is not a square; squares go from A1 to E5"),
        ("informant ", "informant x", "line 5: “x"),
        ("informant ", "expert ", "line 5: “{first}” is not a clue for an expert"),
        ("answer A5", "symbol moon\nanswer", "line 4: expected 1 entries"),
        ("answer A5", "symbol sun\nanswer A5", "line 3: “sun” is not a symbol of a case"),
        ("answer A5", "number 13\nanswer A5", "line 3: expected a whole number from 1 to 12, found “13”"),
        ("answer A5\n", "", "line 3: expected “answer”, found “decoys"),
    ],
)
def test_errors_are_reported(old, new, error):
    text = case_file.write_case(EASY).replace(old, new, 1)
    with pytest.raises(gotham.Unreadable) as refused:
        case_file.read_case(text)
    assert str(refused.value).startswith(error.format(first=CLUES[EASY.clues[0]].name))


def test_an_error_has_a_text_in_every_language():
    with pytest.raises(gotham.Unreadable) as refused:
        case_file.read_case("gotham case 1\nlevel 1\nanswer Z9\n")
    texts = {refused.value.say(Words(language)) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all("Z9" in text for text in texts)


JSON = VALUES.map(json.dumps) | st.builds(
    json.dumps, st.fixed_dictionaries({"gotham": st.just("box 1"), "level 1": VALUES, "level 2": VALUES})
)


@pytest.mark.parametrize("reader", [case_file.read_case, case_file.read_box, case_file.read])
@FEW
@given(text=TEXTS | JSON)
def test_any_text_is_read_or_refused(reader, text):
    read(reader, text)


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"a":' * 100_000, "1" * 100_000, '{"a": 1, "a": 2}', "{", '"\\ud800"']
)
def test_odd_json_is_refused(text):
    with pytest.raises(gotham.Unreadable) as refused:
        case_file.read_box(text)
    assert str(refused.value).isprintable()
    assert not str(refused.value).startswith("error-")


@MANY
@given(flawed(case_file.write_case(EASY)) | flawed(case_file.write_case(HARD, Words("fr", case_file.CATALOGUES))))
def test_a_flawed_case_is_refused_or_checked(text):
    case = read(case_file.read_case, text)
    if case is not None:
        assert case_file.read_case(case_file.write_case(case)) == case
        faults_of_case(case)
