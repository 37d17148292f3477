"""Boxes broken on purpose: each breaks one guarantee of the shipped box, sometimes with a few others."""

from dataclasses import replace
from functools import partial

from gotham.games.enquetes_a_new_york.cases.box import BOX
from gotham.games.enquetes_a_new_york.cases.certificate import Box, difficulty, faults_of_case, least
from gotham.games.enquetes_a_new_york.cases.clues import CLUES, EXPERT, INFORMANT, NAMES

BROKEN = {}  # change of the box -> function, and the message of the expected fault


def breaks(message, *arguments):
    """Register a function that breaks a guarantee, once for each of the arguments."""

    def mark(function):
        for values in arguments:
            title = " ".join([function.__name__.replace("_", " "), *map(str, values)])
            BROKEN[title] = (partial(function, *values), message)
        return function

    return mark


# -------------------------------------------------------------------------------- a box with a change


def with_card(old, **changes):
    """Return the shipped box with one or several cards changed."""
    olds = old if isinstance(old, list) else [old]
    return replace(BOX, cards=tuple(replace(card, **changes) if card in olds else card for card in BOX.cards))


def with_entry(old, **changes):
    """Return the shipped box with one case of its wheel changed."""
    return replace(BOX, wheel=tuple(replace(entry, **changes) if entry == old else entry for entry in BOX.wheel))


def entry(level, number):
    return next(entry for entry in BOX.wheel if (entry.level, entry.number) == (level, number))


def cards(level, kind, size=None):
    """Return the cards of a level and kind, all or those of so many cases."""
    found = [card for card in BOX.cards if (card.level, card.kind) == (level, kind)]
    return [card for card in found if size in (None, len(card.back))]


def cards_of(level, number):
    """Return the cards of a case."""
    names = {number, entry(level, number).symbol}
    return [card for card in BOX.cards if card.level == level and names & set(card.back)]


def unused(level, kind):
    """Return clues that no card of the box has."""
    used = {card.clue for card in BOX.cards}
    return [n for n, clue in enumerate(CLUES) if (clue.level, clue.kind) == (level, kind) and n not in used]


def is_true(clue, square):
    return CLUES[clue].truth >> square & 1


def messages(case):
    return {fault.message for fault in faults_of_case(case)}


def exchanged(level, number, wanted):
    """Return a card of only this case, another clue that is true there, and the resulting case if it qualifies."""
    where = entry(level, number)
    case = BOX.case(where)
    for card in cards_of(level, number):
        if len(card.back) == 1:
            for clue in unused(level, card.kind):
                changed = replace(case, clues=tuple(clue if old == card.clue else old for old in case.clues))
                if is_true(clue, where.answer) and least(changed) and wanted(changed):
                    return card, clue, changed
    raise LookupError(wanted)


def with_exchanged(level, number, wanted):
    """Return the box with that clue on its card; the wheel has the new difficulty."""
    card, clue, case = exchanged(level, number, wanted)
    box = with_card(card, clue=clue)
    old, measured = entry(level, number), difficulty(case)
    wheel = tuple(replace(each, difficulty=measured) if each == old else each for each in box.wheel)
    return replace(box, wheel=wheel)


# ---------------------------------------------------------------------------------------------- EN-10


@breaks("fault-cards", (1, INFORMANT), (1, EXPERT), (2, INFORMANT), (2, EXPERT))
def lose_a_card(level, kind):
    return replace(BOX, cards=tuple(card for card in BOX.cards if card != cards(level, kind, 1)[0]))


@breaks("fault-cards", (1, INFORMANT), (2, EXPERT))
def add_a_card(level, kind):
    return replace(BOX, cards=(*BOX.cards, replace(cards(level, kind, 1)[0], clue=unused(level, kind)[0])))


@breaks("fault-alike", (1, INFORMANT), (2, EXPERT))
def print_a_clue_twice(level, kind):
    first, second = cards(level, kind, 1)[:2]
    return with_card(first, clue=second.clue)


# ---------------------------------------------------------------------------------------------- EN-11


@breaks("fault-numbers", (1, 5, 13), (2, 12, 1))
def renumber_a_case(level, number, new):
    return with_entry(entry(level, number), number=new)


@breaks("fault-numbers", (1, 12), (2, 1))
def lose_a_case(level, number):
    return replace(BOX, wheel=tuple(each for each in BOX.wheel if each != entry(level, number)))


@breaks("fault-symbols", (1, 2, 3), (2, 11, 12))
def give_two_cases_a_symbol(level, number, other):
    return with_entry(entry(level, number), symbol=entry(level, other).symbol)


@breaks("fault-answers", (1,), (2,))
def let_no_answer_repeat(level):
    wheel = (replace(each, answer=2 * each.number) if each.level == level else each for each in BOX.wheel)
    return replace(BOX, wheel=tuple(wheel))


# ---------------------------------------------------------------------------------------------- EN-12


@breaks("fault-back-many", (1, INFORMANT), (2, INFORMANT), (1, EXPERT), (2, EXPERT))
def crowd_a_back(level, kind):
    card = cards(level, kind, 4 if kind == INFORMANT else 3)[0]
    names = [(each.number, each.symbol)[kind] for each in BOX.wheel if each.level == level]
    return with_card(card, back=(*card.back, next(name for name in names if name not in card.back)))


@breaks("fault-back-many", (1, INFORMANT), (2, EXPERT))
def leave_a_back_blank(level, kind):
    return with_card(cards(level, kind, 1)[0], back=())


@breaks("fault-back-twice", (1, INFORMANT), (2, EXPERT))
def name_a_case_twice_on_a_back(level, kind):
    card = cards(level, kind, 1)[0]
    return with_card(card, back=card.back * 2)


@breaks("fault-back-unknown", (1, INFORMANT, 13), (2, INFORMANT, 99))
def name_no_case_on_a_back(level, kind, name):
    card = cards(level, kind, 1)[0]
    return with_card(card, back=(*card.back, name))


@breaks("fault-back-size", (1, INFORMANT, 4), (2, INFORMANT, 1), (1, EXPERT, 3), (2, EXPERT, 2))
def shorten_all_backs_of_a_size(level, kind, size):
    chosen = cards(level, kind, size)
    return replace(BOX, cards=tuple(replace(c, back=c.back[1:]) if c in chosen else c for c in BOX.cards))


@breaks("fault-untrue", (1, 1), (2, 7))
def move_an_answer(level, number):
    return with_entry(entry(level, number), answer=(entry(level, number).answer + 7) % 25)


@breaks("fault-untrue", (1, INFORMANT), (1, EXPERT), (2, INFORMANT), (2, EXPERT))
def print_an_untrue_clue(level, kind):
    card = cards(level, kind, 1)[0]
    answer = next(
        each.answer for each in BOX.wheel if each.level == level and {each.number, each.symbol} & {*card.back}
    )
    return with_card(card, clue=next(clue for clue in unused(level, kind) if not is_true(clue, answer)))


# ---------------------------------------------------------------------------------------------- EN-13


@breaks("fault-quota", (1, 3), (2, 9))
def take_a_card_from_a_case(level, number):
    card = next(card for card in cards_of(level, number) if card.kind == INFORMANT and len(card.back) == 2)
    return with_card(card, back=tuple(name for name in card.back if name != number))


@breaks("fault-quota", (1,), (2,))
def give_a_card_to_another_case(level):
    """Its clue is true there too."""
    for card in cards(level, EXPERT, 1):
        for each in BOX.wheel:
            if each.level == level and each.symbol not in card.back and is_true(card.clue, each.answer):
                return with_card(card, back=(*card.back, each.symbol))
    raise LookupError(level)


@breaks("fault-order", (1, 8), (2, 8))
def mix_up_the_kinds(level, number):
    """Swap the texts of an informant and an expert."""
    informant = next(card for card in cards_of(level, number) if card.kind == INFORMANT and len(card.back) == 1)
    expert = next(card for card in cards_of(level, number) if card.kind == EXPERT and len(card.back) == 1)
    changed = {informant: replace(informant, clue=expert.clue), expert: replace(expert, clue=informant.clue)}
    return replace(BOX, cards=tuple(changed.get(card, card) for card in BOX.cards))


@breaks("fault-level", (1, INFORMANT), (1, EXPERT), (2, INFORMANT), (2, EXPERT))
def print_a_clue_of_the_other_level(level, kind):
    card = cards(level, kind, 1)[0]
    answer = next(
        each.answer for each in BOX.wheel if each.level == level and {each.number, each.symbol} & {*card.back}
    )
    return with_card(card, clue=next(clue for clue in unused(3 - level, kind) if is_true(clue, answer)))


@breaks("fault-twice", (1, INFORMANT), (2, EXPERT))
def put_two_cards_alike_into_a_case(level, kind):
    card = cards(level, kind, 1)[0]
    other = next(each for each in cards(level, kind) if each != card and set(card.back) & set(each.back))
    return with_card(card, clue=other.clue)


@breaks("fault-same", (1,), (2,))
def let_two_cards_say_the_same(level):
    for number in range(1, 13):
        try:
            return with_exchanged(level, number, lambda case: "fault-same" in messages(case))
        except LookupError:
            continue
    raise LookupError(level)


# ---------------------------------------------------------------------------------------------- EN-14


@breaks("fault-open", (1, 4), (2, 4))
def leave_a_second_square(level, number):
    """Every card that excludes one wrong square is replaced by one that allows it."""
    where = entry(level, number)
    fresh = {kind: iter([*filter(lambda clue: is_true(clue, where.answer), unused(level, kind))]) for kind in (0, 1)}
    square = where.decoys[0]
    changed = {}
    for card in cards_of(level, number):
        if not is_true(card.clue, square):
            changed[card] = replace(card, clue=next(clue for clue in fresh[card.kind] if is_true(clue, square)))
    return replace(BOX, cards=tuple(changed.get(card, card) for card in BOX.cards))


@breaks("fault-missing", (1, 2), (2, 2))
def exclude_a_square_only_once(level, number):
    return with_exchanged(level, number, lambda case: messages(case) == {"fault-missing"})


@breaks("fault-few", (2, 1), (2, 10))
def let_four_cards_do_at_level(level, number):
    return with_exchanged(level, number, lambda case: "fault-few" in messages(case))


@breaks("fault-short", (1, 2, 4), (9, 10, 11))
def have_too_many_short_cases(*numbers):
    """Three at level 1 that two cards settle, including the existing one; each with its decoys."""
    changes, entries = {}, {}
    for number in numbers:
        card, clue, case = exchanged(1, number, lambda case: least(case) == 2)
        changes[card], old = replace(card, clue=clue), entry(1, number)
        entries[old] = replace(old, difficulty=difficulty(case))
    return Box(
        tuple(changes.get(card, card) for card in BOX.cards), tuple(entries.get(each, each) for each in BOX.wheel)
    )


@breaks("fault-decoys", (1, 1), (2, 3))
def lose_a_decoy(level, number):
    return with_entry(entry(level, number), decoys=entry(level, number).decoys[1:])


@breaks("fault-decoy-twice", (1, 6), (2, 6))
def name_a_decoy_twice(level, number):
    decoys = entry(level, number).decoys
    return with_entry(entry(level, number), decoys=(*decoys, decoys[0]))


@breaks("fault-decoy-answer", (1, 7), (2, 5))
def take_the_answer_for_a_decoy(level, number):
    where = entry(level, number)
    return with_entry(where, decoys=(*where.decoys, where.answer))


@breaks("fault-decoy-card", (1, 5), (2, 11))
def have_all_squares_as_decoys(level, number):
    where = entry(level, number)
    return with_entry(where, decoys=tuple(square for square in range(25) if square != where.answer))


@breaks("fault-decoy-card", (1, 9), (2, 12))
def print_a_clue_against_two_decoys(level, number):
    return with_exchanged(level, number, lambda case: "fault-decoy-card" in messages(case))


@breaks("fault-difficulty", (1, 1, {"least": 4}), (1, 10, {"mean": 7.0}), (2, 8, {"least": 6}), (2, 2, {"settled": ()}))
def tell_another_difficulty(level, number, change):
    old = entry(level, number)
    return with_entry(old, difficulty=replace(old.difficulty, **change))


# ----------------------------------------------------------------------------------------- EN-15 and EN-16


@breaks("fault-card", (1, INFORMANT), (2, EXPERT))
def give_a_clue_to_the_wrong_speaker(level, kind):
    return with_card(cards(level, kind, 1)[0], clue=unused(level, 1 - kind)[0])


@breaks("fault-example", ("north-of-4",), ("near-jfk",), ("near-factory",))
def replace_an_example(name):
    card = next(card for card in BOX.cards if card.clue == NAMES[name])
    return with_card(card, clue=unused(1, INFORMANT)[0])


@breaks("fault-example-case", (1,), (2,))
def change_the_example_case(change):
    where = entry(1, 8)
    if change == 1:
        return with_entry(where, answer=0)
    other = entry(1, 9)
    swapped = {where: replace(where, symbol=other.symbol), other: replace(other, symbol=where.symbol)}
    return replace(BOX, wheel=tuple(swapped.get(each, each) for each in BOX.wheel))
