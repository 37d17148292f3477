"""Takes the screenshots of the documents: `python -m tools.screenshots` takes every page in the light and dark theme,
on a desktop and on a phone."""

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tools.browser import NONE
from tools.samples import TOKEN, Sample, keep
from tools.serving import Server, launch

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "screenshots"
NEVER = 1e6  # seconds that bots wait before they act
SIZES = {"desk": ViewportSize(width=1280, height=720), "phone": ViewportSize(width=390, height=844)}
NARROW = 1000  # pixels; narrower windows have tools in the menu and tabs in a sheet
SCHEMES = ("light", "dark")
OWN = ("pell-street", "baker-street", "skyline")  # the person's own tables on the home page

SAMPLES = [
    Sample(
        "skyline",
        "new-york-new-york",
        ["greedy"] * 3,
        decisions=40,
        name="hudson",
        talk=[(1, "Who wants the twelve?"), (0, "Not you, Otis.")],
    ),
    Sample("skyscraper", "new-york-new-york", ["greedy"] * 3),
    Sample("mott-street", "chinatown", ["trader"] * 4, decisions=191),
    Sample("pell-street", "chinatown", ["trader"] * 4),
    Sample("baker-street", "enquetes-a-new-york", ["detective"] * 3, decisions=20, options={"case": "7"}),
    Sample("fulton-street", "new-york-new-york", ["greedy"] * 3, decisions=60, hints=True),
    Sample("broadway", "new-york-new-york", ["greedy"] * 4, decisions=0, free=(1, 2), listed=True),
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


def visit(browser: Browser, server: Server, options: dict[str, Any], guest: bool) -> Page:
    """Open a page for a person who has been at some tables, or at none."""
    # a service worker goes on loading after the page is complete
    calm: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
    context = browser.new_context(base_url=server.address, **calm, **options)
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
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.screenshot(path=path, caret="hide", animations="disabled")


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


def pictures(browser: Browser, server: Server, folder: Path) -> Iterator[Path]:
    """Take all pictures in sequence."""
    for size, viewport in SIZES.items():
        for scheme in SCHEMES:
            for guest in (False, True):
                options = {"viewport": viewport, "color_scheme": scheme}
                page = visit(browser, server, options, guest)
                for shot in SHOTS:
                    if shot.guest == guest:
                        path = folder / f"{shot.name}-{size}-{scheme}.png"
                        take(page, shot, path, address(server, shot))
                        yield path
                page.context.close()


def analyse(server: Server, id: str) -> None:
    """Request the analysis of a match before its page is opened."""
    server.ask(f"/tables/{id}/analysis", {})
    while server.ask(f"/tables/{id}/analysis")["state"] != "done":
        time.sleep(0.5)


def shoot(data: Path, total: int) -> None:
    """Serve a folder, and take its pictures."""
    server = Server(data, pace=NEVER, mode="compiled")  # values of deals need compiled rules
    with sync_playwright() as playwright:
        browser = launch(playwright)
        if browser is None:
            sys.exit(NONE)
        server.start()
        server.wait_until_compiled()
        try:
            analyse(server, "skyscraper")
            for number, path in enumerate(pictures(browser, server, FOLDER), 1):
                print(f"[{number}/{total}] {path.relative_to(ROOT)} {path.stat().st_size / 1000:.0f} kB", flush=True)
        finally:
            server.stop()
            browser.close()


def main() -> None:
    begun = time.monotonic()
    total = len(SHOTS) * len(SIZES) * len(SCHEMES)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as data:
        print(f"Playing {len(SAMPLES)} matches for {total} screenshots.", flush=True)
        keep(SAMPLES, Path(data))
        shoot(Path(data), total)
    print(f"Done in {time.monotonic() - begun:.0f} s.")


if __name__ == "__main__":
    main()
