"""Input for readers: arbitrary text, and valid text with a flaw; and the readers of a game.

A reader returns a value or raises one of the project's own errors with a message of one line: `read` checks that.
"""

import os

from hypothesis import given, settings
from hypothesis import strategies as st

import gotham
from gotham.bots import bot
from gotham.cli.files import read_text
from gotham.cli.options import parse_options
from gotham.cli.terminal.rulebook import clause

TIMES = int(os.environ.get("GOTHAM_FUZZ", "1"))  # factor of the number of examples
FEWEST = settings(max_examples=6 * TIMES, deadline=None)
FEWER = settings(max_examples=20 * TIMES, deadline=None)
FEW = settings(max_examples=60 * TIMES, deadline=None)
MANY = settings(max_examples=300 * TIMES, deadline=None)

ODD = ["", " ", "?", "-1", "-1000", "99999999999", "9" * 5000, "nan", "０", "²", '"', "\u2028", "\udcff", "undo", "end"]
# With lone surrogates: Python decodes invalid UTF-8 on the command line and JSON escapes into them.
TEXTS = st.text(st.characters()) | st.sampled_from(ODD)
WORDS = st.text(st.characters(), max_size=8) | st.sampled_from(ODD)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS | st.just(10**400),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)  # any JSON value, and NaN and infinities, which Python also reads


def readers(game, middle):
    """Return all readers of a game for people's texts; `middle` returns a match that is not over."""

    def act(choose, note=""):
        table = gotham.replay(middle().save(), game=game)
        table.act(table.actors[0], choose(table), note=note)

    option = next(iter(game.rules.OPTIONS))
    return {
        "action": game.read,
        "scene": game.scene,
        "match": lambda text: gotham.replay(text, game=game),
        "any match": lambda text: gotham.replay(text),
        "record": lambda text: gotham.read_record(text, game),
        "bot": lambda text: bot(game, text),
        "bot behind the colon": lambda text: bot(game, f"random:{text}"),
        "budget": lambda text: bot(game, f"ismcts:{text}"),
        "seed of a bot": lambda text: bot(game, "random", text),
        "seed": lambda text: game.table(seed=text),
        "seed of a scene": lambda text: game.scene(middle().scene(), text),
        "seed of a guess": lambda text: middle().view(0).guess(text),
        "name": lambda text: game.table(names=[text]),
        "note": lambda text: act(lambda table: table.legal(table.actors[0])[0], note=text),
        "game": gotham.game,
        "mode": lambda text: gotham.Game(game.name, game.package, text),
        "options": lambda text: game.check_options(parse_options([text])),
        "value of an option": lambda text: game.check_options({option: text}),
        "path": read_text,
        "clause": lambda text: clause(game, text, game.words()),
        "act": lambda text: act(lambda table: text),
    }


def read(reader, text):
    """Call a reader; only the project's own errors may be raised, each with one line."""
    try:
        return reader(text)
    except gotham.GothamError as error:
        refusal = str(error)
    assert refusal
    assert refusal.isprintable()
    return None


def use(table):
    """Save a table, view it and play on."""
    assert gotham.replay(table.save(), game=table.game).digest == table.digest
    for viewer in table.game.viewers(table.players):
        assert table.view(viewer).describe()
    if not table.over:
        table.act(table.actors[0], table.legal(table.actors[0])[0])


def flawed(text):
    """Return a text with lines, words or letters removed, doubled, swapped or changed."""
    lines = text.splitlines()
    places = st.tuples(*[st.integers(0, len(lines) - 1)] * 2)
    return st.builds(lambda change, spots, new: change(lines, *spots, new), st.sampled_from(FLAWS), places, WORDS)


def mutated(text, rng):
    """Return a text with a few of those flaws, by a generator: without Hypothesis, that is many thousands a second."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        lines = text.splitlines() or [""]
        first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
        text = rng.choice(FLAWS)(lines, first, second, _word(lines, rng))
    return text


def _word(lines, rng):
    """Return an odd word, a random one, a number, or a word of the same text, which is the hardest to refuse."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.choice(ODD)
    if kind == 1:
        return "".join(chr(rng.choice((rng.randrange(128), rng.randrange(0x11_0000)))) for _ in range(rng.randrange(8)))
    if kind < 4:
        return str(rng.choice((rng.randrange(-2, 12), rng.randrange(100))))
    return rng.choice(rng.choice(lines).split() or [""])


def play_flawed(reader, text):
    """A flawed text of a table must be refused, or read as a usable table."""

    @FEWER
    @given(flawed(text))
    def holds(text):
        table = read(reader, text)
        if table is not None:
            use(table)

    holds()


def lose(lines, first, second, new):
    return _text([*lines[:first], *lines[first + 1 :]])


def double(lines, first, second, new):
    return _text([*lines[:first], lines[first], *lines[first:]])


def swap(lines, first, second, new):
    return _text([lines[{first: second, second: first}.get(at, at)] for at in range(len(lines))])


def cut(lines, first, second, new):
    """Cut the text in the middle of a line."""
    return _text(lines[: first + 1])[: -1 - second]


def change_line(lines, first, second, new):
    return _text([*lines[:first], new, *lines[first + 1 :]])


def change_word(lines, first, second, new):
    words = lines[first].split(" ")
    words[second % len(words)] = new
    return change_line(lines, first, second, " ".join(words))


def change_letter(lines, first, second, new):
    """Change, add or remove a letter."""
    line = lines[first]
    return change_line(lines, first, second, line[:second] + new[:1] + line[second + len(new) % 2 :])


def _text(lines):
    return "\n".join(lines) + "\n"


FLAWS = [lose, double, swap, cut, change_line, change_word, change_letter]
