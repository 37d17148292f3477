"""`gotham case`: new cases, the case of the day, and checks of cases and boxes."""

import datetime
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from ....cli.commands.play.play import start
from ....cli.files import read_text
from ....cli.options import OPTION, language_of, parse_options
from ....engine import commitment_of
from ....i18n.catalogue import Words
from ....i18n.errors import GothamError
from ....match import game as library
from ....match.colours import find_colour
from ....match.game import Game, check_text, seed_text
from ..cases import case_file, daily
from ..cases.certificate import Box, Case, Difficulty, Fault, difficulty, faults_of_box, faults_of_case
from ..cases.opening import new_case, on_case
from .accusations import Accusation, Calibration, binned, calibration
from .accusations import accusations as matches

NAME = "enquetes-a-new-york"
BOX = Path(__file__).parents[1] / "data" / "box.json"
FAULTY = 2  # exit code for a broken guarantee

app = typer.Typer(help="Cases of Enquêtes à New York: new ones, the case of the day, and checks.", no_args_is_help=True)
LEVEL = Annotated[int, typer.Option(help="1 or 2.", min=1, max=2)]
LANG = Annotated[str | None, typer.Option(help="en, fr, nl or de.")]
DAY = Annotated[str | None, typer.Option(help="Another day than today, as 2026-11-15.")]


class CaseRefused(GothamError):
    """A day or case that is refused; the message is in the game's own catalogue."""

    def say(self, words: Words) -> str:
        return super().say(Words(words.language, case_file.CATALOGUES))


@app.command()
def new(
    level: LEVEL = 1,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same case.")] = None,
    lang: LANG = None,
) -> None:
    """Print a fresh case with its answer, its certificate and its difficulty."""
    words = _words(lang)
    case = new_case(level, seed_text(seed))
    typer.echo(case_file.write_case(case, words), nl=False)
    for line in _difficulty(difficulty(case), words):
        typer.echo(f"{case_file.REMARK} {line}")


@app.command()
def check(
    file: Annotated[str | None, typer.Argument(help="A case or a box; - reads it. Without one, the box.")] = None,
    lang: LANG = None,
) -> None:
    """Check a case or a box without any solver, and print its difficulty; exit code 2 where a guarantee fails."""
    words = _words(lang)
    found = case_file.read(read_text(str(BOX) if file is None else file))
    faults = faults_of_case(found) if isinstance(found, Case) else faults_of_box(found)
    for line in _report(found, faults, words):
        typer.echo(line)
    if faults:
        raise typer.Exit(FAULTY)


@app.command()
def day(level: LEVEL = 1, date: DAY = None, lang: LANG = None) -> None:
    """Print the case of a past day with its answer; of today's, the seal that it can be checked with then."""
    words, when = _words(lang), _date(date)
    case, seed = daily.case_of(when, level), daily.seed_of(when, level)
    public = daily.is_public(when)
    if public:
        typer.echo(case_file.write_case(case, words), nl=False)
    else:
        typer.echo(words("case-today", day=str(when), level=str(level)))
    seal = words("case-seal", seal=commitment_of(seed), public="yes" if public else "no", seed=seed)
    for line in (seal, *_difficulty(difficulty(case), words)):
        typer.echo(f"{case_file.REMARK} {line}" if public else line)


@app.command()
def play(
    file: Annotated[str | None, typer.Argument(help="The case; - reads it. Without one, the case of the day.")] = None,
    level: LEVEL = 1,
    players: Annotated[int, typer.Option(help="How many play, you included.")] = 2,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    bots: Annotated[str | None, typer.Option(help="Who has the other seats, as in greedy,random.")] = None,
    option: OPTION = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same dice.")] = None,
    lang: LANG = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text, for screen readers and programs.")] = False,
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    colour: Annotated[str | None, typer.Option(help="Your colour; the bots take what is left.")] = None,
) -> None:
    """Play the case of the day, or a case from a file, against bots."""
    language = language_of(lang)
    case = daily.case_of(daily.today(), level) if file is None else _fair(case_file.read_case(read_text(file)), lang)
    game, drawn = library.game(NAME), seed_text(seed)
    wish = find_colour(game, colour) if colour else ""
    scene = on_case(game.in_mode("plain"), case, players, parse_options(option), drawn)
    start(game, scene, seat, bots, drawn, language, plain, name, wish)


@app.command()
def accusations(
    count: Annotated[int, typer.Option(help="How many accusations, at least.", min=3, max=10**6)] = 5000,
    case: Annotated[str, typer.Option(help="generated, spin for the box, or a number of it.")] = "generated",
    seed: Annotated[str, typer.Option(help="Decides the matches.")] = "0",
    lang: LANG = None,
) -> None:
    """Let masters play, and tell how likely they said their accusations to be right, and how often they were."""
    words, found = _words(lang), list[Accusation]()
    for match in matches(library.game(NAME), case, check_text(seed)):
        found += match
        if len(found) >= count:
            break
    typer.echo(_calibrated(words("accused-all"), calibration(found), words))
    for low, part in binned(found):
        typer.echo(_calibrated(words("accused-bin", low=str(low)), part, words))


# --------------------------------------------------------------------------------------- in sentences


def _words(lang: str | None) -> Words:
    return _game().words(language_of(lang))


def _game() -> Game:
    return library.game(NAME, "plain")  # texts and a single case need no compiled rules


def _report(found: Case | Box, faults: list[Fault], words: Words) -> Iterator[str]:
    yield from (fault.say(words) for fault in faults)
    if isinstance(found, Case):
        yield from () if faults else _difficulty(difficulty(found), words)
    elif not faults:
        for entry in found.wheel:
            measured = difficulty(found.case(entry))
            title = words("case-of-box", level=str(entry.level), number=str(entry.number))
            yield f"{title}  {words('case-cards', least=str(measured.least), mean=f'{measured.mean:.2f}')}"
    yield words("case-faults", count=len(faults))


def _difficulty(measured: Difficulty, words: Words) -> Iterator[str]:
    """Yield the difficulty of a case: least and mean number of cards, and the chance of each number to settle it."""
    yield words("case-cards", least=str(measured.least), mean=f"{measured.mean:.2f}")
    shares = (f"{size}: {share:.1%}" for size, share in enumerate(measured.shares) if size and 0 < share < 1)
    yield words("case-shares", shares=", ".join(shares))


def _calibrated(name: str, found: Calibration, words: Words) -> str:
    """Return a line of figures."""
    low, high = (f"{100 * (end or 0.0):.1f}" for end in (found.right.low, found.right.high))
    shares = {"stated": f"{100 * found.stated:.1f}", "right": f"{100 * found.right.mean:.1f}"}
    return words("accused", name=name, count=found.size, **shares, low=low, high=high)


def _fair(case: Case, lang: str | None) -> Case:
    """Return a case that keeps its guarantees; raise for the first broken one."""
    for fault in faults_of_case(case):
        raise CaseRefused("case-unfair", fault=fault.say(_words(lang)))
    return case


def _date(text: str | None) -> datetime.date:
    """Return a day, today or earlier; future days are refused."""
    if text is None:
        return daily.today()
    try:
        when = datetime.date.fromisoformat(text)
    except ValueError:
        raise CaseRefused("case-bad-day", text=text[:40]) from None
    if when > daily.today():
        raise CaseRefused("case-early", day=str(when))
    return when
