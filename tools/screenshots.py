"""Takes the screenshots of the documents: `python -m tools.screenshots [NAME ...]` takes every page, or those named, in
the light and dark theme, on a desktop and on a phone; the table of each preset once.

Bots have played the matches beforehand. An analysis and a hint take a bot long, and longer on a busy machine: each is
computed once, and all pictures show it.
"""

import itertools
import json
import sys
import tempfile
import time
import urllib.error
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Route, ViewportSize, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from tools.browser import NONE
from tools.samples import TOKEN, Sample, keep, keep_analysis
from tools.serving import Server, launch

import gotham

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "screenshots"
FAILED = ROOT / "build" / "screenshots"  # what was on the screen when a picture could not be taken
NEVER = 1e6  # seconds that bots wait before they act
PATIENCE = 120_000  # milliseconds for an element to appear
SIZES = {"desk": ViewportSize(width=1280, height=720), "phone": ViewportSize(width=390, height=844)}
NARROW = 1000  # pixels; narrower windows have tools in the menu and tabs in a sheet
SCHEMES = ("light", "dark")
LOOKS = tuple(itertools.product(SIZES, SCHEMES))
OWN = ("pell-street", "baker-street", "skyline")  # the person's own tables on the home page
HINTED, ANALYSED = "fulton-street", "skyscraper"  # tables
# nothing is drawn, loaded or computed any more: no progress is shown, and no picture in sight is empty
SETTLED = """() => !document.querySelector('[aria-busy=true], .dock progress, [data-ending] progress')
  && [...document.querySelectorAll('[data-picture]')].every((each) =>
    each.childElementCount || each.getBoundingClientRect().top > innerHeight)"""
BLUE = ".paper [data-colours] label:has([value=blue])"
PRESET_BOTS = {  # game -> bots at the table of a preset, and the decisions that were made there
    "new-york-new-york": (["greedy"] * 3, 30),
    "chinatown": (["trader"] * 4, 82),
    "enquetes-a-new-york": (["detective"] * 3, 12),
}

SAMPLES = [
    Sample(
        "skyline",
        "new-york-new-york",
        ["greedy"] * 3,
        decisions=40,
        name="hudson",
        talk=[(1, "Who wants the twelve?"), (0, "Not you, Otis.")],
    ),
    Sample(ANALYSED, "new-york-new-york", ["greedy"] * 3),
    Sample("mott-street", "chinatown", ["trader"] * 4, decisions=191),
    Sample("pell-street", "chinatown", ["trader"] * 4),
    Sample("baker-street", "enquetes-a-new-york", ["detective"] * 3, decisions=20, options={"case": "7"}),
    Sample(HINTED, "new-york-new-york", ["greedy"] * 3, decisions=60, hints=True),
    Sample("broadway", "new-york-new-york", ["greedy"] * 4, decisions=0, free=(1, 2), listed=True),
    Sample("bowery", "enquetes-a-new-york", ["detective"] * 4, decisions=0, free=(1, 2)),
]


class Shot(NamedTuple):
    """A page: its name, its address, and an element that shows it is ready. A person who is no guest has a seat; a
    match may be shown as text instead of a board."""

    name: str
    path: str
    ready: str
    guest: bool = False
    words: bool = False
    press: str = ""  # the button to press then
    narrow: tuple[str, ...] = ()  # the buttons to press instead on a phone
    then: str = ""  # the element that appears after that
    looks: tuple[tuple[str, str], ...] = LOOKS  # sizes and schemes


SHOTS = [
    Shot("home", "/", "[data-play]"),
    Shot("new-table", "/new/chinatown", "form"),
    Shot("new-case", "/new/enquetes-a-new-york", "form"),
    Shot("board", "/table/skyline", ".new-york"),
    Shot("board-over", "/table/skyscraper", "[data-ending] .total"),
    Shot("chinatown", "/table/mott-street", ".chinatown"),
    Shot("chinatown-over", "/table/pell-street", "[data-ending] .total"),
    Shot("enquetes", "/table/baker-street", ".enquetes"),
    Shot("words", "/table/baker-street", ".actions", words=True),
    Shot("waiting", "/table/broadway", "[data-start-with-bots]"),
    Shot("colours", "/table/bowery", BLUE, press=BLUE, then=f"{BLUE}.chosen"),
    Shot("invited", "/table/broadway", "[data-watch]", guest=True),
    Shot("replay", "/replay/skyscraper?seat=0&move=17", ".new-york"),
    Shot("analysis", "/analysis/skyscraper", "[data-analysed]"),
    Shot("analysis-moves", "/analysis/skyscraper", "[data-analysed]", narrow=("[data-sheet]",), then="[data-key]"),
    Shot(
        "hint",
        "/table/fulton-street",
        ".new-york",
        press="[data-hint-button]",
        narrow=("[data-menu]", "[data-menu-hint]"),
        then="[data-follow]",
    ),
    Shot("learn", "/learn/enquetes-a-new-york", ".enquetes"),
    Shot("puzzles", "/puzzles/new-york-new-york", "[data-puzzle]"),
    Shot("puzzle", "/puzzle/new-york-new-york/1", ".new-york"),
    Shot("puzzle-solved", "/puzzle/enquetes-a-new-york/1", ".enquetes", press="[data-solution]", then=".leaf .verdict"),
    Shot(
        "rules-at-hand",
        "/table/skyline",
        ".new-york",
        press="[data-rules]",
        narrow=("[data-menu]", "[data-menu-rules]"),
        then="dialog[open]",
    ),
    Shot("rules", "/rules/new-york-new-york", "dl"),
    Shot("missing", "/nowhere", "h1"),
]


def presets() -> Iterator[tuple[Sample, Shot]]:
    """Yield a table for each preset, with its picture; sizes and schemes follow each other."""
    looks = itertools.cycle(LOOKS)
    for name, (bots, decisions) in PRESET_BOTS.items():
        for preset in gotham.game(name, "plain").presets:
            id = f"preset-{name}-{preset.id}"
            seats = bots[: preset.players or len(bots)]
            sample = Sample(id, name, seats, decisions, dict(preset.options), name="spring", clock=preset.clock)
            yield sample, Shot(id, f"/table/{id}", ".frame .drawn", looks=(next(looks),))


def visit(browser: Browser, server: Server, options: dict[str, Any], guest: bool) -> Page:
    """Open a page for a person who has been at some tables, or at none."""
    # a service worker goes on loading after the page is complete
    calm: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
    context = browser.new_context(base_url=server.address, **calm, **options)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    kept = {} if guest else {id: TOKEN for id in OWN}
    page.evaluate("(tokens) => localStorage.setItem('gotham.tokens', JSON.stringify(tokens))", kept)
    return page


def take(page: Page, shot: Shot, path: Path, address: str) -> None:
    """Take one picture once nothing moves."""
    page.evaluate("(view) => localStorage.setItem('gotham.view', view)", "words" if shot.words else "board")
    page.goto(address)
    page.locator(shot.ready).first.wait_for()
    for button in presses(page, shot):
        page.locator(button).first.click()
    if shot.then:
        page.locator(shot.then).first.wait_for()
    page.wait_for_function(SETTLED)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.screenshot(path=path, caret="hide", animations="disabled")


def attempt(page: Page, shot: Shot, path: Path, address: str) -> None:
    """Take one picture, or say which one failed, what it waited for, and where a picture of the page lies."""
    try:
        take(page, shot, path, address)
    except PlaywrightError as error:
        FAILED.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=FAILED / path.name)
        seen = (FAILED / path.name).relative_to(ROOT)
        sys.exit(f"{path.stem}, at {shot.path}: {error.message}\nThe page looked like {seen}.")


def presses(page: Page, shot: Shot) -> tuple[str, ...]:
    """Return the buttons that lead to the subject of a picture."""
    viewport = page.viewport_size
    if shot.narrow and viewport and viewport["width"] < NARROW:
        return shot.narrow
    return (shot.press,) if shot.press else ()


def address(server: Server, shot: Shot) -> str:
    """Return the address of a picture, with the token of a seat."""
    if shot.guest:
        return f"{shot.path}#invite=1.{server.ask('/tables/broadway/invitations', token=TOKEN)['invitations']['1']}"
    return f"{shot.path}#{TOKEN}" if shot.path.startswith("/table/") else shot.path


def pictures(browser: Browser, server: Server, shots: Sequence[Shot]) -> Iterator[Path]:
    """Take all pictures in sequence."""
    hint = ask_hint(server) if any(HINTED in shot.path for shot in shots) else ""
    for (size, scheme), guest in itertools.product(LOOKS, (False, True)):
        wanted = [shot for shot in shots if shot.guest == guest and (size, scheme) in shot.looks]
        if not wanted:
            continue
        page = visit(browser, server, {"viewport": SIZES[size], "color_scheme": scheme}, guest)
        page.route("**/hint", lambda route: answer(route, hint))
        for shot in wanted:
            path = FOLDER / f"{shot.name}-{size}-{scheme}.png"
            attempt(page, shot, path, address(server, shot))
            yield path
        page.context.close()


def ask_hint(server: Server) -> str:
    """Return what the server answers to a request for a hint."""
    say("Computing the hint.")
    view = server.ask(f"/tables/{HINTED}", token=TOKEN)["view"]
    wish = {"type": "hint", "revision": view["revision"]}
    try:
        return json.dumps(server.ask(f"/tables/{HINTED}/hint", wish, TOKEN))
    except urllib.error.HTTPError as error:
        sys.exit(f"hint: the server answered {error.code}: {error.read().decode()}")


def answer(route: Route, hint: str) -> None:
    route.fulfill(body=hint, content_type="application/json")


def shoot(data: Path, shots: Sequence[Shot]) -> None:
    """Serve a folder, and take its pictures."""
    total = sum(len(shot.looks) for shot in shots)
    server = Server(data, pace=NEVER, mode="compiled")  # values of deals need compiled rules
    with sync_playwright() as playwright:
        browser = launch(playwright)
        if browser is None:
            sys.exit(NONE)
        try:
            server.start()
            say("The server loads the compiled rules.")
            server.wait_until_compiled()
            for number, path in enumerate(pictures(browser, server, shots), 1):
                say(f"[{number}/{total}] {path.relative_to(ROOT)} {path.stat().st_size / 1000:.0f} kB")
        finally:
            server.stop()
            browser.close()


def say(text: str) -> None:
    print(text, flush=True)


def remove_others(shots: Sequence[Shot]) -> None:
    """Remove the pictures of pages that are no longer taken."""
    names = {f"{shot.name}-{size}-{scheme}.png" for shot in shots for size, scheme in shot.looks}
    for old in FOLDER.glob("*.png"):
        if old.name not in names:
            old.unlink()


def prepare(samples: Sequence[Sample], data: Path) -> None:
    """Play the matches, and analyse one."""
    for number, sample in enumerate(samples, 1):
        say(f"Match {number}/{len(samples)}: {sample.id}")
        keep([sample], data)
        if sample.id == ANALYSED:
            keep_analysis(sample, data, lambda done, total: say(f"  analysed {done}/{total}"))


def main(names: Sequence[str]) -> None:
    begun = time.monotonic()
    tables, extra = zip(*presets(), strict=True)
    every = [*SHOTS, *extra]
    shots = [shot for shot in every if not names or shot.name in names]
    unknown = {*names} - {shot.name for shot in every}
    if unknown:
        sys.exit(
            f"There is no picture {', '.join(sorted(unknown))}; there are {', '.join(each.name for each in every)}."
        )
    samples = [*SAMPLES, *(table for table in tables if any(table.id == shot.name for shot in shots))]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        prepare(samples, Path(data))
        shoot(Path(data), shots)
    remove_others(every)
    say(f"Done in {time.monotonic() - begun:.0f} s.")


if __name__ == "__main__":
    main(sys.argv[1:])
