"""The report page of a tournament: complete, self-contained, in four languages."""

import html.parser
import re
from pathlib import Path

import pytest

import gotham
from gotham.arena import Outcome, Tournament, parse_hypotheses
from gotham.arena.report.charts import Axis, bins
from gotham.arena.report.page import LISTED, report
from gotham.arena.sprt import decide
from gotham.i18n.catalogue import LANGUAGES

from .tournament import NAME, SHORT, duel, named, planned

ROOT = Path(__file__).parents[2]
REPORT, TABLE = ROOT / "src/gotham/arena/report/report.css", ROOT / "web/src/style/tokens.css"
STYLE = re.compile(r"(--[\w-]+): (.*);")
VOID = {"meta", "line", "circle", "rect", "polyline", "wbr"}


class Page(html.parser.HTMLParser):
    """Parse a page; every tag must be closed in the right place."""

    def __init__(self, text):
        super().__init__()
        self.open, self.seen, self.text = [], [], []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        self.seen.append((tag, dict(attributes)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.seen.append((tag, dict(attributes)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open[-1:] != ["style"]:
            self.text.append(data)

    def tags(self, name):
        return [attributes for tag, attributes in self.seen if tag == name]


def outcome(*names, blocks=4, cross=False, claims=None):
    """A tournament in which the first bot of every table wins all blocks but the first."""
    names = names or ("a", "b")
    lineups = [(a, b) for place, a in enumerate(names) for b in names[place + 1 :]]
    tables = []
    for lineup in lineups:
        schedule = named(planned("random", "random"), *lineup)
        tables.append((schedule, {k: duel(schedule, [0, 1] if k else [], [] if k else [0, 1]) for k in range(blocks)}))
    tournament = Tournament(tuple(names), tuple(schedule for schedule, _ in tables), blocks, claims, cross)
    verdict = decide(claims, [0.0] + [1.0] * (blocks - 1), 2) if claims else None
    return Outcome(tournament, tables, verdict)


def page(found, language="en"):
    return report(found, gotham.game(NAME, "plain").words(language))


def test_a_page_is_self_contained():
    text = page(outcome("a", "b", "c", cross=True))
    assert Page(text).tags("script") == Page(text).tags("link") == Page(text).tags("img") == []
    assert not re.search(r"https?://|@import|url\((?!\"data:)", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_complete_in_every_language(language):
    found = Page(page(outcome(claims=parse_hypotheses("0,50"), blocks=30), language))
    assert found.tags("html") == [{"lang": language}]
    said = " ".join(found.text)
    assert not re.search(r"\b(report|arena)-[a-z]+\b(?!-)", said.replace("gotham arena-watch", ""))
    assert "{" not in said
    assert len(found.tags("h2")) == 8
    assert all(svg.get("aria-hidden") or svg.get("aria-label") for svg in found.tags("svg"))


def test_figures_are_next_to_the_charts():
    found = page(outcome("a", "b", "c", cross=True))
    assert re.search(r'scope="row">a</th><td>–</td><td class="won" style="--depth:20%">75.0 %', found)
    assert 'class="lost" style="--depth:20%">25.0 %' in found
    assert "<td>24</td>" in found  # all have the same length
    assert f"gotham arena {NAME} --bots a,b,c --cross --players 2 --matches 8 --seed 0" in found


def test_names_of_bots_are_escaped():
    found = page(outcome("<script>", 'x" onload="y'))
    assert Page(found).tags("script") == []
    assert "&lt;script&gt;" in found


def test_every_match_is_named_up_to_a_limit():
    small, large = outcome(), outcome(blocks=LISTED)
    digest = small.tables[0][0].digest
    assert all(f"{digest}-{block}-{rotation}<" in page(small) for block in range(4) for rotation in range(2))
    assert f"gotham arena-watch {digest}-0-0<" in page(small)
    assert f"There are {LISTED} more" in page(large)


def test_the_curve_ends_with_the_test():
    found = outcome(claims=parse_hypotheses("0,100"), blocks=40)
    text = page(found)
    assert found.sprt.decision == "high"
    assert f'scope="row">{len(found.sprt.curve)}</th><td>{found.sprt.ratio:.2f}<' in text
    assert text.count("<polyline") == 1


def test_lengths_are_counted_in_round_classes():
    assert [tuple(each) for each in bins([7])] == [(7, 8, 1)]
    found = bins([3, 17, 18, 99, 40])
    assert (found[0].start, found[-1].end, sum(each.size for each in found)) == (0, 100, 5)
    assert {each.end - each.start for each in found} == {10}


def test_a_chart_fits_the_page():
    axis = Axis(0, 1)
    assert (axis.place(-5), axis.place(0), axis.place(0.5), axis.place(9)) == (6, 6, 50, 94)


# -------------------------------------------------------------------------------------------- the command


def test_the_command_writes_the_page(gotham_, tmp_path):
    words = ("arena", NAME, "--bots", "random", "--matches", 4, "--jobs", 1, *SHORT)
    code, _, err = gotham_(*words, "--report", tmp_path / "page.html")
    assert code == 0
    assert f"The report is in {tmp_path / 'page.html'}" in err
    assert Page((tmp_path / "page.html").read_text("utf-8")).tags("title")


def test_a_page_that_cannot_be_written_is_reported_in_one_line(gotham_, tmp_path):
    words = ("arena", NAME, "--bots", "random", "--matches", 2, "--jobs", 1, "--json", *SHORT)
    code, _, err = gotham_(*words, "--report", tmp_path)
    assert (code, err.count("\n")) == (2, 1)
    assert f"{tmp_path} cannot be used" in err


def test_it_has_the_colours_and_fonts_of_the_web_table():
    """The client's sources are not part of the package, so the package has a copy."""
    own, table = (dict(STYLE.findall(path.read_text("utf-8"))) for path in (REPORT, TABLE))
    assert len(own) > 10
    assert own.items() <= table.items()
