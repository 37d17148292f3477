"""The page of a balance report: charts with their figures, and how to repeat it."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path

from .. import __version__
from ..arena import Figure
from ..arena.archive import usable
from ..arena.report.charts import Axis, around, interval_table
from ..arena.report.figures import percent, short
from ..arena.report.html import counted, page, section
from ..i18n.catalogue import Words
from ..match.game import Game
from . import figures
from .figures import Aspect
from .last_seat import answers, verdict
from .records import Measured
from .survey import Sample, Survey, written

Tables = Sequence[tuple[Sample, Measured]]
ByCount = dict[int, Measured]  # by number of players


def write_page(path: Path, survey: Survey, tables: Tables, game: Game, words: Words, fonts: Path) -> None:
    """Write the page of a survey, in the words of the game; fonts are embedded if there are any."""
    text = balance_page(survey, tables, game, words, fonts)
    with usable(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def balance_page(survey: Survey, tables: Tables, game: Game, words: Words, fonts: Path | None = None) -> str:
    """Return the page of a survey."""
    title = words("balance-heading", title=words("title"))
    matches = sum(len(measured) for _, measured in tables)
    lead = words("balance-lead", bot=survey.bot, matches=f"{matches:,}")
    return page(title, lead, _sections(survey, tables, game, words), words, fonts)


def usual_of(tables: Tables) -> ByCount:
    """Return the matches with default options."""
    return {sample.players: measured for sample, measured in tables if not sample.option}


def _sections(survey: Survey, tables: Tables, game: Game, words: Words) -> Iterator[str]:
    """Yield the sections of the page, the most important first."""
    usual, variants = usual_of(tables), dict[tuple[str, str], ByCount]()
    for sample, measured in tables:
        if sample.option:
            variants.setdefault((sample.option, sample.value), {})[sample.players] = measured
    yield _last(usual, words)
    yield _order(usual, words)
    yield _course(usual, words)
    yield _lengths(usual, words)
    for (option, value), changed in variants.items():
        yield _variant(option, value, usual, changed, game, words)
    yield _settings(survey, words)


def _count(players: int, words: Words) -> str:
    return words("balance-count", count=players)


def _part(heading: str, *contents: str) -> str:
    """Return a part of a section."""
    return f"<h3>{escape(heading)}</h3>{''.join(contents)}"


def _told(sentence: str) -> str:
    return f'<p class="verdict">{escape(sentence)}</p>'


def _folded(name: str, content: str) -> str:
    """Return folded contents."""
    return f"<details><summary>{escape(name)}</summary>{content}</details>"


# ------------------------------------------------------------------------------------------------ who plays last


def _last(usual: ByCount, words: Words) -> str:
    """Return whether playing last is an advantage, in words and as a chart for every number of players."""
    parts = [_told(sentence) for sentence in answers(usual, words)]
    if note := words.whole("balance-note"):
        parts.append(f"<p>{escape(note)}</p>")
    if all(map(figures.has_rounds, usual.values())):
        parts.append(_lead(figures.LAST_ROUND, usual, words))
    parts.append(_lead(figures.LAST, usual, words))
    return section(words("balance-question"), words("balance-question-about"), "".join(parts))


def _lead(aspect: Aspect, usual: ByCount, words: Words) -> str:
    """Return how far the last player's share of the wins is above a fair one."""
    shares = {players: figures.mean(matches, aspect) for players, matches in usual.items()}
    rows = [(players, figures.above(share, 1 / players)) for players, share in shares.items()]
    return _by_count(aspect, rows, words("balance-above"), 0.0, _points, words)


# ------------------------------------------------------------------------------------------------ who plays when


def _order(usual: ByCount, words: Words) -> str:
    parts = (_part(_count(players, words), *_places(matches, players, words)) for players, matches in usual.items())
    return section(words("balance-order"), words("balance-order-about"), "".join(parts))


def _places(matches: Measured, players: int, words: Words) -> Iterator[str]:
    """Yield the value of each place: in a round, if there are several, and in a match."""
    if figures.has_rounds(matches):
        yield from _won(matches, players, "rounds", words)
        yield from _won(matches, players, "whole", words)
    else:
        yield from _won(matches, players, "matches", words)


def _won(matches: Measured, players: int, of: str, words: Words) -> Iterator[str]:
    """Yield a sentence on the last place, a table of shares, and the folded points."""
    in_rounds, fair = of == "rounds", 1 / players
    won = figures.places(matches, players, figures.round_share if in_rounds else figures.match_share)
    yield _told(verdict(won[-1], fair, of, words))
    yield _place_table(won, words("balance-of", of=of), Axis(0, 1, fair), percent, words)
    if figures.has_points(matches):
        measure = figures.round_points if in_rounds else figures.match_points
        points = figures.places(matches, players, measure, is_share=False)
        table = _place_table(points, words("balance-mean"), around(points), short, words)
        yield _folded(words("balance-points-of", of=of), table)


def _place_table(found: Sequence[Figure], head: str, axis: Axis, write: Callable[[float], str], words: Words) -> str:
    names = [place_name(place, len(found), words) for place in range(len(found))]
    return interval_table((words("balance-place"), head), [*zip(names, found, strict=True)], axis, write)


def place_name(place: int, count: int, words: Words) -> str:
    """Return the name of a place in the order of play."""
    if place == 0:
        return words("balance-place-first")
    return words("balance-place-last") if place == count - 1 else str(place + 1)


# --------------------------------------------------------------------------------------------------- how it goes


def _course(usual: ByCount, words: Words) -> str:
    aspects = figures.course(next(iter(usual.values())))
    parts = []
    for aspect in aspects:
        rows = [(players, figures.mean(matches, aspect)) for players, matches in usual.items()]
        write = percent if aspect.is_share else short
        parts.append(_by_count(aspect, rows, words("balance-mean"), None, write, words))
    return section(words("balance-course"), words("balance-course-about"), "".join(parts))


def _by_count(
    aspect: Aspect,
    rows: Sequence[tuple[int, Figure]],
    head: str,
    mark: float | None,
    write: Callable[[float], str],
    words: Words,
) -> str:
    """Return a measure, a row for every number of players."""
    axis = around([found for _, found in rows], mark)
    if mark is not None:  # it is on the chart, however far off the figures are
        axis = Axis(min(axis.least, mark), max(axis.greatest, mark), mark)
    named = [(str(players), found) for players, found in rows]
    return _part(words(aspect.message), interval_table((words("balance-players"), head), named, axis, write))


def _lengths(usual: ByCount, words: Words) -> str:
    parts = []
    for players, matches in usual.items():
        turns, name = [record.turns for record in matches.values()], _count(players, words)
        title = f"{words('balance-lengths')}, {name}"
        parts.append(_part(name, counted(turns, title, ("balance-turns", "report-match-count"), words)))
    return section(words("balance-lengths"), words("balance-lengths-about"), "".join(parts))


# ------------------------------------------------------------------------------------------------------- options


def _variant(option: str, value: str, usual: ByCount, changed: ByCount, game: Game, words: Words) -> str:
    """Return what an option changes; differences that are not significant are folded."""
    before = value_name(option, game.rules.OPTIONS[option][0], words)
    heading = words("balance-option", option=words(f"option-{option}"), value=value_name(option, value, words))
    players = next(iter(changed))
    parts: dict[bool, list[str]] = {True: [], False: []}
    for aspect in figures.compared(usual[players], changed[players]):
        rows = [(each, figures.difference(usual[each], changed[each], aspect)) for each in changed]
        is_changed = any(figures.judged(found, 0.0) != "unclear" for _, found in rows)
        parts[is_changed].append(_difference(aspect, rows, words))
    content = "".join(parts[True]) or _told(words("balance-option-same"))
    rest = "".join(parts[False])
    folded = _folded(words("balance-option-rest"), rest) if rest else ""
    return section(heading, words("balance-option-about", usual=before), content + folded)


def _difference(aspect: Aspect, rows: Sequence[tuple[int, Figure]], words: Words) -> str:
    if all(found.mean == 0 and found.low is None for _, found in rows):
        return ""  # nothing of the kind happens, with the option or without
    head = words("balance-difference-share" if aspect.is_share else "balance-difference")
    return _by_count(aspect, rows, head, 0.0, _points if aspect.is_share else _signed, words)


def _signed(value: float) -> str:
    digits = 1 if abs(value) < 1000 else 0
    return f"{round(value, digits) + 0.0:+,.{digits}f}"  # a sum has no minus zero


def _points(share: float) -> str:
    return _signed(100 * share)


def value_name(option: str, value: str, words: Words) -> str:
    """Return the name of a value: for this option, for all options, or as it is written."""
    return words.whole(f"value-{option}-{value}") or words.whole(f"value-{value}") or value


# ----------------------------------------------------------------------------------------------- how it was made


def _settings(survey: Survey, words: Words) -> str:
    first = survey.samples[0].schedule
    facts = {
        "report-bots": survey.bot,
        "balance-usual": written(survey.matches),
        "balance-variants": written(survey.variants),
        "report-seed": survey.seed,
        "report-rules": first.version,
        "report-code": first.code,
        "report-program": __version__,
    }
    listed = "".join(f"<dt>{escape(words(each))}</dt><dd>{escape(str(value))}</dd>" for each, value in facts.items())
    command = f"<pre><code>{escape(survey.command)}</code></pre>"
    return section(words("report-settings"), words("report-settings-about"), f"<dl>{listed}</dl>{command}")
