"""Sources of chance: the stream cipher, numbers and orders without bias, keys, guesses."""

import hashlib
import itertools
import types

import numpy as np
import pytest
from tests.chance import chi_square
from tests.games.new_york_new_york.position import position

import gotham
from gotham.engine import below, block, chance, commitment_of, dice, key_of, number, rejected, roll, shuffle
from gotham.games.new_york_new_york.rules.state import DEALT
from gotham.match.scene import read_scene

ZERO = np.zeros(8, np.int64)
KEY = key_of("chance")

LATE = position("""
    players 3
    skyline BBBBBBBBBBBB
    covered *
    reserve
    hand 0 Y1 Y2
    hand 1 G1+ R3 R4
    hand 2 Y5 Y6 Y7
    pile
""")


def as_bytes(words):
    return np.array(words, "<u4").tobytes().hex()


# ------------------------------------------------------------------------------------ the stream cipher


def test_chacha8_with_all_zero():
    """Draft-strombergson-chacha-test-vectors, TC1, 256 bits, 8 rounds: blocks 0 and 1."""
    assert as_bytes(block(ZERO, 0, 0, 0)) == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )
    assert as_bytes(block(ZERO, 0, 0, 1)) == (
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    )


def test_chacha8_with_one_bit_in_the_key():
    """The same draft, TC2."""
    key = ZERO.copy()
    key[0] = 1
    assert as_bytes(block(key, 0, 0, 0)) == (
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
    )


def test_chacha8_with_the_greatest_counter():
    """Bernstein's own vector, counter -1: what and round are its upper half."""
    assert as_bytes(block(ZERO, 0xFFFF, 0xFFFF, 0xFFFFFFFF)) == (
        "df8a0bceca2fbb111f29978fa9a64407c68ced975ff55a24707265d0687e6aef"
        "b3597eac46e4b0a79b3a49c8b0f1775ac3edd7eb6a6d9bcb38f276517a79e014"
    )


def test_an_address_always_has_the_same_words():
    assert block(KEY, 3, 2, 1) == block(KEY.copy(), 3, 2, 1)
    addresses = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 1, 0), (1, 2, 0), (0, 0, 0)]
    words = [block(KEY, *address) for address in addresses]
    words += [block(key_of("other"), 0, 0, 0)]
    assert len(set(itertools.chain(*words))) == 16 * 7  # no word of one block is in another


# ------------------------------------------------------------------------------ numbers without bias


def test_a_rejection_gives_every_number_equally_many_words():
    """All words of eight bits and all sizes: the same code with a smaller word, counted."""
    small = types.FunctionType(rejected.__code__, {"WORD": 255, "WORDS": 256})
    for size in range(1, 257):
        kept = [(word * size) >> 8 for word in range(256) if not small(word, size)]
        assert [kept.count(value) for value in range(size)] == [256 // size] * size


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6, 7, 12, 47, 48, 97, 1000, 65537])
def test_a_rejection_is_exact_for_whole_words(size):
    """The words that scale to a value are adjacent; only the first of them can be one too many."""
    for value in range(size):
        first = -(-value * 2**32 // size)
        last = -(-(value + 1) * 2**32 // size) - 1
        assert (first * size) >> 32 == (last * size) >> 32 == value
        assert last - first + 1 - rejected(first, size) == 2**32 // size
        assert not rejected(first + 1, size)
        assert not rejected(last, size)


def test_a_number_is_the_first_word_that_is_not_rejected(monkeypatch):
    """Word by word; the last word of the block is always used."""
    bad = 0  # scaled by 3 it leaves the rest 0: rejected
    assert rejected(bad, 3)
    for position_ in range(16):
        words = [bad] * position_ + [2**32 - 1] + [2**31] * (15 - position_)
        monkeypatch.setattr(chance, "block", lambda *address, words=words: tuple(words))
        assert number(KEY, 1, 2, 3, 3) == 2
    monkeypatch.setattr(chance, "block", lambda *address: (bad,) * 16)
    assert number(KEY, 1, 2, 3, 3) == 0


@pytest.mark.parametrize("size", [2, 3, 4, 6, 10])
def test_numbers_are_uniform(size):
    drawn = [int(number(KEY, 5, size, index, size)) for index in range(100 * size)]
    assert set(drawn) == set(range(size))
    assert chi_square([drawn.count(value) for value in range(size)])


def test_a_number_below_one_is_zero():
    assert [number(KEY, 5, 0, index, 1) for index in range(5)] == [0] * 5


# ------------------------------------------------------------------------------------ orders without bias


def shuffled(size, index):
    items = np.arange(size)
    shuffle(items, KEY, 6, index)
    return tuple(items.tolist())


def test_every_order_is_as_likely():
    orders = [shuffled(4, index) for index in range(1200)]
    counts = [orders.count(order) for order in itertools.permutations(range(4))]
    assert sum(counts) == 1200
    assert chi_square(counts)


def test_every_card_is_as_likely_everywhere():
    """More than one block: 47 swaps need at least three."""
    orders = [shuffled(48, index) for index in range(300)]
    assert all(sorted(order) == list(range(48)) for order in orders)
    for place in (0, 1, 23, 46, 47):
        cards = [order[place] for order in orders]
        assert chi_square([cards.count(card) for card in range(48)])


def test_a_shuffle_of_an_address_stays_the_same():
    assert shuffled(48, 1) == shuffled(48, 1)
    assert shuffled(48, 1) != shuffled(48, 2)
    assert shuffled(1, 0) == (0,)
    assert shuffled(0, 0) == ()


def test_a_shuffle_skips_rejected_words(monkeypatch):
    """Three items take one number below 3 and one below 2; a zero is rejected for 3, but not for 2."""
    monkeypatch.setattr(chance, "block", lambda *address: (0, 2**31, 0, *[2**32 - 1] * 13))
    items = ["a", "b", "c"]
    shuffle(items, KEY, 0, 0)
    assert items == ["c", "a", "b"]  # c swaps with b, then b with a


def test_a_shuffle_continues_in_the_next_block(monkeypatch):
    asked = []

    def block_(key, what, round_, index):
        asked.append((what, round_, index))
        return (2**32 - 1,) * 16  # nothing moves

    monkeypatch.setattr(chance, "block", block_)
    items = list(range(48))
    shuffle(items, KEY, 7, 5)
    assert items == list(range(48))
    assert asked == [(7, 5, 0), (7, 5, 1), (7, 5, 2)]


# ------------------------------------------------------------------------------------ seeds and keys


def test_the_key_and_the_commitment_are_two_hashes():
    """The commitment is published before the match, so it must not be the key."""
    key = hashlib.sha256(b"gotham key" + "été".encode()).digest()
    commitment = hashlib.sha256(b"gotham commitment" + "été".encode()).hexdigest()
    assert key_of("été").astype("<u4").tobytes() == key
    assert key_of("été").tolist() == [int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8)]
    assert commitment_of("été") == commitment
    assert commitment != key.hex()


def test_a_table_shows_the_commitment_and_uses_the_key(game):
    table = game.table(2, 7)
    assert table.seed == "7"  # a number is its digits
    assert table.commitment == commitment_of("7")
    assert table._rows[0].key.tolist() == key_of("7").tolist()
    assert game.table(2, "7").digest == table.digest != game.table(2, 8).digest


def test_real_play_draws_256_bits(game):
    one, other = game.table(2), game.table(2)
    assert len(bytes.fromhex(one.seed)) == len(bytes.fromhex(other.seed)) == 32
    assert one.seed != other.seed


# ----------------------------------------------------------------------- chance outside the game: guesses


def test_dice_are_uniform_from_neighbouring_seeds():
    """Guesses of seeds 0, 1, 2 ... must not resemble each other, nor the next roll the last."""
    for size in (2, 6, 10):
        first = [int(below(dice(seed), size)) for seed in range(200 * size)]
        assert chi_square([first.count(value) for value in range(size)])
    rng, rolls = dice(1), []
    for _ in range(3600):
        rng = roll(rng)
        rolls.append(below(rng, 6))
    pairs = list(itertools.pairwise(rolls))
    assert chi_square([pairs.count(pair) for pair in itertools.product(range(6), repeat=2)])


def test_dice_differ_by_both_halves_of_a_seed():
    seeds = [0, 1, 2, 1 << 32, 2 << 32, (1 << 32) + 1, (1 << 55) + 3]
    assert len({dice(seed) for seed in seeds}) == len(seeds)
    assert all(0 <= word <= chance.WORD for seed in seeds for word in dice(seed))


@pytest.mark.clause("NY-20")
@pytest.mark.parametrize(("viewer", "worlds"), [(0, 10), (1, 10), (2, 6), (gotham.SPECTATOR, 210)])
def test_guesses_are_uniform_over_indistinguishable_worlds(game, viewer, worlds):
    """Hidden are Y1 Y2, R3 R4 and Y5 Y6 Y7, except the viewer's cards: all deals are equally likely."""
    scene = read_scene(game, LATE)
    view = game.look(scene.rows(game, ""), viewer)
    guesses = [tuple(game.guess(view, viewer, seed)[0].place.tolist()) for seed in range(max(300, 8 * worlds))]
    found = sorted(set(guesses))
    assert len(found) == worlds
    assert all(sorted(place for place in world if place >= DEALT) == [6, 6, 7, 7, 8, 8, 8] for world in found)
    assert chi_square([guesses.count(world) for world in found])
