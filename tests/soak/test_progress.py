"""The soak continues where it stopped, repeats what failed, and starts anew after a change of the sources."""

import pytest
from tests.soak import inputs
from tests.soak.parts import PARTS, Portion, Result, check
from tests.soak.progress import Progress


def test_a_second_run_continues_where_the_first_stopped(tmp_path):
    file = tmp_path / "build" / "soak.jsonl"
    progress, size = Progress(file), PARTS["twins"].portion
    wanted = range(1, 3 * size + 6)
    portions = [*progress.left("twins", wanted)]
    assert portions == [
        Portion("twins", 1, size),
        Portion("twins", size + 1, 2 * size),
        Portion("twins", 2 * size + 1, 3 * size),
        Portion("twins", 3 * size + 1, 3 * size + 5),
    ]
    progress.add(Result(portions[1], {"matches": size}, 2.0))
    progress.add(Result(portions[2], {}, 1.0, "number 7: AssertionError"))
    again = Progress(file)
    assert [*again.left("twins", wanted)] == [portions[0], *portions[2:]], "what failed is done again"
    assert again.counts["twins"] == {"matches": size}
    assert [*again.report()] == [f"twins: {size:,} done, {2000 / size:,.1f} ms each in one process ({size:,} matches)"]
    assert [*Progress(None).left("twins", wanted)] == portions


def test_results_of_other_sources_do_not_count(tmp_path, monkeypatch):
    file = tmp_path / "soak.jsonl"
    Progress(file).add(Result(Portion("kills", 1, 10), {"kills": 10}, 1.0))
    monkeypatch.setattr("tests.soak.progress.sources", lambda: "others")
    assert [*Progress(file).left("kills", range(1, 11))] == [Portion("kills", 1, 10)]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_an_input_follows_from_its_number(number):
    assert inputs.check_one(number) == inputs.check_one(number)


def test_a_failure_names_its_number(monkeypatch):
    def fail(number):
        assert number < 12, "a reader raised something else"

    monkeypatch.setattr(inputs, "check_one", lambda number: fail(number) or ("kind", "read"))
    result = check(Portion("inputs", 10, 20))
    assert result.failure.startswith("number 12: AssertionError: a reader raised something else")


def test_an_endless_reader_is_interrupted(monkeypatch):
    def loop(source, rng):
        while True:
            try:
                sum(range(1000))
            except Exception:  # as a reader may do
                continue

    monkeypatch.setattr(inputs, "ENDLESS", 1)
    monkeypatch.setattr(inputs, "KINDS", dict.fromkeys(inputs.KINDS, loop))
    monkeypatch.setattr(inputs, "FILES", {})
    assert "no end after 1 seconds" in check(Portion("inputs", 3, 3)).failure
