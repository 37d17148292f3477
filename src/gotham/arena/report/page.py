"""The page of a tournament: charts with their figures, how to repeat it, and how to see each match."""

import shlex
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from ... import __version__
from ...i18n.catalogue import Words
from ..archive import usable
from ..block import MatchResult
from ..cross_table import CrossCell, Tables, cross_table
from ..ratings import ratings
from ..results import name
from ..schedule import Schedule
from ..sprt import BOUND, SprtResult
from ..statistics import Summary, seat_figures, summary
from ..tournament import Outcome
from .charts import Axis, around, curve, interval_table
from .figures import bounds, percent, short, verdict_line
from .html import behind, counted, page, plain_table, section, wide

LISTED = 400  # matches; a page of more is slow to open
SAMPLED = 12  # points of a curve in its table


def write_report(path: Path, outcome: Outcome, words: Words, results: Path | None, fonts: Path) -> None:
    """Write the page of a tournament, in the words of the game; fonts are embedded if there are any."""
    page = report(outcome, words, results, fonts)
    with usable(path):
        path.write_text(page, "utf-8")


def report(outcome: Outcome, words: Words, results: Path | None = None, fonts: Path | None = None) -> str:
    """Return the page of a tournament."""
    title = words("report-heading", title=words("title"))
    return page(title, _played(outcome, words), _sections(outcome, words, results), words, fonts)


def _played(outcome: Outcome, words: Words) -> str:
    if outcome.tournament.cross:
        matches = sum(len(blocks) * schedule.players for schedule, blocks in outcome.tables)
        return words("arena-crossed", tables=len(outcome.tables), blocks=outcome.tournament.blocks, matches=matches)
    figures = summary(*outcome.tables[0])
    played = {"matches": figures.matches, "blocks": figures.blocks, "length": f"{figures.length:.1f}"}
    return words("arena-played", fair=percent(figures.fair_share), **played)


def _sections(outcome: Outcome, words: Words, results: Path | None) -> Iterator[str]:
    """Yield the sections of the page, the most important first."""
    if not outcome.tournament.cross:
        yield from _shares(summary(*outcome.tables[0]), words)
    if outcome.sprt:
        yield _test(outcome.tables[0][0], outcome.sprt, words)
    cells = cross_table(outcome.tables)
    if len({cell.bot for cell in cells}) > 2:  # of two the blocks say it all
        yield _cross(cells, words)
    if rated := ratings(outcome.tables):
        rows = [(each.bot, each.skill) for each in rated]
        heads, axis = (words("arena-bot"), words("arena-rating")), around([skill for _, skill in rows])
        drawn = interval_table(heads, rows, axis, short)
        yield section(words("report-ratings"), words("report-ratings-about"), drawn)
    yield _seats(outcome.tables, words)
    yield _lengths(outcome.tables, words)
    yield _settings(outcome, words)
    yield _matches(outcome.tables, words, results)


# ---------------------------------------------------------------------------------------------- who is better


def _shares(figures: Summary, words: Words) -> Iterator[str]:
    rows = [(each.bot, each.win_share) for each in figures.bots]
    heads, axis = (words("arena-bot"), words("arena-share")), Axis(0, 1, figures.fair_share)
    drawn = interval_table(heads, rows, axis, percent)
    yield section(words("report-wins"), words("report-wins-about"), drawn)
    won = [(each.bot, each.blocks_won) for each in figures.bots if each.blocks_won]
    if won:
        heads, axis = (words("arena-bot"), words("arena-blocks-won")), Axis(0, 1, 0.5)
        drawn = interval_table(heads, won, axis, percent)
        yield section(words("report-blocks"), words("report-blocks-about"), drawn)


def _test(schedule: Schedule, result: SprtResult, words: Words) -> str:
    drawing = curve(result.curve, BOUND, words("report-ratio"))
    every = max(1, -(-len(result.curve) // SAMPLED))
    points = [*range(every - 1, len(result.curve), every)]
    if points[-1:] != [len(result.curve) - 1]:
        points.append(len(result.curve) - 1)
    rows = [(f"{place + 1:,}", f"{result.curve[place]:.2f}") for place in points]
    figures = behind(plain_table([words("report-block-count"), words("report-ratio")], rows), words)
    line = f'<p class="verdict">{escape(verdict_line(schedule.bots[0], result, words))}</p>'
    return section(words("report-test"), words("report-test-about"), f"{line}<figure>{drawing}</figure>{figures}")


def _cross(cells: Sequence[CrossCell], words: Words) -> str:
    bots = list(dict.fromkeys(cell.bot for cell in cells))
    found = {(cell.bot, cell.other): cell for cell in cells}
    head = "".join(f'<th scope="col">{escape(bot)}</th>' for bot in bots)
    rows = "".join(
        f'<tr><th scope="row">{escape(bot)}</th>{"".join(_cell(found.get((bot, other))) for other in bots)}</tr>'
        for bot in bots
    )
    table = f'<table class="cross"><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>'
    return section(words("report-cross"), words("report-cross-about"), wide(table, words("report-cross")))


def _cell(cell: CrossCell | None) -> str:
    if cell is None:
        return "<td>–</td>"
    low, high = bounds(cell.share)
    side, depth = ("won" if cell.share.mean >= 0.5 else "lost"), round(80 * abs(cell.share.mean - 0.5))
    between = f'<span class="between">{100 * low:.0f} – {100 * high:.0f}</span>'
    return f'<td class="{side}" style="--depth:{depth}%">{percent(cell.share.mean)} {between}</td>'


# ------------------------------------------------------------------------------------------ what was played


def _seats(tables: Tables, words: Words) -> str:
    rows = [(str(each.seat), each.win_share) for each in seat_figures(tables)]
    heads, axis = (words("arena-seat"), words("arena-share")), Axis(0, 1, 1 / len(rows))
    drawn = interval_table(heads, rows, axis, percent)
    return section(words("report-seats"), words("report-seats-about"), drawn)


def _lengths(tables: Tables, words: Words) -> str:
    lengths, heads = [match.length for match in _all_matches(tables)], ("report-actions", "report-match-count")
    drawn = counted(lengths, words("report-lengths"), heads, words)
    return section(words("report-lengths"), words("report-lengths-about"), drawn)


def _settings(outcome: Outcome, words: Words) -> str:
    first, tournament = outcome.tables[0][0], outcome.tournament
    options = ", ".join(f"{name}={value}" for name, value in first.options.items())
    facts = {
        "report-bots": ", ".join(tournament.bots),
        "report-players": first.players,
        "report-options": options or "–",
        "report-seed": first.seed,
        "report-rules": first.version,
        "report-code": ", ".join(dict.fromkeys(schedule.code for schedule, _ in outcome.tables)),
        "report-program": __version__,
    }
    listed = "".join(f"<dt>{escape(words(each))}</dt><dd>{escape(str(value))}</dd>" for each, value in facts.items())
    command = f"<pre><code>{escape(tournament.command)}</code></pre>"
    return section(words("report-settings"), words("report-settings-about"), f"<dl>{listed}</dl>{command}")


# ----------------------------------------------------------------------------------------------- every match


def _matches(tables: Tables, words: Words, results: Path | None) -> str:
    found = [(name(schedule, block, rotation), match) for schedule, block, rotation, match in _numbered(tables)]
    watch = ["gotham", "arena-watch", found[0][0], *(["--results", str(results)] if results else [])]
    heads = [*map(words, ("report-match", "report-seating", "report-winners", "report-returns", "report-actions"))]
    rows = [(each, *_told(match)) for each, match in found[:LISTED]]
    table = wide(plain_table(heads, rows), words("report-matches"))
    more = len(found) - len(rows)
    rest = f"<p>{escape(words('report-more', count=more))}</p>" if more else ""
    all_ = f"<details><summary>{escape(words('report-list', count=len(rows)))}</summary>{table}{rest}</details>"
    return section(
        words("report-matches"),
        words("report-matches-about"),
        f"<pre><code>{escape(shlex.join(watch))}</code></pre>{all_}",
    )


def _told(match: MatchResult) -> tuple[str, ...]:
    winners = ", ".join(match.bots[seat] for seat in match.winners) or "–"
    return ", ".join(match.bots), winners, " : ".join(f"{value:,}" for value in match.returns), f"{match.length:,}"


def _numbered(tables: Tables) -> Iterator[tuple[Schedule, int, int, MatchResult]]:
    for schedule, blocks in tables:
        for block in sorted(blocks):
            for rotation, match in enumerate(blocks[block]):
                yield schedule, block, rotation, match


def _all_matches(tables: Tables) -> Iterator[MatchResult]:
    return (match for *_, match in _numbered(tables))
