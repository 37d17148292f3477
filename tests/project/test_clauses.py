"""Every clause of every rulebook has a test, and every test names existing clauses."""

import re

import pytest
from tests import clauses

import gotham

RULEBOOK = """# A game

| id | clause | source |
| --- | --- | --- |
| XX-01 | Whoever comes first begins. | S |
| XX-02 | Whoever comes last ends, see XX-01. | S |
"""
TEST = """import pytest

@pytest.mark.clause("XX-01")
def test_first(): ...
"""


@pytest.fixture
def planted(tmp_path):
    """A rulebook of two clauses and a folder of tests; return the tool's report."""
    rulebook = tmp_path / "rulebook.md"
    rulebook.write_text(RULEBOOK)

    def planted(tests):
        (tmp_path / "test_game.py").write_text(tests)
        return clauses.report(clauses.clauses(rulebook), clauses.proofs(tmp_path))

    return planted


def test_every_clause_has_a_test():
    known = [clause for rulebook in clauses.rulebooks() for clause in clauses.clauses(rulebook)]
    lines, wrong = clauses.report(known, clauses.proofs(clauses.TESTS))
    assert wrong == 0, "\n".join(line for line in lines if " un" in line)


def test_rulebooks_are_complete(game):
    """Clauses have ascending numbers, and each has a text for players."""
    everywhere, *games = clauses.rulebooks()
    assert clauses.clauses(everywhere) == ["ALL-01", "ALL-02"]
    assert len(games) == len(gotham.all_games())
    for name, rulebook in zip(gotham.all_games(), games, strict=True):
        this = gotham.game(name, "plain")
        ids = clauses.clauses(rulebook)
        assert ids == [this.clause(number) for number in range(1, 100) if this.clause(number) in ids]
        assert [clause for clause in ids if not this.words("en").has(f"clause-{clause}")] == []
    assert len(clauses.clauses(games[gotham.all_games().index(game.name)])) == 24


def test_rules_name_existing_clauses():
    """In the comments and return values of the rules, and in messages to players."""
    for name, rulebook in zip(gotham.all_games(), clauses.rulebooks()[1:], strict=True):
        this, ids = gotham.game(name, "plain"), set(clauses.clauses(rulebook))
        texts = [
            path.read_text("utf-8") for path in rulebook.parent.rglob("*") if path.suffix in (".py", ".ftl", ".md")
        ]
        named = set(re.findall(rf"\b{this.rules.CLAUSES}-\d+", "\n".join(texts)))
        assert named <= ids


def test_an_untested_clause_is_found(planted):
    assert planted(TEST) == (["XX-01 test_game::test_first", "XX-02 untested"], 1)


def test_an_unknown_clause_is_found(planted):
    tests = TEST.replace('"XX-01"', '"XX-01", "XX-02", "XX-03"')
    lines, wrong = planted(tests)
    assert lines[2:] == ["XX-03 unknown, named by test_game::test_first"]
    assert wrong == 1


def test_marks_are_found_everywhere(planted):
    tests = """import pytest

    @pytest.mark.clause("XX-01")
    class TestFirst:
        def test_it(self): ...

    @pytest.mark.parametrize("a", [pytest.param(1, marks=pytest.mark.clause("XX-02")), 2])
    def test_last(a): ...
    """
    indented = tests.replace("\n    ", "\n")
    assert planted(indented) == (["XX-01 test_game::TestFirst", "XX-02 test_game::test_last"], 0)


def test_a_clause_must_be_a_literal(planted):
    lines, wrong = planted(TEST.replace('"XX-01"', "*ALL"))
    assert lines[2:] == ["*ALL unknown, named by test_game::test_first"]
    assert wrong == 3


def test_the_command(capsys, monkeypatch):
    assert clauses.main() == 0
    out = capsys.readouterr().out
    assert re.search(r"^NY-07 .*test_actions::test_after_playing_a_player_must_take", out, re.MULTILINE)
    assert out.endswith(" clauses, 0 untested or unknown\n")
    monkeypatch.setattr(clauses, "TESTS", clauses.TESTS / "nowhere")
    assert clauses.main() == 1
    assert "NY-07 untested\n" in capsys.readouterr().out
