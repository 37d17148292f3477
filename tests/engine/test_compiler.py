"""Records, actions, and rules that run alike compiled and interpreted."""

import os
import subprocess
import sys

import numpy as np
import pytest

import gotham
from gotham import engine
from gotham.engine import UNKNOWN, actions, cells, record
from gotham.games.new_york_new_york.rules import scoring


def test_a_field_is_a_number_of_values_or_bounds_with_or_without_a_shape():
    State = record(turn=4, money=(-5, 9), hands=(3, (2, 2)), sums=((-1, 1), (3,)))  # noqa: N806
    assert State.bounds == {"turn": (0, 3), "money": (-5, 9), "hands": (0, 2), "sums": (-1, 1)}
    assert State.dtype.itemsize == 8 * (1 + 1 + 4 + 3)
    low, high = State.limits
    assert low.tolist() == [0, -5, 0, 0, 0, 0, -1, -1, -1]
    assert high.tolist() == [3, 9, 2, 2, 2, 2, 1, 1, 1]


@pytest.mark.parametrize("name", ["round", "take", "size", "choose", "sort", "data", "all", "item", "copy"])
def test_a_field_cannot_be_named_like_a_method_of_numpy(name):
    with pytest.raises(ValueError, match=name):
        record(**{name: 2})


def test_a_field_cannot_hold_the_value_of_unknown():
    with pytest.raises(ValueError, match="'money' can be -1000"):
        record(money=(-5000, 5000))


def test_states_are_rows_of_int64():
    rows = record(turn=4, hands=(3, (2,))).rows(2, fill=UNKNOWN)
    rows[1].hands[1] = 2
    assert cells(rows).tolist() == [[UNKNOWN] * 3, [UNKNOWN, UNKNOWN, 2]]


def test_an_action_is_a_kind_with_operands():
    some = actions(play=5, give=(3, 4), pass_=())
    assert (some.kinds, some.starts, some.count) == (("play", "give", "pass"), (0, 5, 17), 18)
    for number in range(some.count):
        kind, operands = some.parts(number)
        assert some.number(kind, *operands) == number
    assert some.parts(5 + 2 * 4 + 1) == ("give", (2, 1))
    with pytest.raises(ValueError, match="3 is no operand of 'give'"):
        some.number("give", 3, 0)


def test_weights_of_kinds_spread_over_actions():
    weights = actions(play=2, pass_=()).spread({"play": 3, "pass": 1})
    assert weights.tolist() == [3, 3, 1]


def test_modes_coexist_with_their_own_caches():
    rules = gotham.game("new-york-new-york", "plain").rules
    folders = {engine.cache_folder(rules, mode) for mode in engine.MODES}
    assert len(folders) == 3
    assert engine.bind(scoring.score, rules, "plain") is not engine.bind(scoring.score, rules, "checked")


@pytest.mark.skipif(not engine.has_numba(), reason="numba is not installed")
def test_checked_rules_refuse_to_read_outside_a_field():
    rules = gotham.game("new-york-new-york", "plain").rules
    rows = rules.State.rows()
    with pytest.raises(IndexError):
        engine.bind(scoring.shows, rules, "checked")(rows[0], 99, 0)


def python(code, **environment):
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_importing_gotham_loads_neither_numpy_nor_numba():
    assert python("import sys, gotham; print({'numpy', 'numba'} & set(sys.modules))") == "set()"


def test_without_numba_a_match_is_the_same():
    code = """
import sys
{block}
import gotham
game = gotham.game("new-york-new-york")
table = game.table(players=2, seed=3)
while not table.over:
    table.act(table.actors[0], table.legal(table.actors[0])[0])
print(game.mode, table.digest)
"""
    without = python(
        code.format(
            block="sys.meta_path.insert(0, type('No', (), {'find_spec': staticmethod("
            "lambda name, *rest: (_ for _ in ()).throw(ImportError(name)) if name == 'numba' else None)})); "
            "import importlib.util; find = importlib.util.find_spec; "
            "importlib.util.find_spec = lambda name, *rest: None if name == 'numba' else find(name, *rest)"
        ),
        GOTHAM_MODE="",
    )
    plain = python(code.format(block=""), GOTHAM_MODE="plain")
    assert without == plain
    assert plain.startswith("plain ")


COUNT_COMPILED = """
import sys
import gotham
from gotham.engine import bind
from gotham.games.new_york_new_york.rules import scoring
rules = gotham.game("new-york-new-york", "plain").rules
row, score = rules.State.rows()[0], bind(scoring.score, rules, "compiled")
print("ready", flush=True)
sys.stdin.readline()
score(row, 0)
print(sum(score.stats.cache_misses.values()))
"""


@pytest.mark.skipif(not engine.has_numba(), reason="numba is not installed")
@pytest.mark.skipif(sys.platform == "win32", reason="files have no locks there")
def test_of_several_processes_one_compiles_a_rule(tmp_path):
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    command, pipes = [sys.executable, "-c", COUNT_COMPILED], {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    running = [subprocess.Popen(command, env=environment, text=True, **pipes) for _ in range(3)]
    assert [each.stdout.readline() for each in running] == ["ready\n"] * 3
    for each in running:
        each.stdin.write("\n")
        each.stdin.flush()
    assert sorted(each.communicate()[0] for each in running) == ["0\n", "0\n", "1\n"]


def test_an_unknown_mode_is_refused(monkeypatch):
    monkeypatch.setenv("GOTHAM_MODE", "fast")
    with pytest.raises(gotham.Unknown, match="there is no mode “fast”; available: compiled, checked, plain"):
        gotham.game("new-york-new-york").in_mode(engine.default_mode())


def test_an_edit_of_the_rules_changes_the_cache(tmp_path):
    for name, text in (("a", "x = 1"), ("b", "x = 2")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "rules.py").write_text(text)
    folders = []
    for name in ("a", "b"):
        module = type(sys)("same")
        module.__file__ = str(tmp_path / name / "rules.py")
        folders.append(engine.cache_folder(module, "compiled"))
    assert folders[0] != folders[1]


def test_numbers_are_read_interpreted_as_compiled():
    """Words of 32 bits in int64: nothing overflows or makes numpy warn."""
    key = np.full(8, engine.WORD)
    words = engine.block(key, 0xFFFF, 0xFFFF, engine.WORD)
    assert all(0 <= word <= engine.WORD for word in words)
